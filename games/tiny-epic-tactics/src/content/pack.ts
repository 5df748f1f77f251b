/**
 * A content pack: everything printed on the pieces, as JSON (docs/content-packs.md). A pack may leave out what it does not
 * change; a part that is there replaces the house's part as a whole.
 */
import { fail, type Phrase, type Result } from '@taverne/engine';
import { type Check, listOf, misfit, parse, record, text, whereNoJson, wrong } from '@taverne/engine/parse';
import { LONGEST_PACK } from '../options.ts';
import { type BuildRefusal, refusals, refusalsOfStandard } from '../realm/build.ts';
import { nameAt } from '../realm/cells.ts';
import { derive } from '../realm/derive.ts';
import { MOST_BOXES } from '../realm/text.ts';
import { said } from '../sentences.ts';
import { CLASS_NAMES } from '../words.ts';
import { wayThrough } from './dungeons.ts';
import { HOUSE } from './house/index.ts';
import { die, enemy, tactic, unit } from './pack/cards.ts';
import { battleRealm, box, standardRealm } from './pack/land.ts';
import type { Content, RealmPlan } from './types.ts';

/** Cards of each class: four players take one each, and one more must be there to choose from and to come as a replacement. */
const LEAST_OF_CLASS = 5;
/** Four hands of two and a draw of two leave something to draw from (TET-TACTIC-06). */
const LEAST_TACTICS = 12;
/** A card under each unit of two Enemies, and one to draw (TET-COOP-05). */
const LEAST_ENEMIES = 9;

const PACK_AT = 'options.pack';

/** Reads a pack; the failure names the place, such as `options.pack.units[3].melee.damage`. */
export function readPack(json: string): Result<Content> {
  if (json.length > LONGEST_PACK) {
    return fail('wrong-option', said('pack-long', { longest: LONGEST_PACK, length: json.length }), PACK_AT);
  }
  try {
    return parse(pack, JSON.parse(json), 'wrong-option', PACK_AT);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return fail('wrong-option', said('pack-no-json', { where: whereNoJson(json) }), PACK_AT);
  }
}

// ── parts ──

const packId: Check<string> = (raw, at) => {
  const id = text(24)(raw, at);
  return /^[a-z][a-z0-9-]*$/.test(id) ? id : misfit(at, said('pack-id', {}), raw);
};

const TEXT_KEY = /^(unit|spell|tactic|enemy|dungeon|realm|zone)\.[A-Za-z0-9-]{1,20}\.name$/;

/** Is this the key of a name that a pack may give? */
export const isNameKey = (key: string): boolean => TEXT_KEY.test(key);

/** Controls, marks that turn the direction of writing or show nothing, halves of characters: nobody can read them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;

const MOST_NAMES = 300;

/** Names by key, such as `unit.W1.name`; plain text in one line. */
const names: Check<{ readonly [key: string]: string }> = (raw, at) => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return misfit(at, said('pack-names', {}), raw);
  const entries = Object.entries(raw);
  if (entries.length > MOST_NAMES) misfit(at, said('pack-names-most', { most: MOST_NAMES }), entries.length);
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (!isNameKey(key)) misfit(`${at}.${key.slice(0, 40)}`, said('pack-name-key', {}), key);
      const name = text(40)(value, `${at}.${key}`);
      return /^\S(.*\S)?$/u.test(name) && !UNSEEN.test(name)
        ? [key, name]
        : misfit(`${at}.${key}`, said('pack-name', {}), value);
    }),
  );
};

const PARTS = {
  die,
  units: listOf(unit, 80),
  tactics: listOf(tactic, 60),
  enemies: listOf(enemy, 40),
  boxes: listOf(box, MOST_BOXES),
  realm: standardRealm,
  battles: listOf(battleRealm, 20),
  texts: record({ en: names, fr: names }),
};

const pack: Check<Content> = (raw, at) => {
  const { id, ...given } = record({ id: packId }, PARTS)(raw, at);
  const content: Content = { ...HOUSE, ...given, id };
  idsDiffer(content, at, Object.keys(given));
  for (const check of [enoughCards, landHolds, dungeonsHold, allNamed]) check(content, at);
  return content;
};

// ── the whole ──

/** The house's own parts first, so that the trouble is found in a part that the pack has. */
function idsDiffer(content: Content, at: string, given: readonly string[]): void {
  const seen = new Set<string>();
  const parts = ['units', 'tactics', 'enemies', 'boxes', 'battles'] as const;
  for (const part of parts.toSorted((a, b) => Number(given.includes(a)) - Number(given.includes(b)))) {
    for (const [i, { id }] of content[part].entries()) {
      if (seen.has(id)) misfit(`${at}.${part}[${i}].id`, said('pack-new-id', {}), id);
      seen.add(id);
    }
  }
}

