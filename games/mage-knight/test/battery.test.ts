import { battery } from '@taverne/engine/battery';
import { describe, expect, test } from 'vitest';
import { mageKnight } from '../src/index.ts';
import { armedKnights, besiegers } from './armed.ts';
import { holds } from './holds.ts';
import { TRYING } from './tries.ts';

/** Random play would end its turns at once: it likes everything better that is not an end. */
const prefer = (key: string): boolean => key !== 'end' && key !== 'done' && !key.startsWith('rest') && key !== 'announce';

describe('random play, through every promise of the table', () => {
  test.each([
    ['First Reconnaissance', { scenario: 'first-reconnaissance' }],
    ['Solo Conquest', { scenario: 'solo-conquest' }],
    ['Solo Conquest as first printed', { scenario: 'solo-conquest', printing: 'first' }],
  ])('%s', (_, options) => {
    const report = battery(mageKnight, { seeds: [1], seats: 1, options, every: 20, prefer, holds });
    expect(report.matches).toBe(1);
    // One deed is one step.
    expect(report.tape.p90).toBeLessThanOrEqual(2);
  });

  test.each([
    ['two in First Reconnaissance', 2, { scenario: 'first-reconnaissance' }],
    ['two in Blitz Conquest as first printed', 2, { scenario: 'blitz-conquest', printing: 'first' }],
    ['three in Full Conquest', 3, { scenario: 'full-conquest' }],
    ['three in First Reconnaissance as first printed', 3, { scenario: 'first-reconnaissance', printing: 'first' }],
    ['four in Blitz Conquest', 4, { scenario: 'blitz-conquest' }],
    ['four in Full Conquest as first printed', 4, { scenario: 'full-conquest', printing: 'first' }],
  ])('%s', (_, seats, options) => {
    const report = battery(mageKnight, { seeds: [1], seats, options, every: 40, prefer, holds });
    expect(report.matches).toBe(1);
    expect(report.tape.p90).toBeLessThanOrEqual(2);
  });

  /** Heroes who stand side by side with arms in their hands: they fight each other, and cities together. */
  const isPeaceful = (key: string): boolean => !prefer(key) || key === 'pass' || key.startsWith('explore');
  test.each([
    ['two', 2, {}],
    ['three, as first printed and with the rules of later editions', 3, { printing: 'first', laterFights: true }],
    ['four', 4, {}],
  ])('%s who fight each other', (_, seats, more) => {
    const options = { scenario: 'blitz-conquest', ...more };
    const report = battery(armedKnights, { seeds: [1], seats, options, every: 20, prefer: (key) => !isPeaceful(key), holds });
    expect(report.matches).toBe(1);
    expect(report.tape.p90).toBeLessThanOrEqual(2);
  });

  test.each([
    ['two', 2, {}],
    ['three with the rules of later editions', 3, { laterFights: true }],
  ])('%s before the walls of a city', (_, seats, more) => {
    const options = { scenario: 'blitz-conquest', duels: 'no', together: true, ...more };
    const report = battery(besiegers, { seeds: [1], seats, options, every: 20, prefer, holds });
    expect(report.matches).toBe(1);
    expect(report.tape.p90).toBeLessThanOrEqual(2);
  });

  test.each([
    ['two together', 2, 'full-cooperation'],
    ['three together in a blitz', 3, 'blitz-cooperation'],
    ['mines', 2, 'mines-liberation'],
    ['glades', 3, 'druid-nights'],
    ['dungeons', 2, 'dungeon-lords'],
    ['keeps and towers', 2, 'conquer-and-hold'],
    ['the portal', 3, 'one-to-return'],
  ])('%s', (_, seats, scenario) => {
    const report = battery(mageKnight, { seeds: [1], seats, options: { scenario }, every: 60, prefer, holds });
    expect(report.matches).toBe(1);
  });

  test('two against two', () => {
    const options = { scenario: 'blitz-conquest', teams: true };
    expect(battery(mageKnight, { seeds: [1], seats: 4, options, every: 60, prefer, holds }).matches).toBe(1);
  });

  test('whatever is tried and not offered is refused for a reason of its own', () => {
    const trying = { ...TRYING, each: 3 };
    const report = battery(mageKnight, { seeds: [4], seats: 1, options: {}, every: 200, prefer, trying });
    expect(report.refused).toBeGreaterThan(200);
  });
});
