/** What somebody waits for goes before what only embellishes the page. */
import { expect, test } from 'vitest';
import { comesFirst, lull } from '../src/awaited.ts';

test('letters wait for a table, and for what is asked for meanwhile, come or failed', async () => {
  const [board, match] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const told: string[] = [];
  comesFirst(board.promise);
  const letters = lull().then(() => told.push('letters'));
  comesFirst(match.promise);
  board.resolve();
  await board.promise;
  told.push('board');
  match.reject(new Error('no network'));
  await match.promise.catch(() => told.push('no match'));
  await letters;
  expect(told).toEqual(['board', 'no match', 'letters']);
});

test('while nobody waits, nothing has to wait', async () => {
  await expect(lull()).resolves.toBeUndefined();
});
