/** The page itself: files that Vite built. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { API_PATH } from '@taverne/protocol';
import type { FastifyInstance } from 'fastify';
import { woe } from '../matches/trouble.ts';
import { refuse } from './context.ts';

const HASHED = /[/\\]assets[/\\]/;
const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time: the page and its service worker must never be old. */
const ASK_AGAIN = 'no-cache';

/** A part of the page, which costs the server next to nothing. */
export const isFile = (url: string): boolean => url.startsWith('/assets/');

export async function pageRoutes(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders(reply, path) {
        reply.header('cache-control', HASHED.test(path) ? FOREVER : ASK_AGAIN);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith(`${API_PATH}/`) && !/\.\w+$/.test(path);
    if (!isPage) return refuse(reply, woe('no-such-page', 'there is nothing here'));
    // The page finds its way by the address: every address is the page.
    if (built) return reply.header('cache-control', ASK_AGAIN).sendFile('index.html');
    return reply.type('text/plain').send('Taverne is running, but its page is not built yet: npm run build.\n');
  });
}
