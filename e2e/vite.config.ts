/** The page with another list of games, for tests of what a game gets that brings nothing but rules: see lib/plain-house.ts. */
import { join } from 'node:path';
import page from '../apps/web/vite.config.ts';

const HOUSE = join(import.meta.dirname, 'dist');

export default {
  ...page,
  resolve: { alias: { '@taverne/games': join(HOUSE, 'games.ts') } },
  build: { ...page.build, outDir: join(HOUSE, 'page'), emptyOutDir: true },
};
