/** What each game brings to a table. A board is loaded when its table is opened. */
import { findGame } from '@taverne/games';
import type { GameKit } from '@taverne/ui';
import { once } from '../once.ts';

/** Found by the folder of the game: a game that brings a page of its own has it in web/index.ts. */
const KITS = import.meta.glob<GameKit>('../../../../games/*/web/index.ts', { import: 'kit' });

export const kitOf = once(async (game: string): Promise<GameKit> => {
  const entry = findGame(game);
  const kit = await (KITS[`../../../../games/${game}/web/index.ts`] ?? (() => plainKit(game)))();
  return { ...kit, hasSecrets: entry?.hasSecrets === true, hasDraws: entry?.hasDraws === true };
});

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
