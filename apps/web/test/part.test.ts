/** Parts of the page that are loaded when they are wanted. */
import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { once } from '../src/once.ts';
import { part } from '../src/part.tsx';

const Greeting = ({ name }: { readonly name: string }) => `Good evening, ${name}`;
const shown = (Part: ReturnType<typeof part<{ name: string }>>) =>
  renderToStaticMarkup(createElement(Suspense, { fallback: 'One moment' }, createElement(Part, { name: 'Anna' })));

test('a part that was fetched is shown at once, without what stands in for it', async () => {
  const Part = part(async () => ({ default: Greeting }));
  await Part.fetch();
  expect(shown(Part)).toBe('Good evening, Anna');
});

test('a part that is on its way lets something stand in for it', () => {
  const Part = part(() => new Promise<{ default: typeof Greeting }>(() => {}));
  expect(shown(Part)).toBe('One moment');
});

test('what was asked for once is not fetched again, for each key by itself', async () => {
  const fetched: string[] = [];
  const boards = once(async (game: string) => fetched.push(game));
  await Promise.all([boards('leaders'), boards('leaders'), boards('mage-knight')]);
  await boards('leaders');
  expect(fetched).toEqual(['leaders', 'mage-knight']);
});

test('what could not be fetched is asked for again', async () => {
  let tries = 0;
  const board = once(async (_: 'board') => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return 'a board';
  });
  await expect(board('board')).rejects.toThrow('no network');
  await expect(board('board')).resolves.toBe('a board');
});
