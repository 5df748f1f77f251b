/**
 * What everything at hand gives, found out by doing it on a copy of the real rules: no table beside the cards can be wrong or incomplete.
 * What only takes from the purse and adds points is a *use* and can be added up; whatever does more is tried by itself.
 */
import type { Option, Seat, Source } from '@taverne/engine';
import { isWound } from '../book.ts';
import { TWISTS } from '../combat/twists.ts';
import type { Deed } from '../deeds.ts';
import {
  copy,
  crystalsOf,
  type Foe,
  handOf,
  influenceOf,
  manaOf,
  moveOf,
  type Part,
  plus,
  STATE,
  type State,
  skillsOf,
  unitsOf,
} from '../state.ts';
import { BASICS } from '../words.ts';
import { levelRow } from '../wounds.ts';
import { type Branch, branchesOf, offersIn } from './courses.ts';
import { worth } from './worth.ts';

/**
 * What is left to use: cards of the hand, units and skills as bits; as counts tokens, crystals, dice, points that can be turned into
 * others, and wounds that can be taken without being knocked out.
 */
export interface Purse {
  readonly bits: number;
  readonly mana: readonly number[];
}

/** Places of a hand, then of units, then of skills. */
const UNIT_BITS = 13;
const SKILL_BITS = 21;
const MOST = { hand: UNIT_BITS, units: SKILL_BITS - UNIT_BITS, skills: 10 } as const;

export const unitBit = (at: number): number => 1 << (UNIT_BITS + at);
export const CARD_BITS = (1 << UNIT_BITS) - 1;

export interface Use {
  /** The deed and the answers to what it asks. */
  readonly keys: readonly string[];
  /** What it takes of the purse; mana it gives is taken with a minus. */
  readonly bits: number;
  readonly mana: readonly number[];
  /** What it costs in points of worth. */
  readonly price: number;
  readonly parts: readonly Part[];
  readonly move: number;
  readonly influence: number;
  readonly heal: number;
  /** A block with it does more than to stop an attack: the rules say what. */
  readonly doesMore: boolean;
  /** What is discarded goes into the next attack alone (Sword of Justice). */
  readonly isForNext?: boolean;
  /** What it does to foes, by place; undefined: nothing. */
  readonly foes?: readonly FoeTurn[] | undefined;
}
export const doesMore = ({ twist = '' }: Part): boolean =>
  TWISTS[twist]?.blocked !== undefined || TWISTS[twist]?.earns !== undefined;
export interface FoeTurn {
  readonly at: number;
  readonly armor: number;
  readonly attack: number;
  readonly lost: number;
  readonly holds: boolean;
}

export interface Uses {
  readonly plain: readonly Use[];
  /** What has to be tried by itself. */
  readonly odd: readonly Branch[];
}

export function purseOf(state: State, seat: Seat): Purse {
  let bits = 0;
  handOf(state, seat).forEach((_, i) => {
    if (i < MOST.hand) bits |= 1 << i;
  });
  unitsOf(state, seat).forEach((_, i) => {
    if (i < MOST.units) bits |= unitBit(i);
  });
  skillsOf(state, seat).forEach((_, i) => {
    if (i < MOST.skills) bits |= 1 << (SKILL_BITS + i);
  });
  return { bits, mana: manaIn(state, seat) };
}
const manaIn = (state: State, seat: Seat): readonly number[] => [
  ...manaOf(state, seat),
  ...crystalsOf(state, seat),
  state.diceLeft[seat] ?? 0,
  moveOf(state, seat),
  influenceOf(state, seat),
  state.arena ? Math.max(0, levelRow(state, seat).hand - 1 - state.arena.hurt) : 0,
];
/** Where in the counts of a purse the wounds stand. */
export const ROOM = 13;
/** Tokens and crystals come first. */
const MANA = 10;

const TRIED = new Set(['card', 'unit', 'skill', 'convert', 'discard', 'tactic']);

/** Everything that can be played in this state. */
export function usesIn(state: State, seat: Seat, chance: Source): Uses {
  const known = usesOf(state, seat, chance);
  const rich = enriched(state, seat, known.plain);
  if (!rich) return known;
  // With what some of them give, others can be paid.
  const richer = usesOf(rich, seat, chance);
  const isNew = (known: readonly { readonly keys: readonly string[] }[]) => {
    const names = new Set(known.map(({ keys }) => keys.join()));
    return ({ keys }: { readonly keys: readonly string[] }): boolean => !names.has(keys.join());
  };
  const more = richer.plain.filter(isNew(known.plain));
  // What gives mana for something that is tried by itself has to be tried by itself, too.
  const odd = richer.odd.some(isNew(known.odd)) ? [...known.odd, ...known.givers] : known.odd;
  return { plain: [...known.plain, ...more], odd };
}

