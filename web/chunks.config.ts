// Which modules are sent in one file: a visitor of a page would need each of them anyway, and one file packs far better than seventy.
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const source = (path: string) => decodeURIComponent(new URL(`src/${path}`, import.meta.url).pathname);
const TABLE = source("pages/TablePage.svelte");
const GAME = /\/games\/([^/]+)\/index\.ts$/;

/** What comes along with a module: all that it imports, except what it loads later. */
function withImports(root: string, modules: Modules): Set<string> {
  const found = new Set([root]);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

interface Plan {
  shell: Set<string>;
  table: Set<string>;
  pages: Set<string>[];
  games: Map<string, Set<string>>;
}

function plan(modules: Modules): Plan {
  const later = (path: string) => modules.getModuleInfo(source(path))?.dynamicallyImportedIds ?? [];
  const pages = later("App.svelte").filter((id) => id.includes("/pages/") && id !== TABLE);
  const games = later("games/game.ts").flatMap((id) => (GAME.exec(id)?.[1] ? [[GAME.exec(id)![1]!, withImports(id, modules)] as const] : []));
  return {
    shell: withImports(source("main.ts"), modules),
    table: withImports(TABLE, modules),
    pages: pages.map((id) => withImports(id, modules)),
    games: new Map(games),
  };
}

let planned: Plan | undefined;

/** The file in which a module is sent; null: one that the bundler finds. */
export function chunkOf(id: string, modules: Modules): string | null {
  const { shell, table, pages, games } = (planned ??= plan(modules));
  if (shell.has(id)) return "shell";
  if (table.has(id)) return pages.some((page) => page.has(id)) ? "shared" : "table";
  const users = [...games].filter(([, needed]) => needed.has(id)).map(([game]) => game);
  return users.length > 1 ? "games" : (users[0] ?? null);
}
