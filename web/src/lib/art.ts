// A game's sheet of drawings: fetched and inserted once, so that parts of it can be placed by `<use href="#id">`.
const sheets = new Map<string, Promise<void>>();

export function loadSheet(address: string): Promise<void> {
  let loading = sheets.get(address);
  if (!loading) {
    loading = insert(address);
    loading.catch(() => sheets.delete(address));
    sheets.set(address, loading);
  }
  return loading;
}

async function insert(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no drawings at ${address}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const svg = document.importNode(parsed.documentElement, true);
  // ids of two games' sheets may be equal: only one sheet is in the document
  document.querySelectorAll("svg[data-sheet]").forEach((old) => old.remove());
  for (const key of sheets.keys()) if (key !== address) sheets.delete(key);
  svg.setAttribute("data-sheet", "");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("style", "position:absolute;width:0;height:0;overflow:hidden"); // not display: none, which would turn gradients off
  document.body.prepend(svg);
}
