/** The battery is tested itself: sound games pass, and every planted fault is caught by the check that is made for it. */
import { describe, expect, test } from 'vitest';
import { BatteryFault, battery, checkGolden, onceEach } from '../src/battery/index.ts';
import { fileOf, quick, startMatch, writeFile } from '../src/index.ts';
import { CARDS, cellar, FAULTS, type Fault, type State } from './cellar.ts';
import { feud } from './feud.ts';

const seeds = (n: number): number[] => Array.from({ length: n }, (_, i) => i * 7 + 1);

const holds = ({ hands, bag, discard }: State) => onceEach(CARDS, { hands: hands.flat(), bag, discard });

describe('a sound game passes', () => {
  for (const seats of [2, 3, 4]) {
    test(`Feud with ${seats} seats, and the report counts what was played`, () => {
      const report = battery(feud, { seeds: seeds(5), seats, prefer: (key) => key.startsWith('strike') });
      expect(report).toMatchObject({ matches: 5, endings: { score: 5 } });
      expect(report.undone).toBeGreaterThan(20);
      expect(report.tape.p50).toBeLessThanOrEqual(report.tape.p90);
      expect(report.tape.max).toBeGreaterThan(report.tape.p50);
      expect(report.longest).toBeLessThanOrEqual(feud.longest);
    });
  }

  test('Cellar without a fault', () => {
    expect(battery(cellar(), { seeds: seeds(12), holds }).endings).toEqual({ 'closing time': 12 });
  });

  test('dear checks can be thinned out', () => {
    expect(battery(feud, { seeds: [3], every: 1000 }).undone).toBe(0);
  });
});

describe('a planted fault is caught', () => {
  const caughtBy: Record<Fault, string> = {
    'secret in a local': 'secrets',
    'leak in the view': 'secrets',
    'leak in a question': 'secrets',
    'leak in a refusal': 'secrets',
    'leak in an event': 'secrets',
    'leak in the last event': 'secrets',
    'missing barrier': 'undo barrier',
    'window for holders only': 'secrets',
    'table answers by the hand': 'secrets',
    'state outside the state': 'restore',
    'shallow copy': 'fork',
    'doubled notation': 'unique notations',
    'no option': 'options',
    'not plain data': 'plain data',
    'own dice': 'restore, fork, secrets, undo',
    endless: 'termination',
    'unsafe safe answer': 'safe answer',
    'lost card': 'holds',
  };

  test.each(FAULTS)('%s', (fault) => {
    const caught = catchFault(() => battery(cellar(fault), { seeds: seeds(40), holds }));
    expect(caughtBy[fault]).toContain(caught.check);
    expect(caught.message).toMatch(/cellar, seed \d+/);
  });

  test('options that the game refuses are reported at the start', () => {
    expect(catchFault(() => battery(feud, { seeds: [1], options: { rounds: 99 } })).check).toBe('start');
  });
});

describe('golden matches', () => {
  const started = startMatch(feud, { chance: quick(5) });
  const text = started.ok ? writeFile(fileOf(started.value)) : '';

  test('a golden match that replays is handed back', () => {
    expect(checkGolden(feud, text).terms.seats).toBe(2);
  });

  test('one that was cut is a damaged file', () => {
    expect(catchFault(() => checkGolden(feud, text.slice(0, -20))).check).toBe('match file');
  });

  test('one whose chance the rules no longer ask for is noticed', () => {
    const dealsNothing = { ...feud, setup: () => ({ ...feud.copy(started.ok ? started.value.world.state : never()) }) };
    expect(catchFault(() => checkGolden(dealsNothing, text)).check).toBe('replay');
  });
});

function never(): never {
  throw new Error('the match did not start');
}

function catchFault(run: () => unknown): BatteryFault {
  try {
    run();
  } catch (error) {
    if (error instanceof BatteryFault) return error;
    throw error;
  }
  throw new Error('the fault went unnoticed');
}

test('a thing that is nowhere, in two places or out of place is named', () => {
  const places = (hand: string[], bag: string[]) => onceEach(['ace', 'king'], { hand, bag });
  expect(places(['ace'], ['king'])).toBeUndefined();
  expect(places(['ace'], [])).toBe('king is nowhere');
  expect(places(['ace', 'king'], ['ace'])).toBe('ace is in hand and in bag');
  expect(places(['ace'], ['king', 'joker'])).toBe('joker lies in bag, where there is no such thing');
});
