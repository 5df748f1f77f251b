import { readFile } from '@taverne/engine';
import { expect, test } from 'vitest';
import { openReel, prove, type Reel } from '../src/replay/reel.ts';
import { drawnFile, playedFile } from './matches.ts';

async function reelOf(text: string): Promise<Reel> {
  const opened = await openReel(text);
  if (!opened.ok) throw new Error(opened.trouble.say);
  return opened.value;
}

test('its last moment is the end of the match, its first the set-up', async () => {
  const { match, text } = playedFile(3);
  const reel = await reelOf(text);
  const end = reel.stateAt(reel.momentOf(undefined), 0, { id: 'm', mine: [1] });
  expect(end).toMatchObject({ match: 'm', outcome: match.outcome, questions: [], seq: match.journal.length });
  expect(end.seats.map(({ mine }) => mine)).toEqual([false, true]);
  expect(reel.stateAt(0, 0).events.every(({ at }) => at <= (reel.moments[0]?.line ?? 0))).toBe(true);
  expect(reel.holders[0]).toMatchObject({ name: 'Camille' });
});

test('what was taken back is no part of it', async () => {
  const { match, text } = playedFile(4);
  expect(match.journal.some((entry) => entry.type === 'undo')).toBe(true);
  const { moments } = await reelOf(text);
  const lines = moments.map(({ line }) => line);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.at(-1)).toBe(match.line.length);
});

test('forward, backward and at random it shows the same', async () => {
  const { text } = playedFile(5);
  const reel = await reelOf(text);
  const count = reel.moments.length;
  const forward = Array.from({ length: count }, (_, moment) => JSON.stringify(reel.stateAt(moment, 0).view));
  for (const moment of [count - 1, 0, Math.floor(count / 2), 1, count - 2]) {
    expect(JSON.stringify(reel.stateAt(moment, 0).view)).toBe(forward[moment]);
  }
});

test('the log leads to the moment after its line', async () => {
  const { text } = playedFile(6);
  const reel = await reelOf(text);
  const { events } = reel.stateAt(reel.momentOf(undefined), undefined);
  for (const { at } of events) {
    const shown = reel.stateAt(reel.momentOf(at), undefined);
    expect(shown.events.at(-1)?.at).toBeGreaterThanOrEqual(at);
  }
});

test('an end by agreement is a moment of its own', async () => {
  const reel = await reelOf(drawnFile());
  expect(reel.moments).toHaveLength(2);
  expect(reel.stateAt(0, 0).outcome).toBeUndefined();
  expect(reel.stateAt(1, 0).outcome?.places).toEqual([1, 1]);
});

test('a fair match is proven', async () => {
  const { match, text } = playedFile(7);
  expect(await prove(text)).toEqual({ ok: true, value: { entries: match.journal.length, chance: 'proven' } });
});

test('a file that was edited or cut is not opened', async () => {
  const { text } = playedFile(8);
  expect(await openReel(text.replace('Camille', 'Camillo'))).toMatchObject({ ok: false, trouble: { trouble: 'damaged' } });
  expect(await openReel(text.slice(0, -40))).toMatchObject({ ok: false, trouble: { trouble: 'damaged' } });
  expect(readFile(text).ok).toBe(true);
});
