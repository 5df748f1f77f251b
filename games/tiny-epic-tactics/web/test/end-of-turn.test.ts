/** Whoever ends a turn with actions left is asked once more, and nobody else. */
import type { Say } from '@taverne/ui';
import { expect, test } from 'vitest';
import { leftUndone } from '../turn.ts';
import { seated, untilAct } from './table.ts';

const say: Say = (id, values) => `${id} ${JSON.stringify(values)}`;

test('with actions left and something to do with them', () => {
  const { view, ways } = seated(untilAct);
  expect(view.left).toBe(3);
  expect(leftUndone({ view, ways }, say)).toBe('web.end.undone {"n":3}');
});

test('not when all actions are taken', () => {
  const { view, ways } = seated({ until: ({ name, options }) => name === 'act' && options.some(({ key }) => key === 'end') });
  expect(leftUndone({ view: { ...view, left: 0 }, ways }, say)).toBeUndefined();
});

test('not when there is nothing to do but to end', () => {
  const { view, ways } = seated(untilAct);
  expect(leftUndone({ view, ways: ways.filter(({ key }) => key === 'end') }, say)).toBeUndefined();
});
