// The result of a match as a picture to share: the board as it lies there, beside who won and everybody's points. Made by the page itself.
import type { Colour } from "../games/game";
import { SHAPES } from "../ui/Shape.svelte";

export const SIZE = { width: 1200, height: 630 };
const BOARD = { x: 540, y: 20, width: 640, height: 590 };
const ROOM = 470; // pixels for words, beside the board
const MOST = 5; // sides that have room

export interface Result {
  game: string;
  headline: string;
  story: string;
  /** A line in small words at the bottom. */
  note: string;
  rows: { colour: Colour; name: string; score: string; won: boolean }[];
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Words that fit: set smaller where they are long. */
function words(text: string, x: number, y: number, size: number, style: string, room = ROOM): string {
  const fitted = Math.min(size, (room / Math.max(1, text.length)) * 1.75);
  return `<text x="${x}" y="${y}" font-size="${fitted.toFixed(1)}" class="${style}">${escaped(text)}</text>`;
}

/** A sentence in at most two lines. */
function lines(text: string): string[] {
  const cut = text.length > 44 ? text.lastIndexOf(" ", 44) : -1;
  return cut > 0 ? [text.slice(0, cut), text.slice(cut + 1)] : [text];
}

/** Everything that the page looks like, with its fonts inside: a picture can load nothing. */
async function looks(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const texts = await Promise.all(
    rules.map(async (rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
      const [whole, address] = /url\("([^"]+)"\)/.exec(rule.cssText) ?? [];
      return whole && address ? rule.cssText.replace(whole, `url("${await inside(new URL(address, rule.parentStyleSheet?.href ?? location.href))}")`) : "";
    }),
  );
  return texts.join("\n");
}

async function inside(address: URL): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

/** The board as it is seen now, without what only a pointer needs. */
function board(): string {
  const shown = document.querySelector("svg.board");
  if (!shown) return "";
  const copy = shown.cloneNode(true) as SVGElement;
  copy.removeAttribute("class");
  const [x = 0, y = 0, width = 1, height = 1] = (copy.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const all = (shown as SVGSVGElement).getBBox();
  // as near as can be: what is seen, without its empty edges
  const [left, top] = [Math.max(x, all.x), Math.max(y, all.y)];
  const [right, bottom] = [Math.min(x + width, all.x + all.width), Math.min(y + height, all.y + all.height)];
  copy.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
  for (const [name, value] of Object.entries(BOARD)) copy.setAttribute(name, String(value));
  copy.setAttribute("preserveAspectRatio", "xMidYMid meet");
  const sheet = document.querySelector("svg[data-sheet]");
  const write = new XMLSerializer();
  return (sheet ? write.serializeToString(sheet) : "") + write.serializeToString(copy);
}

function drawn({ game, headline, story, note, rows }: Result, styles: string): string {
  const list = rows.slice(0, MOST).map(({ colour, name, score, won }, place) => {
    const y = 312 + 56 * place;
    const frame = won ? `<rect x="52" y="${y - 40}" width="448" height="54" rx="14" class="won" />` : "";
    const sign = `<path transform="translate(84 ${y - 13}) scale(1.3)" d="${SHAPES[colour]}" fill="var(--player-${colour})" stroke="var(--player-${colour}-edge)" />`;
    return `${frame}${sign}${words(name, 112, y - 4, 28, "name", 270)}<text x="484" y="${y - 2}" font-size="34" class="score${won ? " mine" : ""}">${escaped(score)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}" data-theme="dark">
    <style>${escaped(styles)}
      * { animation: none !important; transition: none !important; }
      .words text, text.name, text.score, text.head { font-family: Oxanium, system-ui, sans-serif; font-weight: 700; fill: var(--text-sky); }
      text.plain { font-family: "Atkinson Hyperlegible", system-ui, sans-serif; font-weight: 400; fill: var(--muted-sky); }
      text.score { text-anchor: end; }
      text.mine { fill: var(--mine-sky); }
      .won { fill: color-mix(in srgb, var(--mine-sky) 14%, transparent); stroke: var(--mine-sky); stroke-width: 2; }
      .arch { fill: none; stroke-width: 3; stroke-linecap: round; }
    </style>
    <defs><linearGradient id="picture-fade"><stop offset="0.3" stop-color="var(--night)" /><stop offset="0.62" stop-color="var(--night)" stop-opacity="0" /></linearGradient></defs>
    <rect width="100%" height="100%" fill="var(--night)" />
    ${board()}
    <rect width="100%" height="100%" fill="url(#picture-fade)" />
    <g transform="translate(64 40) scale(1.25)"><path class="arch" stroke="var(--mine-sky)" d="M5 17a13 13 0 0 1 26 0" /><path class="arch" stroke="var(--can-sky)" d="M11.5 17a6.5 6.5 0 0 1 13 0" /><path class="arch" stroke="var(--text-sky)" d="M3 22h30" /></g>
    ${words("Cantina", 124, 68, 30, "head")}
    ${words(game, 248, 67, 21, "plain", 260)}
    ${words(headline, 62, 176, 68, "head")}
    ${lines(story)
      .map((line, place) => words(line, 64, 222 + 28 * place, 23, "plain", 480))
      .join("")}
    ${list.join("")}
    ${words(note, 64, 596, 17, "plain", 620)}
  </svg>`;
}

/** Draws the picture; it must be loaded as an image first, which a page may only take from itself. */
export async function pictureOf(result: Result, canvas: HTMLCanvasElement): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn(result, await looks()))}`;
  await image.decode();
  Object.assign(canvas, SIZE);
  canvas.getContext("2d")!.drawImage(image, 0, 0);
}
