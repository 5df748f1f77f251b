/** The joint assault on a city (MK-COOP): who may propose it, who agrees, and one fight after the other. */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import type { State } from '../src/state.ts';
import { mage, type Told, type ToldHero } from './table.ts';

const CITY = spaceAt(4, -5);
/** The blue city of core tile 6 at 4.-5, with plains, hills and forest around it: 5.-6, 4.-4, 3.-4 … */
const besieged =
  (level = 1) =>
  (state: State): void => {
    state.cities = [{ at: CITY, colour: 1, level, leader: -1 }];
  };
/** Tovak at 3.-4 and Norowas at 4.-4, with their defenders on the city card. */
const siege = (own: Told = {}, rival: ToldHero = {}, ...more: readonly ToldHero[]) =>
  mage({
    tiles: 'core-6@1,1',
    tokens: 'guardsmen@4.-5 swordsmen@4.-5 crossbowmen@4.-5',
    at: '3.-4',
    options: { together: true },
    also: besieged(),
    chance: [],
    ...own,
    others: [{ hero: 'norowas', at: '4.-4', ...rival }, ...more],
  });
const agreed = (own: Told = {}, rival: ToldHero = {}) => siege(own, rival).play('together 4.-5', 'tovak 2 norowas 1', 'yes');

describe('who may propose it', () => {
  test('MK-COOP-01 where all play together, elsewhere if that was agreed', () => {
    expect(siege({ options: {} }).why('together 4.-5')).toMatchObject({ rule: 'MK-COOP-01', why: 'not-agreed' });
    expect(siege().offers('together 4.-5')).toBe(true);
  });

  test('MK-COOP-02 MK-COOP-03 not when the end of the round was announced or the match is ending', () => {
    const announced: Told['also'] = (state) => {
      besieged()(state);
      state.announcer = 1;
      state.last = 0;
    };
    expect(siege({ also: announced }).why('together 4.-5')).toMatchObject({ rule: 'MK-COOP-02', why: 'round-ending' });
    const ending: Told['also'] = (state) => {
      besieged()(state);
      state.isEnding = true;
      state.last = 1;
    };
    expect(siege({ also: ending }).why('together 4.-5')).toMatchObject({ rule: 'MK-COOP-03', why: 'match-ending' });
  });

  test('MK-COOP-04 only before the turn’s action', () => {
    expect(siege({ stage: 'after' }).options('together')).toEqual([]);
  });

  test('MK-COOP-05 from a space beside the city, or with Underground Attack from afar', () => {
    const far = { at: '2.-2', night: true, hand: 'underground-travel', mana: 'green black' } as const;
    expect(siege({ at: '2.-2' }).options('together')).toEqual([]);
    const table = siege({ ...far, chance: [0, 0] });
    expect(table.options('together')).toEqual(['together 4.-5 underground-travel']);
    table.play('together 4.-5 underground-travel', 'tovak 2 norowas 1');
    // Nothing is cast before the others agree.
    expect([table.asked, table.hand]).toEqual(['1 agree', 'underground-travel']);
    table.play('yes');
    expect([table.at, table.hand, table.played]).toEqual(['4.-5', '', 'underground-travel']);
    expect(table.state.mods[0]).toEqual([{ mod: 'no-walls' }]);
  });

  test('MK-COOP-05 the spell that is to lead there is known, nothing else of the hand is', () => {
    const hand = 'underground-travel rage march';
    const table = siege({ at: '2.-2', night: true, hand, mana: 'green black', deck: 'stamina', chance: [] }, { deck: '' });
    const secret = () => table.match.game.hidden(table.state, 1).flat().length;
    expect(secret()).toBe(4);
    table.play('together 4.-5 underground-travel');
    expect([table.asked, secret()]).toEqual(['0 propose', 3]);
    expect([table.play('tovak 2 norowas 1').asked, secret()]).toEqual(['1 agree', 3]);
    // It was for nothing: the turn goes on, and the card is one of the hand again.
    expect(table.play('no', 'together 4.-5 underground-travel', 'none').offers('rage sideways')).toBe(true);
    expect(secret()).toBe(4);
  });

  test('MK-COOP-06 somebody else stands beside the city, with a token that is face up', () => {
    expect(siege({}, { at: '2.-2' }).why('together 4.-5')).toMatchObject({ rule: 'MK-COOP-06', why: 'nobody-near' });
    const lost: Told['also'] = (state) => {
      besieged()(state);
      state.isTurnLost[1] = true;
    };
    expect(siege({ also: lost }).why('together 4.-5')).toMatchObject({ rule: 'MK-COOP-06' });
  });

  test('MK-COOP-07 MK-RULING-18 later editions: nobody on the initiator’s space, and no hand of wounds alone', () => {
    const later = { together: true, laterFights: true };
    const third = { hero: 'goldyx', at: '3.-4' } as const;
    expect(siege({ options: later }, {}, third).why('together 4.-5')).toMatchObject({ rule: 'MK-COOP-07' });
    expect(siege({}, {}, third).offers('together 4.-5')).toBe(true);
    const wounded = siege({ options: later }, { hand: 'wound' }).play('together 4.-5', 'tovak 2 norowas 1');
    expect(wounded.options()).toEqual(['no']);
    expect(siege({}, { hand: 'wound' }).play('together 4.-5', 'tovak 2 norowas 1').options()).toEqual(['yes', 'no']);
  });
});

