/** A folder that is gone afterwards, and settings for a server in it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEEP_ALL, type Settings } from '../../src/index.ts';

/** The games of the tests: the product's own and one with secrets, with bots that are quick. */
const GAMES = new URL('../../test/games.ts', import.meta.url).href;

export function scratch(): { readonly folder: string; clear(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'taverne-'));
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) };
}

export const scratchSettings = (data: string, port = 0): Omit<Settings, 'url'> => ({
  port,
  host: '127.0.0.1',
  data,
  page: join(data, 'page'),
  passkeyDomain: undefined,
  smtp: undefined,
  mailFrom: undefined,
  callsAnywhere: false,
  keepers: [],
  secret: undefined,
  behindProxy: false,
  log: 'error',
  keep: KEEP_ALL,
  metricsToken: undefined,
  games: GAMES,
});

/** No limit on how fast one may speak: for tools that measure something else. */
const ENDLESS = { burst: 1e9, perSecond: 1e9 };
export const UNHURRIED = {
  upgrades: ENDLESS,
  messages: ENDLESS,
  requests: ENDLESS,
  newGuests: ENDLESS,
  newMatches: ENDLESS,
  joins: ENDLESS,
  imports: ENDLESS,
  chat: ENDLESS,
  work: ENDLESS,
  bends: ENDLESS,
  waitingPerGuest: 1e6,
  unfinishedPerGuest: 1e6,
  botMatchesPerGuest: 1e6,
  socketsPerAddress: 1e6,
  socketsPerGuest: 1e6,
  botPatience: 5,
};
