/** Cards that are good in a fight are not spent on the way to it. */
import type { Seat } from '@taverne/engine';
import { cardOf, isWound } from '../book.ts';
import type { Effect } from '../effects.ts';
import { handOf, type State } from '../state.ts';
import type { Bundle } from './bundles.ts';
import { isCampaign } from './clock.ts';

/** For each point of attack or block that a card could give. */
const REGRET = 0.25;
/** What is not resisted, and what strikes first, is worth more. */
const BETTER = { element: 1.4, early: 1.4 } as const;
/** The strong side is to be paid for. */
const STRONG = 0.7;

/** Points that it gives in a fight at its best. */
function fightingIn(effect: Effect): number {
  switch (effect.do) {
    case 'attack':
      return effect.n * (effect.kind === 'melee' ? 1 : BETTER.early) * (effect.element === 'physical' ? 1 : BETTER.element);
    case 'block':
      return effect.n * (effect.element === 'physical' ? 1 : BETTER.element);
    case 'all':
      return effect.of.reduce((sum, each) => sum + fightingIn(each), 0);
    case 'either':
      return Math.max(0, ...effect.of.map(fightingIn));
    case 'when':
    case 'only':
      return fightingIn(effect.so);
    case 'pay':
      return Math.max(0, ...Object.values(effect.by).map(fightingIn));
    default:
      return 0;
  }
}
const regretOf = (state: State, card: number): number => {
  const { basic, strong } = cardOf(state, card);
  return isWound(card) ? 0 : REGRET * Math.max(fightingIn(basic), STRONG * fightingIn(strong));
};

/** The bundles with the cheapest first, as before, but for what they take from the next fight. */
export function sparing(state: State, seat: Seat, bundles: readonly Bundle[]): readonly Bundle[] {
  if (!isCampaign(state) || bundles.length < 2) return bundles;
  const regrets = handOf(state, seat).map((card) => regretOf(state, card));
  const costOf = ({ bits, price }: Bundle): number =>
    regrets.reduce((sum, regret, i) => sum + ((bits & (1 << i)) === 0 ? 0 : regret), price);
  return bundles
    .map((bundle) => ({ bundle, cost: costOf(bundle) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ bundle }) => bundle);
}
