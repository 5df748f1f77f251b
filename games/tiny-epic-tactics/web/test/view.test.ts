/** Views of matches with a content pack: they have its name only, and the options have the text. */
import { expect, test } from 'vitest';
import { bookFor, bookOf } from '../../src/content/book.ts';
import { HOUSE } from '../../src/content/house/index.ts';
import { nameOf } from '../names.ts';
import { viewOf } from '../view.ts';
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
  expect(viewOf({ view: copy, options })).toBe(copy);
  expect(bookOf(copy).content.tactics[0]?.amount).toBe(3);
  forget();
  expect(nameOf({ ...tableState({ match, view: copy }, [0]), options: { ...options } }, 1, plain)).toEqual(expect.any(String));
  expect(bookOf(copy).content.id).toBe('mine');
});

test('what is no view is none', () => {
  expect(viewOf({ view: { units: [] } })).toBeUndefined();
});
