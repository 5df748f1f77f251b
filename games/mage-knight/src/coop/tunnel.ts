/** Underground Attack leads an initiator to a city from afar (MK-COOP-05). */
import type { Play, Seat } from '@taverne/engine';
import { cardOf } from '../book.ts';
import { landingsFrom } from '../jump.ts';
import { pay } from '../mana.ts';
import { canCast, priceOf } from '../play.ts';
import { playing } from '../playing.ts';
import { type CardNumber, handOf, modsOf, playedOf, type Space, type State, without } from '../state.ts';
import type { MageTable } from '../types.ts';
import { NONE } from '../words.ts';

const SPELL = 'underground-travel';

/** The card of the hand that would lead to this city now, or NONE. */
export function tunnelTo(state: State, table: MageTable, seat: Seat, city: Space): CardNumber {
  const card = handOf(state, seat).find((each) => cardOf(state, each).id === SPELL);
  if (card === undefined || !landingsFrom(state, seat, 3, ['swamp', 'lake', 'sea']).some(({ to }) => to === city)) return NONE;
  return canCast(playing(state, table, seat, { by: SPELL }), card, 'strong') ? card : NONE;
}

/** It is cast for its strong effect: no walls count for whoever came from below. */
export function* castTunnel(state: State, table: MageTable, seat: Seat, card: CardNumber): Play {
  const face = cardOf(state, card);
  state.hand[seat] = without(handOf(state, seat), card);
  state.played[seat] = [...playedOf(state, seat), card];
  state.hasPlayed[seat] = true;
  table.emit({ event: 'played', rule: 'MK-COOP-05', seat, card: face.id, side: 'strong' });
  yield* pay(state, table, seat, { price: priceOf(face, 'strong') });
  state.mods[seat] = [...modsOf(state, seat), { mod: 'no-walls' }];
}
