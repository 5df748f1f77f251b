/** A Move that leads into a dungeon, through it or out of it. */
import type { Scripted } from '@taverne/engine';
import { bookOf } from '../../../src/content/book.ts';
import { newWalk } from '../../../src/entering.ts';
import { walk } from '../../../src/move.ts';
import type { State } from '../../../src/state.ts';
import { strides } from '../../../src/steps.ts';
import { named } from '../../position.ts';
import { run, tableWith } from '../../stretch.ts';
import { adventure, type Venture } from '../adventure.ts';

/** One Move of a unit, step by step: `enter 2x2 | 2x2:A2 | stop`. */
export function move(
  told: Venture,
  [unit, mp]: readonly [unit: string, mp: number],
  steps: string,
  script: readonly Scripted[] = [],
) {
  const state = adventure(told);
  const table = tableWith(...script);
  const answers = steps.split('|').map((step) => step.trim());
  run(
    walk(state, table, { unit: named(state, unit), mp }),
    answers.filter((step) => step !== ''),
  );
  return { state, table };
}

/** What a unit that walks could do next. */
export const walkOf = (state: State, unit: string, mp: number) =>
  strides(state, newWalk({ unit: named(state, unit), mp, action: true, onward: true }));

export const box = (state: State, id: string): number => bookOf(state).realm.boxes.findIndex((each) => each.id === id);
