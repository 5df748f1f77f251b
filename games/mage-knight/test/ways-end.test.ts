/** Where ways end because something comes of the next step, and what is short of it (MK-MOVE-10, -18, -19, -30). */
import { describe, expect, test } from 'vitest';
import { landOf } from '../src/land.ts';
import { mage } from './table.ts';

const keep = { tiles: 'countryside-3@1,1', at: '4.-4', move: 9, hand: 'rage' } as const;

describe('a keep on the way', () => {
  const beyond = (told: object): string[] => mage({ ...keep, ...told }).refused('beyond');

  test('MK-MOVE-30 whoever would turn its garrison up stops beside it: the keep itself is beyond', () => {
    expect(beyond({ tokens: 'gray@5.-6' })).toEqual(['move 5.-6']);
    const table = mage({ ...keep, tokens: 'gray@5.-6' });
    expect(table.options('move').slice(-3)).toEqual(['move 5.-5', 'move 4.-5', 'move 4.-6']);
    expect(table.why('move 5.-6')).toEqual({ rule: 'MK-MOVE-10', why: 'beyond' });
  });

  test.each([
    ['by night', { night: true, tokens: 'gray@5.-6' }],
    ['when it lies open already', { tokens: 'guardsmen@5.-6' }],
    ['when there is none', {}],
  ] as const)('MK-MOVE-30 %s one goes there at once', (_, told) => {
    expect(beyond(told)).toEqual([]);
    expect(mage({ ...keep, ...told }).offers('move 5.-6')).toBe(true);
  });

  test('MK-MOVE-18 the space of a rampaging enemy beside it stays closed, in whatever order they came', () => {
    for (const tokens of ['gray@5.-6 prowlers@5.-5!', 'prowlers@5.-5! gray@5.-6']) {
      const table = mage({ ...keep, tokens });
      expect([table.offers('move 5.-5'), table.options('provoke')]).toEqual([false, ['provoke 4.-5']]);
      expect(table.why('move 5.-5')).toMatchObject({ rule: 'MK-MOVE-18', why: 'rampager' });
    }
  });

  test('MK-MOVE-04 what is short of an assault, or of a step that provokes, is told as for any way', () => {
    const short = (needed: number) => ({ rule: 'MK-MOVE-04', why: 'no-moves', figures: { needed, sum: 1, short: needed - 1 } });
    expect(mage({ ...keep, move: 1, tokens: 'guardsmen@5.-6' }).why('move 5.-6')).toEqual(short(6));
    const beside = { at: '2.-2', move: 1, hand: 'rage', tokens: 'prowlers@3.-3!' } as const;
    expect(mage(beside).why('move 2.-3')).toEqual(short(2));
  });

  test('MK-OTHERS-12 MK-MOVE-14 the keep of a rival who is there is assaulted, that of a team mate is not', () => {
    const four = { ...keep, seats: 4, others: [{}, { at: '5.-6', shields: '5.-6' }, {}] } as const;
    expect(mage({ ...four, options: { teams: true } }).preview('move 5.-6')).toMatchObject({ assaults: false, cost: 6 });
    expect(mage(four).preview('move 5.-6')).toMatchObject({ assaults: true, cost: 6 });
  });
});

describe('the edge of the land', () => {
  const at = (x: number, y: number): string[] =>
    landOf({ tiles: [{ tile: 2, x, y }] }).openings.map((one) => `${one.x} ${one.y}`);

  test('a tile touches six places, in the order of the lattice', () => {
    expect(at(0, 0)).toEqual(['1 0', '0 1', '-1 1', '-1 0', '0 -1', '1 -1']);
  });

  test('far out the places end whose spaces cannot be told any more', () => {
    expect(at(14, 0)).toEqual(['14 1', '13 1', '13 0', '14 -1', '15 -1']);
    expect(at(0, 15)).toEqual(['-1 15', '0 14', '1 14']);
  });
});

describe('mana by its hour', () => {
  test('MK-MANA-06 MK-MANA-07 gold that an amulet allows by night is no black', () => {
    const table = mage({
      ...{ hand: 'fireball rage', night: true, fight: 'prowlers', stage: 'ranged', crystals: 'red', mana: 'gold' },
      also: (state) => {
        state.mods[0] = [{ mod: 'allows', colour: 'gold' }];
      },
    });
    expect(table.offers('fireball')).toBe(true);
    expect(table.why('fireball strong')).toMatchObject({ why: 'no-mana', figures: { price: ['red', 'black'] } });
  });

  test('MK-CARD-08 MK-MANA-08 of two mana the first is not paid with the only die that would do for the second', () => {
    const told = { hand: 'fireball rage', night: true, fight: 'prowlers', stage: 'ranged', level: 9, fame: 80 } as const;
    // The die is kept for the black one, so there is nothing to choose.
    const table = mage({ ...told, source: 'red black', crystals: 'red' }).play('fireball strong');
    expect(table.told('paid').map(({ colour, from }) => `${from} ${colour}`)).toEqual(['crystal red', 'die black']);
    const more = mage({ ...told, source: 'red black', crystals: 'red', mana: 'black' }).play('fireball strong');
    expect(more.options()).toEqual(['crystal red', 'die red']);
  });
});

describe('healing', () => {
  test('MK-HEAL-03 only units that are wounded, and those whose level the points reach', () => {
    const healed = (heal: number) =>
      mage({ hand: 'rage wound', heal, units: 'peasants peasants:wounded utem-guardsmen:wounded' }).options('heal');
    expect(healed(1)).toEqual(['heal', 'heal peasants 1']);
    expect(healed(2)).toEqual(['heal', 'heal peasants 1', 'heal utem-guardsmen 2']);
  });

  test('MK-TURN-32 the card that goes is seen by all while it is asked how many wounds go with it', () => {
    const table = mage({ hand: 'rage wound wound', others: [{}] }).play('rest rage');
    const [rage] = table.state.shed[0] ?? [];
    expect([table.asked, table.view(0).shed[0], table.view(0).hand[0]]).toEqual(['0 wounds', [rage], [256, 257]]);
  });
});

describe('what is printed', () => {
  test.each([
    ['first', [6, 4], ['brutal', 'fortified', 'poison', 'resists-physical']],
    ['revised', [5, 4], ['brutal', 'poison', 'resists-physical']],
  ] as const)('MK-RULING-20 enemies of the white pile fight as in the %s printing', (printing, attacks, traits) => {
    const table = mage({ options: { printing }, fight: 'altem-guardsmen altem-mages', stage: 'block', hand: 'rage' });
    const { foes } = table.view(0);
    expect(foes.map(({ attackNow }) => attackNow)).toEqual(attacks);
    expect(foes[1]?.traits.toSorted()).toEqual(traits);
  });

  test('MK-COMBAT-54 what strengthens all units adds to the armor they are struck on', () => {
    const hit = (armor: number) =>
      mage({
        ...{ hand: 'rage', units: 'peasants', fight: 'prowlers', stage: 'damage', others: [{}] },
        also: (state) => {
          state.mods[0] = [{ mod: 'units', armor }];
        },
      }).figures();
    expect(hit(0)).toMatchObject({ hits: [{ key: 'prowlers on peasants 0', left: 1 }, {}] });
    expect(hit(1)).toMatchObject({ hits: [{ key: 'prowlers on peasants 0', left: 0 }, {}] });
  });
});
