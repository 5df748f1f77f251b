/**
 * Keeps the page on this device, so that it opens and plays without a network. The build writes in which files there
 * are; their names carry a hash of their content, so what is kept never has to be asked for again.
 */
declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (tools/offline.ts). */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const FILES = __FILES__;
const PREFIX = 'taverne-';
const CACHE = `${PREFIX}${__VERSION__}`;
const PAGE = '/index.html';
/** A tab of the version before may still be open and want its parts. */
const KEPT = 2;
/** With a network that does not answer, the page opens from this device after so long. */
const PATIENCE = 3000;

/** The server's own: never kept, never answered from here. */
const isServers = (path: string): boolean => /^\/(api|ws|healthz|metrics)(\/|$)/.test(path);

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

/** So many at a time: the rest of the line is for whoever plays meanwhile. */
const AT_ONCE = 2;

/** Takes over from older caches what has not changed. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const left = FILES.values();
  const keepNext = async (): Promise<void> => {
    for (const file of left) await keep(cache, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

async function keep(cache: Cache, file: string): Promise<void> {
  const isHashed = file.startsWith('/assets/');
  const known = isHashed ? await caches.match(file) : undefined;
  const reply = known ?? (await fetch(file, { cache: isHashed ? 'default' : 'no-cache', priority: 'low' }));
  if (!reply.ok) throw new Error(`${file} cannot be kept: ${reply.status}`);
  await cache.put(file, reply);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(settleIn());
});

async function settleIn(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(ours.slice(0, -(KEPT - 1)).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  // The page asks which files the waiting version has, and lets it take over.
  if (event.data === 'files') event.ports[0]?.postMessage(FILES);
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin || isServers(address.pathname)) return;
  event.respondWith(request.mode === 'navigate' ? freshPage(request) : keptFile(request));
});

/** The newest page if there is a network, the kept one if not. */
async function freshPage(request: Request): Promise<Response> {
  const kept = await caches.match(PAGE);
  try {
    const reply = await fetch(request, kept ? { signal: AbortSignal.timeout(PATIENCE) } : undefined);
    if (reply.ok || !kept) return reply;
  } catch (error) {
    if (!kept) throw error;
  }
  return kept;
}

async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

export {};
