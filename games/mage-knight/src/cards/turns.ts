/** Turns of phrase that several cards share. */
import { option } from '@taverne/engine';
import { cardOf } from '../book.ts';
import { type Effect, special, wordOf } from '../effects.ts';
import type { Playing } from '../playing.ts';
import { can, carryOut } from '../run.ts';
import { ask } from '../types.ts';
import type { Basic } from '../words.ts';
import { takeWounds } from '../wounds.ts';

/** A wound is the price. */
export const forAWound = (effect: Effect): Effect =>
  special(
    `${wordOf(effect)} for a wound`,
    function* (playing) {
      takeWounds(playing.state, playing.table, playing.seat, 1);
      yield* carryOut(playing, effect);
    },
    (playing) => can(playing, effect),
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

/** The colour of the card that was named with this one. */
export const colourTaken = ({ state, taken }: Playing): Basic | undefined => {
  const [card] = taken;
  return card === undefined ? undefined : cardOf(state, card).colour;
};
