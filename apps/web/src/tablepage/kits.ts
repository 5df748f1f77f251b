/** What each game brings to a table. A board is loaded when its table is opened. */
import { findGame } from '@taverne/games';
import type { GameKit } from '@taverne/ui';

/** Found by the folder of the game: a game that brings a page of its own has it in web/index.ts. */
const KITS = import.meta.glob<GameKit>('../../../../games/*/web/index.ts', { import: 'kit' });

const loaded = new Map<string, Promise<GameKit>>();

/** The same promise each time, so that a page can wait for it while it renders. */
export function kitOf(game: string): Promise<GameKit> {
  const known = loaded.get(game);
  if (known) return known;
  const kit = load(game);
  loaded.set(game, kit);
  return kit;
}

async function load(game: string): Promise<GameKit> {
  const own = KITS[`../../../../games/${game}/web/index.ts`];
  if (!own) throw new Error(`no board is known for ${game}`);
  const kit = await own();
  return findGame(game)?.hasSecrets ? { ...kit, hasSecrets: true } : kit;
}
