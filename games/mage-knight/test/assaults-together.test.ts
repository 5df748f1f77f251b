/** Joint assaults in combination, told from the printed rules: who fights when, with which dice, and what comes of it for whom. */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import type { State } from '../src/state.ts';
import { mage, type Told, type ToldHero } from './table.ts';

const CITY = spaceAt(4, -5);
const besieged = (state: State): void => {
  state.cities = [{ at: CITY, colour: 1, level: 1, leader: -1 }];
};
/** Tovak at 3.-4 and Norowas at 4.-6, beside the blue city of core tile 6. */
const siege = (own: Told = {}, rival: ToldHero = {}, ...more: readonly ToldHero[]) =>
  mage({
    tiles: 'core-6@1,1',
    tokens: 'prowlers@4.-5 diggers@4.-5',
    at: '3.-4',
    options: { together: true },
    seed: 1,
    ...own,
    also: (state) => {
      besieged(state);
      own.also?.(state);
    },
    others: [{ hero: 'norowas', at: '4.-6', ...rival }, ...more],
  });
const agreed = (own: Told = {}, rival: ToldHero = {}) => siege(own, rival).play('together 4.-5', 'tovak 1 norowas 1', 'yes');

/** Units that beat a prowler or a digger behind walls by siege alone. */
const guns = { units: 'catapults catapults', level: 3, mana: 'red' } as const;
const shoot = (table: ReturnType<typeof mage>, foe: string) => table.play('done', 'use catapults 0 1', `strike ${foe}`);

