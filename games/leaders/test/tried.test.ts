/** Why not, for everything that can be tried: the reason of the very case, true, and what is possible instead. */
import { describe, expect, test } from 'vitest';
import { CARD_NAMES, CELL_NAMES, FIGURE_NAMES } from '../src/index.ts';
import { type LeadersTable, sit } from './helpers.ts';
import { TRYING } from './tries.ts';

const why = (table: LeadersTable, words: string): string | undefined => table.tried(words)?.refusal.why;

describe('who acts', () => {
  const table = () => sit({ south: 'leaderD1 riderB2~ archerF1 nemesisA1', north: 'leaderD7 vizierD4' });

  test('a cell with nobody on it, somebody else’s figure, one who has acted, one who never does, one who is nowhere', () => {
    expect(table().tried('E5 E6')?.refusal).toEqual({ rule: 'LDR-ACT-01', why: 'nobody-there', figures: { cell: 'E5' } });
    expect(table().tried('D4')?.refusal).toEqual({ rule: 'LDR-ACT-01', why: 'not-yours', figures: { figure: 'vizier' } });
    expect(why(table(), 'vizier D5')).toBe('not-yours');
    expect(why(table(), 'B2 G4')).toBe('acted');
    expect(why(table(), 'rider')).toBe('acted');
    expect(why(table(), 'A1 A2')).toBe('no-action');
    expect(why(table(), 'jailer C4')).toBe('not-on-board');
  });

  test('words are taken as people write them, and what means nothing has no reason', () => {
    expect(why(table(), '  d4   d5 ')).toBe('not-yours');
    expect(why(table(), 'LEADER d7')).toBe('no-ability');
    expect(table().tried('D8 D9')?.refusal).toMatchObject({ why: 'no-such-cell', figures: { word: 'D8' } });
    expect(table().tried('please')).toBeUndefined();
    expect(table().tried('D1')).toBeUndefined();
    expect(table().tried('D1 D2')).toBeUndefined();
  });

  test('what has its time later, or earlier', () => {
    expect(why(table(), 'recruit acrobat C1')).toBe('act-first');
    expect(why(table(), 'ban acrobat')).toBe('no-ban-now');
    const recruiting = table().play('end');
    expect(why(recruiting, 'D1 D2')).toBe('actions-over');
    expect(why(recruiting, 'end')).toBe('must-recruit');
    const banning = sit({ options: { mode: 'strategist' } });
    expect(why(banning, 'recruit archer C1')).toBe('ban-now');
    expect(why(banning, 'ban leader')).toBe('leader-stays');
    expect(banning.play('ban archer').tried('ban archer')).toMatchObject({ refusal: { why: 'banned', rule: 'LDR-STRAT-03' } });
  });
});

describe('where to', () => {
  test('LDR-ACT-03 a Leader moves one step: what is further is out of reach, and the cells that are not are named', () => {
    const table = sit({ south: 'leaderD1', north: 'leaderD7 archerC4' });
    expect(table.tried('D1 B3')).toEqual({
      key: 'D1 B3',
      refusal: { rule: 'LDR-ACT-03', why: 'too-far', figures: { figure: 'south-leader', cell: 'B3', steps: 1 } },
      instead: ['D1 D2', 'D1 E1', 'D1 C1'],
    });
  });

  test('LDR-ABL-VIZIER-01 with the Vizier it is two steps', () => {
    const table = sit({ south: 'leaderD1 vizierA1', north: 'leaderD7' });
    expect(table.tried('D1 D4')?.refusal).toMatchObject({ rule: 'LDR-ABL-VIZIER-01', figures: { steps: 2 } });
    expect(table.offers('D1 D3')).toBe(true);
  });

  test('what an ability does there comes first among what is possible instead', () => {
    const table = sit({ south: 'leaderD1 riderB2', north: 'leaderD7' });
    expect(table.tried('B2 B4')).toMatchObject({
      refusal: { why: 'too-far' },
      instead: expect.arrayContaining(['rider B4', 'B2 B3', 'B2 C3']),
    });
    expect(table.tried('B2 B4')?.instead?.[0]).toBe('rider B4');
  });

  test('a figure that is hemmed in says so', () => {
    expect(why(sit({ south: 'leaderD2 archerA1 jailerA2 vizierB2 assassinB1', north: 'leaderD7' }), 'A1')).toBe('stuck');
  });
});

