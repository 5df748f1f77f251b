/** The words of the game: complete, the same in both languages, and fit for what the rules have to say. */
import { readdirSync, readFileSync } from 'node:fs';
import { answer, awaited, type Happening, picker, questionsOf, quick, type Refusal, startMatch, whyNot } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { argumentsOf } from '../../leaders/test/icu.ts';
import { tacticsLevels } from '../src/bot/index.ts';
import { HOUSE } from '../src/content/house/index.ts';
import { readPack } from '../src/content/pack.ts';
import { ABILITY_NAMES, CRYSTAL_NAMES, MONSTER_NAMES, TACTIC_NAMES } from '../src/content/types.ts';
import { FIELDS, tinyEpicTactics } from '../src/index.ts';
import { SAYINGS } from '../src/solo/thoughts.ts';
import { CHAMBERS, CLASS_NAMES, DIRECTIONS, MOMENTS, SYMBOLS, TERRAINS } from '../src/words.ts';
import { abilityText, housePack, messages, monsterText, spellText, tacticText, textBoard, unitText } from '../text/index.ts';

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the rules for people', () => {
  const en = here('../rules/en.md');
  const fr = here('../rules/fr.md');
  const itemsIn = (page: string) =>
    [...page.matchAll(/^- `(TET-[A-Z0-9-]+)` (.*)$/gm)].map(([, id = '', text = '']) => ({ id, text }));
  const idsIn = (text: string): string[] => [...text.matchAll(/TET(?:-[A-Z]+)+-\d+/g)].map(([id]) => id);
  const english = itemsIn(en);
  const french = itemsIn(fr);

  test('have the same numbers in the same order in both languages, each once', () => {
    const ids = english.map(({ id }) => id);
    expect(ids).toHaveLength(393);
    expect(new Set(ids).size).toBe(ids.length);
    expect(french.map(({ id }) => id)).toEqual(ids);
  });

  test('point to rules that exist, and to the same ones in both languages', () => {
    const ids = new Set(english.map(({ id }) => id));
    expect(idsIn(en + fr).filter((id) => !ids.has(id))).toEqual([]);
    expect(french.map(({ id, text }) => [id, idsIn(text)])).toEqual(english.map(({ id, text }) => [id, idsIn(text)]));
  });

  test('quote the same notation in both languages', () => {
    const quoted = (text: string): Set<string> => new Set([...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
    expect(french.map(({ id, text }) => [id, quoted(text)])).toEqual(english.map(({ id, text }) => [id, quoted(text)]));
  });

  test('are whole sentences', () => {
    expect([...english, ...french].filter(({ text }) => !/^[*\d\p{Lu}].*[.)*]$/u.test(text))).toEqual([]);
  });
});

