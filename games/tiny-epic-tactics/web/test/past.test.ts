import { expect, test } from 'vitest';
import { begun, did, redone, undone } from '../editor/past.ts';

test('what was done is undone, and done again, step by step', () => {
  const past = did(did(begun('a'), 'b'), 'c');
  expect(undone(past).now).toBe('b');
  expect(undone(undone(past)).now).toBe('a');
  expect(undone(undone(undone(past))).now).toBe('a');
  expect(redone(undone(past)).now).toBe('c');
  expect(redone(past).now).toBe('c');
});

test('a new step after an undo leaves nothing to do again', () => {
  const past = did(undone(did(begun('a'), 'b')), 'c');
  expect(redone(past).now).toBe('c');
  expect(undone(past).now).toBe('a');
});

test('a drag over many cells is one step', () => {
  const dragged = ['b', 'c', 'd'].reduce((past, next) => did(past, next, 'grip 1'), begun('a'));
  expect(undone(dragged).now).toBe('a');
  const twice = did(did(dragged, 'e', 'grip 2'), 'f', 'grip 2');
  expect(undone(twice).now).toBe('d');
  expect(undone(undone(twice)).now).toBe('a');
});
