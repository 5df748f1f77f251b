/** Short versions of the soak, the fuzz and the tournament; the long ones are `npm run soak`, `npm run fuzz` and `npm run cup`. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { ServerProcess } from '../tools/lib/child.ts';
import { tryCup } from '../tools/lib/cup.ts';
import { fuzz } from '../tools/lib/fuzz.ts';
import { withFault } from '../tools/lib/planted.ts';
import { scratch, scratchSettings } from '../tools/lib/scratch.ts';
import { soak } from '../tools/lib/soak.ts';
import { soakFleet } from '../tools/lib/soak-fleet.ts';

test('killed at random instants, the server loses, doubles and reorders nothing', async () => {
  const seed = Math.floor(Math.random() * 1e9);
  const found = await soak({ kills: 4, tables: 6, seed });
  expect(found.problems, `seed ${seed}`).toEqual([]);
  expect(found.acknowledged).toBeGreaterThan(3);
});

test('processes are killed and the database with them: nothing acknowledged is lost, no bot and no clock is left behind', async () => {
  const seed = Math.floor(Math.random() * 1e9);
  const found = await soakFleet({ processes: 2, seconds: 8, restarts: 1, tables: 4, seed, game: 'feud' });
  expect(found.problems, `seed ${seed}`).toEqual([]);
  expect(found).toMatchObject({ restarts: 1 });
  expect(found.acknowledged).toBeGreaterThan(3);
});

test('killed in the middle of a tournament, the server goes on with it: every pair is played once and counts once', async () => {
  const { problems, kills, cup } = await tryCup({ people: 4, kind: 'swiss', rounds: 2, game: 'feud', mode: 'plain', kills: 1 });
  expect(problems).toEqual([]);
  expect([kills, cup.games.length]).toEqual([1, 4]);
});

test('nonsense neither crashes the server, nor changes a match, nor shows anything, nor holds or disturbs who plays', async () => {
  const seed = Math.floor(Math.random() * 1e9);
  const found = await fuzz({ messages: 1000, seed });
  expect(found, `seed ${seed}`).toMatchObject({ crashes: 0, faults: [], illegal: [], cutOff: 0 });
  expect(found.answers).toBeGreaterThan(5);
  expect(found.views).toBeGreaterThan(20);
  expect(found.stall, `seed ${seed}`).toBeLessThan(400);
});

describe('planted on purpose, these are found', () => {
  test('a seat that is read off the question’s id', async () => {
    const { illegal } = await fuzz({ messages: 600, seed: 7, game: 'feud', fault: 'seat-of-question' });
    expect(illegal.join()).toMatch(/seat \d answered .* for seat \d/);
  });

  test('a spectator who sees with the eyes of seat 0', async () => {
    const { illegal } = await fuzz({ messages: 300, seed: 8, game: 'feud', fault: 'spectator-with-eyes-of-seat-0' });
    expect(illegal.join()).toContain('a spectator was shown something else');
  });

  test('a store that does not wait for the disk', async () => {
    const { folder, clear } = scratch();
    onTestFinished(clear);
    const started = ServerProcess.start(scratchSettings(folder), {}, withFault('synchronous-off'));
    await expect(started).rejects.toThrow('before it was open');
  });
});
