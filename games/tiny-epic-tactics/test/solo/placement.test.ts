/** How Enemy units come into play: golden cases of flags, compass and fallback; captures and newcomers. */
import type { Scripted } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { enemyCaptured, replaceCaptured } from '../../src/solo/capture.ts';
import { placeEnemy, spotBeside } from '../../src/solo/placement.ts';
import type { State } from '../../src/state.ts';
import { cell, cellsOf, named, where } from '../position.ts';
import { tableWith } from '../stretch.ts';
import { adventure, said } from './adventure.ts';

const FOUR = 'W1@A1 B1@A2 R1@A3 M1@A4';

/** An Enemy whose units are dealt but not placed. */
function unplaced(told: Parameters<typeof adventure>[0]): State {
  const state = adventure(told);
  for (let unit = state.seats * 4; unit < state.at.length; unit++) state.at[unit] = -1;
  return state;
}

describe('the first placement', () => {
  test('TET-SOLO-SETUP-12, TET-SOLO-SETUP-13: three units at three flags, the fourth beside the last by the compass', () => {
    const state = unplaced({ mine: 'W2@A13', enemy: FOUR });
    // Units in the order W1 M1 R1 B1: the Rogue at the second flag, the Warrior at the third, the Beast at the first.
    const script: Scripted[] = [
      ['enemy unit', 2],
      ['flag', 1],
      ['enemy unit', 0],
      ['flag', 1],
      ['enemy unit', 1],
      ['flag', 0],
      ['enemy card', 4],
    ];
    const table = tableWith(...script);
    placeEnemy(state, table, 1);
    expect(['R1', 'W1', 'B1', 'M1'].map((id) => where(state, id))).toEqual(['G12', 'G2', 'H7', 'I7']);
    const came = table.events.filter((event) => event.event === 'enemy-came');
    expect(came.map(({ thoughts }) => said(thoughts))).toEqual([
      ['flag-drawn B G12'],
      ['flag-drawn C G2'],
      ['flag-drawn A H7'],
      ['beside-last B1 H7', 'compass-drawn E5 E', 'compass-cell E I7'],
    ]);
    // TET-SOLO-SETUP-14: that card is back in the deck.
    expect(state.enemyDeck).toHaveLength(9);
    expect(state.enemyDiscard).toEqual([]);
  });

  test('TET-COOP-07, TET-RUL-43: the second Enemy has all flags again; taken trigger cells are settled by fresh compasses', () => {
    const state = unplaced({
      mode: 'co-op',
      mine: 'W3@A13',
      partner: 'M3@N13',
      enemy: FOUR,
      enemy2: 'W2@B1 B2@B2 R2@B3 M2@B4',
    });
    placeEnemy(state, tableWith(0, 0, 0, 0, 0, 0, 0), 2);
    expect(['W1', 'M1', 'R1', 'B1'].map((id) => where(state, id))).toEqual(['H7', 'G12', 'G2', 'G1']);
    const table = tableWith(0, 0, 0, 0, 0, 1, 0, 0, 2, 3);
    placeEnemy(state, table, 3);
    expect(['W2', 'M2', 'R2', 'B2'].map((id) => where(state, id))).toEqual(['H6', 'H12', 'G3', 'F3']);
    const [first] = table.events.filter((event) => event.event === 'enemy-came');
    expect(said(first?.thoughts ?? [])).toEqual([
      'flag-drawn A H7',
      'trigger-taken H7 W1',
      'compass-drawn E1 N',
      'compass-cell N H6',
    ]);
    expect(state.enemyDeck).toHaveLength(9);
  });
});

describe('TET-RUL-29: beside a cell by the compass', () => {
  const spot = (told: Parameters<typeof adventure>[0], at: string, arrow: 'N' | 'E' | 'S' | 'W') => {
    const state = adventure(told);
    const found = spotBeside(state, cell(state, at), arrow);
    return [cellsOf(state, [found.cell]), ...said(found.thoughts)];
  };

  test('the adjacent cell in the arrow’s direction, at any elevation', () => {
    expect(spot({}, 'C7', 'E')).toEqual(['D7', 'compass-cell E D7']);
  });

  test('clockwise if it is taken, beyond the edge, or under a flipped box', () => {
    expect(spot({ mine: 'W1@G1' }, 'G2', 'N')).toEqual(['H2', 'compass-turned N H2 1']);
    expect(spot({}, 'A1', 'N')).toEqual(['B1', 'compass-turned N B1 1']);
    expect(spot({}, 'A1', 'W')).toEqual(['B1', 'compass-turned W B1 2']);
    expect(spot({ mine: 'W1@2x2:A1' }, 'B8', 'S')).toEqual(['A8', 'compass-turned S A8 1']);
  });

  test('beyond the edge there is nothing, also where every unit is in play', () => {
    const all = { mine: 'W1@N1 M1@N2 R1@N3 B1@N4', enemy: 'W2@N5 M2@N6 R2@N7 B2@N8' };
    expect(spot(all, 'A1', 'N')).toEqual(['B1', 'compass-turned N B1 1']);
  });

  test('with all four shut the free cell at the smallest distance, ties clockwise from the arrow', () => {
    expect(spot({ mine: 'W1@G1 M1@H2 R1@G3 B1@F2', enemy: 'B2@G2' }, 'G2', 'E')).toEqual(['I2', 'nearest-free I2 2 E']);
    expect(spot({ mine: 'W1@G1 M1@H2 R1@G3 B1@F2', enemy: 'B2@G2 W2@I2' }, 'G2', 'E')).toEqual(['H3', 'nearest-free H3 2 E']);
    expect(spot({ mine: 'W1@B1 M1@A2', enemy: 'B2@A1' }, 'A1', 'S')).toEqual(['A3', 'nearest-free A3 2 S']);
  });
});