function enoughCards({ units, tactics, enemies, battles }: Content, at: string): void {
  for (const name of CLASS_NAMES) {
    const count = units.filter((each) => each.class === name).length;
    if (count < LEAST_OF_CLASS) misfit(`${at}.units`, said('pack-of-class', { least: LEAST_OF_CLASS, class: name }), count);
  }
  if (tactics.length < LEAST_TACTICS) misfit(`${at}.tactics`, said('pack-least', { least: LEAST_TACTICS }), tactics.length);
  if (enemies.length < LEAST_ENEMIES) misfit(`${at}.enemies`, said('pack-least', { least: LEAST_ENEMIES }), enemies.length);
  if (battles.length === 0) misfit(`${at}.battles`, said('pack-battles', {}), 0);
}

/** Realms stand up to the rules of building, and every dungeon can be entered (TET-SOLO-DGN-01, TET-SOLO-DGN-23). */
function landHolds(content: Content, at: string): void {
  const { realm: plan, battles, boxes } = content;
  const [first] = refusalsOfStandard(plan, content);
  if (first) notBuilt(`${at}.realm`, plan, first);
  for (const [i, battle] of battles.entries()) {
    const [against] = refusals(battle, content, false);
    if (against) notBuilt(`${at}.battles[${i}]`, battle, against);
  }
  const realm = derive(plan, boxes);
  const starts = realm.starts.flat();
  for (const [i, { cells }] of realm.zones.entries()) {
    if (cells.some((cell) => starts.includes(cell)))
      misfit(`${at}.realm.zones[${i}].cells`, said('pack-zone-in-corner', {}), i);
  }
  const shut = realm.boxes.find((each) => each.portals.length === 0);
  if (shut) misfit(`${at}.realm.placements`, said('pack-portals', {}), shut.id);
  const glories = realm.boxes.filter(({ id }) => boxes.find((each) => each.id === id)?.dungeon.crystal.does === 'glory');
  if (glories.length !== 1) misfit(`${at}.realm.placements`, said('pack-glory', {}), glories.length);
}

/** A cave-in gives way to push dice only (TET-SOLO-DGN-15), and a dungeon has no other way out than the crystal (TET-RUL-32). */
function dungeonsHold({ units, boxes, realm }: Content, at: string): void {
  const placed = boxes.filter(({ id }) => realm.placements.some((each) => each.box === id));
  for (const [i, { class: name, melee }] of units.entries()) {
    const shut =
      melee.pushDice > 0 ? undefined : placed.find((each) => wayThrough(each, name, false) === Number.POSITIVE_INFINITY);
    if (shut) misfit(`${at}.units[${i}].melee.pushDice`, said('pack-push-dice', { box: shut.id }), 0);
  }
}

const notBuilt = (at: string, plan: RealmPlan, against: BuildRefusal): never =>
  wrong(at, said('pack-not-built', { at, against: whyNotBuilt(plan, against) }));

/** So many cells are named. */
const NAMED = 6;

/** What speaks against a realm: what, by which rule, where. */
export function whyNotBuilt(plan: RealmPlan, { why: code, rule, cells, figures }: BuildRefusal): Phrase {
  const why = { code, figures, say: cells.length > 0 ? code : [code, ...Object.values(figures)].join(' ') };
  const named = cells.slice(0, NAMED).map((cell) => nameAt(cell % plan.width, Math.trunc(cell / plan.width)));
  const where = [...named, ...(cells.length > NAMED ? ['…'] : [])].join(' ');
  return where === '' ? said('built-against', { why, rule }) : said('built-against-at', { why, rule, cells: where });
}

/** What the house has no name for is named by the pack, in both languages. */
function allNamed(content: Content, at: string): void {
  const own = <T extends { readonly id: string }>(cards: readonly T[], house: readonly T[]): T[] =>
    cards.filter(({ id }) => !house.some((each) => each.id === id));
  const keys = [
    ...own(content.units, HOUSE.units).flatMap(({ id, spell }) => [`unit.${id}.name`, ...(spell ? [`spell.${id}.name`] : [])]),
    ...own(content.tactics, HOUSE.tactics).map(({ id }) => `tactic.${id}.name`),
    ...own(content.enemies, HOUSE.enemies).map(({ id }) => `enemy.${id}.name`),
    ...own(content.boxes, HOUSE.boxes).map(({ id }) => `dungeon.${id}.name`),
    ...own([content.realm, ...content.battles], [HOUSE.realm, ...HOUSE.battles]).map(({ id }) => `realm.${id}.name`),
  ];
  for (const language of ['en', 'fr'] as const) {
    const missing = keys.find((key) => !Object.hasOwn(content.texts[language] ?? {}, key));
    if (missing !== undefined) misfit(`${at}.texts.${language}.${missing}`, said('pack-name-missing', {}), undefined);
  }
}
