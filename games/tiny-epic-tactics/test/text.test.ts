/** The words of the game: complete, the same in both languages, and fit for what the rules have to say. */
import { quick, startMatch } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { expectKeys, namesIn, testMessages } from '../../test/messages.ts';
import { testRulePages } from '../../test/rule-pages.ts';
import { tacticsLevels } from '../src/bot/index.ts';
import { HOUSE } from '../src/content/house/index.ts';
import { readPack } from '../src/content/pack.ts';
import { TACTIC_NAMES } from '../src/content/tactics.ts';
import { ABILITY_NAMES, CRYSTAL_NAMES, MONSTER_NAMES } from '../src/content/types.ts';
import { tinyEpicTactics } from '../src/index.ts';
import { WHYS } from '../src/reasons.ts';
import { CHAMBERS, CLASS_NAMES, DIRECTIONS, MOMENTS, SYMBOLS, TERRAINS } from '../src/words.ts';
import {
  abilityText,
  housePack,
  messages,
  monsterText,
  spellText,
  tacticText,
  telling,
  textBoard,
  unitText,
} from '../text/index.ts';

testRulePages({ folder: new URL('../rules/', import.meta.url), prefix: 'TET', count: 393 });

testMessages({
  messages,
  game: tinyEpicTactics,
  levels: tacticsLevels,
  telling,
  matches: (
    [
      ['competitive', 2],
      ['battle', 3],
      ['teams', 4],
      ['solo', 1],
      ['co-op', 2],
    ] as const
  ).map(([mode, seats]) => ({ options: { mode, roundCap: 10 }, seats, seed: seats, every: 5 })),
});

describe('the words of Tiny Epic Tactics', () => {
  const { en, fr } = messages;

  test('name every card, box, realm, terrain, chamber and moment', () => {
    expectKeys(
      en,
      HOUSE.units.flatMap(({ id, spell }) => [`unit.${id}.name`, ...(spell ? [`spell.${id}.name`] : [])]),
    );
    expectKeys(
      en,
      ABILITY_NAMES.flatMap((name) => ['name', 'type', 'does'].map((what) => `ability.${name}.${what}`)),
    );
    expectKeys(
      en,
      HOUSE.tactics.map(({ id }) => `tactic.${id}.name`),
    );
    expectKeys(
      en,
      TACTIC_NAMES.flatMap((name) => ['name', 'if', 'then'].map((what) => `tactic.${name}.${what}`)),
    );
    expectKeys(
      en,
      HOUSE.enemies.map(({ id }) => `enemy.${id}.name`),
    );
    expectKeys(
      en,
      MONSTER_NAMES.flatMap((name) => [`monster.${name}.name`, `monster.${name}.does`]),
    );
    expectKeys(
      en,
      HOUSE.boxes.map(({ id }) => `dungeon.${id}.name`),
    );
    expectKeys(
      en,
      CRYSTAL_NAMES.flatMap((name) => [`crystal.${name}.name`, `crystal.${name}.does`]),
    );
    expectKeys(
      en,
      [HOUSE.realm, ...HOUSE.battles].map(({ id }) => `realm.${id}.name`),
    );
    expectKeys(
      en,
      HOUSE.realm.zones.map((_, zone) => `zone.${zone}.name`),
    );
    expectKeys(en, [...TERRAINS.map((name) => `terrain.${name}.name`), ...CHAMBERS.map((name) => `chamber.${name}.name`)]);
    expectKeys(en, [...CLASS_NAMES.map((name) => `class.${name}.name`), ...DIRECTIONS.map((way) => `direction.${way}`)]);
    expectKeys(
      en,
      MOMENTS.flatMap((moment) => [`ask.window-${moment}`, `wait.window-${moment}`]),
    );
    expectKeys(
      en,
      SYMBOLS.map((symbol) => `die.${symbol}`),
    );
  });

  test('name a card of the house and its behaviour alike', () => {
    const named = (key: string) => Object.entries(fr).find(([each]) => each === key)?.[1];
    for (const { id, does } of HOUSE.tactics) expect(named(`tactic.${id}.name`)).toBe(named(`tactic.${does}.name`));
    for (const { id, monster } of HOUSE.enemies) expect(named(`enemy.${id}.name`)).toBe(named(`monster.${monster.does}.name`));
  });

  test('explain every refusal that the rules know, and no other', () => {
    expect(namesIn(en, 'refusal').sort()).toEqual([...WHYS].sort());
  });
});