describe('the proposal', () => {
  test('MK-COOP-08 MK-COOP-09 whom to invite and how many each faces, at least one', () => {
    const table = siege({}, {}, { hero: 'goldyx', at: '5.-6' }).play('together 4.-5');
    expect(table.options()).toEqual([
      'tovak 1 norowas 1 goldyx 1',
      'tovak 1 norowas 2',
      'tovak 2 norowas 1',
      'tovak 1 goldyx 2',
      'tovak 2 goldyx 1',
      'none',
    ]);
    // Nobody else is asked.
    expect(table.play('tovak 1 goldyx 2').asked).toBe('2 agree');
  });

  test('MK-COOP-09 a single defender is not shared', () => {
    expect(siege({ tokens: 'guardsmen@4.-5' }).options('together')).toEqual([]);
  });

  test('MK-COOP-10 all who are invited have to agree; otherwise another proposal may follow, or the turn goes on', () => {
    const table = siege({}, {}, { hero: 'goldyx', at: '5.-6' }).play('together 4.-5', 'tovak 1 norowas 1 goldyx 1');
    expect(table.asked).toBe('1 agree, 2 agree');
    table.answer('yes', 1).answer('no', 2);
    expect([table.asked, table.state.joint, table.state.isTurnLost]).toEqual(['0 move', null, [false, false, false]]);
    expect(table.told('assault-declined')).toMatchObject([{ seat: 2 }]);
    expect(table.play('together 4.-5').options()).not.toContain('tovak 1 norowas 1 goldyx 1');
    expect(table.play('tovak 2 norowas 1').asked).toBe('1 agree');
  });

  test('MK-COOP-11 on agreement the invited lose their next turn', () => {
    expect(agreed({ chance: [0, 0] }).state.isTurnLost).toEqual([false, true]);
  });
});

