/** Setting up: realm, deal, deployment, the first tactic. */
import { quick, startMatch } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { bookOf, houseBook } from '../src/content/book.ts';
import { tinyEpicTactics } from '../src/index.ts';
import { cellName } from '../src/realm/cells.ts';
import { CLASS_NAMES, MODES, type Mode } from '../src/words.ts';
import { opened, type Skirmish } from './skirmish.ts';

const { content, realm } = houseBook();

/** Deploys everybody on the first cells offered. */
function deployAll(table: Skirmish): Skirmish {
  while (/corner|deploy/.test(table.asked)) table.answer(table.options()[0] ?? '');
  return table;
}

/** A match in which everybody stands and keeps the first of his two tactics. */
function begun(raw: { readonly [name: string]: unknown }, seats: number): Skirmish {
  const table = deployAll(opened({ first: '0', ...raw }, seats));
  for (let seat = 0; seat < seats; seat++) table.answer(table.options('', seat)[0] ?? '', seat);
  return table;
}

const SEATS: { readonly [M in Mode]: readonly number[] } = {
  competitive: [2, 3, 4],
  teams: [4],
  battle: [2, 3, 4],
  'battle-teams': [4],
  solo: [1],
  'co-op': [2],
};

describe('ways to play', () => {
  test.each(MODES)('TET-SETUP-01: %s begins with its own numbers of players and with no other', (mode) => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const started = startMatch(tinyEpicTactics, { options: { mode }, seats, chance: quick(1) });
      expect(started.ok, `${seats} seats`).toBe(SEATS[mode].includes(seats));
    }
  });

  test('TET-SETUP-02: competitive is the base and the default', () => {
    expect(tinyEpicTactics.options({})).toMatchObject({ ok: true, value: { mode: 'competitive', realm: '', pack: '' } });
  });

  test('TET-SETUP-03: what lies in the box', () => {
    expect(content.units).toHaveLength(32);
    expect(content.tactics).toHaveLength(16);
    expect(content.enemies).toHaveLength(9);
    expect(content.boxes).toHaveLength(6);
    expect(realm.zones).toHaveLength(3);
    for (const name of CLASS_NAMES) expect(content.units.filter((unit) => unit.class === name)).toHaveLength(8);
  });

  test('TET-SETUP-04 TET-SETUP-05: the boxes in the order of building, none turned', () => {
    expect(realm.boxes.map(({ id, on, turns }) => [id, on, turns])).toEqual([
      ['8x5', -1, 0],
      ['8x1', 0, 0],
      ['3x2', -1, 0],
      ['5x4', -1, 0],
      ['1x2', 3, 0],
      ['2x2', -1, 0],
    ]);
  });

  test('TET-SETUP-11: a first player that the mode does not have is refused', () => {
    const start = (first: string, seats: number, mode = 'competitive') =>
      startMatch(tinyEpicTactics, { options: { mode, first }, seats, chance: quick(1) });
    expect(start('1', 1, 'solo')).toMatchObject({ ok: false, trouble: { at: 'options.first' } });
    expect(start('2', 2)).toMatchObject({
      ok: false,
      trouble: {
        trouble: 'wrong-option',
        say: 'option "first" is 2, but of 2 seats the last has the number 1',
        at: 'options.first',
      },
    });
    expect(start('1', 2, 'co-op')).toMatchObject({ ok: true });
    expect(start('2', 3)).toMatchObject({ ok: true });
  });

  test('a realm is chosen for battles only', () => {
    expect(tinyEpicTactics.options({ realm: 'x' })).toMatchObject({ ok: false, trouble: { at: 'options.realm' } });
  });
});

