import type { SeatInfo, TableState } from '@taverne/ui';
import { expect, test } from 'vitest';
import { handedTo } from '../src/tablepage/Curtain.tsx';

const seat = (mine: boolean): SeatInfo => ({ kind: 'person', mine, present: true, thinking: false, claimable: false });

function at(eyes: number | undefined, ...mine: readonly boolean[]): TableState {
  return {
    match: 'm',
    game: 'secrets',
    seq: 0,
    seats: mine.map(seat),
    eyes,
    view: {},
    questions: [],
    asked: [],
    events: [],
    undo: 0,
    mayAskUndo: false,
    undoAsked: undefined,
    drawOffer: undefined,
    clocks: undefined,
    outcome: undefined,
    chance: undefined,
    link: 'here',
  };
}

test('the device is handed over when another of those at it is asked', () => {
  expect(handedTo(at(1, true, true, false), 0)).toBe(1);
  expect(handedTo(at(0, true, true), undefined)).toBe(0);
  expect(handedTo(at(1, true, true), 1)).toBeUndefined();
});

test('nobody hands it over who is alone at it, and at the end all is open', () => {
  expect(handedTo(at(0, true, false, false), undefined)).toBeUndefined();
  const outcome = { places: [1, 2], how: 'points', rule: 'X-1' };
  expect(handedTo({ ...at(1, true, true), outcome }, 0)).toBeUndefined();
});
