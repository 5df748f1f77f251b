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
  // A failure is not kept: with a network again the next try may succeed.
  kit.catch(() => loaded.delete(game));
  return kit;
}

async function load(game: string): Promise<GameKit> {
  const entry = findGame(game);
  const kit = await (KITS[`../../../../games/${game}/web/index.ts`] ?? (() => plainKit(game)))();
  return entry?.hasSecrets ? { ...kit, hasSecrets: true } : kit;
}

/** A game without a board of its own is played at the plain table. */
async function plainKit(game: string): Promise<GameKit> {
  const entry = findGame(game);
  if (!entry) throw new Error(`there is no game ${game}`);
  const [{ genericKit }, en, fr] = await Promise.all([
    import('@taverne/ui/generic'),
    entry.messages('en'),
    entry.messages('fr'),
  ]);
  return genericKit(game, { en, fr });
}
