import { describe, expect, test } from 'vitest';
import type { TacticsEvent } from '../../src/events.ts';
import { floatIn, journeyIn, piecesBefore, rollIn, showing } from '../playback.ts';
import { seated, untilAct } from './table.ts';

const { view, book } = seated(untilAct);
const [first, second] = view.units.filter(({ cell }) => cell !== null);
if (!first?.cell || !second?.cell) throw new Error('nobody stands');
const { id, cell } = first;

type Tale = TacticsEvent extends infer E ? (E extends TacticsEvent ? Omit<E, 'rule'> : never) : never;
const event = (tale: Tale): TacticsEvent => ({ ...tale, rule: 'TET-MOVE-01' });

describe('before what is still to be shown', () => {
  test('a unit stands where its last step came from', () => {
    const earlier = [event({ event: 'moved', unit: id, path: ['C3', 'D3'], cost: 2, left: 0 })];
    const rest = [event({ event: 'moved', unit: id, path: ['D4', cell], cost: 2, left: 0 })];
    expect(piecesBefore(view, book, rest, earlier).get(id)?.cell).toBe('D3');
  });

  test('damage is not yet done, healing not yet given', () => {
    const hp = first.hp;
    const rest = [
      event({ event: 'damaged', unit: id, damage: 3, parts: [], hp }),
      event({ event: 'healed', unit: second.id, by: 2, hp: second.hp, why: 'rally' }),
    ];
    const pieces = piecesBefore(view, book, rest, []);
    expect(pieces.get(id)?.hp).toBe(hp + 3);
    expect(pieces.get(second.id)?.hp).toBe(second.hp - 2);
  });

  test('whoever was captured is still there', () => {
    const gone = { ...view, units: view.units.filter((unit) => unit.id !== id) };
    const rest = [event({ event: 'captured', unit: id, side: 1, from: 0, cell: 'H7' })];
    expect(piecesBefore(gone, book, rest, []).get(id)).toMatchObject({ cell: 'H7', side: 0, class: first.class });
  });

  test('a new Enemy has not come yet', () => {
    expect(piecesBefore(view, book, [event({ event: 'enemy-came', side: 1, unit: id, cell, thoughts: [] })], []).has(id)).toBe(
      false,
    );
  });
});

describe('what an event shows', () => {
  test('a push is a journey, dice are dice, damage floats up', () => {
    expect(
      journeyIn(event({ event: 'pushed', unit: id, way: 'N', path: ['H6', 'H5'], stopped: false }), book)?.path,
    ).toHaveLength(2);
    expect(rollIn(event({ event: 'rolled', unit: id, dice: [['push', 'star'], ['miss']], for: 'push' }))?.dice).toEqual([
      ['push', 'star'],
      ['miss'],
    ]);
    expect(floatIn(event({ event: 'damaged', unit: id, damage: 2, parts: [], hp: 1 }))).toEqual({ unit: id, by: -2 });
    expect(floatIn(event({ event: 'healed', unit: id, by: 2, hp: 9, why: 'rally' }))).toEqual({ unit: id, by: 2 });
  });

  test('a long walk takes longer than a short one, and nothing takes no time', () => {
    const walk = (path: readonly string[]) => showing(event({ event: 'moved', unit: id, path, cost: 1, left: 0 }), book);
    expect(walk(['A2', 'A3', 'A4'])).toBeGreaterThan(walk(['A2']));
    expect(showing(event({ event: 'actions-ended', side: 0 }), book)).toBe(0);
  });

  test('the Enemy is given time to think', () => {
    const thoughts = (count: number) =>
      showing(
        event({
          event: 'enemy-activated',
          side: 1,
          card: 'E1',
          unit: id,
          thoughts: Array.from({ length: count }, () => ({ say: 'stays' })),
        }),
        book,
      );
    expect(thoughts(3)).toBeGreaterThan(thoughts(1));
  });
});
