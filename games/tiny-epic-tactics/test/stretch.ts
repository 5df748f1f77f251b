/** A stretch of rules on its own, without a match: a bare table that writes everything down, and answers in the order of the questions. */
import { type Play, type Request, type Scripted, scripted, type Table } from '@taverne/engine';
import { expect } from 'vitest';
import type { TacticsEvent } from '../src/events.ts';
import { WITNESS } from './well-told.ts';

export interface BareTable extends Table<TacticsEvent> {
  readonly events: TacticsEvent[];
  /** Names of the events so far. */
  readonly told: () => string[];
  readonly last: (event: TacticsEvent['event']) => TacticsEvent | undefined;
}

/** Chance says this, and nothing beyond it. */
export function tableWith(...script: readonly Scripted[]): BareTable {
  const source = scripted(script);
  const events: TacticsEvent[] = [];
  let index = 0;
  return {
    events,
    told: () => events.map(({ event }) => event),
    last: (name) => events.findLast(({ event }) => event === name),
    chance: (what, of) => source(index++, of, what),
    shown: () => {},
    emit(event) {
      WITNESS.told(event);
      events.push(event);
    },
  };
}

/** Runs a stretch of rules: answers are given in order, each by its notation; a lone option need not be named. */
export function run<T>(play: Play<T>, answers: readonly string[] = []): T {
  const left = [...answers];
  let stop = play.next([]);
  while (!stop.done) stop = play.next(stop.value.asks.map((one) => answerTo(one, left)));
  expect(left, 'every answer was asked for').toEqual([]);
  return stop.value;
}

function answerTo(one: Request['asks'][number], left: string[]): unknown {
  const options = one.options();
  WITNESS.asked(
    one,
    options.map(({ key }) => key),
  );
  const [only, second] = options;
  if (only && second === undefined && one.lone !== 'asked') {
    if (left[0] === only.key) left.shift();
    return only.value;
  }
  // Windows are passed unless the answer is a card.
  const key = one.name.startsWith('window-') && !options.some((each) => each.key === left[0]) ? 'pass' : left.shift();
  const found = options.find((each) => each.key === key);
  if (!found) throw new Error(`${one.name} offers ${options.map((each) => each.key).join(', ')}, not ${key}`);
  return found.value;
}
