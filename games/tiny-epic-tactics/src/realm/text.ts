/**
 * A battle realm in one short line that needs no escaping in an address. Parts are separated by `_`:
 *
 *   crossing                              a realm of the content as it stands, by its id
 *   crossing_8x5.D3_8x1.D5_5x4.E10.1      its scroll with these boxes: the north-west cell, then quarter turns clockwise
 *   crossing_                             its scroll without a box
 *   14x14.H8.3pf6pf3p…_2x2.B9             a scroll of one's own: size, the Artifact cell, and its cells row by row, each letter
 *                                         as often as the number before it says
 *
 * Letters: p plain, f forest, w water, b bridge, k peak, v village, x ballista.
 */
import { fail, ok, type Phrase, type Result } from '@taverne/engine';
import { wordOf } from '../content/letters.ts';
import type { Content, Placement, RealmPlan } from '../content/types.ts';
import { LONGEST_REALM } from '../options.ts';
import { said } from '../sentences.ts';
import type { Terrain } from '../words.ts';
import { cellOfPlan, nameAt } from './cells.ts';

const LETTERS = {
  plain: 'p',
  forest: 'f',
  water: 'w',
  bridge: 'b',
  peak: 'k',
  village: 'v',
  ballista: 'x',
} as const satisfies { readonly [T in Terrain]: string };

/** No smaller realm has four corners apart, no larger one is worth crossing. */
export const SMALLEST = 8;
export const LARGEST = 20;
/** Boxes in a realm, as many as a pack may bring (TET-BATTLE-05): looking through a tower of hundreds would take minutes. */
export const MOST_BOXES = 12;

/** The id of a realm that is no preset. */
export const BUILT = 'built';

type Known = Pick<Content, 'battles'>;

// ── writing ──

/** The shortest text for a plan, given these presets. */
export function writeRealm(plan: RealmPlan, { battles }: Known): string {
  const same = battles.find((each) => isSameScroll(each, plan));
  const boxes = plan.placements.map(writePlacement);
  if (same === undefined) return [writeScroll(plan), ...(boxes.length > 0 ? boxes : [''])].join('_');
  const isWhole = same.placements.map(writePlacement).join('_') === boxes.join('_');
  return isWhole ? same.id : [same.id, ...(boxes.length > 0 ? boxes : [''])].join('_');
}

const isSameScroll = (a: RealmPlan, b: RealmPlan): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  a.artifact === b.artifact &&
  a.scroll.every((terrain, cell) => terrain === b.scroll[cell]);

const writePlacement = ({ box, x, y, turns }: Placement): string => `${box}.${nameAt(x, y)}${turns > 0 ? `.${turns}` : ''}`;

function writeScroll(plan: RealmPlan): string {
  const artifact = plan.artifact ?? 0;
  const name = nameAt(artifact % plan.width, Math.trunc(artifact / plan.width));
  let cells = '';
  for (let at = 0; at < plan.scroll.length; ) {
    const terrain = plan.scroll[at] ?? 'plain';
    let run = 1;
    while (plan.scroll[at + run] === terrain) run++;
    cells += `${run > 1 ? run : ''}${LETTERS[terrain]}`;
    at += run;
  }
  return `${plan.width}x${plan.height}.${name}.${cells}`;
}

// ── reading ──

const wrong = (phrase: Phrase, part: string) =>
  fail('wrong-option', phrase, part === '' ? 'options.realm' : `options.realm.${part}`);

/** Reads a realm; whether it may be built so is another matter (build.ts). Parts are counted from 1, the scroll being the first. */
export function readRealm(text: string, { battles }: Known): Result<RealmPlan> {
  if (text.length > LONGEST_REALM) return wrong(said('realm-long', { longest: LONGEST_REALM, length: text.length }), '');
  const [first = '', ...rest] = text.split('_');
  const preset = battles.find((each) => each.id === first);
  if (rest.length === 0) {
    if (preset !== undefined) return ok(preset);
    const realms = battles.map(({ id }) => id);
    return wrong(said('realm-unknown', { word: first, realms, example: `${realms[0]}_8x5.D3_2x2.B9` }), '');
  }
  const scroll = preset === undefined ? readScroll(first) : ok(preset);
  if (!scroll.ok) return scroll;
  if (rest.length > MOST_BOXES) return wrong(said('realm-boxes', { most: MOST_BOXES, found: rest.length }), '');
  const placements: Placement[] = [];
  for (const [at, part] of (rest.join('_') === '' ? [] : rest).entries()) {
    const placement = readPlacement(part, scroll.value, `${at + 2}`);
    if (!placement.ok) return placement;
    placements.push(placement.value);
  }
  const { width, height, artifact } = scroll.value;
  return ok({ id: BUILT, width, height, scroll: scroll.value.scroll, placements, zones: [], artifact });
}

type Scroll = Pick<RealmPlan, 'width' | 'height' | 'scroll' | 'artifact'>;

function readScroll(part: string): Result<Scroll> {
  const found = /^([0-9]{1,2})x([0-9]{1,2})\.([A-Z][0-9]{1,2})\.([0-9a-z]+)$/.exec(part);
  if (!found) {
    return wrong(said('realm-begins', { word: shortened(part) }), '1');
  }
  const [width, height] = [Number(found[1]), Number(found[2])];
  if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST) {
    return wrong(said('scroll-size', { least: SMALLEST, most: LARGEST, width, height }), '1');
  }
  const artifact = cellOfPlan({ width, height }, found[3] ?? '');
  if (artifact === undefined) return wrong(said('scroll-artifact', { cell: found[3] ?? '' }), '1');
  const scroll: Terrain[] = [];
  for (const [, run, letter = ''] of (found[4] ?? '').matchAll(/([0-9]*)([^0-9]|$)/g)) {
    if (letter === '' && run === '') continue;
    const terrain = wordOf(LETTERS, letter);
    if (terrain === undefined)
      return wrong(said('scroll-letters', { letters: Object.values(LETTERS), word: letter || (run ?? '') }), '1');
    const times = run === '' ? 1 : Number(run);
    if (times < 1 || scroll.length + times > width * height) {
      return wrong(said('scroll-run', { width, height, cells: width * height, word: `${run}${letter}` }), '1');
    }
    for (let i = 0; i < times; i++) scroll.push(terrain);
  }
  if (scroll.length < width * height) {
    return wrong(said('scroll-short', { width, height, cells: width * height, found: scroll.length }), '1');
  }
  return ok({ width, height, scroll, artifact });
}

const TURNS = [0, 1, 2, 3] as const;

function readPlacement(part: string, scroll: Scroll, at: string): Result<Placement> {
  const [box = '', name = '', turn = '0', ...more] = part.split('.');
  const cell = cellOfPlan(scroll, name);
  const turns = TURNS.find((each) => String(each) === turn);
  if (box === '' || cell === undefined || turns === undefined || more.length > 0) {
    return wrong(said('box-written', { word: shortened(part) }), at);
  }
  return ok({ box, x: cell % scroll.width, y: Math.trunc(cell / scroll.width), turns });
}

const shortened = (part: string): string => (part.length > 40 ? `${part.slice(0, 37)}…` : part);
