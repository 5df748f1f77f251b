/** A click on what cannot be done finds the reason of its case, the one that tells most, and what is possible instead. */
import { whyNot } from '@taverne/engine';
import { nextSpots, pressed, readMissed, spotsInstead } from '@taverne/ui';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES, CELL_NAMES } from '../../src/index.ts';
import { MANNER } from '../picking/picking.ts';
import type { Spot } from '../picking/ways.ts';
import { barred, mostTelling, triedBy } from '../picking/why-not.ts';
import { position, READER, type Seated, seated } from './table.ts';

/** What comes of a click on `spot` while these are picked. */
function clicked({ match, question, view, ways }: Seated, picks: readonly Spot[], spot: Spot) {
  const told = whyNot(match, question.seat, question.id, triedBy({ question, picks, spot, view }));
  const missed = mostTelling(readMissed(READER, told.ok ? told.value : [], question, view));
  return {
    why: missed?.refusal.why,
    figures: missed?.refusal.figures,
    instead: spotsInstead(ways, picks, missed?.instead ?? []),
  };
}

describe('reasons', () => {
  test('a figure that has acted says so, and who can still act is named', () => {
    const table = seated({ position: position('leaderD1 riderB2', 'leaderD7 archerD4') }, 'B2 B3');
    expect(clicked(table, [], 'B3')).toMatchObject({ why: 'acted', instead: ['D1'] });
  });

  test('a Leader goes one step: what is too far says so, with the cells that are not', () => {
    const table = seated({ position: position('leaderD1 riderB3', 'leaderD7 archerD4') });
    expect(clicked(table, ['D1'], 'D5')).toEqual({
      why: 'too-far',
      figures: { figure: 'south-leader', cell: 'D5', steps: 1 },
      instead: ['D2', 'E1', 'C1'],
    });
  });

  test('a step that exposes the own Leader names who would capture it', () => {
    const table = seated({ position: position('leaderD1 riderB3', 'leaderD7 archerD4 prowlerC2') });
    expect(clicked(table, ['D1'], 'D2')).toMatchObject({ why: 'own-capture', figures: { leader: 'D2' } });
  });

  test('a shielded target tells of the Protector before anything plainer', () => {
    const table = seated({ position: position('leaderD1 grapplerC3', 'leaderD7 protectorC5') });
    expect(clicked(table, ['C3'], 'C5').why).toBe('protected');
  });

  test('somebody else’s figure, an empty cell and a card each have their own', () => {
    const table = seated({ position: position('leaderD1 riderB3', 'leaderD7') });
    expect(clicked(table, [], 'D7')).toMatchObject({ why: 'not-yours', instead: ['D1', 'B3'] });
    expect(clicked(table, [], 'D4')).toMatchObject({ why: 'nobody-there', instead: ['D1', 'B3'] });
    expect(clicked(table, [], 'vizier').why).toBe('act-first');
  });

  test('what cannot be banned or recruited has one, too', () => {
    const banning = seated({ mode: 'strategist' }, 'ban archer');
    expect(clicked(banning, [], 'archer').why).toBe('banned');
    expect(clicked(banning, [], 'D1').why).toBe('ban-now');
    const recruiting = seated({ position: position('leaderD1 riderB3', 'leaderD7') }, 'end');
    expect(clicked(recruiting, [], 'C1').why).toBe('card-first');
    expect(clicked(recruiting, [], 'rider').why).toBe('card-taken');
    expect(clicked(recruiting, ['vizier'], 'D4')).toMatchObject({
      why: 'not-your-edge',
      instead: ['A1', 'B1', 'C1', 'E1', 'F1', 'G1'],
    });
  });
});

/** Cards on offer that nobody of these positions has. */
const OTHERS = 'archer.assassin.nemesis';

/** Everything one could point at. */
const SPOTS: readonly Spot[] = [...CELL_NAMES, ...CARD_NAMES];

test.each([
  ['early', {}, []],
  ['bans', { mode: 'strategist' }, ['ban archer']],
  ['recruiting', { position: position('leaderD1 riderB3', 'leaderD7', 'bear.vizier.assassin') }, ['end']],
  ['a Nemesis', { position: position('leaderD1', 'leaderD7 nemesisD4') }, ['D1 D2']],
  [
    'a Vizier',
    { position: position('leaderD1 vizierB3 illusionistE2 innkeeperD2', 'leaderD7 protectorC5 jailerF2', OTHERS) },
    [],
  ],
  [
    'many',
    { position: position('leaderC2 bruiserC3 grapplerE2 manipulatorB2 acrobatD3', 'leaderD7 royal-guardC4 prowlerE4', OTHERS) },
    [],
  ],
  [
    'others',
    { position: position('leaderC2 royal-guardC3 prowlerE2 bearB2~ cubA1', 'leaderD7 riderC4 acrobatB3', OTHERS) },
    [],
  ],
] as const)('whatever one points at is possible or has a reason: %s', (_, options, keys) => {
  const table = seated(options, ...keys);
  const untold: string[] = [];
  const point = (picks: readonly Spot[], depth: number): void => {
    for (const spot of SPOTS) {
      const comes = pressed(table.ways, picks, spot, MANNER);
      if (comes.comes === 'refused' && clicked(table, picks, spot).why === undefined) untold.push([...picks, spot].join(' '));
      if (comes.comes === 'picks' && comes.picks.length > picks.length && depth > 0) point(comes.picks, depth - 1);
    }
  };
  point(MANNER.start?.(table.ways) ?? [], 2);
  expect(untold).toEqual([]);
});

test('barred cells are those a rule keeps one from, not those out of reach', () => {
  const { view, ways, refused } = seated({ position: position('leaderD1 riderB3', 'leaderD7 archerD4 prowlerC2') });
  const open = new Set(nextSpots(ways, ['D1']).keys());
  expect([...barred(refused, view, ['D1'], open).keys()]).toEqual(['D2']);
});
