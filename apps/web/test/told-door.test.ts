/** A button that did nothing says why. */
import { type Trouble, trouble } from '@taverne/engine';
import { expect, test } from 'vitest';
import { stillDoor } from '../src/replay/still-door.ts';
import { said } from '../src/sentences.ts';
import { toldDoor } from '../src/tablepage/use-told-door.ts';

const NOT: Trouble = trouble('not-allowed', said('only-a-replay', {}));

test('what a notice’s button cannot do is told, and what it can do clears it', async () => {
  const told: (Trouble | undefined)[] = [];
  const door = toldDoor(stillDoor(''), (trouble) => told.push(trouble));
  for (const deed of [
    door.claim(1),
    door.answerUndo(true),
    door.answerDraw(false),
    door.undo(),
    door.resign(),
    door.offerDraw(),
    door.askUndo(),
  ]) {
    expect(await deed).toEqual(NOT);
  }
  expect(told).toEqual(Array(7).fill(NOT));
  const willing = toldDoor({ ...stillDoor(''), claim: async () => undefined }, (trouble) => told.push(trouble));
  await willing.claim(1);
  expect(told.at(-1)).toBeUndefined();
  await toldDoor({ ...stillDoor(''), orders: async () => NOT }, (trouble) => told.push(trouble)).orders?.([]);
  expect(told.at(-1)).toEqual(NOT);
});

test('an answer is left to the board', async () => {
  const told: unknown[] = [];
  await toldDoor(stillDoor(''), (trouble) => told.push(trouble)).answer('q', 'end');
  expect(told).toEqual([]);
});
