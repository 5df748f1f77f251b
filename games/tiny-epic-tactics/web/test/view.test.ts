/** Views of matches with a content pack: they have its name only, and the options have the text. */
import { expect, test } from 'vitest';
import { bookFor, bookOf, houseBook } from '../../src/content/book.ts';
import { HOUSE } from '../../src/content/house/index.ts';
import { nameOf } from '../../text/names.ts';
import { cornerOf, dungeonRow, isPartner, openPack } from '../view.ts';
import { plain, seated, tableState, untilAct } from './table.ts';

const packed = (id: string): string => JSON.stringify({ id, tactics: HOUSE.tactics.map((card) => ({ ...card, amount: 3 })) });

/** So many other packs are opened that this page has forgotten the first one. */
function forget(): void {
  for (let i = 0; i < 10; i++) bookFor({ mode: 'competitive', realm: '', pack: packed(`other-${i}`) });
}

test('a page that has never seen the pack opens it from the options of the table', () => {
  const options = { mode: 'competitive', first: '0', pack: packed('mine') };
  const { match, view } = seated({ ...untilAct, options });
  const copy: typeof view = structuredClone(view);
  expect(copy.pack.length).toBeLessThan(32);
  forget();
  expect(() => bookOf(copy)).toThrow();
  openPack(options);
  expect(bookOf(copy).content.tactics[0]?.amount).toBe(3);
  forget();
  openPack({ ...options });
  expect(nameOf(tableState({ match, view: copy }, [0]), 1, plain)).toEqual(expect.any(String));
  expect(bookOf(copy).content.id).toBe('mine');
});

test('TET-SETUP-14: of two corners the one that lies near already stays near', () => {
  expect(cornerOf({ corners: [0, 1, 0, 1] }, 0, 2)).toBe(2);
  expect(cornerOf({ corners: [0, 1, 0, 1] }, 1, 2)).toBe(1);
  expect(cornerOf({ corners: [3, 1, 0, 2] }, 3, 2)).toBe(0);
});

test('TET-SOLO-SETUP-07: the Crystal of Glory lies at the far right', () => {
  const row = dungeonRow(houseBook());
  expect(row.map(({ number }) => number).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(HOUSE.boxes.find(({ id }) => id === row.at(-1)?.id)?.dungeon.crystal.does).toBe('glory');
});

test('TET-TEAM-01: whoever looks sees who plays with them', () => {
  const { match, view } = seated({ ...untilAct, options: { mode: 'teams' }, seats: 4 });
  const table = tableState({ match, view }, [1]);
  expect([0, 1, 2, 3].filter((side) => isPartner(table, view, side))).toEqual([3]);
  const alone = seated(untilAct);
  expect([0, 1].some((side) => isPartner(tableState(alone, [0]), alone.view, side))).toBe(false);
});
