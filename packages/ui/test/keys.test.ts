import { describe, expect, test } from 'vitest';
import { type BoardTable, type BoardTurn, deedOf } from '../src/board/keys.ts';
import type { TableDoor } from '../src/table.ts';

const nothing = async () => undefined;

/** A table at which everything that is done is written down. */
function board({ hotkeys = true, still = false, undo = 1, left = 0 } = {}) {
  const did: string[] = [];
  const note = (what: string) => () => void did.push(what);
  const door: TableDoor = {
    answer: nothing,
    undo: async () => void did.push('undo'),
    askUndo: nothing,
    answerUndo: nothing,
    resign: nothing,
    offerDraw: nothing,
    answerDraw: nothing,
    claim: nothing,
    say: nothing,
    rematch: async () => '',
    whyNot: async () => [],
    preview: nothing,
    file: async () => '',
  };
  const table: BoardTable<string> = {
    parts: { door, hotkeys, soon: (deed) => deed(), still },
    state: { undo },
    picks: [],
    press: (spot) => did.push(`press ${spot}`),
    pointAt: () => {},
    back: note('back'),
    closeWhy: note('close'),
    playback: { left, skip: note('skip') },
  };
  const turn: BoardTurn = { choices: [{ act: note('first') }, { act: note('second') }], main: { act: note('end') } };
  const deeds = { press: note('press'), letters: { t: note('threats') } };
  const hit = (key: string): readonly string[] | undefined => {
    const deed = deedOf(key, table, turn, deeds);
    deed?.();
    return deed && did;
  };
  return hit;
}

describe('keys of a board', () => {
  test.each([
    ['Enter', ['press']],
    [' ', ['press']],
    ['2', ['second']],
    ['u', ['undo']],
    ['e', ['end']],
    ['t', ['threats']],
    ['Escape', ['close', 'back']],
  ])('%s', (key, did) => {
    expect(board()(key)).toEqual(did);
  });

  test('what is being shown is skipped before anything is put down', () => {
    expect(board({ left: 2 })('Escape')).toEqual(['close', 'skip']);
  });

  test('what the board does not know is left to the page', () => {
    for (const key of ['x', 'Tab', '?', '3', '0']) expect(board()(key), key).toBeUndefined();
  });

  test('letters can be switched off, the rest cannot; a replay knows none', () => {
    for (const hit of [board({ hotkeys: false }), board({ still: true })]) {
      for (const key of ['u', 'e', 't']) expect(hit(key), key).toBeUndefined();
      expect(hit('Enter')).toEqual(['press']);
    }
  });

  test('nothing is taken back where nothing can be', () => {
    expect(board({ undo: 0 })('u')).toEqual([]);
  });
});
