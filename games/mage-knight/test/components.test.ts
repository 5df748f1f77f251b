/** Every figure and colour of the printed components, from a table of its own: what the content says is compared with it line by line. */
import { describe, expect, test } from 'vitest';
import { CITIES, CITY_PRICES } from '../src/content/cities.ts';
import { ENEMIES } from '../src/content/enemies.ts';
import { ALTAR_FAME, ALTAR_MANA, RUINS } from '../src/content/ruins.ts';
import { SCENARIOS } from '../src/content/scenarios.ts';
import { RAMPAGER_ROWS, SITE_ROWS } from '../src/content/sites.ts';
import { TILES } from '../src/content/tiles.ts';
import { BEST_REPUTATION, LEVELS, MOVE_COSTS, REPUTATIONS, WORST_REPUTATION } from '../src/content/tracks.ts';
import type { EnemyRow, TileRow } from '../src/content/types.ts';
import { BASICS, PILES, type Printing } from '../src/words.ts';

/** How often each thing is there: `2 violet 1 white`. */
function counted(things: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => `${count} ${thing}`).join(' ');
}

describe('the enemies', () => {
  const printed = (row: EnemyRow, printing: Printing): EnemyRow => (printing === 'first' ? { ...row, ...row.first } : row);
  const told = ({ pile, copies, id, armor, attack, element, fame, traits }: EnemyRow): string => {
    const strike = traits.includes('summon') ? 'summons' : `${attack} ${element}`;
    const rest = traits.filter((trait) => trait !== 'summon').sort();
    return `${pile} ${copies} ${id}: armor ${armor}, attack ${strike}, fame ${fame}${rest.length > 0 ? `; ${rest.join(' ')}` : ''}`;
  };

  test('MK-COMBAT-72 are those of the first printing', () => {
    expect(ENEMIES.map((row) => told(printed(row, 'first')))).toEqual([
      'green 2 prowlers: armor 3, attack 4 physical, fame 2',
      'green 2 diggers: armor 3, attack 3 physical, fame 2; fortified',
      'green 2 cursed-hags: armor 5, attack 3 physical, fame 3; poison',
      'green 2 wolf-riders: armor 4, attack 3 physical, fame 3; swift',
      'green 2 ironclads: armor 3, attack 4 physical, fame 4; brutal resists-physical',
      'green 2 orc-summoners: armor 4, attack summons, fame 4',
      'gray 3 crossbowmen: armor 4, attack 4 physical, fame 3; swift',
      'gray 3 guardsmen: armor 7, attack 3 physical, fame 3; fortified',
      'gray 2 swordsmen: armor 5, attack 6 physical, fame 4',
      'gray 2 golems: armor 5, attack 2 physical, fame 4; resists-physical',
      'brown 2 minotaur: armor 5, attack 5 physical, fame 4; brutal',
      'brown 2 gargoyle: armor 4, attack 5 physical, fame 4; resists-physical',
      'brown 2 medusa: armor 4, attack 6 physical, fame 5; paralyze',
      'brown 2 crypt-worm: armor 6, attack 6 physical, fame 5; fortified',
      'brown 2 werewolf: armor 5, attack 7 physical, fame 5; swift',
      'violet 2 monks: armor 5, attack 5 physical, fame 4; poison',
      'violet 2 illusionists: armor 3, attack summons, fame 4; resists-physical',
      'violet 2 ice-mages: armor 6, attack 5 ice, fame 5; resists-ice',
      'violet 2 fire-mages: armor 5, attack 6 fire, fame 5; resists-fire',
      'violet 1 ice-golems: armor 4, attack 2 ice, fame 5; paralyze resists-ice resists-physical',
      'violet 1 fire-golems: armor 4, attack 3 fire, fame 5; brutal resists-fire resists-physical',
      'red 2 swamp-dragon: armor 9, attack 5 physical, fame 7; poison swift',
      'red 2 fire-dragon: armor 7, attack 9 fire, fame 8; resists-fire resists-physical',
      'red 2 ice-dragon: armor 7, attack 6 ice, fame 8; paralyze resists-ice resists-physical',
      'red 2 high-dragon: armor 9, attack 6 cold-fire, fame 9; brutal resists-fire resists-ice',
      'white 3 freezers: armor 7, attack 3 ice, fame 7; paralyze resists-fire swift',
      'white 3 gunners: armor 6, attack 6 fire, fame 7; brutal resists-ice',
      'white 2 altem-guardsmen: armor 7, attack 6 physical, fame 8; fortified resists-fire resists-ice resists-physical',
      'white 2 altem-mages: armor 8, attack 4 cold-fire, fame 8; brutal fortified poison resists-physical',
    ]);
  });

  test('MK-RULING-20 differ in two tokens in the revised printing', () => {
    expect(ENEMIES.filter(({ first }) => first !== undefined).map((row) => told(printed(row, 'revised')))).toEqual([
      'white 2 altem-guardsmen: armor 7, attack 5 physical, fame 8; fortified resists-fire resists-ice resists-physical',
      'white 2 altem-mages: armor 8, attack 4 cold-fire, fame 8; brutal poison resists-physical',
    ]);
  });

  test('MK-SETUP-04 are sixty, in six piles', () => {
    const sizes = PILES.map((pile) => ENEMIES.filter((row) => row.pile === pile).reduce((sum, { copies }) => sum + copies, 0));
    expect(Object.fromEntries(PILES.map((pile, place) => [pile, sizes[place]]))).toEqual({
      green: 12,
      gray: 10,
      brown: 10,
      violet: 10,
      red: 8,
      white: 10,
    });
  });
});

