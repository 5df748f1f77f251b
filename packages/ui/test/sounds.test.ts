import { expect, test } from 'vitest';
import { soundsBetween } from '../src/frame/use-sounds.ts';

const told = (...events: string[]) => events.map((event, at) => ({ event: { event, rule: 'R-1' }, at }));
const soundOf = ({ event }: { readonly event: string }) =>
  event === 'rolled' ? 'dice' : event === 'captured' ? 'capture' : undefined;

test('what has come onto the board is heard, each kind once', () => {
  const events = told('began', 'rolled', 'moved', 'captured', 'rolled');
  expect(soundsBetween(events, [1, 5], soundOf)).toEqual(['dice', 'capture']);
  expect(soundsBetween(events, [2, 3], soundOf)).toEqual([]);
  expect(soundsBetween(events, [3, 4], soundOf)).toEqual(['capture']);
});
