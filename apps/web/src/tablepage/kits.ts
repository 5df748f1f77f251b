/** What each game brings to a table. A board is loaded when its table is opened. */
import type { GameKit } from '@taverne/ui';

const KITS: { readonly [game: string]: () => Promise<GameKit> } = {
  leaders: async () => (await import('@taverne/leaders/web')).leadersKit,
  'tiny-epic-tactics': async () => (await import('@taverne/tiny-epic-tactics/web')).tacticsKit,
};

const loaded = new Map<string, Promise<GameKit>>();

/** The same promise each time, so that a page can wait for it while it renders. */
export function kitOf(game: string): Promise<GameKit> {
  const known = loaded.get(game);
  if (known) return known;
  const kit = KITS[game]?.() ?? Promise.reject(new Error(`no board is known for ${game}`));
  loaded.set(game, kit);
  return kit;
}