describe('captures of Enemy units', () => {
  /** As a capture leaves it. */
  function fall(state: State, id: string): void {
    const unit = named(state, id);
    state.at[unit] = -1;
    state.hp[unit] = 0;
  }

  test('TET-SOLO-CAP-01, TET-SOLO-CAP-02: time goes back 2, and the card under the unit is discarded', () => {
    const state = adventure({ enemy: 'B1@G2', under: 'B1:E3', time: 3 });
    const table = tableWith();
    fall(state, 'B1');
    enemyCaptured(state, table, named(state, 'B1'));
    expect(table.events).toEqual([{ event: 'time-moved', rule: 'TET-SOLO-CAP-01', to: 5, by: 2 }]);
    expect(state.under[named(state, 'B1')]).toBe(-1);
    expect(state.enemyDiscard).toHaveLength(1);
  });

  test('TET-SOLO-CAP-02: under a unit without a card there is none to discard', () => {
    const state = adventure({ enemy: 'B1@G2', time: 3 });
    enemyCaptured(state, tableWith(), named(state, 'B1'));
    expect(state.enemyDiscard).toEqual([]);
  });

  test('TET-SOLO-CAP-03: nobody comes for a unit that was not brought down, nor when the match is over', () => {
    const state = adventure({ enemy: 'B1@- R1@G2' });
    replaceCaptured(state, tableWith());
    expect([where(state, 'B1'), where(state, 'R1')]).toEqual(['-', 'G2']);
    const over = adventure({ enemy: 'B1@-/0' });
    over.ending = { places: [1], how: 'glory', rule: 'TET-SOLO-END-01' };
    replaceCaptured(over, tableWith());
    expect(where(over, 'B1')).toBe('-');
  });

  test('TET-SOLO-CAP-03, TET-SOLO-CAP-04: a new unit of the class with full HP, on a trigger cell drawn at random', () => {
    const state = adventure({ enemy: 'B1@G5', mine: 'B2@A1' });
    fall(state, 'B1');
    // Beasts aside: B1 (just captured) B3 B4 B5 B6 B7 B8.
    replaceCaptured(state, tableWith(['new enemy unit', 2], ['flag', 1]));
    expect(where(state, 'B4')).toBe('G12');
    expect(state.hp[named(state, 'B4')]).toBe(9);
    expect(named(state, 'B4')).toBe(7);
  });

  test('TET-RUL-52, TET-SOLO-CAP-02: the captured unit is in the draw, and may come back at once', () => {
    const state = adventure({ enemy: 'B1@G5' });
    fall(state, 'B1');
    state.usedRound[named(state, 'B1')] = 1;
    replaceCaptured(state, tableWith(0, 2));
    expect(state.usedRound[named(state, 'B1')]).toBe(0);
    expect(where(state, 'B1')).toBe('G2');
    expect(state.hp[named(state, 'B1')]).toBe(11);
    expect(state.reserve).toHaveLength(31);
  });

  test('TET-SOLO-CAP-05: a taken trigger cell is settled by the compass of a drawn card, which is discarded', () => {
    const state = adventure({ mine: 'W1@H7', enemy: 'B1@G5' });
    fall(state, 'B1');
    const table = tableWith(['new enemy unit', 1], ['flag', 0], ['enemy card', 2]);
    replaceCaptured(state, table);
    expect(where(state, 'B2')).toBe('H8');
    expect(state.enemyDiscard).toHaveLength(1);
    expect(state.enemyDeck).toHaveLength(8);
  });

  test('TET-RUL-29: a trigger cell under a flipped box counts as taken', () => {
    const state = adventure({ mine: 'W1@8x5:A3', enemy: 'B1@C5' });
    fall(state, 'B1');
    const table = tableWith(0, 0, 0);
    replaceCaptured(state, table);
    const came = table.events.find((event) => event.event === 'enemy-came');
    expect(said(came?.thoughts ?? [])).toEqual([
      'flag-drawn A H7',
      'trigger-closed H7 8x5',
      'compass-drawn E1 N',
      'nearest-free H9 2 N',
    ]);
    const other = adventure({ mine: 'W1@5x4:A1', enemy: 'B1@C5' });
    fall(other, 'B1');
    const second = tableWith(0, 1, 0);
    replaceCaptured(other, second);
    const there = second.events.find((event) => event.event === 'enemy-came');
    expect(said(there?.thoughts ?? [])).toContain('trigger-closed G12 5x4');
  });

  test('TET-SOLO-CAP-06: every captured Enemy unit is replaced, so there are always four', () => {
    const state = adventure({ enemy: FOUR });
    for (const id of ['W1', 'B1', 'R1', 'M1']) fall(state, id);
    replaceCaptured(state, tableWith(0, 0, 0, 1, 0, 2, 0, 0, 0));
    expect(state.at.slice(4).every((at) => at >= 0)).toBe(true);
  });

  test('TET-RUL-60: the newcomer joins the row of the Enemy that lost the unit', () => {
    const state = adventure({ mode: 'co-op', enemy: 'B1@G5', enemy2: 'B2@G8' });
    fall(state, 'B2');
    replaceCaptured(state, tableWith(2, 0));
    expect(named(state, 'B4')).toBe(3 * 4 + 3);
  });
});
