/** What is told as buttons, though it has a place. */
import { questionsForPeople } from '@taverne/engine';
import { readQuestion } from '@taverne/ui';
import { expect, test } from 'vitest';
import type { MageTypes } from '../../src/types.ts';
import { mage, type Told } from '../../test/table.ts';
import { isListed } from '../turn.ts';
import { waysOf } from '../ways.ts';

function asked(told: Told, ...keys: readonly string[]) {
  const table = mage(told).play(...keys);
  const [plain] = questionsForPeople(table.match, 0);
  if (!plain) throw new Error('nothing is asked');
  const view = table.view(0);
  const question = readQuestion<MageTypes>({ game: 'mage-knight' }, plain, view);
  return { question, ways: waysOf(question, view) };
}

test('a search names every card of the deck, however many; tactics lie on the table', () => {
  const begins: Told = { stage: 'tactic', night: true, seed: 1, hand: 'rage march wound' };
  const search = asked(begins, 'preparation');
  expect(search.question.name).toBe('search');
  expect(search.ways.length).toBeGreaterThan(8);
  expect(isListed(search)).toBe(true);
  expect(isListed(asked(begins))).toBe(false);
});
