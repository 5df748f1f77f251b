/** What the server tells of its games. */
import { gamesReply } from '@taverne/protocol';
import { expect, test } from 'vitest';
import { feud } from '../../../packages/engine/test/feud.ts';
import { describeGames } from '../src/registry.ts';

const by = { option: 'mode', counts: { solo: { min: 1, max: 1 }, crowd: { min: 3, max: 4 } } };

test('seats in all, and by an option where that decides', async () => {
  const levels = async () => [1, 2];
  const told = await describeGames(
    new Map([
      ['feud', { game: feud, levels }],
      ['salon', { game: { ...feud, id: 'salon', seats: { min: 1, max: 4, by } }, levels }],
    ]),
  );
  expect(told.games.map(({ seats }) => seats)).toEqual([
    { min: 2, max: 4 },
    { min: 1, max: 4, by },
  ]);
  // And so it passes the protocol's own gate.
  expect(gamesReply.parse(JSON.parse(JSON.stringify(told)))).toEqual(told);
});
