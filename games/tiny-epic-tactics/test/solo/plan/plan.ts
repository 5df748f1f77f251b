/** The plan of an Enemy unit in words. */
import { expect } from 'vitest';
import { bookOf } from '../../../src/content/book.ts';
import { enemyCard } from '../../../src/solo/deck.ts';
import { planOf } from '../../../src/solo/plan.ts';
import { copy } from '../../../src/state.ts';
import { unitId } from '../../../src/units.ts';
import { cellsOf, named } from '../../position.ts';
import { adventure, said, type Venture } from '../adventure.ts';

/** What a unit would do by a card: `melee W1`, `G3 G4, then ranged M2`, `stays`; and its thoughts. */
export function plan(told: Venture, unit: string, card: string) {
  const state = adventure(told);
  const before = copy(state);
  const planned = planOf(state, named(state, unit), enemyCard(state, bookOf(state).enemyNumbers.get(card) ?? -1));
  expect(state, 'a plan changes nothing').toEqual(before);
  const strike = (of: typeof planned.before): string => (of ? `${of.kind} ${unitId(state, of.target)}` : 'nothing');
  const move = planned.path.length > 0 ? cellsOf(state, planned.path) : 'stays';
  return {
    does: planned.before ? strike(planned.before) : `${move}, then ${strike(planned.after)}`,
    thinks: said(planned.thoughts),
  };
}
