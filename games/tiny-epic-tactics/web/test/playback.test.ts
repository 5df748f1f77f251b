import type { Happening } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { floatIn, journeyIn, piecesBefore, rollIn, showing } from '../playback.ts';
import { seated, untilAct } from './table.ts';

const { view, book } = seated(untilAct);
const [first, second] = view.units.filter(({ cell }) => cell !== null);
if (!first?.cell || !second?.cell) throw new Error('nobody stands');
const { id, cell } = first;

const event = (name: string, fields: { readonly [field: string]: unknown }): Happening => ({
  event: name,
  rule: 'TET-MOVE-01',
  ...fields,
});

describe('before what is still to be shown', () => {
  test('a unit stands where its last step came from', () => {
    const earlier = [event('moved', { unit: id, path: ['C3', 'D3'], cost: 2, left: 0 })];
    const rest = [event('moved', { unit: id, path: ['D4', cell], cost: 2, left: 0 })];
    expect(piecesBefore(view, book, rest, earlier).get(id)?.cell).toBe('D3');
  });

  test('damage is not yet done, healing not yet given', () => {
    const hp = first.hp;
    const rest = [
      event('damaged', { unit: id, damage: 3, parts: [], hp }),
      event('healed', { unit: second.id, by: 2, hp: second.hp, why: 'rally' }),
    ];
    const pieces = piecesBefore(view, book, rest, []);
    expect(pieces.get(id)?.hp).toBe(hp + 3);
    expect(pieces.get(second.id)?.hp).toBe(second.hp - 2);
  });

  test('whoever was captured is still there', () => {
    const gone = { ...view, units: view.units.filter((unit) => unit.id !== id) };
    const rest = [event('captured', { unit: id, side: 1, from: 0, cell: 'H7' })];
    expect(piecesBefore(gone, book, rest, []).get(id)).toMatchObject({ cell: 'H7', side: 0, class: first.class });
  });

  test('a new Enemy has not come yet', () => {
    expect(piecesBefore(view, book, [event('enemy-came', { side: 1, unit: id, cell, thoughts: [] })], []).has(id)).toBe(false);
  });
});

describe('what an event shows', () => {
  test('a push is a journey, dice are dice, damage floats up', () => {
    expect(journeyIn(event('pushed', { unit: id, way: 'N', path: ['H6', 'H5'], stopped: false }), book)?.path).toHaveLength(2);
    expect(rollIn(event('rolled', { unit: id, dice: [['push', 'star'], ['miss']], for: 'push' }))?.dice).toEqual([
      ['push', 'star'],
      ['miss'],
    ]);
    expect(floatIn(event('damaged', { unit: id, damage: 2, parts: [], hp: 1 }))).toEqual({ unit: id, by: -2 });
    expect(floatIn(event('healed', { unit: id, by: 2, hp: 9, why: 'rally' }))).toEqual({ unit: id, by: 2 });
  });

  test('a long walk takes longer than a short one, and nothing takes no time', () => {
    const walk = (path: readonly string[]) => showing(event('moved', { unit: id, path, cost: 1, left: 0 }), book);
    expect(walk(['A2', 'A3', 'A4'])).toBeGreaterThan(walk(['A2']));
    expect(showing(event('actions-ended', { side: 0 }), book)).toBe(0);
  });

  test('the Enemy is given time to think', () => {
    const thoughts = (count: number) =>
      showing(event('enemy-activated', { thoughts: Array.from({ length: count }, () => ({ say: 'stays' })) }), book);
    expect(thoughts(3)).toBeGreaterThan(thoughts(1));
  });
});