describe('the deal', () => {
  test('TET-SETUP-06 TET-SETUP-07 TET-SETUP-08: one Warrior, one Wizard, one Rogue and one Beast each, by chance', () => {
    for (const seats of [2, 3, 4]) {
      const { units } = opened({}, seats).view(undefined);
      expect(new Set(units.map(({ id }) => id)).size).toBe(seats * 4);
      for (let side = 0; side < seats; side++) {
        expect(units.filter((unit) => unit.side === side).map((unit) => unit.class)).toEqual(CLASS_NAMES);
      }
    }
    const told = opened({ first: '1' }, 2, [
      ['unit', 7],
      ['unit', 0],
    ]);
    // From the first player on, each from what is left of the class.
    expect(told.told('unit-dealt').slice(0, 2)).toMatchObject([
      { side: 1, unit: 'W8' },
      { side: 0, unit: 'W1' },
    ]);
  });

  test('TET-SETUP-09 TET-SETUP-10: normal side up, every track at its top', () => {
    for (const unit of opened({}, 4).view(undefined).units) {
      const card = content.units.find(({ id }) => id === unit.id);
      expect(unit).toMatchObject({ hp: card?.hp, stock: card?.stock, weak: false });
      expect(unit.stock > 0).toBe(unit.class !== 'beast');
    }
  });

  test('TET-SETUP-11 TET-RUL-01: chance draws the first player, or an option names it', () => {
    for (const said of [0, 1, 2]) expect(opened({}, 3, [['first', said]]).view(undefined).first).toBe(said);
    expect(opened({ first: '2' }, 3).asked).toBe('2 corner');
  });
});

describe('deployment', () => {
  test('TET-SETUP-12: with three or four players a corner, and any arrangement on its four cells', () => {
    const table = opened({ first: '0' }, 3);
    expect(table.options()).toEqual(['NW', 'NE', 'SE', 'SW']);
    table.answer('NE');
    const cells = () => table.options().map((key) => key.split(' ')[1]);
    expect(cells()).toEqual(['M1', 'N1', 'M2', 'N2']);
    table.answer(table.options()[2] ?? '');
    expect(cells()).toEqual(['M1', 'N1', 'N2']);
    table.answer(table.options()[0] ?? '');
    // The last unit has no choice left, so the table places it.
    table.answer(table.options()[1] ?? '');
    expect(table.told('deployed')).toMatchObject([
      { side: 0, units: [{ cell: 'M2' }, { cell: 'M1' }, { cell: 'N2' }, { cell: 'N1' }] },
    ]);
  });

  test('TET-SETUP-13: clockwise, each in a location still free', () => {
    const table = opened({ first: '1' }, 4);
    const order: string[] = [];
    while (!table.asked.includes('0 keep')) {
      if (table.asked.endsWith('corner')) order.push(`${table.asked} ${table.options().join()}`);
      table.answer(table.options()[0] ?? '');
    }
    // Nobody asks the last one.
    expect(order).toEqual(['1 corner NW,NE,SE,SW', '2 corner NE,SE,SW', '3 corner SE,SW']);
    expect(table.state.corners).toEqual([1, 2, 3, 0]);
  });

  test('why a corner is not offered', () => {
    const table = opened({ mode: 'teams', first: '0' }, 4).answer('NW');
    table.until('1 corner');
    expect(table.why('NW')).toEqual({ rule: 'TET-SETUP-13', why: 'corner-taken' });
    expect(table.why('SE')).toEqual({ rule: 'TET-RUL-57', why: 'partners-opposite' });
  });

  test('TET-SETUP-14 TET-RUL-02: two players have a diagonal pair each, two units in either corner', () => {
    const table = opened({ first: '0' }, 2);
    expect(table.options()).toEqual(['NW+SE', 'NE+SW']);
    table.answer('NE+SW');
    const cells = () => table.options().map((key) => key.split(' ')[1]);
    expect(cells()).toEqual(['M1', 'N1', 'M2', 'N2', 'A13', 'B13', 'A14', 'B14']);
    table.answer(table.options()[0] ?? '').answer(table.options()[0] ?? '');
    expect(cells()).toEqual(['A13', 'B13', 'A14', 'B14']); // one corner is full
    table.answer(table.options()[0] ?? '').answer(table.options()[0] ?? '');
    expect(table.asked).toBe('1 deploy'); // the other pair needs no choice
    expect(cells()).toEqual(['A1', 'B1', 'A2', 'B2', 'M13', 'N13', 'M14', 'N14']);
  });

  test.each(['teams', 'battle-teams'] as const)(
    'TET-TEAM-03 TET-BATTLETEAM-03 TET-RUL-57: in %s partners are opposite',
    (mode) => {
      const table = opened({ mode, first: '2' }, 4);
      expect(table.options()).toEqual(['NW', 'NE', 'SE', 'SW']);
      table.answer('SE');
      table.until('3 corner');
      expect(table.options()).toEqual(['NE', 'SW']);
      table.answer('SW');
      deployAll(table);
      expect(table.state.corners).toEqual([0, 1, 2, 3]);
    },
  );

  test('TET-SOLO-SETUP-11 TET-COOP-06: in adventures each player has a diagonal pair', () => {
    for (const [mode, seats] of [
      ['solo', 1],
      ['co-op', 2],
    ] as const) {
      const table = opened({ mode, first: '0' }, seats);
      while (table.asked.endsWith('keep-unit')) table.answer(table.options()[0] ?? '');
      expect(table.options()).toEqual(['NW+SE', 'NE+SW']);
      deployAll(table);
      const corners = realm.starts.map((cells) => table.state.at.filter((cell) => cells.includes(cell)).length);
      expect(corners).toEqual(mode === 'solo' ? [2, 0, 2, 0] : [2, 2, 2, 2]);
    }
  });

  test('TET-BATTLE-13 TET-RUL-25: in battle the corners of the realm', () => {
    const table = deployAll(opened({ mode: 'battle', first: '0' }, 3));
    const { realm: battle } = bookOf(table.state);
    expect(battle.starts.map((cells) => cells.map((cell) => cellName(battle, cell)).join())).toEqual([
      'A1,B1,A2,B2',
      'M1,N1,M2,N2',
      'M13,N13,M14,N14',
      'A13,B13,A14,B14',
    ]);
  });
});

