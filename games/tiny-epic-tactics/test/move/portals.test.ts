/** Portals. */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/content/book.ts';
import { position } from '../position.ts';
import { skirmish } from '../skirmish.ts';
import { cost, OTHERS } from './steps.ts';

describe('portals', () => {
  test('TET-PORTAL-01: the cells in front of the openings, those of the map', () => {
    const { realm } = bookOf(position({ units: ['W1@A1', OTHERS] }));
    const names = realm.portals
      .map(({ cell }) => cell)
      .map((cell) => `${'ABCDEFGHIJKLMN'[cell % 14]}${Math.floor(cell / 14) + 1}`);
    expect(names.sort()).toEqual(['C11', 'C5', 'F9', 'H10', 'H5', 'J12', 'L11', 'L5']);
  });

  test('TET-PORTAL-02 TET-PORTAL-03 TET-AID-07: each portal is a neighbour of every other, freely chosen', () => {
    const table = skirmish({ units: ['W1@C6 B1@N14', OTHERS] });
    for (const exit of ['L5', 'H5', 'L11', 'F9', 'J12', 'H10', 'C11'])
      expect(table.preview(`move W1 ${exit}`)).toMatchObject({ cost: 2 });
    table.say('move W1 L11');
    expect(table.told('moved')).toMatchObject([{ path: ['C5', 'L11'], portals: ['L11'], cost: 2, left: 1 }]);
  });

  test('TET-RUL-09: the way costs the entry of the other cell and never a climb; the first cell must be entered first', () => {
    for (const exit of ['L5', 'H5', 'L11', 'F9', 'J12', 'H10', 'C11']) expect(cost('W1@A1', 'C5', exit)).toBe(1);
    const table = skirmish({ units: ['W1@C5 B1@N14', OTHERS] });
    expect(table.preview('move W1 H5')).toMatchObject({ cost: 1, path: [{ cell: 'H5', cost: 1, portal: true }] });
    expect(cost('W1@A1', 'C6', 'L5')).toBe(Number.POSITIVE_INFINITY);
  });

  test('TET-PORTAL-04: a unit on a portal cell shuts it to other sides, as entrance and as exit', () => {
    const exit = skirmish({ units: ['W1@C5 B1@N14', 'M8@L5'] });
    expect(exit.offers('move W1 L5')).toBe(false);
    expect(exit.offers('move W1 L6')).toBe(false);
    const entrance = skirmish({ units: ['W1@C6 B1@N14', 'M8@C5'] });
    expect(entrance.offers('move W1 L5')).toBe(false);
  });

  test('TET-PORTAL-05: it never stands in the way of its own side, but nobody stops on it', () => {
    const own = skirmish({ units: ['B4@C6 W1@C5 R1@L5', OTHERS] });
    expect(own.offers('move B4 H5')).toBe(true);
    expect(own.offers('move B4 L5')).toBe(false);
    expect(own.offers('move B4 L6')).toBe(true);
    const partner = skirmish({ mode: 'teams', units: ['B4@C6', 'M8@N1', 'W1@C5', 'R8@N2'] });
    expect(partner.offers('move B4 H5')).toBe(true);
  });

  test('TET-PORTAL-08: portals shorten no distances for attacks', () => {
    const table = skirmish({ units: ['R2@C5 B1@N14', 'M8@L5'] });
    expect(table.options('shoot R2')).toEqual([]);
  });
});