describe('what stands on the cards', () => {
  const words = (key: string, values: { readonly [name: string]: string | number } = {}): string =>
    `${key} ${Object.entries(values)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')}`.trim();
  const unit = (id: string) => {
    const found = HOUSE.units.find((each) => each.id === id);
    if (!found) throw new Error(id);
    return found;
  };

  test('is put together from their data', () => {
    const spell = unit('M6').spell;
    expect(spell && spellText(words, spell)).toBe('effect.exchange effect.heal hp=0 perStar=1 cure=0');
    const burst = unit('M1').spell;
    expect(burst && spellText(words, burst)).toBe('spell.attack damage=2 perStar=1 effect.area distance=1 damage=1');
    expect(abilityText(words, { does: 'rally', amount: 2 })).toBe('ability.rally.does amount=2');
    expect(unitText(words, unit('M2'), unit('M2'))).toHaveLength(2);
    expect(unitText(words, unit('M2'), unit('M2').enemy)).toHaveLength(1);
    expect(tacticText(words, { id: 'T99', does: 'ambush', amount: 3 })).toEqual({
      condition: 'tactic.ambush.if amount=3',
      effect: 'tactic.ambush.then amount=3',
    });
    const [rats] = HOUSE.enemies;
    expect(rats && monsterText(words, rats)).toBe('monster.bite.does amount=1');
  });

  test('every key of it is there', () => {
    const keys = Object.keys(messages.en);
    const asked: string[] = [];
    const listen = (key: string): string => {
      asked.push(key);
      return key;
    };
    for (const card of HOUSE.units) for (const side of [card, card.enemy]) unitText(listen, card, side);
    for (const card of HOUSE.tactics) tacticText(listen, card);
    for (const card of HOUSE.enemies) monsterText(listen, card);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('the house pack comes with its names', () => {
    const read = readPack(housePack());
    expect(read).toMatchObject({ ok: true });
    if (!read.ok) return;
    expect(read.value.texts.fr?.['unit.W3.name']).toBe('Garrick Brise-Os');
    expect(Object.keys(read.value.texts.en ?? {})).toHaveLength(32 + 8 + 16 + 9 + 6 + 5 + 3);
  });
});

describe('the board in text', () => {
  const words = (key: string, values: { readonly [name: string]: string | number } = {}): string => {
    const message = Object.entries(messages.en).find(([each]) => each === key)?.[1] ?? key;
    return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  };
  const started = startMatch(tinyEpicTactics, { options: { first: '0' }, seats: 2, chance: quick(7) });
  if (!started.ok) throw new Error(started.trouble.say);
  const { world } = started.value;

  test('shows every row of the realm, both sides and the flags', () => {
    const lines = textBoard.draw(tinyEpicTactics.view(world.state, 0), words).map((line) => line.replaceAll(/<\/?\w+>/g, ''));
    expect(lines[0]).toBe('Flags: A START · B START · C START');
    const [head = ''] = lines.filter((line) => /^ {4}A {4}B/.test(line));
    const rows = lines.slice(lines.indexOf(head) + 1);
    expect(rows).toHaveLength(14);
    expect(rows[6]).toMatch(/^ 7 {2}\. {4}V {4}\. {4}\.2 {3}\.2 {3}\.2· {2}\.2· {2}\.2\* {2}\.2· /);
  });

  test('knows names', () => {
    const view = tinyEpicTactics.view(world.state, 0);
    const { name } = telling.terminal(view, words);
    expect(name({ kind: 'tactic', card: 'T05' })).toBe('Ambush');
    expect(name({ kind: 'dungeon', box: '8x5' })).toBe('Vault of Glory');
    expect(name({ kind: 'side', side: 1 })).toContain('☾');
    const [first] = view.units;
    expect(name({ kind: 'unit', unit: first?.id ?? '' })).toMatch(/^<seat\d>[☀☾]/);
    expect(textBoard.subject?.(view, { name: 'act', key: `walk ${first?.id}` }, words)).toBeDefined();
    expect(textBoard.subject?.(view, { name: 'act', key: 'end' }, words)).toBeUndefined();
  });
});
