/** What each cell costs that the unit in hand can go to: it comes with the question. */
import type { Question } from '@taverne/engine';
import type { CellName } from '../../src/events.ts';
import type { Tactics } from '../view.ts';
import type { Spot, Way } from './ways.ts';

export function costsFor(
  question: Question<Tactics> | undefined,
  next: ReadonlyMap<Spot, readonly Way[]>,
): ReadonlyMap<CellName, number> {
  const costs = new Map<CellName, number>();
  const unit = [...next.values()].flat().find((way) => way.verb === 'move')?.unit ?? '';
  const prices = (question?.name === 'act' && question.figures?.moves[unit]) || [];
  for (const [cost, cells] of prices.entries()) for (const cell of cells.split(' ')) costs.set(cell, cost);
  return costs;
}
