// The service worker: shows what tables of days send, and keeps what was opened once, so that it can be read without the network.

const PAGE = "page"; // what the page is made of
const READ = "read"; // rulebooks, puzzles, games and drawings that were opened
const READABLE = /^\/(art\/|api\/(games|rules|lessons|puzzles)(\/|$)|api\/tables\/[^/]+\/sheet$)/;
const MOST = 400; // things that were opened; the oldest go

self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
/** The page asks for it when it starts: of another version another page is kept, and nothing of the old one. */
self.addEventListener("message", (event) => event.data === "fill" && event.waitUntil(fill()));

async function fill() {
  const answer = await fetch("/shell.json", { cache: "no-store" });
  if (!answer.ok) return;
  const { files } = await answer.json();
  const cache = await caches.open(PAGE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.add("/");
  await Promise.all(files.filter((file) => !kept.includes(file)).map((file) => cache.add(file).catch(() => {})));
  await Promise.all(kept.filter((file) => file !== "/" && !files.includes(file)).map((file) => cache.delete(file)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(PAGE, "/")));
  else if (pathname.startsWith("/assets/")) event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
  else if (READABLE.test(pathname)) event.respondWith(read(request));
});

/** The server's answer, kept for later; without the network the one that was kept. */
async function read(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(request, answer.clone());
    return answer;
  } catch {
    return kept(READ, request);
  }
}

async function keep(request, answer) {
  const cache = await caches.open(READ);
  await cache.put(request, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
}

async function kept(name, what) {
  return (await (await caches.open(name)).match(what, { ignoreVary: true })) ?? Response.error();
}

/** A message from the server; only this browser could read it on its way. */
self.addEventListener("push", (event) => {
  const { title, body, path, waiting } = event.data.json();
  const shown = self.registration.showNotification(title, { body, tag: path, icon: "/icon-192.png", data: { path } });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.(waiting)]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Goes to a page of ours: in a window that shows it already, else in a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
