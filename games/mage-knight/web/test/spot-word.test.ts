/** What is possible instead of what was tried is named, and two things are not named alike. */
import { questionsForPeople } from '@taverne/engine';
import { readQuestion } from '@taverne/ui';
import { expect, test } from 'vitest';
import { pageState } from '../../../test/page-state.ts';
import type { MageTypes } from '../../src/types.ts';
import { mage, type Told } from '../../test/table.ts';
import { spotWord } from '../spot-word.ts';
import { waysOf } from '../ways.ts';

const say = (id: string, values: object = {}): string => [id, ...Object.values(values)].join(' ');

/** Everything one can point at, in words. */
function named(told: Told): readonly string[] {
  const table = mage(told);
  const [plain] = questionsForPeople(table.match, 0);
  if (!plain) throw new Error('nothing is asked');
  const view = table.view(0);
  const question = readQuestion<MageTypes>({ game: 'mage-knight' }, plain, view);
  const state = pageState({ game: 'mage-knight', view, events: table.match.events, seats: 1, mine: [0] });
  const ways = waysOf(question, view);
  const spots = [...new Set(ways.flatMap(({ path: [first] }) => first ?? []))];
  return spots.map((spot) => spotWord({ state, question, ways }, say, spot));
}

test('tactics by their names', () => {
  const words = named({ stage: 'tactic', seed: 1 });
  expect(words).toHaveLength(6);
  expect(words.every((word) => /^tactic\..*\.name$/.test(word))).toBe(true);
  expect(new Set(words).size).toBe(6);
});

test('places of new tiles by the way they lie', () => {
  const words = named({ at: '4.-3', move: 4, hand: 'rage' }).filter((word) => word.startsWith('web.do.explore'));
  expect(words.length).toBeGreaterThan(1);
  expect(new Set(words).size).toBe(words.length);
});
