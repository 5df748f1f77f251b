/** Turns of phrase that several cards share. */
import { option } from '@taverne/engine';
import { cardOf } from '../book.ts';
import { foeOptions, isAttacking, spareOf, targets } from '../combat/foes.ts';
import { gainCard } from '../draws.ts';
import { type Effect, forceful, holds, repeatable, revealing, special, taking, unless, wordOf } from '../effects.ts';
import { forcesOf } from '../forces.ts';
import { colourNumber, gainCrystal } from '../mana.ts';
import { takeFromOffer } from '../offers.ts';
import { giveUp, takeBack } from '../play.ts';
import type { Playing } from '../playing.ts';
import { NOBODY_ATTACKS } from '../refusals.ts';
import { can, refuseEffect, refuseHolding } from '../refuse.ts';
import { alter, carryOut } from '../run.ts';
import { type CardNumber, foeAt, moveOf, type State } from '../state.ts';
import { anotherActionCard } from '../takes.ts';
import { ask } from '../types.ts';
import { type Basic, NONE } from '../words.ts';
import { takeWounds } from '../wounds.ts';

/** A wound is the price. */
export const forAWound = (effect: Effect): Effect =>
  forceful(
    unless(
      special(`${wordOf(effect)} for a wound`, function* (playing) {
        takeWounds(playing.state, playing.seat, 1);
        yield* carryOut(playing, effect);
      }),
      (playing) => refuseEffect(playing, effect),
    ),
    (playing) => forcesOf(playing, effect),
  );

/** May be done beside the rest; whoever cannot is not asked. */
export const perhaps = (effect: Effect): Effect => ({
  do: 'special',
  name: `perhaps ${wordOf(effect)}`,
  isBeside: true,
  *does(playing) {
    if (!can(playing, effect)) return;
    const isWanted = yield* ask(playing.seat, 'choose', () => [option(wordOf(effect), 1), option('no', 0)], { safe: 'no' });
    if (isWanted === 1) yield* carryOut(playing, effect);
  },
});

/** Enemies one after the other do not attack, the n-th (from 0) for so many move points of those that were left or made since. */
export const holdsSome = (most: number, priceOf: (nth: number) => number): Effect =>
  unless(
    special('hold several', function* (playing) {
      const { state, seat } = playing;
      for (let nth = 0; nth < most; nth++) {
        const foes = attackers(playing);
        if (foes.length === 0 || priceOf(nth) > moveOf(state, seat) + spareOf(state, seat)) return;
        const enough = nth > 0 ? [option('enough', NONE)] : [];
        const foe = yield* ask(seat, 'foe', () => [...foeOptions(state, foes), ...enough]);
        if (foe === NONE) return;
        spendMove(playing, priceOf(nth));
        alter(playing, foe, holds);
      }
    }),
    (playing) => refuseHolding(playing.state) ?? (attackers(playing).length > 0 ? undefined : NOBODY_ATTACKS),
  );
const attackers = (playing: Playing): number[] => targets(playing).filter((at) => isAttacking(foeAt(playing.state, at)));
function spendMove({ state, seat }: Playing, n: number): void {
  const made = Math.min(n, moveOf(state, seat));
  state.move[seat] = moveOf(state, seat) - made;
  if (state.arena) state.arena = { ...state.arena, spare: state.arena.spare - (n - made) };
}

/** The colour of the card that was named with this one. */
export const colourTaken = ({ state, taken }: Playing): Basic | undefined => {
  const [card] = taken;
  return card === undefined ? undefined : cardOf(state, card).colour;
};

/** An action card leaves the game for one of its colour from an offer, perhaps with a crystal of it. */
export const exchanged = (offer: 'advanced' | 'spells', to: 'discard' | 'hand', beside?: 'crystal'): Effect => {
  const offered = (state: State, card: CardNumber): CardNumber[] =>
    state[offer].filter((each) => cardOf(state, each).colour === cardOf(state, card).colour);
  return repeatable(
    revealing(
      taking(
        'for another of its colour',
        (playing) => anotherActionCard(playing).filter(([card = 0]) => offered(playing.state, card).length > 0),
        function* (playing) {
          const { state, table, seat, taken } = playing;
          const [thrown = 0] = taken;
          const colour = colourTaken(playing);
          if (colour === undefined || offered(state, thrown).length === 0) {
            takeBack(playing);
            return;
          }
          giveUp(playing, 'gone');
          const card = yield* ask(seat, 'learn', () =>
            offered(state, thrown).map((each) => option(cardOf(state, each).id, each)),
          );
          takeFromOffer(state, table, offer, card);
          gainCard(state, table, seat, { card, to });
          if (beside) gainCrystal(state, table, seat, colourNumber(colour));
        },
      ),
      'cards',
    ),
  );
};

/** Comes with the rest, and is by itself no reason to play a card. */
export const besides = (effect: Effect): Effect => ({
  do: 'special',
  name: wordOf(effect),
  isBeside: true,
  can: (playing) => can(playing, effect),
  does: (playing) => carryOut(playing, effect),
});
