import { describe, expect, test } from 'vitest';
import { bitOf } from '../src/book.ts';
import { mage } from './table.ts';

const orcs = { tokens: 'prowlers@3.-3!', at: '2.-2' } as const;

describe('who fights', () => {
  test('MK-COMBAT-02 MK-COMBAT-08 MK-TURN-21 by challenging and by provoking; the fight is before the four phases', () => {
    const table = mage({ ...orcs, hand: 'rage march swiftness', crystals: 'white' }).play('challenge prowlers 3.-3');
    expect(table.asked).toBe('0 ranged');
    expect(table.told('fight-began')).toMatchObject([{ enemies: ['prowlers'], at: '2.-2' }]);
  });

  test('MK-TURN-25 MK-COMBAT-05 others beside the hero may be challenged to join', () => {
    const table = mage({ ...orcs, tokens: 'prowlers@3.-3! ironclads@1.-2! diggers@0.-4!', hand: 'rage march' });
    table.play('challenge prowlers 3.-3');
    expect(table.asked).toBe('0 join');
    expect(table.options()).toEqual(['challenge ironclads 1.-2', 'done']);
    expect(table.play('challenge ironclads 1.-2').foes).toBe('prowlers attacks, ironclads attacks');
  });

  const keep = { tiles: 'countryside-3@1,1', hand: 'rage rage march', seed: 1 } as const;

  test('MK-COMBAT-03 MK-COMBAT-04 MK-COMBAT-19 an assault that provokes: all are fought, the walls protect the garrison alone', () => {
    const table = mage({ ...keep, at: '4.-5', tokens: 'golems@5.-6 prowlers@4.-6!', move: 3, crystals: 'red red' });
    table.play('provoke 5.-6');
    expect(table.view(0).foes.map(({ role, walls }) => [role, walls])).toEqual([
      ['defender', 1],
      ['rampager', 0],
    ]);
    table.play('done', 'golems on hero', 'rage strong', 'rage strong', 'march sideways');
    // Half of 9 is not enough for 5.
    expect(table.options('strike')).toEqual(['strike prowlers']);
  });

  test('MK-COMBAT-04 MK-OUTCOME-04 MK-OUTCOME-08 the site is conquered although they survive', () => {
    const told = { ...keep, hand: 'rage rage march march stamina', level: 9, fame: 80 } as const;
    const table = mage({ ...told, at: '4.-5', tokens: 'crossbowmen@5.-6 minotaur@4.-6!', move: 3, crystals: 'red' });
    table.play('provoke 5.-6', 'done', 'crossbowmen on hero', 'rage strong', 'strike crossbowmen', 'done');
    expect(table.told('conquered')).toMatchObject([{ site: 'keep' }]);
    expect([table.at, table.tokens]).toEqual(['5.-6', 'minotaur@4.-6!']);
  });

  test('MK-COMBAT-06 whoever enters an adventure site challenges no others', () => {
    const told = { tiles: 'countryside-6@1,1', at: '3.-5', tokens: 'prowlers@3.-4!', hand: 'rage march', seed: 1 } as const;
    const table = mage(told).play('enter');
    expect(table.asked).not.toBe('0 join');
    expect(table.state.foes).toHaveLength(1);
  });
});