describe('the tiles', () => {
  const space = (text: string): string => {
    const [terrain = '', feature] = text.split(' ');
    const named = feature?.replace(/^(red|blue|green|white)-/, '$1 ');
    return named === undefined ? terrain : `${terrain} (${named})`;
  };
  const told = ({ id, spaces }: TileRow): string => `${id}: ${spaces.map(space).join(', ')}`;

  test('have every terrain, site and rampaging enemy in its place', () => {
    expect(TILES.map(told)).toEqual([
      'start-a: plains (portal), forest, plains, sea, sea, sea, plains',
      'start-b: plains (portal), forest, plains, plains, sea, sea, plains',
      'countryside-1: forest (glade), lake, plains (village), plains, plains, forest, forest (orc)',
      'countryside-2: hills, forest (glade), plains (village), plains, hills (green mine), plains, hills (orc)',
      'countryside-3: forest, hills (keep), hills, hills (white mine), plains (village), plains, plains',
      'countryside-4: desert (mage-tower), desert, mountain, plains (village), plains, hills (orc), desert',
      'countryside-5: lake, plains (monastery), plains (orc), hills (blue mine), forest, forest (glade), forest',
      'countryside-6: hills (red mine), forest, plains, forest (orc), hills, hills (monster-den), mountain',
      'countryside-7: swamp, forest (orc), forest (glade), plains (dungeon), plains, plains (monastery), lake',
      'countryside-8: swamp (orc), forest (ruins), plains, swamp (village), swamp, forest, forest (glade)',
      'countryside-9: mountain, mountain, wasteland (keep), plains, wasteland (mage-tower), plains, wasteland (dungeon)',
      'countryside-10: mountain, forest, plains, hills (ruins), hills (keep), hills, hills (monster-den)',
      'countryside-11: plains (mage-tower), lake, lake, hills (orc), lake, plains (ruins), hills',
      'core-1: desert (monastery), desert (tomb), desert, desert, hills, hills (spawning-grounds), mountain',
      'core-2: lake, swamp (ruins), hills (green mine), swamp (draconum), swamp (mage-tower), forest, lake',
      'core-3: wasteland, wasteland (ruins), hills (mage-tower), wasteland, hills (white mine), wasteland (tomb), mountain',
      'core-4: mountain (draconum), hills, wasteland (keep), wasteland, wasteland (ruins), wasteland, hills (blue mine)',
      'core-5: swamp (green city), swamp (village), swamp (orc), swamp, forest (orc), lake, forest (glade)',
      'core-6: plains (blue city), plains (monastery), lake, lake, hills, mountain (draconum), forest',
      'core-7: plains (white city), plains, forest, lake (draconum), lake, wasteland (keep), wasteland (spawning-grounds)',
      'core-8: desert (red city), hills (red mine), desert, desert (draconum), wasteland, wasteland (draconum), desert (ruins)',
    ]);
  });

  test('are two sides of the start tile, eleven of countryside, four core tiles and four with a city', () => {
    expect(counted(TILES.map(({ kind }) => kind))).toBe('2 start 11 countryside 4 core 4 city');
  });
});

