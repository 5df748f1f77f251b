/** What is left of enemies when a fight is over: piles, tokens, whoever was summoned, and how it is told (MK-COMBAT-27 to -35, MK-OUTCOME). */
import { describe, expect, test } from 'vitest';
import type { Part, State } from '../src/state.ts';
import { PILES, type PileName } from '../src/words.ts';
import { mage, type Told } from './table.ts';

const strong = { level: 9, fame: 80, hand: 'rage rage march stamina promise' } as const;
const mighty: Part = { by: 'test', n: 60, kind: 'siege', element: 'cold-fire' };
const armed: NonNullable<Told['also']> = (state) => {
  state.parts = [mighty];
};
/** How many of a pile were discarded. */
const discarded = ({ discards }: State, pile: PileName): number => discards[PILES.indexOf(pile)]?.length ?? 0;

describe('whoever was summoned', () => {
  // With nothing that shoots the first phase passes by itself.
  const summoned = () => mage({ ...strong, fight: 'illusionists swordsmen', stage: 'ranged', chance: [['brown enemy', 0]] });

  test('MK-COMBAT-35 goes to its pile when attacks are over, and nobody else does', () => {
    const table = summoned();
    expect(table.foes).toBe('illusionists away, swordsmen attacks, minotaur attacks');
    table.until('0 attack');
    expect(table.foes).toBe('illusionists struck, swordsmen struck');
    expect(PILES.map((pile) => discarded(table.state, pile))).toEqual([0, 0, 1, 0, 0, 0]);
  });

  test('MK-COMBAT-33 MK-COMBAT-35 brings no Fame, and its summoner cannot be aimed at while it is away', () => {
    const table = summoned();
    table.state.parts = [{ by: 'test', n: 60, kind: 'block', element: 'cold-fire' }];
    expect(table.play('rage sideways').options('block')).toEqual(['block swordsmen', 'block minotaur']);
    table.until('0 attack');
    expect(table.fame).toBe(80);
  });

  test('MK-COMBAT-35 the fight goes on with the summoner, though everybody else is beaten', () => {
    const table = mage({ ...strong, fight: 'illusionists', chance: [['brown enemy', 0]] });
    expect([table.foes, table.told('fight-ended')]).toEqual(['illusionists away, minotaur attacks', []]);
    expect(table.until('0 attack').foes).toBe('illusionists struck');
  });
});

describe('beaten enemies', () => {
  test('MK-COMBAT-27 of two tokens on a space the one that was beaten goes', () => {
    const grounds = { tiles: 'core-1@1,1', at: '3.-5', ...strong, tokens: 'gargoyle@3.-5 minotaur@3.-5' } as const;
    const table = mage(grounds).play('enter');
    table.state.parts = [mighty];
    table.play('done').until('0 attack');
    table.state.parts = [{ ...mighty, kind: 'melee' }];
    table.play('march sideways', 'strike minotaur');
    expect(table.tokens).toBe('gargoyle@3.-5');
    expect(discarded(table.state, 'brown')).toBe(1);
  });

  test('MK-COMBAT-28 their Fame comes at once, and is told with them', () => {
    const table = mage({ fight: 'prowlers swordsmen', stage: 'attack', hand: 'rage', also: armed }).play(
      'rage sideways',
      'strike prowlers swordsmen',
    );
    expect(table.told('defeated')).toEqual([
      { event: 'defeated', rule: 'MK-COMBAT-27', seat: 0, enemies: ['prowlers', 'swordsmen'], fame: 6 },
    ]);
    expect(table.told('fame')).toEqual([{ event: 'fame', rule: 'MK-COMBAT-28', seat: 0, n: 6, by: 'enemies' }]);
  });

  test('MK-OUTCOME-02 what it does to a reputation that one has is told as the change', () => {
    const also: Told['also'] = (state) => {
      state.foes = state.foes.map((foe) => ({ ...foe, role: 'rampager' }));
      armed(state);
    };
    const table = mage({ fight: 'prowlers', stage: 'attack', hand: 'rage', reputation: 3, also }).play('strike prowlers');
    expect([table.reputation, table.told('reputation')]).toMatchObject([4, [{ n: 1, by: 'orc', rule: 'MK-OUTCOME-02' }]]);
    const best = mage({ fight: 'prowlers', stage: 'attack', hand: 'rage', reputation: 7, also }).play('strike prowlers');
    expect(best.told('reputation')).toEqual([]);
  });
});

