// Keeps the built files, so that the app opens without a network. The build fills in which files there are; a build with other
// files has another version and replaces what was kept.

/// <reference lib="webworker" />

declare const __FILES__: string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const FILES = __FILES__;
const CACHE = `mad-king-${__VERSION__}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  const dropOthers = async (): Promise<void> => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('mad-king-') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(dropOthers());
});

/** The page itself comes from the network if there is one, so that a new version is seen at once; the rest never changes. */
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(async () => (await caches.match('/')) ?? Response.error()));
    return;
  }
  if (!FILES.includes(pathname)) return;
  event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
});