describe('abilities', () => {
  const seen = (south: string, north: string, words: string): string | undefined => why(sit({ south, north }), words);

  test('whom nobody can aim at', () => {
    expect(seen('leaderD1 bruiserC3', 'leaderD7', 'bruiser C4 C5')).toBe('nobody-to-aim-at');
    expect(seen('leaderD1 bruiserC3 archerC4', 'leaderD7', 'bruiser C4 C5')).toBe('not-an-enemy');
    expect(seen('leaderD1 bruiserC3', 'leaderD7 archerE4', 'bruiser E4 E5')).toBe('not-adjacent');
    expect(seen('leaderD1 bruiserC3', 'leaderD7 archerC4', 'bruiser C4 C2')).toBe('not-beyond');
    expect(seen('leaderD1 innkeeperC3', 'leaderD7 archerC4', 'innkeeper C4 C5')).toBe('not-an-ally');
    expect(seen('leaderD1 innkeeperD2', 'leaderD7', 'innkeeper D1 D4')).toBe('target-one-step');
    expect(seen('leaderD1 manipulatorC3', 'leaderD7 archerE6', 'manipulator E6 A1')).toBe('not-in-line');
    expect(seen('leaderD1 illusionistC3', 'leaderD7', 'illusionist C3')).toBe('itself');
    expect(seen('leaderD1 illusionistC3', 'leaderD7', 'illusionist C5')).toBe('nobody-to-aim-at');
    expect(seen('leaderD1 grapplerC3', 'leaderD7', 'grappler pull A1')).toBe('nobody-to-aim-at');
    expect(seen('leaderD1 grapplerC3', 'leaderD7 archerC5', 'grappler C5')).toBe('go-or-pull');
  });

  test('where no ability leads', () => {
    expect(seen('leaderD1 riderB2', 'leaderD7', 'rider B5')).toBe('ride-two');
    expect(seen('leaderD1 acrobatB2', 'leaderD7', 'acrobat C3')).toBe('leap-elsewhere');
    expect(seen('leaderD1 acrobatB1', 'leaderD7', 'acrobat B5')).toBe('two-leaps');
    expect(seen('leaderD1 archerB2', 'leaderD7', 'archer B3')).toBe('no-ability');
    expect(seen('leaderD1 riderB2', 'leaderD7 jailerB3', 'rider E5')).toBe('jailed');
    expect(seen('leaderD1 prowlerB2', 'leaderD7', 'prowler C5 C6')).toBe('one-end');
  });

  test('LDR-RUL-38 the basic move that does the same is named only where it is allowed itself', () => {
    const shut = sit({ south: 'leaderA1 royal-guardC2 vizierA2', north: 'leaderD7 archerB2' });
    expect(shut.offers('C2 B1')).toBe(false);
    expect(why(shut, 'C2 B1')).toBe('own-encirclement');
    expect(why(shut, 'royal-guard B1')).toBe('own-encirclement');
    const open = sit({ south: 'leaderA1 royal-guardC2', north: 'leaderD7 assassinG4' });
    expect(open.tried('royal-guard B1')?.refusal).toMatchObject({ why: 'same-as-move', figures: { as: 'C2 B1' } });
  });
});

