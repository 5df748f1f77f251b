/**
 * A content pack: everything printed on the pieces, as JSON (docs/content-packs.md). A pack may leave out what it does not
 * change; a part that is there replaces the house's part as a whole.
 */
import { fail, ok, type Result } from '@taverne/engine';
import { type Check, flag, listOf, misfit, oneOf, parse, record, text, variants, whole } from '@taverne/engine/parse';
import { said } from '../sentences.ts';
import { COLOURS, LEGENDS, SYMBOLS, TEMPLE_SYMBOLS } from '../words.ts';
import { HOUSE } from './house.ts';
import { type Content, GROTTO_NAMES, type LegendTemples, PLACEMENT_NAMES, type Toll, TREASURE_NAMES } from './types.ts';

const PACK_AT = 'options.pack';

/** Reads a pack, or the house's own for the empty text; the failure names the place, such as `options.pack.quests[3].reward`. */
export function readPack(json: string): Result<Content> {
  if (json === '') return ok(HOUSE);
  try {
    return parse(pack, JSON.parse(json), 'wrong-option', PACK_AT);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return fail('wrong-option', said('no-json', { problem: error.message }), PACK_AT);
  }
}

// ── parts ──

const id: Check<string> = (raw, at) => {
  const word = text(24)(raw, at);
  return /^[A-Za-z][A-Za-z0-9-]*$/.test(word) ? word : misfit(at, said('an-id', {}), raw);
};

const ground = variants(
  {
    temple: record({ kind: oneOf(['temple']), temple: id }),
    obelisk: record({ kind: oneOf(['obelisk']), spell: whole(1, 20) }),
    grotto: record({ kind: oneOf(['grotto']), grotto: whole(1, 20) }),
    portal: record({ kind: oneOf(['portal']), portal: whole(1, 20) }),
    castle: record({ kind: oneOf(['castle']), colour: oneOf(COLOURS) }),
  },
  'kind',
);

const toll: Check<Toll> = (raw, at) => {
  const [first, second] = listOf(oneOf(TEMPLE_SYMBOLS), 2)(raw, at);
  if (first === undefined) return misfit(at, said('one-or-two-symbols', {}), raw);
  if (second === undefined) return [first];
  return first === second ? [first, second] : misfit(at, said('same-symbol-twice', {}), raw);
};

const track: Check<readonly Toll[]> = (raw, at) => {
  const spaces = listOf(toll, 4)(raw, at);
  return spaces.length === 4 ? spaces : misfit(at, said('four-spaces', {}), raw);
};

const stands = variants(
  {
    regions: record(
      { stand: oneOf(['regions']), kind: oneOf(['temple', 'obelisk', 'grotto', 'portal', 'castle']), heroes: whole(1, 3) },
      {
        foreign: (raw: unknown, at: string) =>
          flag(raw, at) ? (true as const) : misfit(at, said('true-or-left-out', {}), raw),
      },
    ),
    line: record({ stand: oneOf(['line']), way: oneOf(['row', 'column', 'diagonal']), heroes: whole(2, 3) }),
    named: record({ stand: oneOf(['named']), as: oneOf(PLACEMENT_NAMES) }),
  },
  'stand',
);

const some = whole(0, 10);
const reward = record({}, { health: some, power: some, wounds: whole(0, 4), magic: some, symbols: whole(0, 4) });

const quest = variants(
  {
    placement: record({ id, kind: oneOf(['placement']), stands, reward }),
    treasure: record({ id, kind: oneOf(['treasure']), temple: id, treasure: oneOf(TREASURE_NAMES) }),
  },
  'kind',
);

const legendTemples: Check<LegendTemples> = (raw, at) => {
  const [first, second, ...more] = listOf(id, 2)(raw, at);
  return first !== undefined && second !== undefined && more.length === 0
    ? [first, second]
    : misfit(at, said('two-temples', {}), raw);
};

const legendsOf = record({ sword: legendTemples, shield: legendTemples, staff: legendTemples });
const points = whole(-50, 500);

const rows = listOf(whole(-50, 100), 30);
const levels = listOf(whole(0, 3), 30);

const PARTS = {
  die: listOf(oneOf(SYMBOLS), 12),
  cards: listOf(record({ id, left: ground, right: ground }), 17),
  temples: listOf(record({ id, light: track, dark: track }), 12),
  grottos: record({ light: listOf(oneOf(GROTTO_NAMES), 12), dark: listOf(oneOf(GROTTO_NAMES), 12) }),
  quests: listOf(quest, 60),
  legends: record({ red: legendsOf, blue: legendsOf, green: legendsOf, yellow: legendsOf }),
  magic: record({ standard: levels, solo: levels }),
  books: listOf(id, 20),
  score: record({ spells: rows, quests: rows, goblins: rows, legend: whole(0, 50) }),
  targets: record({ peasant: points, page: points, squire: points, knight: points, 'legendary-hero': points }),
};

