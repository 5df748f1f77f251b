/**
 * What the next roll may bring a player, exactly: every outcome of the five dice, weighed by how often their faces are printed.
 * The others are taken to block nothing; the player blocks whatever keeps them going.
 */
import type { Seat } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import { attackedBy, GOBLIN_LIVES } from '../goblins.ts';
import { held, treasureOf, treasureWith } from '../items.ts';
import { forceOf, spacesLeft } from '../magic.ts';
import { maxPower } from '../players.ts';
import { copy, healthOf, nextAdventurer, powerOf, type State, without } from '../state.ts';
import { LAST_SPACE, nextToll, symbolsFor } from '../temples.ts';
import { DICE, type DieSymbol, type Hero, heroesOf, heroNumber, NONE, SYMBOLS } from '../words.ts';
import { blockPrice } from './damage.ts';
import { priceToLearn } from './rest.ts';

/** How many of each face. */
type Faces = { readonly [S in DieSymbol]: number };

interface Outcome {
  readonly faces: Faces;
  readonly chance: number;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** All that five dice can show, in whatever order they fell. */
function outcomesOf(die: readonly DieSymbol[]): readonly Outcome[] {
  const found: Outcome[] = [];
  const grow = (from: number, left: number, faces: Faces, chance: number): void => {
    const face = SYMBOLS[from];
    if (face === undefined) {
      if (left === 0) found.push({ faces, chance: chance * factorial(DICE) });
      return;
    }
    const p = die.filter((each) => each === face).length / die.length;
    for (let n = 0; n <= left; n++) grow(from + 1, left - n, { ...faces, [face]: n }, (chance * p ** n) / factorial(n));
  };
  grow(0, DICE, { goblin: 0, power: 0, magic: 0, torch: 0, scroll: 0, punch: 0 }, 1);
  return found.filter(({ chance }) => chance > 0);
}

const known = new WeakMap<readonly DieSymbol[], readonly Outcome[]>();

function outcomes(state: State): readonly Outcome[] {
  const { die } = bookOf(state).content;
  const all = known.get(die) ?? outcomesOf(die);
  known.set(die, all);
  return all;
}

/** What comes to one player, in order: damage by symbol, and between the goblins and the magic some Power. */
interface Share {
  readonly goblins: readonly number[];
  readonly power: number;
  readonly magic: readonly number[];
}

/** Deals a roll as the rules do (TEQ-NIGHT-07, TEQ-NIGHT-12, TEQ-NIGHT-23, TEQ-NIGHT-30), with one player who stays in it. */
function shareOf(state: State, seat: Seat, roller: Seat, faces: Faces): Share {
  const { damage, ignored, power, powerFrom } = forceOf(state);
  const then = copy(state);
  const saved = new Set<Seat>();
  const first = (): Seat => nextAdventurer(then, roller - 1 + state.seats);
  const hurt = (other: Seat, deals: number): void => {
    const left = healthOf(then, other) - deals;
    then.health[other] = left;
    if (left > 0) return;
    const saving = saved.has(other) ? NONE : treasureWith(state, other, 'saves');
    saved.add(other);
    if (saving === NONE) then.adventurers = without(then.adventurers, other);
    else then.health[other] = treasureOf(state, saving).saves ?? 1;
  };
  const deal = (symbols: number, deals: number): readonly number[] => {
    const mine: number[] = [];
    let to = first();
    for (let i = 0; i < symbols; i++) {
      if (to === seat) mine.push(deals);
      else hurt(to, deals);
      to = nextAdventurer(then, to);
    }
    return mine;
  };
  const goblins = deal(faces.goblin - Number(ignored !== undefined && faces.goblin > ignored), damage);
  let [given, to] = [0, first()];
  for (let i = powerFrom; i < faces.power; i++) {
    if (to === seat) given += power;
    to = nextAdventurer(then, to);
  }
  return { goblins, power: given, magic: deal(Math.max(0, faces.magic - spacesLeft(state)), 1) };
}

/** What keeps a player going. */
interface Guard {
  readonly health: number;
  readonly power: number;
  readonly cancels: boolean;
  readonly saves: number;
}

/** Is there a way to answer these symbols, one by one, without being Exhausted? */
function survives(guard: Guard, symbols: readonly number[], price: number, after: (guard: Guard) => boolean): boolean {
  const [deals, ...rest] = symbols;
  if (deals === undefined) return after(guard);
  const go = (next: Guard): boolean => survives(next, rest, price, after);
  const { health, power, cancels, saves } = guard;
  if (health > deals) {
    if (go({ ...guard, health: health - deals })) return true;
  } else if (saves > 0 && go({ ...guard, health: saves, saves: 0 })) return true;
  return (cancels && go({ ...guard, cancels: false })) || (power >= price && go({ ...guard, power: power - price }));
}

/** `symbols`: so many come to the player. `shows`: so many of what is needed. `exhausted`: but the player is out before it helps. */
export type ChancePart = { readonly what: 'symbols' | 'shows' | 'exhausted'; readonly n: number; readonly chance: number };

export type Chance = {
  /** A symbol hits the player; the player is Exhausted, blocking or not; a Hero takes its next space, or the last one; its Goblin falls; its Spell comes within reach. */
  readonly what: 'hit' | 'exhausted' | 'unblocked' | 'step' | 'last' | 'goblin' | 'spell';
  /** 1, 2 or 3; 0: it is not about one Hero. */
  readonly hero: number;
  /** The face it hangs on. */
  readonly symbol: DieSymbol;
  /** From 0 to 1; the sum of its parts. */
  readonly chance: number;
  readonly parts: readonly ChancePart[];
};

/** An outcome as it looks to the player. */
interface Seen extends Outcome {
  readonly symbols: number;
  readonly isOut: boolean;
  readonly isOutUnblocked: boolean;
}

function lookAt(state: State, seat: Seat, roller: Seat): readonly Seen[] {
  const price = blockPrice(state, seat);
  const saving = treasureWith(state, seat, 'saves');
  const saves = saving === NONE ? 0 : (treasureOf(state, saving).saves ?? 1);
  const [health, power] = [healthOf(state, seat), powerOf(state, seat)];
  const cancels = treasureWith(state, seat, 'cancels') !== NONE;
  const most = maxPower(state, seat);
  return outcomes(state).map((outcome) => {
    const share = shareOf(state, seat, roller, outcome.faces);
    const gained = (guard: Guard): Guard => ({
      ...guard,
      power: Math.max(guard.power, Math.min(most, guard.power + share.power)),
    });
    const isOut = (guard: Guard): boolean =>
      !survives(guard, share.goblins, price, (then) => survives(gained(then), share.magic, price, () => true));
    return {
      ...outcome,
      symbols: share.goblins.length + share.magic.length,
      isOut: isOut({ health, power, cancels, saves }),
      // Whoever blocks nothing has no Power to block with.
      isOutUnblocked: isOut({ health, power: Number.NEGATIVE_INFINITY, cancels: false, saves }),
    };
  });
}

/** The next roll, by whoever holds the dice then, as it looks to one of the Adventuring players. */
export function chancesOf(state: State, seat: Seat, roller: Seat): readonly Chance[] {
  const seen = lookAt(state, seat, roller);
  const bySymbols = (isMeant: (each: Seen) => boolean): readonly ChancePart[] =>
    [1, 2, 3, 4, 5].map((n) => ({
      what: 'symbols',
      n,
      chance: sum(seen.filter((each) => each.symbols === n && isMeant(each))),
    }));
  const mine = (what: Chance['what'], isMeant: (each: Seen) => boolean): Chance =>
    told({ what, hero: 0, symbol: 'goblin' }, bySymbols(isMeant));
  return [
    mine('hit', () => true),
    mine('exhausted', ({ isOut }) => isOut),
    mine('unblocked', ({ isOutUnblocked }) => isOutUnblocked),
    ...heroesOf(seat).flatMap((hero) => heroChances(state, hero, seen)),
  ];
}

/** To a hundredth of a percent, which is more than anybody reads. */
const rounded = (chance: number): number => Math.round(chance * 10_000) / 10_000;

const sum = (outs: readonly Outcome[]): number => outs.reduce((all, { chance }) => all + chance, 0);

function told(about: Pick<Chance, 'what' | 'hero' | 'symbol'>, parts: readonly ChancePart[]): Chance {
  const real = parts.map((part) => ({ ...part, chance: rounded(part.chance) })).filter(({ chance }) => chance !== 0);
  return { ...about, chance: rounded(real.reduce((all, { chance }) => all + chance, 0)), parts: real };
}

/** What a Hero needs of the dice, if all that help it go to it: so many at least. */
interface Need {
  readonly what: Chance['what'];
  readonly symbol: DieSymbol;
  readonly n: number;
  readonly has: (faces: Faces) => number;
}

/** Symbols are used after the damage, so whoever is Exhausted by the same roll has nothing of them (TEQ-NIGHT-21). */
function heroChances(state: State, hero: Hero, seen: readonly Seen[]): readonly Chance[] {
  return needsOf(state, hero).map(({ what, symbol, n, has }) => {
    const shown = seen.filter(({ faces }) => has(faces) >= n);
    return told({ what, hero: heroNumber(hero), symbol }, [
      { what: 'shows', n, chance: sum(shown) },
      { what: 'exhausted', n: 0, chance: -sum(shown.filter(({ isOut }) => isOut)) },
    ]);
  });
}

function needsOf(state: State, hero: Hero): readonly Need[] {
  const toll = nextToll(state, hero);
  if (toll.length > 0) {
    const kinds = symbolsFor(state, hero);
    const isLast = (state.track[hero] ?? 0) + 1 === LAST_SPACE;
    return [
      {
        what: isLast ? 'last' : 'step',
        symbol: toll[0] ?? 'torch',
        n: toll.length,
        has: (faces) => kinds.reduce((count, kind) => count + faces[kind], 0),
      },
    ];
  }
  const portal = attackedBy(state, hero);
  if (portal !== NONE) {
    const first = held(state, hero, 'firstPunch') ?? 1;
    const lives = GOBLIN_LIVES - (state.wounds[portal] ?? 0);
    return [{ what: 'goblin', symbol: 'punch', n: Math.max(1, lives - first + 1), has: ({ punch }) => punch }];
  }
  if (priceToLearn(state, hero) !== NONE) return [];
  const spaces = [1, 2, 3, 4, 5].find(
    (ahead) => priceToLearn({ ...state, magic: state.magic + Math.min(ahead, spacesLeft(state)) }, hero) !== NONE,
  );
  return spaces === undefined ? [] : [{ what: 'spell', symbol: 'magic', n: spaces, has: ({ magic }) => magic }];
}

/** Whoever rolls next, if nobody rests before it. */
export const nextRoller = (state: State): Seat => (state.stage === 'use' ? nextAdventurer(state, state.roller) : state.roller);
