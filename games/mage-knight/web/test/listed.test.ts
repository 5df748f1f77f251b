/** What is told as buttons, though it has a place. */
import { questionsForPeople } from '@taverne/engine';
import { readQuestion } from '@taverne/ui';
import { expect, test } from 'vitest';
import { pageState } from '../../../test/page-state.ts';
import { spaceAt } from '../../src/land.ts';
import type { MageTypes } from '../../src/types.ts';
import { mage, type Told } from '../../test/table.ts';
import { wayWord } from '../names.ts';
import { insteadOf, isListed } from '../turn.ts';
import { waysOf } from '../ways.ts';

function asked(told: Told, ...keys: readonly string[]) {
  const table = mage(told).play(...keys);
  const [plain] = questionsForPeople(table.match, 0);
  if (!plain) throw new Error('nothing is asked');
  const view = table.view(0);
  const question = readQuestion<MageTypes>({ game: 'mage-knight' }, plain, view);
  const state = pageState({ game: 'mage-knight', view, events: table.match.events, seats: 1, mine: [0] });
  return { question, state, ways: waysOf(question, view) };
}

test('a search names every card of the deck, however many; tactics lie on the table', () => {
  const begins: Told = { stage: 'tactic', night: true, seed: 1, hand: 'rage march wound' };
  const search = asked(begins, 'preparation');
  expect(search.question.name).toBe('search');
  expect(search.ways.length).toBeGreaterThan(8);
  expect(isListed(search)).toBe(true);
  expect(isListed(asked(begins))).toBe(false);
});

test('what is not offered is not spoken of: the end of a turn, cards to keep, a wound for the glade', () => {
  const also: Told['also'] = (state) => void Object.assign(state, { path: [spaceAt(0, -2)] });
  expect(insteadOf(asked({ at: '1.-2', hand: 'rage', also, others: [{ at: '1.-2' }] }))).toBe('refusal.must-fight');
  expect(insteadOf(asked({ hand: 'wound wound' }))).toBe('refusal.must-rest');
  expect(insteadOf(asked({ hand: 'rage' }))).toBe(undefined);
  expect(insteadOf(asked({ hand: 'rage march' }, 'end'))).toBe('web.asked.discard.must');
  expect(insteadOf(asked({ hand: 'rage march' }, 'rage sideways', 'end'))).toBe(undefined);
  const glade = { at: '1.-3', others: [{}] } as const;
  expect(insteadOf(asked({ ...glade, hand: 'rage march' }, 'rage sideways', 'end'))).toBe('web.asked.glade.none');
  expect(insteadOf(asked({ ...glade, hand: 'rage wound' }, 'rage sideways', 'end'))).toBe(undefined);
  expect(insteadOf(asked({ stage: 'tactic', night: true, seed: 1, hand: 'rage' }))).toBe(undefined);
});

test('a card that goes is not called as if it were played: that is all a hint says of it', () => {
  const say = (id: string, values: object = {}): string => [id, ...Object.values(values)].join(' ');
  const words = ({ question, state, ways }: ReturnType<typeof asked>) => ways.map((way) => wayWord(say, state, question, way));
  const leaving = asked({ hand: 'rage march' }, 'rage sideways', 'end');
  expect(words(leaving)).toContain('web.discard.card card.march.name');
  const rethinking = asked({ stage: 'tactic', seed: 1, hand: 'rage march' }, 'rethink');
  expect([rethinking.question.name, words(rethinking)]).toEqual([
    'shed',
    expect.arrayContaining(['web.shed.card card.rage.name']),
  ]);
});
