import {
  agreeToDraw,
  awaited,
  imagine,
  offerDraw,
  quick,
  resign,
  timeIsUp,
  undo,
  undoable,
  undoWithConsent,
} from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES } from '../src/index.ts';
import { sit } from './helpers.ts';

describe('online play', () => {
  test('LDR-ONL-01 A pending Nemesis move belongs to its owner and must be made before anything else', () => {
    const table = sit({ south: 'leaderD1 riderA1', north: 'leaderD7 nemesisD4' }).play('D1 D2');
    expect(awaited(table.match)).toEqual([1]);
    expect(table.options().every((key) => key.startsWith('nemesis '))).toBe(true);
  });

  test('LDR-ONL-01 With a single legal end cell the table answers for its owner at once', () => {
    const table = sit({
      south: 'leaderD1 jailerA3 archerB3 vizierA2',
      north: 'leaderD7 nemesisA1 riderC2 acrobatB1 innkeeperC3',
    }).play('D1 E1');
    expect(table.cell('nemesis')).toBe('B2');
    expect(awaited(table.match)).toEqual([0]);
  });

  test('LDR-ONL-02 Own decisions may be taken back as far as the last card revealed', () => {
    const table = sit().play('D1 D2', 'end');
    expect(undoable(table.match, 0)).toEqual([4, 3]);
    expect(undo(table.match, 0, 3)).toBeUndefined();
    expect([table.asked, table.cell('south-leader')]).toEqual(['south act', 'D1']);
    table.play('end');
    table.any();
    // A card was revealed, and the turn has passed.
    expect(undoable(table.match, 0)).toEqual([]);
    expect(undo(table.match, 0)).toMatchObject({ trouble: 'nothing-to-undo' });
    expect(undoWithConsent(table.match, 0, [])).toMatchObject({ trouble: 'no-consent' });
    expect(undoWithConsent(table.match, 0, [1])).toBeUndefined();
    expect(table.asked).toBe('south recruit');
  });

  test('LDR-ONL-02 A decision of the opponent is a barrier, a Nemesis move that the table made is none', () => {
    const asked = sit({ south: 'leaderD1', north: 'leaderD7 nemesisD4' }).play('D1 D2', 'nemesis D5');
    expect(undoable(asked.match, 0)).toEqual([]);
    const alone = sit({
      south: 'leaderD1 jailerA3 archerB3 vizierA2',
      north: 'leaderD7 nemesisA1 riderC2 acrobatB1 innkeeperC3',
    }).play('D1 E1');
    expect(undoable(alone.match, 0)).toHaveLength(1);
    undo(alone.match, 0);
    expect([alone.cell('nemesis'), alone.cell('south-leader')]).toEqual(['A1', 'D1']);
  });

  test('LDR-ONL-03 The order of the pile is in no state: it cannot be sent', () => {
    const table = sit();
    const { state } = table.match.world;
    expect(state.pile.bag).toEqual(state.pile.bag.toSorted((a, b) => a - b));
    expect(table.view().pile).toEqual(CARD_NAMES.filter((card) => !table.view().offer.includes(card)));
    // Two courses of the same match that go on with other chances reveal other cards.
    const next = [3, 8].map((said) => {
      const world = imagine(table.match.world, 0, quick(said), { keep: true });
      world.choose(0, { key: 'end', value: { do: 'end' } });
      world.choose(0, world.options(0)[0] ?? { key: '', value: undefined });
      return JSON.stringify(world.state.offer);
    });
    expect(next[0]).not.toBe(next[1]);
  });

  test('LDR-ONL-04 Illegal actions are not offered; self-exposure names the capturing or encircling figures', () => {
    const table = sit({ south: 'leaderD1 archerF3', north: 'leaderD7 riderC2 jailerB1' });
    expect(table.options('D1 C1')).toEqual([]);
    expect(table.refused('own-capture')).toEqual(['D1 C1']);
    expect(table.why('D1 C1')?.figures).toEqual({
      leader: 'C1',
      by: [
        { figure: 'rider', cell: 'C2', how: 'adjacent' },
        { figure: 'jailer', cell: 'B1', how: 'adjacent' },
      ],
    });
    // Asking changes nothing.
    expect(table.position).toContain('leaderD1.archerF3_leaderD7.riderC2.jailerB1');
    expect(table.why('D1 D2')).toBeUndefined();
  });

  test('LDR-ONL-05 Resignation loses at any moment, also in the turn of the opponent', () => {
    for (const [seat, places] of [
      [0, [2, 1]],
      [1, [1, 2]],
    ] as const) {
      const { match } = sit();
      expect(resign(match, seat)).toBeUndefined();
      expect(match.outcome).toEqual({ places, how: 'resignation', rule: 'LDR-ONL-05', leaver: seat });
      expect(match.journal.at(-1)).toEqual({ type: 'resign', seat });
      expect(offerDraw(match, 0)).toMatchObject({ trouble: 'match-over' });
      expect(agreeToDraw(match, 1)).toMatchObject({ trouble: 'match-over' });
    }
    const north = sit({ options: { first: '1' } }).match;
    resign(north, 1);
    expect(north.outcome?.places).toEqual([1, 2]);
  });

  test('LDR-ONL-05 Running out of time loses', () => {
    const { match } = sit();
    expect(timeIsUp(match, 1)).toBeUndefined();
    expect(match.outcome).toEqual({ places: [1, 2], how: 'time', rule: 'LDR-ONL-05', leaver: 1 });
    expect(match.journal.at(-1)).toEqual({ type: 'time', seat: 1 });
  });
});
