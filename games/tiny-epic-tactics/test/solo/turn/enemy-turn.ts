/** One turn of the Enemy. */
import type { Scripted } from '@taverne/engine';
import { bookOf } from '../../../src/content/book.ts';
import { enemyTurn } from '../../../src/solo/activation.ts';
import { run, tableWith } from '../../stretch.ts';
import { adventure, type Venture } from '../adventure.ts';

/** The Enemy's turn in which this card is drawn. */
export function turn(
  { side = 1, ...told }: Venture & { readonly side?: number },
  card: string,
  script: readonly Scripted[] = [],
  answers: readonly string[] = [],
) {
  const state = adventure(told);
  state.phase = 'enemy';
  state.active = side;
  const at = state.enemyDeck.indexOf(bookOf(state).enemyNumbers.get(card) ?? -1);
  const table = tableWith(['enemy card', at], ...script);
  run(enemyTurn(state, table), answers);
  return { state, table };
}