/** Answers in another order, or paid without being asked, come to the same: the first of each is enough. */
function apart<Each>(all: readonly Each[], printOf: (each: Each) => string): Each[] {
  const found = new Map<string, Each>();
  for (const each of all) {
    const print = printOf(each);
    if (!found.has(print)) found.set(print, each);
  }
  return [...found.values()];
}
const printOfUse = ({ keys: [first], parts, foes, ...use }: Use): string =>
  `${first} ${use.bits} ${use.mana.join()} ${use.price} ${use.move} ${use.influence} ${use.heal} ${JSON.stringify([parts, foes])}`;
const MANY = 12;

/** With those that give mana or points as branches, too. */
interface Found extends Uses {
  readonly givers: readonly Branch[];
}

function usesOf(state: State, seat: Seat, chance: Source): Found {
  const plain: Use[] = [];
  const odd: Branch[] = [];
  const givers: Branch[] = [];
  const before = worth(state, seat);
  for (const option of deedsIn(state, chance)) {
    for (const branch of branchesOf(state, option, chance)) {
      const use = toUse(state, branch, seat, before);
      if (use?.mana.some((n) => n < 0)) givers.push(branch);
      if (!use) odd.push(branch);
      else if (isDiscard(option)) plain.push({ ...use, isForNext: true });
      else if (use.bits === 0 && option.key.startsWith('convert')) plain.push(...repeated(use, state, seat));
      else plain.push(use);
    }
  }
  return {
    plain: apart(plain, printOfUse),
    odd: odd.length > MANY ? apart(odd, ({ state }) => JSON.stringify(state)) : odd,
    givers,
  };
}

/** Points are turned one at a time, as often as there are some. */
function repeated(use: Use, state: State, seat: Seat): Use[] {
  const purse = purseOf(state, seat);
  const most = Math.min(...use.mana.flatMap((n, i) => (n > 0 ? [Math.floor((purse.mana[i] ?? 0) / n)] : [])), 9);
  return Array.from({ length: most }, (_, i) => ({
    ...use,
    keys: new Array<readonly string[]>(i + 1).fill(use.keys).flat(),
    mana: use.mana.map((n) => n * (i + 1)),
    price: use.price * (i + 1),
    parts: new Array<readonly Part[]>(i + 1).fill(use.parts).flat(),
  }));
}

/** The state with all the mana and points that could be got; undefined: none could. */
function enriched(state: State, seat: Seat, uses: readonly Use[]): State | undefined {
  let rich: State | undefined;
  for (let i = 0; i < MANA; i++) {
    if (!uses.some(({ mana }) => (mana[i] ?? 0) < 0)) continue;
    rich ??= copy(state);
    if (i < MANA - BASICS.length) rich.mana[seat] = plus(manaOf(rich, seat), i, 1);
    else rich.crystals[seat] = plus(crystalsOf(rich, seat), i - (MANA - BASICS.length), 1);
  }
  if (!state.arena) return rich;
  for (const points of ['move', 'influence'] as const) {
    const more = uses.reduce((sum, use) => sum + Math.max(0, use[points]), 0);
    if (more === 0) continue;
    rich ??= copy(state);
    rich[points][seat] = (rich[points][seat] ?? 0) + more;
  }
  return rich;
}

const deedsIn = (state: State, chance: Source): readonly Option[] =>
  offersIn(state, chance).filter(({ value }) => isDeed(value) && TRIED.has(value.do));
const isDiscard = ({ value }: Option): boolean => isDeed(value) && value.do === 'discard';
const isDeed = (value: unknown): value is Deed => typeof value === 'object' && value !== null && 'do' in value;

// ── what a branch took and gave ──

