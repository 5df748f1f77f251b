/** Where the server was built, what went wrong is told by the lines that were written. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { errorTold } from '../src/log.ts';
import { writeStack, written } from '../src/stacks.ts';
import { folder } from './harness.ts';

/** Built of one file: its second line comes from the fourth of what was written. */
const MAP = { version: 3, sources: ['../src/door.ts'], names: [], mappings: ';AAGA' };

test('a place in what was built is told as the place that was written', () => {
  const module = join(folder(), 'main.js');
  writeFileSync(`${module}.map`, JSON.stringify(MAP));
  const url = pathToFileURL(module).href;
  const source = new URL('../src/door.ts', url).href;
  expect(written(`async Door.open (${url}:2:1)`)).toBe(`async Door.open (${source}:4:1)`);
});

test('an error is told with those places, line by line, in the log and before it ends the server', () => {
  const module = join(folder(), 'main.js');
  writeFileSync(`${module}.map`, JSON.stringify(MAP));
  const url = pathToFileURL(module).href;
  const source = new URL('../src/door.ts', url).href;
  const error = new Error('the door is stuck');
  const stack = `Error: the door is stuck\n    at open (${url}:2:1)\n    at ${url}:2:1\n    at node:internal/timers:520:17`;
  error.stack = stack;
  expect(errorTold(error)).toMatchObject({
    type: 'Error',
    message: 'the door is stuck',
    stack: stack.replaceAll(`${url}:2:1`, `${source}:4:1`),
  });
  expect(error.stack).toBe(stack);
  writeStack(error);
  expect(error.stack).toBe(errorTold(error).stack);
  expect(() => writeStack('no error')).not.toThrow();
});

test('what was not built stays as it is', () => {
  const url = pathToFileURL(join(folder(), 'lonely.js')).href;
  for (const line of [`open (${url}:2:1)`, 'node:internal/timers:520:17', 'new Promise (<anonymous>)'])
    expect(written(line)).toBe(line);
});
