import { expect, test } from 'vitest';
import { opponentsIn } from '../src/people/opponents.ts';

test('results are counted by opponent, whom one met most often first', () => {
  expect(
    opponentsIn([
      { result: 'won', others: ['Cora'] },
      { result: 'lost', others: ['Bert'] },
      { result: 'drawn', others: ['Bert', 'Dora'] },
    ]),
  ).toEqual([
    { name: 'Bert', won: 0, drawn: 1, lost: 1 },
    { name: 'Cora', won: 1, drawn: 0, lost: 0 },
    { name: 'Dora', won: 0, drawn: 1, lost: 0 },
  ]);
});
