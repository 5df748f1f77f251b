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

/** So often a server that asks for patience is asked again, each time later: half a minute in all. */
const TRIES = 5;

async function keep(cache: Cache, file: string): Promise<void> {
  const isHashed = file.startsWith('/assets/');
  const known = isHashed ? await caches.match(file) : undefined;
  const reply = known ?? (await patiently(() => fetch(file, { cache: isHashed ? 'default' : 'no-cache', priority: 'low' })));
  if (!reply.ok) throw new Error(`${file} cannot be kept: ${reply.status}`);
  await cache.put(file, reply);
}

async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries < TRIES; tries++) {
    const reply = await ask();
    if (reply.status !== 429 && reply.status !== 503) return reply;
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** tries));
  }
  return ask();
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

/** What the server says in a call (people/calls). */
interface Call {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly count: number;
}

function isCall(value: unknown): value is Call {
  if (typeof value !== 'object' || value === null) return false;
  return ['title', 'body', 'path'].every((field) => typeof Reflect.get(value, field) === 'string');
}

self.addEventListener('push', (event) => {
  const call: unknown = event.data?.json();
  if (isCall(call)) event.waitUntil(tell(call));
});

/** Whoever looks at that very table sees it anyway. A later call takes the place of the one before. */
async function tell({ title, body, path, count }: Call): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some(({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === path)) return;
  if (count > 0) await self.navigator.setAppBadge?.(count).catch(() => {});
  await self.registration.showNotification(title, { body, tag: 'turn', icon: '/icon-192.png', data: path });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** In a page that is open already, or in a new one. */
async function open(path: string): Promise<void> {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => url === address.href);
  if (there) await there.focus();
  else await self.clients.openWindow(address.href);
}

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
