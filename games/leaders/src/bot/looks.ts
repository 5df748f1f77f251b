/** One action ahead: how the position looks right after each answer. */
import type { Instinct } from '@taverne/bots';
import type { Option } from '@taverne/engine';
import { reactions } from '../abilities/nemesis.ts';
import { actOptions } from '../actions.ts';
import { banOptions } from '../ban.ts';
import { recruitOptions } from '../recruit.ts';
import { type State, sideOf } from '../state.ts';
import { other, type Side } from '../words.ts';
import { act, isFallen, takeBack, withNemesisOn, withRecruit } from './ahead.ts';
import { worthOf } from './cards.ts';
import { scoreOf } from './evaluate.ts';
import { WON } from './plan.ts';

/** The rules list the same answers in the same order for whoever is asked. */
export const instinct: Instinct<State> = {
  guesses: (world, index) => looksOf(world.state, sideOf(world.state, world.ask(index).seat)).map(({ score }) => score),
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
