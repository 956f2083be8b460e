// Where others find this server: a page opened as localhost is of no use on another device.
import { call } from "./api";

const ONLY_HERE = new Set(["localhost", "127.0.0.1", "[::1]"]);
let asked: Promise<string | null> | null = null;

/** The origin to pass on; null where only this machine can reach the server. */
export function sharedOrigin(): Promise<string | null> {
  if (!ONLY_HERE.has(location.hostname)) return Promise.resolve(location.origin);
  asked ??= call("GET /api/house", {}).then((house) => house.address);
  return asked;
}
