/** What stays of a match on the pages of those who played it. */
import { expect, test } from 'vitest';
import { tinyEpicQuest } from '../src/index.ts';
import { quest } from './table.ts';

test('Legendary Items apart from the other Treasures, each seat its own', () => {
  const { state } = quest({ card: 'foot', items: ['bow@1 sword@2 shield@r gem@3', 'staff@1'] });
  const { mementos } = tinyEpicQuest;
  expect(mementos?.kinds).toEqual(['legend', 'item']);
  const found = mementos?.of({ state, line: [] }, 0);
  expect([found?.legend?.toSorted(), found?.item?.toSorted()]).toEqual([
    ['item.shield', 'item.sword'],
    ['item.bow', 'item.gem'],
  ]);
  expect(mementos?.of({ state, line: [] }, 1)).toEqual({ legend: ['item.staff'], item: [] });
});