describe('the first phase', () => {
  const arythea = { hero: 'arythea', hand: 'battle-versatility march', crystals: 'red' } as const;

  test('MK-COMBAT-18 ranged and siege add up', () => {
    const table = mage({
      hero: 'arythea',
      hand: 'battle-versatility swiftness march',
      crystals: 'red white',
      fight: 'cursed-hags',
    });
    table.play('battle-versatility strong', 'siege 2', 'swiftness strong');
    expect(table.offers('strike cursed-hags')).toBe(true);
  });

  test('MK-COMBAT-29 MK-RULING-04 an attack that would fail is none', () => {
    const table = mage({ ...arythea, fight: 'cursed-hags' }).play('battle-versatility strong', 'ranged 3');
    expect(table.options('strike')).toEqual([]);
    expect(table.play('done').foes).toBe('cursed-hags attacks');
  });

  test('MK-COMBAT-25 MK-RULING-08 cold fire is halved only by one who resists both fire and ice', () => {
    const strike = (fight: string) =>
      mage({
        fight,
        stage: 'attack',
        hand: 'rage',
        also: (state) => {
          state.parts = [{ by: 'test', n: 9, kind: 'melee', element: 'cold-fire' }];
        },
      });
    expect(strike('fire-mages').offers('strike fire-mages')).toBe(true);
    expect(strike('fire-mages ice-golems').offers('strike fire-mages ice-golems')).toBe(true);
    expect(strike('high-dragon').why('strike high-dragon')).toMatchObject({ figures: { needed: 9, sum: 4 } });
  });

  test('MK-COMBAT-23 one that resists makes the element weak against all targets', () => {
    const table = mage({ fight: 'prowlers ironclads', stage: 'attack', hand: 'rage rage march', crystals: 'red red' });
    table.play('rage strong', 'rage strong');
    expect(table.options('strike')).toEqual(['strike prowlers', 'strike ironclads']);
    expect(table.why('strike prowlers ironclads')).toMatchObject({ figures: { needed: 6, sum: 4 } });
  });

  test('MK-COMBAT-31 whoever is not defeated attacks; whoever is not', () => {
    const table = mage({ ...arythea, hand: 'battle-versatility march rage', fight: 'prowlers diggers' });
    table.play('battle-versatility strong', 'ranged 3', 'strike prowlers');
    expect([table.asked, table.foes]).toEqual(['0 block', 'prowlers beaten, diggers attacks']);
  });

  test('MK-COMBAT-15 armor is never below 1', () => {
    const table = mage({
      fight: 'prowlers',
      stage: 'attack',
      hand: 'march rage',
      also: (state) => {
        state.foes = state.foes.map((foe) => ({ ...foe, armor: -9 }));
      },
    }).play('march sideways');
    expect(table.offers('strike prowlers')).toBe(true);
    expect(table.view(0).foes[0]).toMatchObject({ armorNow: 1 });
  });
});

describe('blocks', () => {
  const block = (fight: string, element: 'physical' | 'fire' | 'ice' | 'cold-fire') =>
    mage({
      fight,
      stage: 'block',
      hand: 'rage',
      also: (state) => {
        state.parts = [{ by: 'test', n: 6, kind: 'block', element }];
      },
    }).why(`block ${fight}`)?.figures?.sum ?? 6;

  test('MK-COMBAT-38 MK-COMBAT-39 MK-COMBAT-40 MK-COMBAT-41 what counts in full against what', () => {
    const elements = ['physical', 'fire', 'ice', 'cold-fire'] as const;
    expect(elements.map((each) => block('crypt-worm', each))).toEqual([6, 6, 6, 6]);
    expect(elements.map((each) => block('fire-mages', each))).toEqual([3, 3, 6, 6]);
    expect(elements.map((each) => block('ice-dragon', each))).toEqual([3, 6, 3, 6]);
    expect(elements.map((each) => block('high-dragon', each))).toEqual([3, 3, 3, 6]);
  });

  test('MK-COMBAT-36 MK-COMBAT-46 one enemy at a time; what does not suffice has no effect', () => {
    const table = mage({ fight: 'prowlers diggers', stage: 'block', hand: 'rage rage march', crystals: 'blue' });
    table.play('rage', 'rage');
    expect(table.options('block')).toEqual(['block prowlers', 'block diggers']);
    table.play('block diggers');
    expect(table.foes).toBe('prowlers attacks, diggers blocked');
    table.play('march sideways', 'done');
    expect(table.told('hero-wounded')).toMatchObject([{ by: 'prowlers', wounds: 2 }]);
  });

  test('MK-COMBAT-75 MK-RULING-16 one that is held deals no damage and does not summon', () => {
    const table = mage({
      fight: 'orc-summoners prowlers',
      hand: 'rage swiftness',
      crystals: 'white',
      chance: [],
      also: (state) => {
        state.foes = state.foes.map((foe, i) => (i === 0 ? { ...foe, fate: 'held' } : foe));
      },
    }).play('done');
    expect(table.foes).toBe('orc-summoners held, prowlers attacks');
  });

  test('MK-COMBAT-34 MK-RULING-31 what was summoned has its own values, and the summoner is no target till the last phase', () => {
    const table = mage({
      fight: 'illusionists',
      hand: 'rage march',
      units: 'peasants',
      walls: true,
      chance: [['brown enemy', 2]],
    });
    expect(table.foes).toBe('illusionists away, gargoyle attacks');
    expect(table.view(0).foes[1]).toMatchObject({ walls: 0, attackNow: 5 });
    table.play('done', 'gargoyle on hero');
    expect(table.foes).toBe('illusionists struck');
  });
});