describe('the first tactic', () => {
  const dealt = () => deployAll(opened({ first: '0' }, 3));

  test('TET-SETUP-15: two cards each, of which everybody keeps one at the same time and in secret', () => {
    const table = dealt();
    expect(table.asked).toBe('0 keep, 1 keep, 2 keep');
    for (let seat = 0; seat < 3; seat++) {
      const mine = table.options('', seat);
      expect(mine).toHaveLength(2);
      expect(table.view(seat).hands.map(({ cards }) => cards.length)).toEqual([0, 1, 2].map((each) => (each === seat ? 2 : 0)));
      expect(table.view(seat).hands[seat]?.cards).toEqual(mine);
    }
    const kept = table.options('', 1)[1] ?? '';
    table
      .answer(table.options('', 0)[0] ?? '', 0)
      .answer(kept, 1)
      .answer(table.options('', 2)[0] ?? '', 2);
    expect(table.view(1).hands[1]).toEqual({ count: 1, cards: [kept] });
    expect(table.heard('tactic-kept', 1).at(1)).toEqual({ event: 'tactic-kept', rule: 'TET-SETUP-15', side: 1, card: kept });
    expect(table.heard('tactic-kept', 0).at(1)).toEqual({ event: 'tactic-kept', rule: 'TET-SETUP-15', side: 1 });
  });

  test('TET-SETUP-16: what is not kept goes back into the deck unseen', () => {
    const table = dealt();
    expect(table.view(undefined).deck).toBe(10);
    for (let seat = 0; seat < 3; seat++) table.answer(table.options('', seat)[0] ?? '', seat);
    expect(table.view(undefined)).toMatchObject({ deck: 13, discard: [] });
    expect(table.state.deck.toSorted((a, b) => a - b)).toEqual(table.state.deck);
    const cards = [...table.state.deck, ...table.state.hands.flat()].sort((a, b) => a - b);
    expect(cards, 'every card is in the deck or in one hand').toEqual(content.tactics.map((_, card) => card));
  });

  test('TET-SETUP-18 TET-SETUP-19: the flags are on START and the first player takes the first turn', () => {
    const table = begun({ first: '1' }, 3);
    expect(table.view(undefined)).toMatchObject({ flags: [0, 0, 0], won: [-1, -1, -1], active: 1, turns: 1, round: 1 });
    expect(table.asked).toBe('1 act');
  });

  test('TET-SETUP-17 TET-RUL-50: Weakened tokens are no limit online: all sixteen units can have one', () => {
    const table = begun({}, 4);
    for (let unit = 0; unit < 16; unit++) table.state.weak[unit] = 1;
    expect(table.view(undefined).units.filter(({ weak }) => weak)).toHaveLength(16);
  });
});

describe('battle', () => {
  test('TET-BATTLE-01 TET-BATTLE-02 TET-BATTLE-03: no zones, and the Artifact on its cell', () => {
    for (const [mode, seats] of [
      ['battle', 3],
      ['battle-teams', 4],
    ] as const) {
      const table = begun({ mode }, seats);
      expect(table.view(undefined)).toMatchObject({ zones: [], flags: [], artifact: 'H8', bearer: null });
    }
  });
});
