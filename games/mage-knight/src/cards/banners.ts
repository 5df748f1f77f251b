/** Banners: a unit bears them, or they are thrown away for their strong side. */
import { option } from '@taverne/engine';
import { isWound, woundNumber } from '../book.ts';
import { AT_END, all, fame, holds, onAll, onFoe, only, special, unless, untilEnd } from '../effects.ts';
import type { Playing } from '../playing.ts';
import { NO_UNIT } from '../refusals.ts';
import { readyUnit } from '../run.ts';
import { type CardNumber, discardOf, handOf, isAlone, playedOf, unitAt, unitsOf } from '../state.ts';
import { ask } from '../types.ts';
import { banner, type Card } from './card.ts';
import { besides, holdsSome } from './turns.ts';

const glory = banner(
  'banner-of-glory',
  { armor: 1, attack: 1, block: 1, fame: 1 },
  only('fight', untilEnd({ mod: 'units', armor: 1, attack: 1, block: 1, fame: 1 })),
);

const fear = banner(
  'banner-of-fear',
  { ability: only('block', all(onFoe(holds), besides(fame(1)))) },
  holdsSome(3, () => 0),
  // Blocking and damage are skipped: nobody attacks.
  { first: { strong: onAll(holds) } },
);

/** Wounds of this turn, in hand, on the discard pile, and one that was played (Power of Pain). */
const protection = banner('banner-of-protection', { armor: 1, resists: ['fire', 'ice'] }, AT_END, {
  *atEnd({ state, seat }) {
    const isNew = (card: CardNumber): boolean => isWound(card) && card >= woundNumber(seat, state.firstWound[seat] ?? 0);
    // Whether they are still in hand is nobody's business; that they were taken all have seen.
    const isThere = isAlone(state)
      ? [...handOf(state, seat), ...discardOf(state, seat), ...playedOf(state, seat)].some(isNew)
      : (state.wounds[seat] ?? 0) > (state.firstWound[seat] ?? 0);
    if (!isThere) return;
    const isWanted = yield* ask(seat, 'choose', () => [option('without wounds', 1), option('no', 0)], { safe: 'no' });
    if (isWanted === 0) return;
    state.hand[seat] = handOf(state, seat).filter((card) => !isNew(card));
    state.discard[seat] = discardOf(state, seat).filter((card) => !isNew(card));
    state.played[seat] = playedOf(state, seat).filter((card) => !isNew(card));
  },
});

const isSpent = ({ state, seat }: Playing, at: number): boolean => unitAt(state, seat, at).isSpent;
const courage = banner(
  'banner-of-courage',
  {
    once: only(
      'calm',
      unless(
        special('ready the bearer', function* ({ state, table, seat, unit }) {
          readyUnit(state, table, seat, unit);
        }),
        (playing) => (isSpent(playing, playing.unit) ? undefined : NO_UNIT),
      ),
    ),
  },
  only(
    'calm',
    unless(
      special('ready all', function* (playing) {
        const { state, table, seat } = playing;
        for (const at of unitsOf(state, seat).keys()) if (isSpent(playing, at)) readyUnit(state, table, seat, at);
      }),
      ({ state, seat }) => (unitsOf(state, seat).some((unit) => unit.isSpent) ? undefined : NO_UNIT),
    ),
  ),
);

export const BANNERS: readonly Card[] = [glory, fear, protection, courage];