/** Changes that a use tells of; any other makes it odd. */
const TOLD = new Set([
  'hand',
  'played',
  'discard',
  'gone',
  'units',
  'used',
  'flipped',
  'mana',
  'crystals',
  'crystalsUsed',
  'dice',
  'diceLeft',
  'tacticDie',
  'parts',
  'move',
  'influence',
  'heal',
  'hasPlayed',
  'arena',
  'laters',
  'fame',
  'foes',
  'wounds',
]);
type Field = keyof typeof STATE;
const isField = (name: string): name is Field => name in STATE;
const OTHERS = Object.keys(STATE).filter((name): name is Field => isField(name) && !TOLD.has(name));
const SHARED = OTHERS.filter((field) => STATE[field].kind !== 'in place');
const BY_SEAT = OTHERS.filter((field) => STATE[field].kind === 'in place');
const placeIn = (list: unknown, seat: Seat): unknown => (Array.isArray(list) ? list[seat] : list);

function isOdd(before: State, after: State, seat: Seat): boolean {
  if ((after.arena === null) !== (before.arena === null) || after.arena?.isOut !== before.arena?.isOut) return true;
  for (const field of SHARED) if (before[field] !== after[field]) return true;
  for (const field of BY_SEAT) if (placeIn(before[field], seat) !== placeIn(after[field], seat)) return true;
  return false;
}

function toUse(before: State, { state: after, keys }: Branch, seat: Seat, worthBefore: number): Use | undefined {
  if (isOdd(before, after, seat)) return undefined;
  const cards = cardsTaken(before, after, seat);
  const units = unitsTaken(before, after, seat);
  const foes = foesTurned(before.foes, after.foes);
  const parts = after.parts.slice(before.parts.length);
  if (cards === undefined || units === undefined || foes === null) return undefined;
  const [mana, left] = [manaIn(before, seat), manaIn(after, seat)];
  return {
    keys,
    bits: cards | units | skillsTaken(before, after, seat),
    mana: mana.map((n, i) => n - (left[i] ?? 0)),
    price: worthBefore - worth(after, seat),
    parts,
    doesMore: parts.some(doesMore),
    move: (after.move[seat] ?? 0) - (before.move[seat] ?? 0),
    influence: (after.influence[seat] ?? 0) - (before.influence[seat] ?? 0),
    heal: (after.heal[seat] ?? 0) - (before.heal[seat] ?? 0),
    ...(foes.length > 0 && { foes }),
  };
}

function cardsTaken(before: State, after: State, seat: Seat): number | undefined {
  const [had, has] = [handOf(before, seat), handOf(after, seat)];
  if (has === had) return 0;
  let bits = 0;
  let kept = 0;
  for (let i = 0; i < had.length; i++) {
    if (has.includes(had[i] ?? -1)) kept++;
    else if (i >= MOST.hand) return undefined;
    else bits |= 1 << i;
  }
  const isNew = (card: number): boolean => !had.includes(card);
  return kept === has.length || has.every((card) => !isNew(card) || isWound(card)) ? bits : undefined;
}

function unitsTaken(before: State, after: State, seat: Seat): number | undefined {
  const [had, has] = [unitsOf(before, seat), unitsOf(after, seat)];
  if (had === has) return 0;
  if (had.length !== has.length || had.length > MOST.units) return undefined;
  let bits = 0;
  for (let i = 0; i < had.length; i++) {
    const [one, other] = [had[i], has[i]];
    if (!one || !other || one === other) continue;
    if (one.isSpent || !other.isSpent || one.banner !== other.banner) return undefined;
    bits |= unitBit(i);
  }
  return bits;
}

function skillsTaken(before: State, after: State, seat: Seat): number {
  const isDone = (state: State, skill: number): boolean =>
    state.used[seat]?.includes(skill) === true || state.flipped[seat]?.includes(skill) === true;
  let bits = 0;
  skillsOf(before, seat).forEach((skill, i) => {
    if (isDone(after, skill) && !isDone(before, skill)) bits |= 1 << (SKILL_BITS + i);
  });
  return bits;
}

/** Null: something happened to a foe that cannot be added up. */
function foesTurned(before: readonly Foe[], after: readonly Foe[]): readonly FoeTurn[] | null {
  if (before === after) return NO_TURNS;
  if (before.length !== after.length) return null;
  const turns: FoeTurn[] = [];
  for (const [at, was] of before.entries()) {
    const is = after[at];
    if (!is || is === was) continue;
    const holds = is.fate === 'held' && was.fate === 'attacks';
    if ((is.fate !== was.fate && !holds) || is.gained !== was.gained) return null;
    turns.push({ at, armor: is.armor - was.armor, attack: is.attack - was.attack, lost: is.lost & ~was.lost, holds });
  }
  return turns;
}
const NO_TURNS: readonly FoeTurn[] = [];