const pack: Check<Content> = (raw, at) => {
  const { id: name, ...given } = record({ id }, PARTS)(raw, at);
  const content: Content = { ...HOUSE, ...given, id: name };
  for (const check of [cardsHold, questsHold, tracksHold]) check(content, at);
  return content;
};

// ── the whole ──

const count = <T>(list: readonly T[], is: (each: T) => boolean): number => list.filter(is).length;
const isUnique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

/** Thirteen normal cards and four Castles with thirty-four Regions, of which seven are Portals; each Spell has its Obelisk. */
function cardsHold({ cards, temples, grottos, books }: Content, at: string): void {
  const grounds = cards.flatMap(({ left, right }) => [left, right]);
  if (cards.length !== 17 || !isUnique(cards.map((card) => card.id)))
    misfit(`${at}.cards`, said('seventeen-cards', {}), cards.length);
  const castles = grounds.flatMap((each) => (each.kind === 'castle' ? [each.colour] : []));
  if (castles.length !== 4 || !isUnique(castles)) misfit(`${at}.cards`, said('a-castle-each', {}), castles.join(' '));
  const portals = grounds.flatMap((each) => (each.kind === 'portal' ? [each.portal] : [])).sort((a, b) => a - b);
  if (portals.join() !== '1,2,3,4,5,6,7') misfit(`${at}.cards`, said('seven-portals', {}), portals.join(' '));
  const spells = grounds.flatMap((each) => (each.kind === 'obelisk' ? [each.spell] : []));
  if (spells.length !== books.length || !isUnique(spells) || spells.some((spell) => spell > books.length)) {
    misfit(`${at}.cards`, said('an-obelisk-each', { books: books.length }), spells.length);
  }
  const lacking = grounds.find((each) => each.kind === 'temple' && !temples.some((temple) => temple.id === each.temple));
  if (lacking) misfit(`${at}.cards`, said('temples-listed', {}), lacking);
  const grotto = grounds.find(
    (each) => each.kind === 'grotto' && each.grotto > Math.min(grottos.light.length, grottos.dark.length),
  );
  if (grotto) misfit(`${at}.cards`, said('grottos-with-actions', {}), grotto);
}

/** Both kinds of Quests, each Treasure once, every Temple on the map. */
function questsHold({ quests, cards, legends }: Content, at: string): void {
  if (!isUnique(quests.map((each) => each.id))) misfit(`${at}.quests`, said('quest-ids', {}), quests.length);
  const treasures = quests.flatMap((each) => (each.kind === 'treasure' ? [each.treasure] : []));
  if (treasures.length === 0 || treasures.length === quests.length)
    misfit(`${at}.quests`, said('quests-of-both-kinds', {}), quests.length);
  if (!isUnique(treasures)) misfit(`${at}.quests`, said('a-treasure-once', {}), treasures.length);
  const there = (temple: string): boolean =>
    count(cards, ({ left, right }) => [left, right].some((each) => each.kind === 'temple' && each.temple === temple)) === 1;
  for (const [i, each] of quests.entries()) {
    if (each.kind === 'treasure' && !there(each.temple))
      misfit(`${at}.quests[${i}].temple`, said('temple-of-the-map', {}), each.temple);
  }
  for (const colour of COLOURS) {
    for (const legend of LEGENDS) {
      const lost = legends[colour][legend].find((temple) => !there(temple));
      if (lost !== undefined) misfit(`${at}.legends.${colour}.${legend}`, said('temple-of-the-map', {}), lost);
    }
  }
}

/** Only the last space of a Magic Track is Level 3, and levels never fall; points never fall (TEQ-RUL-18, TEQ-RUL-23). */
function tracksHold({ magic, score, die }: Content, at: string): void {
  if (die.length === 0) misfit(`${at}.die`, said('a-face', {}), 0);
  for (const name of ['standard', 'solo'] as const) {
    const levelsThere = magic[name];
    const rises = levelsThere.every((level, i) => i === 0 || level >= (levelsThere[i - 1] ?? 0));
    if (!rises || levelsThere.at(-1) !== 3 || count(levelsThere, (level) => level === 3) !== 1) {
      misfit(`${at}.magic.${name}`, said('rising-levels', {}), levelsThere.join(' '));
    }
  }
  for (const name of ['spells', 'quests', 'goblins'] as const) {
    const column = score[name];
    if (column.length === 0 || !column.every((each, i) => i === 0 || each > (column[i - 1] ?? 0))) {
      misfit(`${at}.score.${name}`, said('rising-points', {}), column.join(' '));
    }
  }
}