describe('the messages', () => {
  const { en, fr } = messages;
  const keys = Object.keys(en);

  test('are there in both languages, in the same order, and none is empty', () => {
    expect(Object.keys(fr)).toEqual(keys);
    expect([...Object.entries(en), ...Object.entries(fr)].filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  test('take the same arguments in both languages', () => {
    const withArguments = (of: { readonly [key: string]: string }) =>
      Object.entries(of).map(([key, message]) => [key, argumentsOf(message)]);
    expect(withArguments(fr)).toEqual(withArguments(en));
  });

  const expectKeys = (wanted: readonly string[]) => {
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
  };

  test('name every card, box, realm, terrain and chamber', () => {
    expectKeys(HOUSE.units.flatMap(({ id, spell }) => [`unit.${id}.name`, ...(spell ? [`spell.${id}.name`] : [])]));
    expectKeys(ABILITY_NAMES.flatMap((name) => ['name', 'type', 'does'].map((what) => `ability.${name}.${what}`)));
    expectKeys(HOUSE.tactics.map(({ id }) => `tactic.${id}.name`));
    expectKeys(TACTIC_NAMES.flatMap((name) => ['name', 'if', 'then'].map((what) => `tactic.${name}.${what}`)));
    expectKeys(HOUSE.enemies.map(({ id }) => `enemy.${id}.name`));
    expectKeys(MONSTER_NAMES.flatMap((name) => [`monster.${name}.name`, `monster.${name}.does`]));
    expectKeys(HOUSE.boxes.map(({ id }) => `dungeon.${id}.name`));
    expectKeys(CRYSTAL_NAMES.flatMap((name) => [`crystal.${name}.name`, `crystal.${name}.does`]));
    expectKeys([HOUSE.realm, ...HOUSE.battles].map(({ id }) => `realm.${id}.name`));
    expectKeys(HOUSE.realm.zones.map((_, zone) => `zone.${zone}.name`));
    expectKeys([...TERRAINS.map((name) => `terrain.${name}.name`), ...CHAMBERS.map((name) => `chamber.${name}.name`)]);
    expectKeys([...CLASS_NAMES.map((name) => `class.${name}.name`), ...DIRECTIONS.map((way) => `direction.${way}`)]);
    expectKeys(SYMBOLS.map((symbol) => `die.${symbol}`));
  });

  test('name a card of the house and its behaviour alike', () => {
    const named = (key: string) => Object.entries(fr).find(([each]) => each === key)?.[1];
    for (const { id, does } of HOUSE.tactics) expect(named(`tactic.${id}.name`)).toBe(named(`tactic.${does}.name`));
    for (const { id, monster } of HOUSE.enemies) expect(named(`enemy.${id}.name`)).toBe(named(`monster.${monster.does}.name`));
  });

  test('name every option, level and moment', () => {
    expectKeys(
      Object.entries(FIELDS).flatMap(([name, field]) => {
        const values = field.kind === 'choice' ? field.of.map((value) => `.${value}`) : [];
        return ['', ...values].flatMap((value) => [`option.${name}${value}.label`, `option.${name}${value}.says`]);
      }),
    );
    expectKeys(tacticsLevels.flatMap(({ level }) => [`level.${level}.name`, `level.${level}.says`]));
    expectKeys(MOMENTS.flatMap((moment) => [`ask.window-${moment}`, `wait.window-${moment}`]));
  });

  test('have a word for every thought of the Enemy, with its figures and no others', () => {
    const told = keys.filter((key) => key.startsWith('thought.')).map((key) => key.slice('thought.'.length));
    expect(told.sort()).toEqual(Object.keys(SAYINGS).sort());
    for (const [say, figures] of Object.entries(SAYINGS)) {
      const message = Object.entries(en).find(([key]) => key === `thought.${say}`)?.[1] ?? '';
      const given: readonly string[] = figures;
      expect(
        argumentsOf(message).filter((name) => !given.includes(name)),
        say,
      ).toEqual([]);
    }
  });

  test('tell every event, and only with what it always carries', () => {
    const [, ...tales] = here('../src/events.ts').split(/\bevent: '/);
    const told = keys.filter((key) => key.startsWith('event.')).map((key) => key.slice('event.'.length));
    const names = tales.map((tale) => /^([\w-]+)/.exec(tale)?.[1] ?? '');
    expect(told.sort()).toEqual(names.sort());
    for (const tale of tales) {
      const [, name = ''] = /^([\w-]+)/.exec(tale) ?? [];
      const carried = [...tale.matchAll(/readonly (\w+):/g)].map(([, field = '']) => field);
      const message = Object.entries(en).find(([key]) => key === `event.${name}`)?.[1] ?? '';
      expect(
        argumentsOf(message).filter((field) => !carried.includes(field)),
        name,
      ).toEqual([]);
    }
  });

  test('explain every refusal that the source names, and no other', () => {
    const sources = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/^(bot|realm|content)/.test(path))
      .map((path) => here(`../src/${path}`))
      .join('\n');
    const found = [/rule(?:: '[\w-]+')?, why: '([\w-]+)'/g, /reason\('[\w-]+', '([\w-]+)'\)/g].flatMap((pattern) =>
      [...sources.matchAll(pattern)].map(([, name = '']) => name),
    );
    const told = keys.filter((key) => key.startsWith('refusal.')).map((key) => key.slice('refusal.'.length));
    expect([...new Set(found)].filter((why) => !told.includes(why))).toEqual([]);
    expect(told.filter((why) => !sources.includes(`'${why}'`))).toEqual([]);
  });

  test('find all they need in what happens, is asked and is refused in play', () => {
    const lacking = new Set<string>();
    const wanted = new Map(Object.entries(en).map(([key, message]) => [key, argumentsOf(message)]));
    const check = (key: string, figures: object): void => {
      const names = wanted.get(key);
      if (names === undefined) lacking.add(`no message ${key}`);
      for (const name of names ?? []) if (!(name in figures)) lacking.add(`${key} lacks ${name}`);
    };
    for (const [mode, seats] of [
      ['competitive', 2],
      ['battle', 3],
      ['teams', 4],
      ['solo', 1],
      ['co-op', 2],
    ] as const) {
      playOut(mode, seats, seats, check);
    }
    expect([...lacking]).toEqual([]);
  });
});

type Check = (key: string, figures: object) => void;

/** Random play; whatever has to be put into words is put to `check`. */
function playOut(mode: string, seats: number, seed: number, check: Check): void {
  const started = startMatch(tinyEpicTactics, { options: { mode, roundCap: 10 }, seats, chance: quick(seed) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  const pick = picker(seed);
  const explain = ({ why, figures = {} }: Refusal): void => check(`refusal.${why}`, figures);
  for (let asked = 0; !match.outcome && asked < 3000; asked++) {
    const seat = awaited(match)[0] ?? 0;
    const question = questionsOf(match, seat)[0];
    if (question === undefined) throw new Error('nobody is asked');
    check(`ask.${question.name}`, {});
    check(`wait.${question.name}`, { side: '' });
    const refused = asked % 5 === 0 ? whyNot(match, seat, question.id) : undefined;
    if (refused?.ok) for (const { refusal } of refused.value) explain(refusal);
    const trouble = answer(match, seat, question.id, question.options[pick(question.options.length)]?.key ?? '');
    if (trouble) throw new Error(trouble.say);
  }
  for (const { event } of match.events satisfies readonly { event: Happening }[]) check(`event.${event.event}`, event);
  if (match.outcome) check(`outcome.${match.outcome.how}.says`, { winner: '', loser: '' });
}

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
    const lines = textBoard(tinyEpicTactics.view(world.state, 0), words).map((line) => line.replaceAll(/<\/?\w+>/g, ''));
    expect(lines[0]).toBe('Flags: A START · B START · C START');
    const [head = ''] = lines.filter((line) => /^ {4}A {4}B/.test(line));
    const rows = lines.slice(lines.indexOf(head) + 1);
    expect(rows).toHaveLength(14);
    expect(rows[6]).toMatch(/^ 7 {2}\. {4}V {4}\. {4}\.2 {3}\.2 {3}\.2· {2}\.2· {2}\.2\* {2}\.2· /);
  });

  test('knows names', () => {
    const view = tinyEpicTactics.view(world.state, 0);
    expect(textBoard.nameOf(view, 'B5', words, 'cell')).toBeUndefined();
    expect(textBoard.nameOf(view, 'T05', words, 'card')).toBe('Ambush');
    expect(textBoard.nameOf(view, '8x5', words, 'box')).toBe('Vault of Glory');
    expect(textBoard.numberOf(view, 1, words, 'side')).toContain('☾');
    expect(textBoard.numberOf(view, 1, words, 'hp')).toBeUndefined();
    const [first] = view.units;
    expect(textBoard.nameOf(view, first?.id ?? '', words, 'unit')).toMatch(/^<seat\d>[☀☾]/);
    expect(textBoard.subject(view, `walk ${first?.id}`, words)).toBeDefined();
    expect(textBoard.subject(view, 'end', words)).toBeUndefined();
  });
});
