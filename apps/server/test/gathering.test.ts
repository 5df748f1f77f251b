/** What many want to know at once is one question. */
import { expect, test } from 'vitest';
import { Gathering } from '../src/storage/gathering.ts';

/** A store that doubles numbers, and writes down what it was asked; it answers when it is let. */
function store() {
  const asked: (readonly number[])[] = [];
  const held: (() => void)[] = [];
  const gathering = new Gathering<number, number>((group) => {
    asked.push(group);
    return new Promise((resolve, reject) => {
      held.push(() => (group.includes(0) ? reject(new Error('no nought')) : resolve(group.map((one) => one * 2))));
    });
  });
  return { asked, gathering, answer: () => held.shift()?.() };
}

/** Everything that was said has been heard. */
const heard = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('wishes that come up together are one question, and each gets its own answer', async () => {
  const { asked, gathering, answer } = store();
  const wishes = [3, 1, 2].map((one) => gathering.wish(one));
  await heard();
  expect(asked).toEqual([[3, 1, 2]]);
  answer();
  expect(await Promise.all(wishes)).toEqual([6, 2, 4]);
});

test('while two questions are on their way the next one gathers', async () => {
  const { asked, gathering, answer } = store();
  const wishes: Promise<number>[] = [];
  for (const one of [1, 2, 3, 4]) {
    wishes.push(gathering.wish(one));
    await heard();
  }
  expect(asked).toEqual([[1], [2]]);
  answer();
  await wishes[0];
  await heard();
  expect(asked).toEqual([[1], [2], [3, 4]]);
  answer();
  answer();
  expect(await Promise.all(wishes)).toEqual([2, 4, 6, 8]);
});

test('a crowd is asked for in several questions', async () => {
  const { asked, gathering } = store();
  for (let one = 1; one <= 120; one++) void gathering.wish(one);
  await heard();
  expect(asked.map((group) => group.length)).toEqual([50, 50]);
});

test('a question that fails fails for those who asked it, and for nobody after them', async () => {
  const { gathering, answer } = store();
  const failed = [0, 1].map((one) => gathering.wish(one));
  await heard();
  answer();
  for (const each of failed) await expect(each).rejects.toThrow('no nought');
  const later = gathering.wish(5);
  await heard();
  answer();
  expect(await later).toBe(10);
});