describe('a fight that is over', () => {
  test('MK-SITE-18 spawning grounds where both survive are as they were', () => {
    const told = { tiles: 'core-1@1,1', at: '3.-5', level: 9, fame: 80, hand: 'rage' } as const;
    const table = mage({ ...told, tokens: 'gargoyle@3.-5 minotaur@3.-5' })
      .play('enter')
      .until('0 after');
    expect(table.tokens).toBe('gargoyle@3.-5 minotaur@3.-5');
    expect(discarded(table.state, 'brown')).toBe(0);
  });

  test('MK-COMBAT-55 who was struck in it can be struck in the next', () => {
    const table = mage({ fight: 'prowlers', stage: 'damage', units: 'foresters peasants', hand: 'rage' });
    table.play('prowlers on foresters 0').until('0 after');
    expect(table.state.units[0]?.map(({ isStruck }) => isStruck)).toEqual([false, false]);
    expect(table.units).toBe('foresters:wounded peasants');
  });

  test('MK-OUTCOME-09 of a secret dungeon whoever survives leaves, and who was beaten is there once', () => {
    const dungeon = {
      ...{ options: { scenario: 'dungeon-lords' }, others: [{}], at: '2.-3' },
      chance: [['brown enemy', 0]],
    } as const;
    const lost = mage({ ...strong, ...dungeon })
      .play('enter')
      .until('0 after');
    expect([discarded(lost.state, 'brown'), lost.state.secrets, lost.told('fight-ended')]).toMatchObject([
      1,
      [],
      [{ won: false }],
    ]);
    const beaten = mage({ ...strong, ...dungeon }).play('enter');
    beaten.until('0 attack').state.parts = [{ ...mighty, kind: 'melee' }];
    beaten.play('march sideways', 'strike minotaur');
    expect([discarded(beaten.state, 'brown'), beaten.state.secrets.length]).toEqual([1, 1]);
    expect(beaten.told('conquered')).toMatchObject([{ site: 'dungeon', rule: 'MK-SCENARIO-61', at: '2.-3' }]);
  });

  test('MK-MANA-13 in the dark of a dungeon by day it is night, elsewhere it is not', () => {
    const dungeon = mage({ tiles: 'countryside-7@1,1', at: '4.-4', hand: 'rage', seed: 1 }).play('enter');
    expect(dungeon.state.arena).toMatchObject({ isNight: true, noUnits: true });
    const den = mage({ tiles: 'countryside-6@1,1', at: '3.-5', hand: 'rage', seed: 1 }).play('enter');
    expect(den.state.arena).toMatchObject({ isNight: false, noUnits: false });
  });

  test('MK-COMBAT-02 whoever was challenged is told with the place', () => {
    const met = mage({ at: '2.-2', tokens: 'prowlers@3.-3!', hand: 'rage' }).play('challenge prowlers 3.-3');
    expect(met.told('fight-began')).toEqual([
      { event: 'fight-began', rule: 'MK-COMBAT-02', seat: 0, enemies: ['prowlers'], at: '2.-2' },
    ]);
  });
});

describe('points when a fight begins', () => {
  const challenged = (from: 'move' | 'influence') =>
    mage({
      ...{ at: '2.-2', tokens: 'prowlers@3.-3!', move: 3, influence: 4, heal: 1, hand: 'rage' },
      also: (state) => {
        state.mods[0] = [{ mod: 'convert', from, rate: 1, kind: 'melee', element: 'physical' }];
      },
    }).play('challenge prowlers 3.-3').points;

  test('MK-TURN-30 MK-HEAL-06 only those are left that an effect lets fight', () => {
    expect([challenged('influence'), challenged('move')]).toEqual(['0/4/0', '3/0/0']);
  });

  test('MK-TURN-29 what gives move points is of no use where influence blocks', () => {
    const table = mage({ fight: 'prowlers', stage: 'block', hand: 'diplomacy march rage', mana: 'white' }).play('diplomacy');
    expect(table.why('march')).toEqual({ rule: 'MK-TURN-29', why: 'moving' });
    expect(table.offers('convert influence block')).toBe(true);
  });
});

describe('hands that are lost', () => {
  test('MK-WOUND-07 MK-COMBAT-62 to a knock-out by one rule, to paralysis by another', () => {
    const out = mage({ fight: 'fire-dragon', stage: 'damage', hand: 'rage march' });
    expect(out.told('hand-lost')).toMatchObject([{ rule: 'MK-WOUND-07', why: 'knocked-out', cards: 2 }]);
    const stone = mage({ fight: 'medusa', stage: 'damage', hand: 'rage march', level: 9, fame: 80 });
    expect(stone.told('hand-lost')).toMatchObject([{ rule: 'MK-COMBAT-62', why: 'paralyzed', cards: 2 }]);
  });
});