describe('recruits', () => {
  const table = () => sit({ south: 'leaderD1 riderB2', north: 'leaderD7', offer: 'bear vizier assassin' }).play('end');

  test('cards that are not to be had, and cells that are not for them', () => {
    expect(table().tried('recruit rider C1')?.refusal.figures).toEqual({ card: 'rider', side: 'south' });
    expect(why(table(), 'recruit archer C1')).toBe('not-on-offer');
    expect(why(table(), 'recruit wizard C1')).toBe('no-such-card');
    expect(why(table(), 'recruit vizier D4')).toBe('not-your-edge');
    expect(why(table(), 'recruit vizier A1 B1')).toBe('one-cell');
    expect(why(table(), 'recruit bear A1 A1')).toBe('two-cells');
    expect(why(table(), 'C1')).toBe('card-first');
    expect(table().tried('recruit vizier D1')).toMatchObject({ refusal: { why: 'cell-taken' } });
  });
});

test('the Nemesis goes two steps, goes at all, and goes first', () => {
  const table = sit({ south: 'leaderD1 riderA1', north: 'leaderD7 nemesisD4' }).play('D1 D2');
  expect(why(table, 'nemesis A1')).toBe('nemesis-too-far');
  expect(why(table, 'nemesis D4')).toBe('nemesis-stays');
  expect(why(table, 'A1 A2')).toBe('nemesis-now');
});

/** Every notation that the cells and figures of this board make, whatever the rules say. */
function everyTry(): readonly string[] {
  const pairs = CELL_NAMES.flatMap((from) => CELL_NAMES.map((to) => `${from} ${to}`));
  const senders = ['bruiser', 'manipulator', 'innkeeper'];
  return [
    ...pairs,
    ...FIGURE_NAMES.flatMap((figure) => CELL_NAMES.map((cell) => `${figure} ${cell}`)),
    ...senders.flatMap((figure) => pairs.map((cells) => `${figure} ${cells}`)),
    ...CELL_NAMES.flatMap((cell) => [`grappler go ${cell}`, `grappler pull ${cell}`]),
    ...CARD_NAMES.flatMap((card) => [`ban ${card}`, ...CELL_NAMES.map((cell) => `recruit ${card} ${cell}`)]),
    ...CELL_NAMES,
    ...FIGURE_NAMES,
  ];
}

test.each([
  [
    'a turn',
    { south: 'leaderD1 bruiserC3 manipulatorE2 innkeeperD2 grapplerB2', north: 'leaderD7 archerC4 jailerE6 protectorG3' },
    [],
  ],
  ['another', { south: 'leaderA1 royal-guardC2 acrobatA2~ prowlerF2 vizierE1', north: 'leaderD7 illusionistB2 riderB5' }, []],
  ['recruiting', { south: 'leaderD1 bearC2 cubC1', north: 'leaderD7 archerC4' }, ['end']],
])(
  'of all that could be written nothing is refused without a reason of its own, and each reason is true: %s',
  (_, set, keys) => {
    const table = sit(set).play(...keys);
    const offered = new Set(table.options());
    const view = table.view();
    const faults: string[] = [];
    let refused = 0;
    for (const words of everyTry()) {
      if ([...offered].some((key) => `${key} `.startsWith(`${words} `))) continue;
      const told = table.tried(words);
      refused++;
      if (!told) faults.push(`${words}: no reason`);
      else if (told.instead?.some((key) => !offered.has(key)) !== false) faults.push(`${words}: ${told.instead}`);
      else if (TRYING.belies?.(view, told, offered, 0)) faults.push(`${words}: ${TRYING.belies(view, told, offered, 0)}`);
    }
    expect(faults).toEqual([]);
    expect(refused).toBeGreaterThan(6000);
  },
);

test('LDR-RECRUIT-10 nobody recruits beyond five cards, whatever position is typed', () => {
  const north = 'leaderD7 archerA4 jailerB5 vizierC6';
  const table = sit({ south: 'leaderD1', north, turn: 'n1', options: {} }).play('end');
  expect(table.asked).toBe('north recruit');
  table.any();
  expect(table.asked).toBe('south act');
});