describe('damage', () => {
  const units = (fight: string, told: string) => mage({ fight, stage: 'block', hand: 'rage', units: told }).play('done');

  test('MK-COMBAT-48 MK-COMBAT-49 enemy by enemy, in the player’s order', () => {
    const table = units('prowlers diggers', 'peasants');
    expect(table.options()).toEqual(['prowlers on peasants 0', 'prowlers on hero', 'diggers on peasants 0', 'diggers on hero']);
    table.play('diggers on peasants 0');
    expect(table.units).toBe('peasants:wounded');
    expect(table.hand).toBe('rage wound wound');
  });

  test('MK-COMBAT-52 neither a wounded unit nor one that was hit; spent ones may be', () => {
    expect(units('prowlers diggers', 'peasants:wounded herbalists:spent').options('prowlers')).toEqual([
      'prowlers on herbalists 1',
      'prowlers on hero',
    ]);
  });

  test('MK-COMBAT-59 poison wounds a unit twice', () => {
    expect(units('cursed-hags prowlers', 'foresters').play('cursed-hags on foresters 0').units).toBe('foresters:wounded-twice');
  });

  test('MK-COMBAT-61 paralysis destroys a unit', () => {
    const table = units('medusa prowlers', 'foresters').play('medusa on foresters 0');
    expect(table.units).toBe('');
    expect(table.told('unit-destroyed')).toMatchObject([{ unit: 'foresters', by: 'medusa' }]);
  });

  const resisting = (fight: string, told: string) =>
    mage({
      fight,
      stage: 'block',
      hand: 'rage',
      units: told,
      also: (state) => {
        state.mods[0] = [{ mod: 'units', resists: true }];
      },
    }).play('done');

  test('MK-COMBAT-54 MK-COMBAT-77 a unit that resists is covered by its armor first, and unharmed if that is enough', () => {
    const table = resisting('cursed-hags prowlers', 'foresters').play('cursed-hags on foresters 0');
    expect([table.units, table.told('unit-unharmed').length]).toEqual(['foresters', 1]);
    const hurt = resisting('werewolf prowlers', 'foresters').play('werewolf on foresters 0');
    expect(hurt.units).toBe('foresters:wounded');
    expect(hurt.told('hero-wounded')).toMatchObject([{ by: 'prowlers' }]);
  });

  test('MK-COMBAT-58 where units may not be used they take no damage', () => {
    const table = mage({
      fight: 'prowlers diggers',
      stage: 'block',
      hand: 'rage',
      units: 'peasants',
      also: (state) => {
        if (state.arena) state.arena = { ...state.arena, noUnits: true };
      },
    });
    expect(table.why('use peasants 0 0')).toMatchObject({ rule: 'MK-COMBAT-58', why: 'units-barred' });
    expect(table.play('done').options('prowlers')).toEqual(['prowlers on hero']);
  });

  test('MK-WOUND-09 MK-COMBAT-63 a hero who is knocked out fights on with units', () => {
    const table = mage({ fight: 'minotaur', stage: 'block', hand: 'rage', units: 'peasants' }).play('done', 'minotaur on hero');
    expect([table.asked, table.options()]).toEqual(['0 attack', ['use peasants 0 0', 'done']]);
  });
});

