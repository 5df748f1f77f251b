import type { ServerMessageOf } from '@taverne/protocol';
import type { TableState } from '@taverne/ui';
import { expect, test } from 'vitest';
import { LiveReel } from '../src/replay/live.ts';

/** A match of 20 entries, of which every third and everything before the second is no moment of its own. */
const SEQ = 20;
const momentAt = (seq: number): number => Math.max(2, seq - (seq % 3));
const eventsAt = (seq: number) =>
  Array.from({ length: momentAt(seq) }, (_, at) => ({ at, event: { event: `e${at}`, rule: 'LDR-ACT-03' } }));

function reel() {
  const asked: number[] = [];
  const look = async (seq: number): Promise<ServerMessageOf<'looked'>> => {
    asked.push(seq);
    const told = { type: 'looked', match: 'm', key: 'k', asked: [] } as const;
    return { ...told, seq: momentAt(seq), view: momentAt(seq), events: eventsAt(seq), asked: [] };
  };
  const now: TableState = {
    match: 'm',
    game: 'leaders',
    seq: SEQ,
    seats: [],
    eyes: 0,
    view: SEQ,
    questions: [],
    asked: [],
    events: eventsAt(SEQ),
    undo: 3,
    mayAskUndo: true,
    undoAsked: undefined,
    drawOffer: undefined,
    clocks: undefined,
    outcome: undefined,
    chance: undefined,
    link: 'online',
  };
  return { reel: new LiveReel({ look }, now), asked };
}

test('the last moment is now, and nothing can be touched', async () => {
  const { reel: live, asked } = reel();
  const last = live.momentOf(undefined);
  expect(await live.stateAt(last)).toMatchObject({ view: SEQ, undo: 0, mayAskUndo: false });
  expect(asked).toEqual([]);
});

test('an earlier moment is the first at which that much had happened', async () => {
  const { reel: live } = reel();
  for (const line of [1, 4, 9, 13]) {
    const state = await live.stateAt(live.momentOf(line));
    expect(state.events.at(-1)?.at).toBeGreaterThanOrEqual(line);
    expect(eventsAt(Number(state.view) - 1).at(-1)?.at).toBeLessThanOrEqual(line);
  }
});

test('it asks the server little, and nothing twice', async () => {
  const { reel: live, asked } = reel();
  await live.stateAt(3);
  await live.stateAt(3);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeLessThanOrEqual(6);
});
