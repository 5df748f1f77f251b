/** Short versions of the soak and of the fuzz; the long ones are `npm run soak` and `npm run fuzz`. */
import { expect, test } from 'vitest';
import { fuzz } from '../tools/lib/fuzz.ts';
import { soak } from '../tools/lib/soak.ts';

test('killed at random instants, the server loses, doubles and reorders nothing', async () => {
  const seed = Math.floor(Math.random() * 1e9);
  const found = await soak({ kills: 4, tables: 6, seed });
  expect(found.problems, `seed ${seed}`).toEqual([]);
  expect(found.acknowledged).toBeGreaterThan(3);
});

test('nonsense neither crashes the server, nor changes a match, nor disturbs who plays', async () => {
  const seed = Math.floor(Math.random() * 1e9);
  const found = await fuzz({ messages: 2000, seed });
  expect(found, `seed ${seed}`).toMatchObject({ crashes: 0, faults: [], illegal: [], cutOff: 0 });
  expect(found.answers).toBeGreaterThan(5);
});
