/** How far an attack or a block is from each of its aims, down to the last figure (MK-COMBAT-20 to -26, -39 to -45). */
import { expect, test } from 'vitest';
import { type MageTable, mage } from './table.ts';

const aims = (table: MageTable): unknown => {
  const figures = table.figures();
  return typeof figures === 'object' && figures !== null && 'aims' in figures ? figures.aims : undefined;
};
const physical = (by: string, n: number, counts: string) => ({ by, n, element: 'physical', counts });

test('MK-COMBAT-23 MK-COMBAT-24 what one enemy resists is halved for all who are struck together', () => {
  const told = { fight: 'ironclads prowlers', stage: 'attack', hand: 'march rage promise stamina', crystals: 'red' } as const;
  const half = [physical('march', 1, 'half'), physical('rage', 4, 'half')];
  const nearer = (needed: number) => [
    { key: 'stamina sideways', sum: 3, needed },
    { key: 'promise sideways', sum: 3, needed },
  ];
  expect(aims(mage(told).play('march sideways', 'rage strong'))).toEqual([
    {
      ...{ foes: ['ironclads'], needed: 3, sum: 2, short: 1, halved: 3, parts: half },
      ...{ more: nearer(3), enough: ['stamina sideways', 'promise sideways'] },
    },
    {
      ...{ foes: ['prowlers'], needed: 3, sum: 5, short: 0, halved: 0 },
      ...{ parts: [physical('march', 1, 'full'), physical('rage', 4, 'full')], more: [], enough: [] },
    },
    {
      ...{ foes: ['ironclads', 'prowlers'], needed: 6, sum: 2, short: 4, halved: 3, parts: half },
      ...{ more: nearer(6), enough: [] },
    },
  ]);
});

test('MK-COMBAT-24 of several ways of a card the one that brings most is told, and what brings nothing is not', () => {
  const told = { hero: 'arythea', fight: 'ironclads', stage: 'attack', crystals: 'red' } as const;
  // Half of 2; 3 of fire, which is more than half of 4.
  expect(aims(mage({ ...told, hand: 'battle-versatility tranquility' }))).toEqual([
    {
      ...{ foes: ['ironclads'], needed: 3, sum: 0, short: 3, halved: 0, parts: [] },
      more: [
        { key: 'battle-versatility', sum: 1, needed: 3 },
        { key: 'battle-versatility strong', sum: 3, needed: 3 },
      ],
      enough: ['battle-versatility strong'],
    },
  ]);
});

test('MK-COMBAT-19 MK-COMBAT-20 from afar: who is fortified twice is no aim, and against walls siege alone counts', () => {
  const siege = {
    hand: 'swiftness',
    units: 'catapults',
    level: 3,
    mana: 'white',
    fight: 'guardsmen swordsmen',
    walls: true,
  } as const;
  expect(aims(mage(siege).play('swiftness strong', 'use catapults 0 0'))).toEqual([
    {
      ...{ foes: ['swordsmen'], needed: 5, sum: 3, short: 2, halved: 0 },
      ...{ parts: [physical('swiftness', 3, 'none'), physical('catapults', 3, 'full')], more: [], enough: [] },
    },
  ]);
});

test('MK-COMBAT-66 close by walls count for nothing: both are aims, alone and together', () => {
  const told = { fight: 'guardsmen swordsmen', walls: true, stage: 'attack', hand: 'rage rage', mana: 'red' } as const;
  const more = (needed: number) => [
    { key: 'rage', sum: 6, needed },
    { key: 'rage sideways', sum: 5, needed },
  ];
  const aim = (foes: readonly string[], needed: number, enough: readonly string[]) => ({
    ...{ foes, needed, sum: 4, short: needed - 4, halved: 0, parts: [physical('rage', 4, 'full')] },
    ...{ more: more(needed), enough },
  });
  expect(aims(mage(told).play('rage strong'))).toEqual([
    aim(['guardsmen'], 7, []),
    aim(['swordsmen'], 5, ['rage', 'rage sideways']),
    aim(['guardsmen', 'swordsmen'], 12, []),
  ]);
});

test('MK-COMBAT-39 MK-COMBAT-42 a block: what is inefficient against one enemy counts in full against another', () => {
  const told = { fight: 'fire-mages prowlers', stage: 'block', hand: 'cold-toughness rage determination march' } as const;
  const table = mage({ ...told, mana: 'blue' }).play('cold-toughness', 'rage', 'march sideways');
  const cold = { by: 'cold-toughness', n: 3, element: 'ice', counts: 'full' };
  expect(aims(table)).toEqual([
    {
      // 3 of ice and half of 3.
      ...{ foes: ['fire-mages'], needed: 6, sum: 4, short: 2, halved: 2 },
      parts: [cold, physical('rage', 2, 'half'), physical('march', 1, 'half')],
      more: [
        { key: 'determination', sum: 5, needed: 6 },
        { key: 'determination strong', sum: 7, needed: 6 },
        { key: 'determination sideways', sum: 5, needed: 6 },
      ],
      enough: ['determination strong'],
    },
    {
      ...{ foes: ['prowlers'], needed: 4, sum: 6, short: 0, halved: 0 },
      ...{ parts: [cold, physical('rage', 2, 'full'), physical('march', 1, 'full')], more: [], enough: [] },
    },
  ]);
});

test('MK-COMBAT-44 MK-COMBAT-45 just enough is enough, and whoever is blocked or beaten is no aim any more', () => {
  const block = mage({ fight: 'prowlers diggers', stage: 'block', hand: 'rage rage march' }).play('rage', 'rage');
  expect(aims(block)).toMatchObject([{ foes: ['prowlers'], needed: 4, sum: 4, short: 0, more: [], enough: [] }, { sum: 4 }]);
  const left = {
    ...{ foes: ['diggers'], needed: 3, sum: 0, short: 3, halved: 0, parts: [] },
    ...{ more: [{ key: 'march sideways', sum: 1, needed: 3 }], enough: [] },
  };
  expect(aims(block.play('block prowlers'))).toEqual([left]);
  const struck = mage({ fight: 'prowlers diggers', stage: 'attack', hand: 'rage march', mana: 'red' }).play('rage strong');
  expect(aims(struck.play('strike prowlers'))).toEqual([left]);
});
