import { describe, expect, test } from 'vitest';
import { bookOf, houseBook, isBattle } from '../../src/content/book.ts';
import { wayThrough } from '../../src/content/dungeons.ts';
import { HOUSE } from '../../src/content/house/index.ts';
import { TACTIC_NAMES } from '../../src/content/tactics.ts';
import {
  ABILITY_NAMES,
  type Box,
  CRYSTAL_NAMES,
  type EnemySide,
  MONSTER_NAMES,
  type UnitCard,
} from '../../src/content/types.ts';
import { CLASS_NAMES, MODES } from '../../src/words.ts';

const units = (name: string): UnitCard[] => HOUSE.units.filter((unit) => unit.class === name);
const figures = ({ hp, move, melee, ranged, spell }: UnitCard | EnemySide): string =>
  [
    `${hp}HP ${move}MP ${melee.damage}/${melee.pushDice}`,
    ...(ranged ? [`${ranged.damage}@${ranged.range}/${ranged.missDice}`] : []),
    ...(spell ? [`${spell.attack ? `${spell.damage}+${spell.damagePerStar}` : spell.target}@${spell.range}`] : []),
  ].join(' ');

describe('the house pack', () => {
  test('TET-SETUP-03, TET-SETUP-07: 32 units, 8 of each class, 16 tactics, 9 enemy cards, 6 boxes', () => {
    expect(HOUSE.units).toHaveLength(32);
    expect(CLASS_NAMES.map((name) => units(name).length)).toEqual([8, 8, 8, 8]);
    expect(HOUSE.tactics).toHaveLength(16);
    expect(HOUSE.enemies).toHaveLength(9);
    expect(HOUSE.boxes.map((box) => box.id)).toEqual(['8x5', '8x1', '3x2', '5x4', '1x2', '2x2']);
    expect(HOUSE.boxes.map((box) => `${box.width}x${box.height}`)).toEqual(HOUSE.boxes.map((box) => box.id));
  });

  test('ids are unique, and each behaviour is on one card at least', () => {
    const ids = [...HOUSE.units, ...HOUSE.tactics, ...HOUSE.enemies, ...HOUSE.boxes].map((each) => each.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(HOUSE.tactics.map((card) => card.does)).toEqual(TACTIC_NAMES);
    expect(HOUSE.enemies.map((card) => card.monster.does)).toEqual(MONSTER_NAMES);
    expect(HOUSE.boxes.map((box) => box.dungeon.crystal.does).sort()).toEqual([...CRYSTAL_NAMES].sort());
    const abilities = HOUSE.units.flatMap((unit) => unit.abilities.map((ability) => ability.does));
    expect(abilities.sort()).toEqual([...ABILITY_NAMES].sort());
  });

  test('TET-UNIT-02, TET-SETUP-10: Warriors and Rogues have ammo, Wizards mana, Beasts nothing but HP', () => {
    for (const unit of HOUSE.units) expect(unit.stock > 0, unit.id).toBe(unit.class !== 'beast');
  });

  test('TET-RANGED-01, TET-SPELL-01: Warriors and Rogues shoot, Wizards cast, on both sides of the card', () => {
    for (const { id, class: name, ranged, spell, enemy } of HOUSE.units) {
      for (const [r, s] of [
        [ranged, spell],
        [enemy.ranged, enemy.spell],
      ]) {
        expect(r !== null, id).toBe(name === 'warrior' || name === 'rogue');
        expect(s !== null, id).toBe(name === 'wizard');
      }
    }
  });

  test('TET-SPELL-10: a spell attacks exactly if it deals damage, and attacks are aimed at enemies', () => {
    for (const { id, spell } of HOUSE.units) {
      if (!spell) continue;
      expect(spell.attack, id).toBe(spell.damage > 0);
      expect(spell.target, id).toBe(spell.attack ? 'enemy' : 'ally');
    }
  });

  test('TET-SOLO-ENEMY-14, TET-SOLO-ENEMY-15: the Enemy rolls no miss dice, and its spells attack', () => {
    for (const { id, enemy } of HOUSE.units) {
      expect(enemy.ranged?.missDice ?? 0, id).toBe(0);
      if (enemy.spell) expect(enemy.spell, id).toMatchObject({ attack: true, damagePerStar: 1, damage: 1 });
    }
  });

  test('the units have these figures', () => {
    expect(
      HOUSE.units.map((unit) => `${unit.id} ${figures(unit)} ${unit.stock} | ${figures(unit.enemy)}`),
    ).toMatchInlineSnapshot(`
      [
        "W1 12HP 3MP 3/2 2@2/2 3 | 10HP 3MP 3/2 2@2/0",
        "W2 10HP 4MP 3/1 2@3/2 3 | 9HP 4MP 3/1 2@3/0",
        "W3 11HP 3MP 4/2 2@2/2 3 | 9HP 3MP 4/2 2@2/0",
        "W4 10HP 4MP 3/1 2@3/2 4 | 9HP 4MP 3/1 2@3/0",
        "W5 10HP 3MP 3/1 3@3/2 6 | 9HP 3MP 3/1 2@3/0",
        "W6 10HP 4MP 3/2 2@3/2 3 | 9HP 4MP 3/2 2@3/0",
        "W7 11HP 4MP 3/2 2@2/2 3 | 10HP 4MP 3/2 2@2/0",
        "W8 10HP 4MP 3/1 2@3/2 4 | 9HP 4MP 3/1 2@3/0",
        "M1 7HP 4MP 1/1 2+1@3 6 | 7HP 4MP 1/1 1+1@3",
        "M2 8HP 4MP 2/1 ally@3 7 | 7HP 4MP 2/1 1+1@2",
        "M3 7HP 4MP 1/1 1+1@3 7 | 7HP 4MP 1/1 1+1@3",
        "M4 8HP 4MP 1/1 1+0@3 7 | 7HP 4MP 1/1 1+1@3",
        "M5 7HP 4MP 1/1 1+1@4 7 | 7HP 4MP 1/1 1+1@4",
        "M6 8HP 4MP 2/2 ally@5 6 | 7HP 4MP 2/2 1+1@2",
        "M7 7HP 4MP 1/1 2+1@2 7 | 7HP 4MP 1/1 1+1@2",
        "M8 8HP 4MP 2/1 ally@3 7 | 7HP 4MP 2/1 1+1@2",
        "R1 8HP 5MP 2/1 2@4/1 5 | 8HP 5MP 2/1 2@3/0",
        "R2 8HP 4MP 2/1 3@4/2 6 | 7HP 4MP 2/1 2@4/0",
        "R3 7HP 5MP 3/1 2@3/1 6 | 7HP 5MP 3/1 2@3/0",
        "R4 8HP 4MP 2/2 2@4/1 6 | 8HP 4MP 2/2 2@4/0",
        "R5 8HP 5MP 2/1 2@4/1 6 | 8HP 5MP 2/1 2@4/0",
        "R6 8HP 5MP 2/1 2@4/1 5 | 7HP 5MP 2/1 2@3/0",
        "R7 8HP 5MP 2/1 2@4/1 5 | 8HP 5MP 2/1 2@4/0",
        "R8 8HP 5MP 3/1 2@3/1 4 | 8HP 5MP 3/1 2@3/0",
        "B1 14HP 3MP 3/3 0 | 11HP 3MP 3/3",
        "B2 10HP 5MP 3/2 0 | 9HP 5MP 3/2",
        "B3 12HP 4MP 4/2 0 | 10HP 4MP 4/2",
        "B4 10HP 6MP 3/1 0 | 9HP 6MP 3/1",
        "B5 11HP 4MP 3/3 0 | 10HP 4MP 3/3",
        "B6 13HP 3MP 3/2 0 | 11HP 3MP 3/2",
        "B7 11HP 5MP 4/1 0 | 10HP 5MP 4/1",
        "B8 11HP 6MP 2/2 0 | 10HP 6MP 3/2",
      ]
    `);
  });

  test('abilities and spells have these amounts', () => {
    const words = HOUSE.units.map(
      ({ id, abilities, spell, enemy }) =>
        `${id} ${JSON.stringify([abilities, spell?.effects ?? [], enemy.abilities, enemy.spell?.effects ?? []])
          .replaceAll(/"does":|"/g, '')
          .replaceAll(/\],\[/g, '] [')}`,
    );
    expect(words).toMatchInlineSnapshot(`
      [
        "W1 [[{bulwark,amount:1}] [] [{bulwark,amount:1}] []]",
        "W2 [[{reach,amount:2}] [] [] []]",
        "W3 [[{wallcrusher,amount:2}] [] [{wallcrusher,amount:2}] []]",
        "W4 [[{intercept,amount:1}] [] [] []]",
        "W5 [[{steady-aim,amount:1}] [] [] []]",
        "W6 [[{parry,amount:1}] [] [{parry,amount:1}] []]",
        "W7 [[{mountaineer,amount:1}] [] [{mountaineer,amount:1}] []]",
        "W8 [[{rally,amount:2}] [] [] []]",
        "M1 [[] [{area,distance:1,damage:1}] [] [{area,distance:1,damage:1}]]",
        "M2 [[{grace,amount:1}] [{heal,hp:2,perStar:1,cure:2}] [] []]",
        "M3 [[] [{weaken,stars:2}] [] [{weaken,stars:2}]]",
        "M4 [[] [{push,cells:1,perStar:1}] [] [{push,cells:1,perStar:0}]]",
        "M5 [[] [{chain,distance:2,damage:1}] [] []]",
        "M6 [[{afterimage,amount:1}] [{exchange},{heal,hp:0,perStar:1,cure:0}] [{afterimage,amount:1}] []]",
        "M7 [[] [{drain,perStar:1}] [] [{drain,perStar:1}]]",
        "M8 [[{foresight,amount:2}] [{quicken,mp:2,perStar:1}] [] []]",
        "R1 [[{pilfer,amount:2}] [] [{pilfer,amount:1}] []]",
        "R2 [[{high-perch,amount:2}] [] [{high-perch,amount:2}] []]",
        "R3 [[{ghost-step,amount:1}] [] [] []]",
        "R4 [[{barbed-line,amount:1}] [] [] []]",
        "R5 [[{fire-arrows,amount:1}] [] [{fire-arrows,amount:1}] []]",
        "R6 [[{bloodscent,amount:1}] [] [{bloodscent,amount:1}] []]",
        "R7 [[{slip-away,amount:2}] [] [] []]",
        "R8 [[{flurry,amount:1}] [] [] []]",
        "B1 [[{immovable,amount:1}] [] [{immovable,amount:1}] []]",
        "B2 [[{flight,amount:1}] [] [{flight,amount:1}] []]",
        "B3 [[{amphibious,amount:1}] [] [{amphibious,amount:1}] []]",
        "B4 [[{pack-tactics,amount:1}] [] [{pack-tactics,amount:1}] []]",
        "B5 [[{quills,amount:1}] [] [{quills,amount:1}] []]",
        "B6 [[{verdant,amount:2}] [] [{verdant,amount:1}] []]",
        "B7 [[{charge,amount:1}] [] [{charge,amount:1}] []]",
        "B8 [[{carry,amount:1}] [] [] []]",
      ]
    `);
  });

  test('the die: half of the faces push, half show a star, a third miss', () => {
    const count = (symbol: string) => HOUSE.die.filter((face) => face.some((each) => each === symbol)).length;
    expect([HOUSE.die.length, count('push'), count('star'), count('miss')]).toEqual([6, 3, 3, 2]);
  });

  test('the squads are worth about the same, whoever is in them', () => {
    // HP, movement, melee and ranged attack as printed; abilities and spells are judged by play.
    const worth = ({ hp, move, melee, ranged, stock }: UnitCard) =>
      hp +
      1.5 * move +
      2 * melee.damage +
      melee.pushDice +
      (ranged ? (ranged.damage * ranged.range) / 2 - ranged.missDice + 0.4 * stock : 0);
    for (const name of ['warrior', 'rogue', 'beast']) {
      const all = units(name).map(worth);
      expect(Math.max(...all) - Math.min(...all), name).toBeLessThanOrEqual(2.5);
    }
  });

  test('TET-SOLO-ENEMY-01, TET-SOLO-ENEMY-02, TET-SOLO-CLIMB-01: two cards for each class and one for the leftmost; one climbs', () => {
    const whom = HOUSE.enemies.map((card) => card.activates);
    expect(whom.filter((each) => each === 'leftmost')).toHaveLength(1);
    for (const name of CLASS_NAMES) expect(whom.filter((each) => each === name)).toHaveLength(2);
    expect(HOUSE.enemies.filter((card) => card.bonus.climber).map((card) => card.id)).toEqual(['E6']);
  });

  test('TET-SOLO-ENEMY-08: every enemy card grants something', () => {
    for (const { id, bonus } of HOUSE.enemies) expect(bonus.damage + bonus.move > 0 || bonus.climber, id).toBe(true);
  });
});

describe('dungeons', () => {
  const box = (id: string): Box => {
    const found = HOUSE.boxes.find((each) => each.id === id);
    if (!found) throw new Error(id);
    return found;
  };

  test.each([
    ['8x5', 11, 9, 5, 11],
    ['8x1', 7, 7, 7, 7],
    ['3x2', 5, 5, 2, 5],
    ['5x4', 8, 8, 4, 8],
    ['1x2', 1, 1, 1, 1],
    ['2x2', 2, 2, 2, 2],
  ])(
    'TET-SOLO-DGN-12, TET-SOLO-DGN-17, TET-SOLO-DGN-18: %s can be completed by every class: Warrior %s MP, Wizard %s, Rogue %s, Beast %s',
    (id, ...ways) => {
      expect(CLASS_NAMES.map((name) => wayThrough(box(id), name))).toEqual(ways);
    },
  );

  test('one without a way is known as such', () => {
    const shut: Box = {
      ...box('2x2'),
      dungeon: { ...box('2x2').dungeon, chambers: ['entrance', 'door', 'barrier', 'crystal'] },
    };
    expect(CLASS_NAMES.map((name) => wayThrough(shut, name))).toEqual([Infinity, 2, 2, Infinity]);
    const walled: Box = { ...shut, dungeon: { ...shut.dungeon, chambers: ['entrance', 'wall', 'wall', 'crystal'] } };
    expect(wayThrough(walled, 'rogue')).toBe(Infinity);
  });

  test('TET-SOLO-DGN-11, TET-SOLO-DGN-12: one Entrance and one Crystal each; the Glory is in the largest box', () => {
    for (const { id, dungeon, width, height } of HOUSE.boxes) {
      expect(dungeon.chambers, id).toHaveLength(width * height);
      for (const one of ['entrance', 'crystal'])
        expect(
          dungeon.chambers.filter((each) => each === one),
          id,
        ).toHaveLength(1);
    }
    const largest = HOUSE.boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
    expect(largest?.dungeon.crystal.does).toBe('glory');
  });
});

describe('the book of a match', () => {
  test('looks cards up by id and by class', () => {
    const book = houseBook();
    expect(book.content.units[book.unitNumbers.get('R7') ?? -1]?.id).toBe('R7');
    expect(book.content.tactics[book.tacticNumbers.get('T16') ?? -1]?.does).toBe('siegecraft');
    expect(book.content.enemies[book.enemyNumbers.get('E9') ?? -1]?.activates).toBe('leftmost');
    expect(book.unitsOfClass.map((all) => all.map((number) => book.content.units[number]?.id).join(' '))).toEqual([
      'W1 W2 W3 W4 W5 W6 W7 W8',
      'M1 M2 M3 M4 M5 M6 M7 M8',
      'R1 R2 R3 R4 R5 R6 R7 R8',
      'B1 B2 B3 B4 B5 B6 B7 B8',
    ]);
  });

  test('TET-BATTLE-03: battles have a realm of their own, the other modes the standard one', () => {
    const ids = MODES.map((mode) => bookOf({ pack: '', realm: '', rules: { mode } }).realm.id);
    expect(ids).toEqual(MODES.map((mode) => (isBattle(mode) ? HOUSE.battles[0]?.id : HOUSE.realm.id)));
  });

  test('the same question has the same answer, object for object', () => {
    const battle = { pack: '', realm: '', rules: { mode: 'battle' } } as const;
    const first = houseBook();
    const second = bookOf(battle);
    expect(houseBook()).toBe(first);
    expect(bookOf(battle)).toBe(second);
    expect(second).not.toBe(first);
  });
});