describe('the last phase', () => {
  test('MK-COMBAT-67 MK-COMBAT-65 MK-COMBAT-71 walls are of no use there; then the fight is over', () => {
    const table = mage({ fight: 'diggers', walls: true, stage: 'attack', hand: 'rage march', crystals: 'red' });
    table.play('rage strong', 'strike diggers');
    expect([table.asked, table.fame]).toEqual(['0 after', 2]);
  });

  test('MK-COMBAT-13 MK-COMBAT-74 MK-CARD-10 what was taken from an enemy stays away till the fight is over', () => {
    const table = mage({
      fight: 'ironclads',
      stage: 'block',
      hand: 'rage march stamina',
      crystals: 'red',
      level: 9,
      fame: 80,
      also: (state) => {
        state.foes = state.foes.map((foe) => ({ ...foe, lost: bitOf('resists-physical') }));
      },
    }).play('done', 'rage strong');
    expect(table.offers('strike ironclads')).toBe(true);
  });

  test('MK-COMBAT-76 the start of a fight is over when something was done', () => {
    const table = mage({ fight: 'prowlers', hero: 'arythea', hand: 'battle-versatility march rage' });
    expect(table.state.arena?.isFresh).toBe(true);
    expect(table.play('done').state.arena?.isFresh).toBe(false);
  });

  test('MK-COMBAT-26 how far one is, and what would be enough', () => {
    const table = mage({ fight: 'prowlers', stage: 'attack', hand: 'rage march promise', crystals: 'red' }).play(
      'march sideways',
    );
    expect(table.figures()).toMatchObject({
      gives: { rage: [[{ what: 'attack', n: 2 }]], 'rage strong': [[{ n: 4 }]], 'promise sideways': [[{ n: 1 }]] },
      aims: [{ foes: ['prowlers'], needed: 3, sum: 1, short: 2, enough: ['rage', 'rage strong'] }],
      foes: [{ enemy: 'prowlers', armor: 3, toBlock: 4, deals: 4, wounds: 2 }],
    });
  });

  test('MK-COMBAT-23 MK-COMBAT-24 how each part of an attack counts against each aim, and what every option would make of it', () => {
    const table = mage({ fight: 'ironclads prowlers', stage: 'attack', hand: 'march rage promise', crystals: 'red' }).play(
      'march sideways',
      'rage strong',
    );
    expect(table.figures()).toMatchObject({
      aims: [
        {
          foes: ['ironclads'],
          sum: 2,
          short: 1,
          parts: [
            { by: 'march', n: 1, counts: 'half' },
            { n: 4, counts: 'half' },
          ],
        },
        { foes: ['prowlers'], sum: 5, short: 0, parts: [{ counts: 'full' }, { counts: 'full' }], more: [] },
        {
          foes: ['ironclads', 'prowlers'],
          sum: 2,
          needed: 6,
          more: [{ key: 'promise sideways', sum: 3, needed: 6 }],
          enough: [],
        },
      ],
    });
  });

  test('MK-COMBAT-20 against walls what is no siege counts for nothing', () => {
    const table = mage({ fight: 'swordsmen', walls: true, hand: 'swiftness', mana: 'white' }).play('swiftness strong');
    expect(table.figures()).toMatchObject({ aims: [{ sum: 0, parts: [{ by: 'swiftness', n: 3, counts: 'none' }] }] });
  });

  test('MK-COMBAT-39 MK-COMBAT-42 how each part of a block counts', () => {
    const table = mage({ fight: 'fire-mages', stage: 'block', hand: 'cold-toughness rage' }).play(
      'cold-toughness',

      'rage',
    );
    expect(table.figures()).toMatchObject({
      aims: [
        {
          sum: 4,
          needed: 6,
          parts: [
            { n: 3, element: 'ice', counts: 'full' },
            { n: 2, counts: 'half' },
          ],
        },
      ],
    });
  });

  test('MK-COMBAT-26 three enemies: what the points are enough for is among the aims', () => {
    const hand = 'rage determination';
    const table = mage({ fight: 'prowlers diggers medusa', stage: 'attack', hand, mana: 'red' }).play('rage strong');
    const [medusa, all] = [{ foes: ['medusa'] }, { foes: ['prowlers', 'diggers', 'medusa'], needed: 10 }];
    expect(table.figures()).toMatchObject({ aims: [{ foes: ['prowlers'] }, { foes: ['diggers'] }, medusa, all] });
    const two = { foes: ['prowlers', 'diggers'], needed: 6, sum: 6, short: 0, more: [] };
    const more = table.play('determination');
    expect(more.figures()).toMatchObject({ aims: [{ sum: 6 }, { sum: 6 }, medusa, two, all] });
  });

  test('MK-COMBAT-53 MK-COMBAT-57 MK-COMBAT-60 what each hit would do is told before it is taken', () => {
    const table = mage({ fight: 'cursed-hags', stage: 'damage', units: 'peasants guardian-golems' });
    expect(table.figures()).toMatchObject({
      hits: [
        { key: 'cursed-hags on peasants 0', damage: 3, left: 0, comes: 'wounded', wounds: 2 },
        { key: 'cursed-hags on guardian-golems 1', left: 0, comes: 'unharmed', wounds: 0 },
        { key: 'cursed-hags on hero', left: 0, comes: 'wounded', wounds: 2, discard: 2, paralyzes: false },
      ],
    });
  });
});