describe('the cities', () => {
  test.each([
    [
      'blue',
      'core-6',
      [
        '1 gray 1 violet',
        '2 violet',
        '1 violet 1 white',
        '1 gray 1 violet 1 white',
        '2 violet 1 white',
        '1 violet 2 white',
        '1 gray 2 violet 1 white',
        '2 violet 2 white',
        '1 violet 3 white',
        '1 gray 2 violet 2 white',
        '2 violet 3 white',
      ],
    ],
    [
      'green',
      'core-5',
      [
        '1 gray 1 brown',
        '2 brown',
        '2 gray 1 brown',
        '1 gray 1 brown 1 white',
        '2 brown 1 white',
        '2 gray 1 brown 1 white',
        '1 gray 2 brown 1 white',
        '2 brown 2 white',
        '1 gray 3 brown 1 white',
        '1 gray 2 brown 2 white',
        '2 brown 3 white',
      ],
    ],
    [
      'red',
      'core-8',
      [
        '1 white',
        '1 brown 1 violet',
        '1 brown 1 white',
        '1 brown 2 violet',
        '1 brown 1 violet 1 white',
        '2 brown 2 violet',
        '1 brown 2 violet 1 white',
        '1 brown 1 violet 2 white',
        '2 brown 2 violet 1 white',
        '2 brown 1 violet 2 white',
        '1 brown 1 violet 3 white',
      ],
    ],
    [
      'white',
      'core-7',
      [
        '1 white',
        '1 gray 1 white',
        '2 white',
        '2 gray 1 white',
        '1 gray 2 white',
        '3 gray 1 white',
        '2 gray 2 white',
        '1 gray 3 white',
        '3 gray 2 white',
        '2 gray 3 white',
        '1 gray 4 white',
      ],
    ],
  ] as const)('MK-CITY-06 %s lies on %s and has its defenders at every level', (colour, tile, garrison) => {
    expect(CITIES[colour].colour).toBe(colour);
    expect(CITIES[colour].tile).toBe(tile);
    expect(TILES.find(({ id }) => id === tile)?.spaces[0]).toMatch(new RegExp(` ${colour}-city$`));
    expect(CITIES[colour].garrison.map(counted)).toEqual(garrison);
  });

  test('help their defenders, and sell what their cards say', () => {
    expect(BASICS.map((colour) => [colour, CITIES[colour].bonuses, CITIES[colour].sells])).toEqual([
      ['red', [{ elements: ['physical'], trait: 'brutal' }], 'artifact'],
      [
        'blue',
        [
          { elements: ['fire', 'ice'], attack: 2 },
          { elements: ['cold-fire'], attack: 1 },
        ],
        'spell',
      ],
      ['green', [{ elements: ['physical'], trait: 'poison' }], 'advanced'],
      ['white', [{ armor: 1 }], 'elite'],
    ]);
    expect(CITY_PRICES).toEqual({ artifact: 12, spell: 7, advanced: 6, elite: 2 });
  });
});

