/** What a seat sees, and what it cannot tell. */
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../src/content/house/index.ts';
import { tinyEpicTactics } from '../src/index.ts';
import { position } from './position.ts';
import { opened, skirmish } from './skirmish.ts';

const UNITS = ['W1@A1', 'W2@N1', 'W3@N3'];

describe('TET-RUL-46: hands are secret, their sizes and the discard pile are public, the deck is a number', () => {
  const table = skirmish({ units: UNITS, hands: ['T01 T02', 'T03', ''], discard: 'T16' });

  test('the owner sees his cards, the others how many there are', () => {
    expect(table.view(0).hands).toEqual([
      { count: 2, cards: ['T01', 'T02'] },
      { count: 1, cards: [] },
      { count: 0, cards: [] },
    ]);
    expect(table.view(undefined).hands[0]).toEqual({ count: 2, cards: [] });
    expect(table.view(2)).toMatchObject({ deck: 12, discard: ['T16'] });
  });

  test('a card that was revealed and went back is seen by everybody', () => {
    const seen = skirmish({
      units: UNITS,
      hands: ['T01 T02', 'T03', ''],
      also: (state) => {
        state.known = [1];
      },
    });
    expect(seen.view(1).hands[0]).toEqual({ count: 2, cards: ['T02'] });
    expect(tinyEpicTactics.hidden(seen.state, 1).flat()).not.toContain('T02');
  });

  test('what a seat cannot tell apart: the deck and the hands of others', () => {
    const hidden = tinyEpicTactics.hidden(table.state, 1).flat();
    expect(hidden).toEqual(expect.arrayContaining(['T01', 'T02', 'T04']));
    expect(hidden).not.toContain('T03');
    expect(hidden).not.toContain('T16');
    expect(hidden).toHaveLength(14);
  });

  test('a single card that nobody has seen can be told: it is the one that is missing', () => {
    const all = HOUSE.tactics.map(({ id }) => id);
    const hidden = (discard: readonly string[]) =>
      tinyEpicTactics.hidden(skirmish({ units: UNITS, hands: ['T01 T02', '', ''], discard: discard.join(' ') }).state, 0);
    expect(hidden(all.slice(3))).toEqual([]);
    expect(hidden(all.slice(4))).toEqual([['T03', 'T04']]);
  });

  test('renaming swaps cards in hands and in the deck, and keeps the bag sorted', () => {
    const state = position({ units: UNITS, hands: ['T01 T02', 'T03', ''] });
    tinyEpicTactics.rename(
      state,
      new Map([
        ['T01', 'T16'],
        ['T16', 'T01'],
      ]),
    );
    expect(tinyEpicTactics.view(state, 0).hands[0]?.cards).toEqual(['T02', 'T16']);
    expect(state.deck).toContain(0);
    expect(state.deck.toSorted((a, b) => a - b)).toEqual(state.deck);
  });

  test('nothing in a view of another seat names a hidden card', () => {
    const text = JSON.stringify(table.view(1));
    for (const card of ['T01', 'T02', 'T04', 'T15']) expect(text).not.toContain(`"${card}"`);
  });
});

describe('a view', () => {
  test('shares nothing with the state', () => {
    const table = skirmish({ units: UNITS });
    const { units, flags } = table.view(0);
    table.state.at[0] = 5;
    table.state.flags = [3, 3, 3];
    expect(units[0]?.cell).toBe('A1');
    expect(flags).toEqual([0, 0, 0]);
  });

  test('says who is in play, where and in what state', () => {
    const table = skirmish({ units: ['W1@A1/5*2~', 'W2@-', 'W3@N3'] });
    expect(table.view(0).units).toMatchObject([
      { id: 'W1', side: 0, class: 'warrior', cell: 'A1', hp: 5, maxHp: 12, stock: 2, maxStock: 3, weak: true, move: 3 },
      { id: 'W2', cell: null },
      { id: 'W3', cell: 'N3' },
    ]);
  });

  test('says who bears the Artifact, which cards lie under Enemy units, and which were captured', () => {
    const battle = skirmish({ mode: 'battle', units: ['W1@A1 M1@A2', 'W2@N1'], bearer: 'M1' });
    expect(battle.view(0).units.map(({ id, bearer }) => [id, bearer])).toEqual([
      ['W1', false],
      ['M1', true],
      ['W2', false],
    ]);
    const taken = skirmish({
      units: UNITS,
      also: (state) => {
        state.captured = [[], [1, 9], []];
      },
    });
    expect(taken.view(0).captured).toEqual([[], ['W2', 'M2'], []]);
    const solo = skirmish({ mode: 'solo', units: ['W1@2x2:A1', 'B1@N1 R1@N2'], under: 'R1:E5' });
    expect(solo.view(0).units.map(({ id, under }) => [id, under])).toEqual([
      ['W1', null],
      ['R1', 'E5'],
      ['B1', null],
    ]);
    expect(solo.view(0).closed).toEqual(['B9', 'C9', 'B10', 'C10']);
  });

  test('of an adventure: time, the Enemy, dungeons and what they close', () => {
    const table = opened({ mode: 'solo' }, 1);
    expect(table.view(0)).toMatchObject({
      mode: 'solo',
      time: 7,
      green: [false, false, false, false, false, false],
      closed: [],
      scores: [],
      zones: [],
    });
    expect(table.view(0).enemyDeck).toHaveLength(9);
    expect(table.view(0).dealt[0]).toHaveLength(8);
  });

  test('a copy of the state goes its own way', () => {
    const state = position({ units: UNITS });
    const other = tinyEpicTactics.copy(state);
    for (const list of [other.at, other.hp, other.stock, other.weak, other.did, other.acts, other.served, other.usedTurn])
      list[0] = 99;
    expect(state).toEqual(position({ units: UNITS }));
    expect(Object.keys(other)).toEqual(Object.keys(state));
  });
});
