/** A hint finds its button on the page. */
import type { Choice } from '@taverne/ui';
import { expect, test } from 'vitest';
import { advisedIn } from '../src/tablepage/advised.ts';

const choice = (key: string): Choice => ({ key, label: key, icon: 'next', act: () => {} });
const ALL = [
  { key: 'W4', title: 'Tamsin', choices: ['walk W4 2x2:B1', 'walk W4 2x2:A2', 'move W4 C1', 'move W4 C11'].map(choice) },
  { key: 'other', title: 'Others', choices: [choice('end')] },
];
const told = (key: string | undefined) => advisedIn(ALL, key).map((each) => [each.who, each.choice.key]);

test('an answer is found by its notation, with who acts', () => {
  expect(told('move W4 C1')).toEqual([['Tamsin', 'move W4 C1']]);
  expect(told('end')).toEqual([[undefined, 'end']]);
});

test('an answer that the page shows by where it leads first is all of these', () => {
  expect(told('walk W4')).toEqual([
    ['Tamsin', 'walk W4 2x2:B1'],
    ['Tamsin', 'walk W4 2x2:A2'],
  ]);
});

test('what the page has no button for, or what is still thought of, is none', () => {
  expect(told('cast W4 R1')).toEqual([]);
  expect(told(undefined)).toEqual([]);
});