test('the ruins: four altars, eight that are guarded', () => {
  const told = RUINS.map(({ id, altar, enemies, rewards }) =>
    altar === undefined
      ? `${id}: ${enemies.join(' + ')} → ${counted(rewards)}`
      : `${id}: ${ALTAR_MANA} ${altar} → ${ALTAR_FAME} fame`,
  );
  expect(told).toEqual([
    'altar-green: 3 green → 7 fame',
    'altar-blue: 3 blue → 7 fame',
    'altar-white: 3 white → 7 fame',
    'altar-red: 3 red → 7 fame',
    'ruins-gray-violet: gray + violet → 1 unit',
    'ruins-green-brown: green + brown → 1 artifact',
    'ruins-green-green: green + green → 1 crystals',
    'ruins-brown-violet: brown + violet → 1 spell 1 crystals',
    'ruins-gray-white: gray + white → 1 artifact 1 spell',
    'ruins-gray-brown: gray + brown → 1 artifact',
    'ruins-brown-red: brown + red → 2 artifact',
    'ruins-green-red: green + red → 1 artifact 1 advanced',
  ]);
});

test('the sites: who is met there, under which rules, for what', () => {
  const { village, monastery, keep, city, dungeon, tomb, ruins, mine, glade, portal } = SITE_ROWS;
  expect([village.kind, village.heals?.cost, village.teaches, village.spells]).toEqual(['inhabited', 3, undefined, undefined]);
  expect([monastery.kind, monastery.heals?.cost, monastery.teaches, monastery.spells]).toEqual(['inhabited', 2, 6, undefined]);
  expect([monastery.enemies, monastery.noUnits, monastery.isNight, monastery.survivors, monastery.rewards]).toEqual([
    ['violet'],
    true,
    undefined,
    'leave',
    ['artifact'],
  ]);
  expect([keep.kind, keep.garrison, keep.shown, keep.rewards]).toEqual(['fortified', ['gray'], 'day', undefined]);
  const tower = SITE_ROWS['mage-tower'];
  expect([tower.kind, tower.garrison, tower.shown, tower.rewards, tower.spells]).toEqual([
    'fortified',
    ['violet'],
    'day',
    ['spell'],
    7,
  ]);
  expect([city.kind, city.shown, city.garrison]).toEqual(['fortified', 'always', undefined]);
  expect(dungeon).toEqual({ ...tomb, enemies: ['brown'], rewards: ['treasure'] });
  expect(tomb).toEqual({
    kind: 'adventure',
    enemies: ['red'],
    survivors: 'leave',
    isNight: true,
    noUnits: true,
    again: true,
    rewards: ['spell', 'artifact'],
  });
  expect(SITE_ROWS['monster-den']).toEqual({
    kind: 'adventure',
    enemies: ['brown'],
    survivors: 'stay',
    rewards: ['crystal', 'crystal'],
  });
  expect(SITE_ROWS['spawning-grounds']).toEqual({
    kind: 'adventure',
    enemies: ['brown', 'brown'],
    survivors: 'stay',
    refills: true,
    rewards: ['artifact', 'crystal', 'crystal', 'crystal'],
  });
  expect(ruins).toEqual({ kind: 'adventure', survivors: 'stay' });
  expect([mine, glade, portal].map(({ kind }) => kind)).toEqual(['other', 'other', 'other']);
  expect(RAMPAGER_ROWS).toEqual({ orc: { pile: 'green', reputation: 1 }, draconum: { pile: 'red', reputation: 2 } });
});