describe('who fights when', () => {
  test('MK-COOP-13 in Round Order after the initiator, beginning again at the top', () => {
    const also: Told['also'] = (state) => {
      state.order = [2, 0, 1];
      state.now = 1;
    };
    const told = { tokens: 'prowlers@4.-5 diggers@4.-5 prowlers@4.-5', also } as const;
    const table = siege(told, {}, { hero: 'goldyx', at: '5.-6' }).play(
      'together 4.-5',
      'tovak 1 norowas 1 goldyx 1',
      'yes',
      'yes',
    );
    table.until('1 muster').until('2 muster').until('0 after');
    expect(table.told('defenders-dealt').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    // So do the ends of their turns.
    table.play('end').until('1 after').play('end').until('2 after').play('end').until('0 move');
    expect(table.told('turn-ended').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('MK-COOP-08 whoever was not invited loses no turn', () => {
    const table = siege({}, {}, { hero: 'goldyx', at: '5.-6' }).play('together 4.-5', 'tovak 1 goldyx 1', 'yes');
    expect(table.state.isTurnLost).toEqual([false, false, true]);
  });

  test('MK-COOP-07 by later editions one card among wounds is enough to agree', () => {
    const options = { together: true, laterFights: true };
    const table = siege({ options }, { hand: 'rage wound' }).play('together 4.-5', 'tovak 1 norowas 1');
    expect(table.options()).toEqual(['yes', 'no']);
  });

  test('MK-COOP-09 three do not share two defenders', () => {
    const table = siege({}, {}, { hero: 'goldyx', at: '5.-6' }).play('together 4.-5');
    expect(table.options()).toEqual(['tovak 1 norowas 1', 'tovak 1 goldyx 1', 'none']);
  });

  test('MK-COOP-10 a refusal leaves the turn as it was: points, hand, and the way', () => {
    const table = siege({ move: 5, hand: 'rage march' }).play('together 4.-5', 'tovak 1 norowas 1', 'no');
    expect([table.asked, table.points, table.hand, table.at]).toEqual(['0 move', '5/0/0', 'rage march', '3.-4']);
    expect(table.options('move').length).toBeGreaterThan(0);
  });

  test('MK-COOP-11 MK-TURN-06 the invited one’s next turn is skipped, and only that', () => {
    const table = agreed({}, { hand: 'rage' }).until('0 after').play('end').until('1 after').play('end').until('0 move');
    expect(table.told('turn-skipped')).toMatchObject([{ seat: 1 }]);
    table.play('end').until('1 move');
    expect(table.asked).toBe('1 move');
  });

  test('MK-COOP-11 MK-PVP-06 nobody attacks the invited one before that', () => {
    const also: Told['also'] = (state) => {
      state.order = [0, 2, 1];
    };
    const third = { hero: 'goldyx', at: '5.-6', move: 9, hand: 'rage' } as const;
    const table = siege({ also }, {}, third).play('together 4.-5', 'tovak 1 norowas 1', 'yes').until('2 move');
    table.play('move 4.-6');
    expect(table.why('attack norowas')).toMatchObject({ rule: 'MK-PVP-06' });
  });

  test('MK-COOP-04 MK-TURN-31 a turn of rest has no assault in it', () => {
    const table = siege({ hand: 'rage' });
    expect(table.offers('together 4.-5')).toBe(true);
    expect(table.play('rest rage', '0').options('together')).toEqual([]);
  });

  test('MK-SCENARIO-05 MK-COOP-06 the dummy player is nobody to be invited', () => {
    const table = siege({ options: { scenario: 'full-cooperation' } }).play('together 4.-5');
    expect(table.options()).toEqual(['tovak 1 norowas 1', 'none']);
  });
});

describe('Underground Attack', () => {
  const spell = { hand: 'underground-travel', mana: 'green black', night: true } as const;

  test('MK-COOP-05 leads three spaces far, and not four', () => {
    expect(siege({ ...spell, at: '1.-2' }).options('together')).toHaveLength(1);
    expect(siege({ ...spell, at: '0.-2' }).options('together')).toEqual([]);
  });

  test('MK-COOP-05 it leads there from beside the city, too, and then no walls count', () => {
    const beside = () => siege({ ...spell, tokens: 'prowlers@4.-5 prowlers@4.-5', chance: [0, 0] });
    const ways = beside().options('together');
    expect(ways).toEqual(['together 4.-5', 'together 4.-5 underground-travel']);
    const walls = ways.map((way) => beside().play(way, 'tovak 1 norowas 1', 'yes').view(0).foes[0]?.walls);
    expect(walls).toEqual([1, 0]);
  });

  test('MK-COOP-05 without its mana it leads nowhere', () => {
    expect(siege({ ...spell, mana: 'green', at: '2.-2' }).options('together')).toEqual([]);
  });

  test('MK-COOP-05 MK-TURN-15 MK-MOVE-28 it is a card played, and whoever comes from below provokes nobody', () => {
    const told = { ...spell, at: '2.-2', tokens: 'prowlers@4.-5 diggers@4.-5 wolf-riders@3.-4!' } as const;
    const table = siege(told).play('together 4.-5 underground-travel', 'tovak 1 norowas 1', 'yes');
    expect(table.state.foes.map(({ role }) => role)).toEqual(['defender']);
    expect(table.told('played')).toMatchObject([{ rule: 'MK-COOP-05', card: 'underground-travel', side: 'strong' }]);
    expect(table.state.hasPlayed[0]).toBe(true);
  });
});

describe('dice', () => {
  const swift = { hand: 'swiftness' } as const;
  test('MK-COOP-14 the invited one has a die though it is not their turn, and one only', () => {
    const also: Told['also'] = (state) => {
      // As it is outside one's own turn.
      state.diceLeft[1] = 0;
    };
    const table = agreed({ source: 'white white white', also }, { hand: 'swiftness swiftness' }).until('1 muster');
    table.play('go', 'done');
    expect(table.offers('swiftness strong')).toBe(true);
    table.play('swiftness strong');
    expect(table.offers('swiftness strong')).toBe(false);
  });

  test('MK-COOP-14 a die of the first fight is not there for the second', () => {
    const table = agreed({ ...swift, source: 'white red' }, swift)
      .play('done', 'swiftness strong')
      .until('1 muster');
    expect(table.state.dice).toEqual([[0], []]);
    table.play('go', 'done');
    expect(table.why('swiftness strong')).toMatchObject({ why: 'no-mana' });
    table.until('0 after');
    expect([table.state.dice, table.source]).toEqual([[[0], []], 'white red']);
  });
});

describe('on the way in', () => {
  /** The white city of core tile 7 has a keep west of it, at 3.-5, beside which none of them stands before. */
  const beside = (told: Told) =>
    siege({ tiles: 'core-7@1,1', at: '4.-4', tokens: 'prowlers@4.-5 diggers@4.-5 gray@3.-5', ...told }, { at: '5.-6' }).play(
      'together 4.-5',
      'tovak 1 norowas 1',
      'yes',
    );

  test('MK-MOVE-30 MK-COOP-15 by day whoever enters the city sees the keep beside it, by night nobody does', () => {
    expect(beside({}).told('enemy-revealed')).toMatchObject([{ rule: 'MK-MOVE-30', at: '3.-5' }]);
    expect(beside({ night: true }).told('enemy-revealed')).toEqual([]);
  });
});

describe('what comes of it', () => {
  test('MK-COOP-18 MK-CITY-07 a shield each: whoever laid the first one leads', () => {
    const table = agreed({ ...guns, chance: [0], tokens: 'prowlers@4.-5 prowlers@4.-5' }, guns);
    shoot(table, 'prowlers').until('1 muster').play('go');
    shoot(table, 'prowlers').until('0 after');
    expect(table.state.shields).toEqual([
      { at: CITY, seat: 0 },
      { at: CITY, seat: 1 },
    ]);
    expect(table.state.cities).toMatchObject([{ leader: 0 }]);
    expect(table.state.fame).toEqual([2, 2]);
    expect(table.state.at).toEqual([CITY, CITY]);
  });

  test('MK-COOP-23 it was the action: in the city that fell nobody deals with its people, nor rests', () => {
    const tokens = 'prowlers@4.-5 prowlers@4.-5';
    const table = agreed({ ...guns, chance: [0], tokens, hand: 'rage' }, { ...guns, hand: 'rage' });
    shoot(table, 'prowlers').until('1 muster').play('go');
    expect(shoot(table, 'prowlers').asked).toBe('0 after');
    expect([table.at, table.options('interact'), table.options('rest')]).toEqual(['4.-5', [], []]);
    table.play('end', 'rage', 'keep');
    expect([table.asked, table.options('interact'), table.options('rest')]).toEqual(['1 after', [], []]);
  });

  test('MK-COOP-18 MK-CITY-07 whoever has two of three shields leads, first or not', () => {
    const tokens = 'prowlers@4.-5 prowlers@4.-5 wolf-riders@4.-5';
    const table = siege({ ...guns, chance: [0], tokens }, { ...guns, mana: 'red blue' }).play(
      'together 4.-5',
      'tovak 1 norowas 2',
      'yes',
    );
    shoot(table, 'prowlers').until('1 muster').play('go', 'done');
    table.play('use catapults 0 1', 'use catapults 1 2', 'strike prowlers wolf-riders').until('0 after');
    expect(table.state.cities).toMatchObject([{ leader: 1 }]);
    expect(table.told('city-led')).toMatchObject([{ seat: 1 }]);
  });

  test('MK-COOP-21 MK-OUTCOME-13 who failed leaves the rest; what fell stays fallen, with its shield and its Fame', () => {
    const table = agreed({ ...guns, chance: [0], tokens: 'prowlers@4.-5 diggers@4.-5' }, {});
    shoot(table, 'prowlers').until('0 after');
    expect(table.tokens).toBe('diggers@4.-5');
    expect(table.state.shields).toEqual([{ at: CITY, seat: 0 }]);
    expect(table.state.fame).toEqual([2, 0]);
    expect(table.state.cities).toMatchObject([{ leader: -1 }]);
    // Both go back without a wound for it, and have lost a Reputation.
    expect(table.state.at).toEqual([spaceAt(3, -4), spaceAt(4, -6)]);
    expect([table.state.reputation, table.play('end').told('withdrew')]).toEqual([[-1, -1], []]);
  });

  test('MK-COOP-21 MK-ENDTURN-07 whoever came from another hero’s space goes on back from there, for a wound', () => {
    const third = { hero: 'goldyx', at: '3.-4' } as const;
    const table = siege({ at: '3.-3', move: 9, hand: 'rage' }, {}, third).play(
      'move 3.-4',
      'together 4.-5',
      'tovak 1 norowas 1',
      'yes',
    );
    table.until('0 after').play('end');
    expect(table.told('withdrew')).toMatchObject([{ seat: 0, to: '3.-3', wounds: 1 }]);
  });

  test('MK-COOP-19 MK-WOUND-07 the wounds of one are nothing to the other', () => {
    const tokens = 'swordsmen@4.-5 swordsmen@4.-5';
    const table = agreed({ tokens, hand: 'rage' }, { hand: 'rage' }).until('1 muster');
    // 6 against armor 2: three wounds each, and nobody is knocked out at five.
    table.play('go').until('0 after');
    expect([table.hand, table.handOf(1)]).toEqual(['rage wound wound wound', 'rage wound wound wound']);
  });

  test('MK-CITY-03 MK-COMBAT-64 the bonus of the city is on whoever is dealt: ice mages strike with 7', () => {
    const table = agreed({ chance: [0], tokens: 'ice-mages@4.-5 prowlers@4.-5' });
    expect(table.state.foes).toMatchObject([{ attack: 2 }]);
    expect(table.told('defenders-dealt')).toMatchObject([{ enemies: ['ice-mages'] }]);
  });

  test('MK-SCENARIO-54 MK-ROUND-23 with the last city the last turns begin, and a token that is face down is one', () => {
    const options = { scenario: 'blitz-cooperation' };
    const also: Told['also'] = (state) => {
      state.cities = [...state.cities, { at: spaceAt(20, -20), colour: 0, level: 1, leader: 1 }];
    };
    const table = agreed({ ...guns, options, also, chance: [0], tokens: 'prowlers@4.-5 prowlers@4.-5' }, guns);
    shoot(table, 'prowlers').until('1 muster').play('go');
    shoot(table, 'prowlers').until('0 after').play('end').until('1 after').play('end').until('0 move');
    expect(table.told('end-approached')).toMatchObject([{ turns: 2 }]);
    expect(table.told('turn-skipped')).toMatchObject([{ seat: 1 }]);
    table.play('end').until('nobody');
    expect(table.outcome?.places).toEqual([1, 1]);
  });

  test('MK-ENDTURN-39 MK-ENDTURN-40 MK-CITY-17 the city counts for the draws of that turn: two more for its leader, one for the other', () => {
    const told = { chance: [0], tokens: 'prowlers@4.-5 prowlers@4.-5' } as const;
    const table = agreed({ ...guns, ...told, hand: 'rage' }, { ...guns, hand: 'rage' });
    shoot(table, 'prowlers').until('1 muster').play('go');
    shoot(table, 'prowlers').until('0 after').play('end', 'rage', 'keep').until('1 after').play('end', 'rage', 'keep');
    expect(table.state.hand.map((hand) => hand.length)).toEqual([7, 6]);
  });

  test('MK-COOP-22 each draws up to the limit after it, and heals before', () => {
    const table = agreed({ hand: 'rage', tokens: 'swordsmen@4.-5 swordsmen@4.-5' }, { hand: 'tranquility' });
    table.until('1 muster').play('go').until('0 after').play('end').until('1 after');
    expect(table.handOf(1)).toBe('tranquility wound wound wound');
    table.play('tranquility', 'heal 1', 'heal', 'end', 'keep');
    expect(table.state.hand[1]).toHaveLength(5);
    expect(
      table
        .handOf(1)
        .split(' ')
        .filter((card) => card === 'wound'),
    ).toHaveLength(2);
  });
});
