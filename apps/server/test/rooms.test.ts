/** Who looks at a table together with others, and whoever comes just then. */
import { expect, test } from 'vitest';
import { LIMITS } from '../src/index.ts';
import { Rooms } from '../src/matches/rooms.ts';
import { Slices } from '../src/slices.ts';

const rooms = (): Rooms => new Rooms(LIMITS, () => false, new Slices());
const open = async (): Promise<undefined> => undefined;

test('whoever comes at any moment after the last has looked gets a look, too', async () => {
  const here = rooms();
  const looks: number[] = [];
  const look = (moment: number): Promise<unknown> => here.together('match', open, () => looks.push(moment));
  const coming: Promise<unknown>[] = [look(0)];
  // One comes in each of the moments between the first look and the end of the queue: whichever of them it is.
  let moment: Promise<unknown> = coming[0] ?? Promise.resolve();
  for (let i = 1; i <= 20; i++) {
    moment = moment.then(() => {});
    coming.push(moment.then(() => look(i)));
  }
  await Promise.all(coming);
  expect(looks.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 21 }, (_, i) => i));
});

test('where looking takes long others have a turn in between', async () => {
  const here = rooms();
  const busy = (milliseconds: number): void => {
    const began = performance.now();
    while (performance.now() - began < milliseconds);
  };
  let [looked, between] = [0, 0];
  const all = Promise.all(
    Array.from({ length: 20 }, () =>
      here.together('match', open, () => {
        busy(2);
        looked++;
      }),
    ),
  );
  const other = setInterval(() => {
    if (looked > 0 && looked < 20) between++;
  });
  await all;
  clearInterval(other);
  expect(between).toBeGreaterThan(0);
});