test('the tracks: levels by Fame, influence by Reputation, move costs by day and night', () => {
  expect(LEVELS.map(({ fame, armor, hand, command }, place) => [place + 1, fame, armor, hand, command])).toEqual([
    [1, 0, 2, 5, 1],
    [2, 3, 2, 5, 1],
    [3, 8, 3, 5, 2],
    [4, 15, 3, 5, 2],
    [5, 24, 3, 6, 3],
    [6, 35, 3, 6, 3],
    [7, 48, 4, 6, 4],
    [8, 63, 4, 6, 4],
    [9, 80, 4, 7, 5],
    [10, 99, 4, 7, 5],
  ]);
  expect(LEVELS.map(({ brings }) => brings)).toEqual(
    LEVELS.map((_, place) => (place === 0 ? 'start' : place % 2 === 1 ? 'skill' : 'command')),
  );
  expect(Object.fromEntries(REPUTATIONS.map((influence, place) => [place + WORST_REPUTATION, influence]))).toEqual({
    '-7': null,
    '-6': -5,
    '-5': -3,
    '-4': -2,
    '-3': -1,
    '-2': -1,
    '-1': 0,
    '0': 0,
    '1': 0,
    '2': 1,
    '3': 1,
    '4': 2,
    '5': 2,
    '6': 3,
    '7': 5,
  });
  expect(REPUTATIONS).toHaveLength(BEST_REPUTATION - WORST_REPUTATION + 1);
  expect(MOVE_COSTS).toEqual({
    plains: [2, 2],
    hills: [3, 3],
    forest: [3, 5],
    wasteland: [4, 4],
    desert: [5, 3],
    swamp: [5, 5],
    city: [2, 2],
    lake: null,
    mountain: null,
    sea: null,
  });
});

test.each([
  ['first-reconnaissance', 1, [4, 'wedge-unlimited', 8, 1, 2, '']],
  ['first-reconnaissance', 2, [3, 'wedge-unlimited', 8, 1, 2, '']],
  ['first-reconnaissance', 3, [3, 'wedge-unlimited', 9, 1, 2, '']],
  ['first-reconnaissance', 4, [3, 'wedge-unlimited', 11, 1, 2, '']],
  ['solo-conquest', 1, [6, 'wedge', 7, 2, 2, '5 8']],
  ['full-conquest', 2, [6, 'wedge', 8, 2, 1, '4 4']],
  ['full-conquest', 3, [6, 'wedge', 9, 3, 2, '4 4 4']],
  ['full-conquest', 4, [6, 'open-5', 11, 4, 3, '4 4 4 4']],
  ['blitz-conquest', 2, [4, 'wedge', 6, 2, 1, '3 3']],
  ['blitz-conquest', 3, [4, 'wedge', 7, 3, 2, '3 3 3']],
  ['blitz-conquest', 4, [4, 'open-4', 9, 4, 3, '3 3 3 3']],
  ['mines-liberation', 2, [4, 'wedge', 8, 1, 1, '']],
  ['mines-liberation', 3, [4, 'wedge', 9, 1, 2, '']],
  ['mines-liberation', 4, [4, 'open-4', 11, 1, 3, '']],
  ['druid-nights', 2, [4, 'wedge', 8, 1, 1, '']],
  ['dungeon-lords', 2, [5, 'wedge', 8, 1, 1, '']],
  ['dungeon-lords', 4, [5, 'open-4', 11, 1, 3, '']],
  ['conquer-and-hold', 2, [6, 'open-5', 5, 1, 3, '']],
  ['conquer-and-hold', 4, [4, 'open-5', 5, 1, 3, '']],
  ['one-to-return', 2, [4, 'wedge', 7, 1, 1, '3']],
  ['one-to-return', 3, [4, 'wedge', 8, 2, 2, '3 3']],
  ['one-to-return', 4, [4, 'wedge', 10, 3, 3, '3 3 3']],
] as const)(
  'MK-SCENARIO-22 MK-SCENARIO-31 MK-SCENARIO-32 MK-SCENARIO-33 MK-SCENARIO-36 MK-SCENARIO-37 MK-SCENARIO-59 MK-SCENARIO-60 MK-SCENARIO-61 MK-SCENARIO-62 MK-SCENARIO-63 %s for %i: rounds, map, tiles and the levels of cities',
  (name, seats, told) => {
    const size = SCENARIOS[name].sizes[seats];
    expect([size?.rounds, size?.shape, size?.countryside, size?.cities, size?.core, size?.levels.join(' ')]).toEqual(told);
  },
);
