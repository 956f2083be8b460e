// The server's HTTP interface: JSON both ways, the guest's token in a header, and a Problem where it says no.
import type { GameCard, Routes } from "../wire/http";
import type { Problem } from "../wire/messages";
import { remembered } from "./storage";
import { nameGames } from "./texts.svelte";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

export function problem(code: string): Problem {
  return { type: "problem", ref: null, code, rule: null, arguments: {} };
}

/** What the server answers at an address; parameters that are not in the address go behind it. */
export function call<R extends keyof Routes>(
  route: R,
  parameters: Routes[R]["parameters"],
  wanted?: Routes[R]["wanted"],
  token = remembered("token"),
): Promise<Routes[R]["answer"]> {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (wanted !== undefined) headers["content-type"] = "application/json";
  const [method, path] = route.split(" ") as [string, string];
  return send(addressOf(path, parameters), { method, headers, body: wanted === undefined ? null : JSON.stringify(wanted) });
}

function addressOf(path: string, parameters: Record<string, string | number | null>): string {
  const behind = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    const filled = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    if (filled === path && value !== null) behind.set(name, String(value));
    path = filled;
  }
  return behind.size ? `${path}?${behind}` : path;
}

/** Any request, and its answer as JSON; Refused where the server says no, or cannot be reached. */
export async function send<T>(address: string, request: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address, request);
  } catch {
    throw new Refused(problem("offline"));
  }
  const answered = await answer.json().catch(() => null); // some answers are empty
  if (answer.ok) return answered;
  throw new Refused({ ...problem("unknown"), ...(typeof answered?.code === "string" ? answered : {}) });
}

let games: Promise<GameCard[]> | null = null;

/** The games that the server offers; asked for once. */
export function loadGames(): Promise<GameCard[]> {
  const asked = (games ??= call("GET /api/games", {}));
  asked.then(nameGames, () => (games = null));
  return asked;
}

export async function loadGameInfo(id: string): Promise<GameCard> {
  const found = (await loadGames()).find((game) => game.id === id);
  if (!found) throw new Refused(problem("unknown-game"));
  return found;
}

/** Sixteen random bytes as text: a seat's part in the dealing, so that the server alone cannot choose it. */
export function randomBytes(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
