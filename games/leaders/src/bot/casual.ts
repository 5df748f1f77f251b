/** Players that look at one action at a time, and slip now and then. */
import { type Advice, type Brain, type Option, picker } from '@taverne/engine';
import { reactions } from '../abilities/nemesis.ts';
import { actOptions } from '../actions.ts';
import { banOptions } from '../ban.ts';
import { recruitOptions } from '../recruit.ts';
import type { State } from '../state.ts';
import { other, type Side } from '../words.ts';
import { act, isFallen, takeBack, withNemesisOn, withRecruit } from './ahead.ts';
import { worthOf } from './cards.ts';
import { scoreOf } from './evaluate.ts';
import { WON } from './plan.ts';
import { decisionOf } from './seat.ts';

export interface Temper {
  /** How often, of a hundred decisions, anything at all is answered. */
  readonly slips: number;
  /** How far a guess may be off, in log odds. */
  readonly noise: number;
}

/** Answers with what looks best at once, as far as it sees straight. */
export const casual =
  ({ slips, noise }: Temper): Brain =>
  (game, sight, { seed }) => {
    const { state, side, options } = decisionOf(game, sight, seed);
    const roll = picker(seed);
    const [first] = options;
    if (!first) throw new RangeError('there is nothing to choose from');
    if (options.length === 1) return { key: first.key, iterations: 0 };
    if (roll(100) < slips) return { key: options[roll(options.length)]?.key ?? first.key, iterations: 0 };
    let found: Advice & { readonly score: number } = { key: first.key, score: Number.NEGATIVE_INFINITY, iterations: 0 };
    const looks = looksOf(state, side);
    for (const { option, score } of looks) {
      const guess = score + (noise * (roll(2001) - 1000)) / 1000;
      if (guess > found.score) found = { key: option.key, score: guess, iterations: looks.length };
    }
    return { key: found.key, iterations: found.iterations };
  };

interface Look {
  readonly option: Option;
  readonly score: number;
}

/** Every option of the decision with how the position looks right after it, for the side that decides. */
export function looksOf(state: State, side: Side): Look[] {
  const enemy = other(side);
  // As if the turn ended here: the enemy moves next.
  const look = (): number => (isFallen(state, enemy) ? WON : -scoreOf(state, enemy));
  switch (state.phase) {
    case 'ban':
      return banOptions(state).map((option) => ({ option, score: worthOf(option.value.card) }));
    case 'react':
      return reactions(state).map((option) => ({ option, score: withNemesisOn(state, option.value.to, look) }));
    case 'recruit':
      return recruitOptions(state).map((option) => ({ option, score: withRecruit(state, option.value, look) }));
    case 'act':
      return actOptions(state).map((option) => {
        if (option.value.do === 'end') return { option, score: look() };
        const before = act(state, option.value);
        const score = look();
        takeBack(state, option.value, before);
        return { option, score };
      });
  }
}