describe('the assault', () => {
  test('MK-COOP-12 MK-COOP-19 chance deals the defenders, and each fights those dealt to them alone', () => {
    const table = agreed({ chance: [2, 0] });
    expect(table.told('defenders-dealt')).toMatchObject([{ seat: 0, enemies: ['crossbowmen', 'guardsmen'] }]);
    expect(table.foes).toBe('crossbowmen attacks, guardsmen attacks');
  });

  test('MK-COOP-13 MK-COOP-15 MK-COOP-18 one after the other, the initiator first, straight into the city, for a reputation each', () => {
    const table = agreed({ chance: [0, 0, 0] });
    expect([table.at, table.asked, table.reputation]).toEqual(['4.-5', '0 join', -1]);
    table.until('1 muster');
    expect(table.state.reputation).toEqual([-1, 0]);
    table.play('go');
    expect(table.state.reputation).toEqual([-1, -1]);
    expect(table.told('moved')).toMatchObject([
      { seat: 0, to: '4.-5', cost: 0 },
      { seat: 1, to: '4.-5', cost: 0 },
    ]);
    expect([table.asked, table.foes]).toEqual(['1 join', 'crossbowmen attacks']);
  });

  test('MK-COOP-13 what may be done before a turn may be done before one’s own fight', () => {
    const table = agreed({ chance: [0, 0], seed: 1 }, { skills: 'norowas-motivation' }).until('1 muster');
    expect(table.options()).toEqual(['go', 'skill norowas-motivation']);
    table.play('skill norowas-motivation');
    expect([table.asked, table.state.hand[1]?.length]).toEqual(['1 muster', 2]);
  });

  test('MK-COOP-14 each may use a die, and they go back when the whole assault is over', () => {
    const swift = { hand: 'swiftness swiftness' };
    const table = agreed(
      { ...swift, source: 'white white', chance: [0, 0], seed: 1, tokens: 'prowlers@4.-5 diggers@4.-5 prowlers@4.-5' },
      swift,
    );
    table.play('done', 'swiftness strong');
    expect(table.state.dice).toEqual([[0], []]);
    table.until('1 muster').play('go', 'done', 'swiftness strong');
    expect(table.state.dice).toEqual([[0], [1]]);
    table.until('0 after');
    expect(table.state.dice).toEqual([[0], [1]]);
    table.play('end').until('1 after');
    expect(table.state.dice).toEqual([[], [1]]);
    table.play('end').until('0 move');
    expect(table.state.dice).toEqual([[], []]);
  });

  test('MK-COOP-16 MK-COOP-17 rampaging enemies that the step provokes join in unfortified, others beside the city may be challenged', () => {
    const table = agreed({
      chance: [0, 0, 0],
      tokens: 'guardsmen@4.-5 swordsmen@4.-5 crossbowmen@4.-5 prowlers@5.-5! diggers@5.-6!',
    });
    expect(table.foes).toBe('guardsmen attacks, swordsmen attacks');
    expect(table.options('challenge').toSorted()).toEqual(['challenge diggers 5.-6', 'challenge prowlers 5.-5']);
    table.until('1 muster').play('go');
    // Norowas comes from 4.-4, along 5.-5.
    expect(table.foes).toBe('crossbowmen attacks, prowlers attacks');
    expect(table.state.foes.map(({ role }) => role)).toEqual(['defender', 'rampager']);
  });

  test('MK-COOP-20 MK-COOP-18 conquered when all defenders are defeated, whatever rampages; shields are for who defeated them', () => {
    const told = { chance: [0, 0, 0], tokens: 'prowlers@4.-5 diggers@4.-5 prowlers@4.-5 diggers@5.-5!', seed: 1 } as const;
    const mages = { units: 'altem-mages catapults fire-mages', level: 5, mana: 'red blue red', crystals: 'red red' };
    const table = agreed({ ...told, ...mages }, { ...mages, hand: 'rage rage' });
    table.play('done', 'done', 'done', 'prowlers on hero', 'diggers on hero');
    table.play('use altem-mages 0 1', 'attack 5 cold-fire', 'use catapults 1 0', 'strike prowlers diggers');
    expect(table.asked).toBe('1 muster');
    expect(table.state.cities).toMatchObject([{ leader: -1 }]);
    table.play('go', 'done', 'done', 'done', 'prowlers on hero', 'diggers on hero', 'rage', 'rage', 'strike prowlers', 'done');
    expect(table.told('assault-ended')).toMatchObject([{ won: true }]);
    expect(table.state.shields.map(({ seat }) => seat)).toEqual([0, 0, 1]);
    expect(table.state.cities).toMatchObject([{ leader: 0 }]);
    expect(table.state.at).toEqual([CITY, CITY]);
    // Fame is for whoever defeated them.
    expect(table.state.fame).toEqual([4, 2]);
  });

  test('MK-COOP-21 otherwise all go back where they came from', () => {
    const table = agreed({ chance: [0, 0, 0] }).until('0 after');
    expect(table.told('assault-ended')).toMatchObject([{ won: false }]);
    expect(table.state.at).toEqual([spaceAt(3, -4), spaceAt(4, -4)]);
    expect(table.tokens).toBe('guardsmen@4.-5 swordsmen@4.-5 crossbowmen@4.-5');
  });

  test('MK-COOP-22 then each ends the turn, healing first', () => {
    const table = agreed({ chance: [0, 0, 0], seed: 1 }, { hand: 'tranquility' }).until('0 after');
    expect(table.options('move')).toEqual([]);
    table.play('end').until('1 after');
    expect(table.offers('tranquility')).toBe(true);
    table.play('end').until('0 move');
    expect(table.told('turn-skipped')).toMatchObject([{ seat: 1 }]);
    expect(table.state.hand[1]?.length).toBeGreaterThanOrEqual(5);
  });
});
