/** The same games after a change of rules that an answer under way does not survive. */
import type { Game, Play } from '@taverne/engine';
import { games as older } from './games.ts';

/** What was asked as "act" is asked as "deed" now. */
function* reworded(play: Play): Play {
  let said = play.next([]);
  while (!said.done) {
    const { asks, until } = said.value;
    const reply = yield { until, asks: asks.map((ask) => (ask.name === 'act' ? { ...ask, name: 'deed' } : ask)) };
    said = play.next(reply);
  }
}

async function stranger(load: () => Promise<Game>): Promise<Game> {
  const game = await load();
  return { ...game, version: game.version + 1, step: (state, table) => reworded(game.step(state, table)) };
}

export const games = older.map((entry) => ({ ...entry, load: () => stranger(entry.load) }));
