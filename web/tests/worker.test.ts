// The service worker: what it shows of a message, and where that leads.
import { expect, test, vi } from "vitest";

const [source] = Object.values(import.meta.glob<string>("../public/sw.js", { query: "?raw", import: "default", eager: true }));

type Handler = (event: Record<string, unknown>) => void;

/** The worker in a world of its own: its handlers, and what it did there. */
function started() {
  const handlers: Record<string, Handler> = {};
  const done = {
    showNotification: vi.fn(async () => {}),
    setAppBadge: vi.fn(async () => {}),
    openWindow: vi.fn(async () => {}),
    focus: vi.fn(async () => {}),
  };
  const self = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    registration: { showNotification: done.showNotification },
    navigator: { setAppBadge: done.setAppBadge },
    clients: { matchAll: async () => [{ url: "http://here/table/one", focus: done.focus }], openWindow: done.openWindow },
  };
  new Function("self", source!)(self);
  const happens = async (name: string, event: Record<string, unknown>) => {
    const waits: Promise<unknown>[] = [];
    handlers[name]!({ ...event, waitUntil: (promise: Promise<unknown>) => waits.push(promise) });
    await Promise.all(waits);
  };
  return { done, happens };
}

test("a message is shown, one for each table, and the app counts the tables that wait", async () => {
  const { done, happens } = started();
  const message = { title: "Carcassonne", body: "It is your turn.", path: "/table/one", waiting: 2 };
  await happens("push", { data: { json: () => message } });
  expect(done.showNotification).toHaveBeenCalledWith("Carcassonne", {
    body: message.body,
    tag: message.path,
    icon: "/icon-192.png",
    data: { path: message.path },
  });
  expect(done.setAppBadge).toHaveBeenCalledWith(2);
});

test("a press on it leads to the table: to a window that shows it, or to a new one", async () => {
  const { done, happens } = started();
  const close = vi.fn();
  await happens("notificationclick", { notification: { close, data: { path: "/table/one" } } });
  expect(done.focus).toHaveBeenCalled();
  await happens("notificationclick", { notification: { close, data: { path: "/table/two" } } });
  expect(done.openWindow).toHaveBeenCalledWith("/table/two");
  expect(close).toHaveBeenCalledTimes(2);
});
