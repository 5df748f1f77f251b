/** Whatever is in the box is as it is printed: every figure and colour of cards, units, skills and tactics, against a table of its own. */
import { describe, expect, test } from 'vitest';
import { type Book, bookOf, deckOfHero } from '../src/book.ts';
import { type Effect, wordOf } from '../src/effects.ts';
import { mageKnight } from '../src/index.ts';
import { heroesAndRules } from '../src/options.ts';
import { emptyState } from '../src/state.ts';
import { HEROES, PRINTINGS, type Printing } from '../src/words.ts';
import { CARDS, DECKS, SKILLS, TACTICS, UNITS } from './printed.ts';

const RULES = heroesAndRules(defaultsOf(), 1).rules;
const bookIn = (printing: Printing): Book => bookOf(emptyState({ ...RULES, printing }, 1, [0, 1]));

function defaultsOf() {
  const parsed = mageKnight.options({ scenario: 'solo-conquest' });
  if (!parsed.ok) throw new Error(parsed.trouble.say);
  return parsed.value;
}

/** Id → what else is told in its row. */
const rowsOf = (table: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(table.map((row) => row.split(' | ')).map(([id = '', ...rest]) => [id, rest]));

const isTold = (printed: string): boolean => !printed.startsWith('…');

/** An effect in the table's words; undefined: it does more than give points, mana or crystals. */
function told(effect: Effect): string | undefined {
  switch (effect.do) {
    case 'only':
      return told(effect.so);
    case 'all':
      return joined(effect.of, ' + ');
    case 'either':
      return joined(effect.of, ' or ');
    case 'block':
      return effect.twist ? undefined : counted(effect);
    case 'attack':
    case 'move':
    case 'influence':
    case 'heal':
    case 'draw':
    case 'fame':
    case 'reputation':
    case 'wound':
      return counted(effect);
    case 'mana':
    case 'crystal':
    case 'ready':
    case 'later':
      return wordOf(effect);
    default:
      return undefined;
  }
}
const counted = (effect: Effect & { readonly count?: unknown }): string | undefined =>
  effect.count === undefined ? wordOf(effect) : undefined;

/** The same several times over is told once: `mana red ×2`. */
function joined(effects: readonly Effect[], by: string): string | undefined {
  const parts = effects.map(told);
  if (parts.includes(undefined)) return undefined;
  const different = [...new Set(parts)];
  const times = (part: string | undefined): number => parts.filter((each) => each === part).length;
  return different.map((part) => (times(part) > 1 ? `${part} ×${times(part)}` : part)).join(by);
}

/** As it is told, where the table tells it. */
const asPrinted = (printed: string, effect: Effect): string | undefined => (isTold(printed) ? told(effect) : printed);

describe.each(PRINTINGS)('in the %s printing', (printing) => {
  const isFirst = printing === 'first';

  test('cards have their colours and sides', () => {
    const rows = rowsOf(CARDS);
    const cards = bookIn(printing).cards.filter(({ kind }) => kind !== 'wound');
    expect(cards.length).toBeGreaterThan(0);
    for (const { id, kind, colour, basic, strong, banner, isCompetitive } of cards) {
      const [what = '', firstBasic = '', firstStrong = '', basicNow = firstBasic, strongNow = firstStrong] = rows.get(id) ?? [];
      const printed = isFirst ? [firstBasic, firstStrong] : [basicNow, strongNow];
      const kinds = [kind, colour, banner && 'banner', isCompetitive && 'competitive'].filter(Boolean).join(' ');
      const sides = [asPrinted(printed[0] ?? '', basic), asPrinted(printed[1] ?? '', strong)];
      expect([id, kinds, ...sides]).toEqual([id, what, ...printed]);
    }
  });

  test('units have their figures and abilities', () => {
    const rows = rowsOf(UNITS);
    for (const { id, isElite, copies, level, cost, armor, at, resists, abilities } of bookIn(printing).units) {
      const [deck, figures, places, resistances, first = '', now = first] = rows.get(id) ?? [];
      const printed = (isFirst ? first : now).split(' ; ');
      const does = abilities.map(({ mana, effect }, i) => {
        const [, price = '', rest = ''] = /^(?:(\w+): )?(.*)$/.exec(printed[i] ?? '') ?? [];
        return [mana ?? '', asPrinted(rest, effect), price, rest];
      });
      expect([id, `${isElite ? 'elite' : 'regular'} ${copies}`, `level ${level} cost ${cost} armor ${armor}`]).toEqual([
        id,
        deck,
        figures,
      ]);
      expect([id, at.join(' '), [...resists].sort().join(' ') || '-']).toEqual([id, places, resistances]);
      expect([id, abilities.length, ...does.map((each) => each.slice(0, 2))]).toEqual([
        id,
        printed.length,
        ...does.map((each) => each.slice(2)),
      ]);
    }
  });
});

test('MK-SETUP-15 each hero has sixteen cards, one of them of its own', () => {
  const { cards } = bookIn('revised');
  const decks = HEROES.map((hero, number) => {
    const ids = deckOfHero(number).map((card) => cards[card]?.id ?? '');
    return [hero, Object.fromEntries(ids.map((id) => [id, ids.filter((each) => each === id).length]))];
  });
  expect(Object.fromEntries(decks)).toEqual(DECKS);
});

test('skills are used as often as is printed, and give what is printed', () => {
  const rows = rowsOf(SKILLS);
  for (const { id, hero, use, isInteractive, effect } of bookIn('revised').skills) {
    const [usage, does = ''] = rows.get(id) ?? [];
    expect([id, id.startsWith(`${hero}-`), isInteractive ? `${use} interactive` : use]).toEqual([id, true, usage]);
    expect([id, effect === undefined ? does : asPrinted(does, effect)]).toEqual([id, does]);
  }
});

test('tactics have their hours and numbers', () => {
  const printed = TACTICS.map((row) => row.split(' | ').slice(0, 2).join(' '));
  expect(bookIn('revised').tactics.map(({ id, isNight, number }) => `${id} ${isNight ? 'night' : 'day'} ${number}`)).toEqual(
    printed,
  );
});

test('the box is complete: 16 basic actions a hero, 28 advanced ones, 20 spells, 16 artifacts, 40 units, 40 skills, 12 tactics, 60 enemies', () => {
  for (const printing of PRINTINGS) {
    const { cards, units, skills, tactics, enemies } = bookIn(printing);
    const kinds = (kind: string): number => cards.filter((card) => card.kind === kind).length;
    const copies = (of: readonly { readonly copies: number }[]): number => of.reduce((sum, each) => sum + each.copies, 0);
    expect([kinds('basic'), kinds('advanced'), kinds('spell'), kinds('artifact')]).toEqual([64, 28, 20, 16]);
    expect([copies(units), skills.length, tactics.length, copies(enemies)]).toEqual([40, 40, 12, 60]);
    // Nothing that is printed is missing, and nothing is there twice.
    const ids = (rows: readonly string[]): string[] => rows.map((row) => row.split(' | ')[0] ?? '').sort();
    const named = [...new Set(cards.flatMap(({ id, kind }) => (kind === 'wound' ? [] : [id])))].sort();
    expect(named).toEqual(ids(CARDS));
    expect(units.map(({ id }) => id).sort()).toEqual(ids(UNITS));
    expect(skills.map(({ id }) => id).sort()).toEqual(ids(SKILLS));
  }
});
