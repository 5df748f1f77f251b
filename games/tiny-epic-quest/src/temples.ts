/** Temples: stepping along a track, and completing it. */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import { FORGE_PRICE } from './content/treasures.ts';
import type { TempleId } from './content/types.ts';
import { takeItem } from './gifts.ts';
import { sendHome } from './heroes.ts';
import { held, legendItem, treasuresOf } from './items.ts';
import { kindOf, landOf, whichOf } from './land.ts';
import { writeDeed } from './notation.ts';
import { chooseGain, pay } from './players.ts';
import { claimTreasure } from './quests/treasure.ts';
import { powerOf, regionOfHero, type State, trackOf } from './state.ts';
import { type AdvanceDeed, ask, type QuestTable } from './types.ts';
import { COLOURS, type Hero, heroesOf, heroNumber, LEGENDS, NONE, seatOfHero, type TempleSymbol } from './words.ts';

/** The last space of a track (TEQ-NIGHT-31). */
export const LAST_SPACE = 4;

/** The Temple a Hero is in; NONE: in none. */
export function templeOf(state: State, hero: Hero): number {
  const land = landOf(state);
  const region = regionOfHero(state, hero);
  return kindOf(land, region) === 'temple' ? whichOf(land, region) : NONE;
}

const templeId = (state: State, temple: number): TempleId => bookOf(state).content.temples[temple]?.id ?? '';

/** What the next space asks for; none: it is on the last, or in no Temple. */
export function nextToll(state: State, hero: Hero): readonly TempleSymbol[] {
  const at = templeOf(state, hero);
  const temple = at === NONE ? undefined : bookOf(state).content.temples[at];
  if (!temple) return NO_TOLL;
  return (state.rules.gloom ? temple.dark : temple.light)[trackOf(state, hero)] ?? NO_TOLL;
}
const NO_TOLL: readonly TempleSymbol[] = [];

/** The symbols that serve for the next space: the one it asks for, and what a Treasure reads as such. */
export function symbolsFor(state: State, hero: Hero): readonly TempleSymbol[] {
  const [wanted] = nextToll(state, hero);
  if (wanted === undefined) return [];
  const reads = treasuresOf(state, hero).flatMap((treasure) => (treasure.reads?.[1] === wanted ? [treasure.reads[0]] : []));
  return [wanted, ...reads];
}

export const isAtEnd = (state: State, hero: Hero): boolean =>
  templeOf(state, hero) !== NONE && trackOf(state, hero) === LAST_SPACE;

const forgePrice = (state: State, hero: Hero): number => held(state, hero, 'forgesFor') ?? FORGE_PRICE;

/** Symbols at hand, and whether more may be forged. */
export interface Stock {
  readonly torch: number;
  readonly scroll: number;
  readonly forges: boolean;
}

/**
 * Each way to pay for the next space: rolled or granted symbols, and forged ones (TEQ-NIGHT-32 to -39). The two symbols of a
 * doubled space are given together, by one Hero (TEQ-NIGHT-34).
 */
function advances(state: State, hero: Hero, stock: Stock): readonly Option<AdvanceDeed>[] {
  const toll = nextToll(state, hero);
  if (toll.length === 0) return NO_WAY;
  const kinds = symbolsFor(state, hero);
  const most = stock.forges ? Math.floor(powerOf(state, seatOfHero(hero)) / forgePrice(state, hero)) : 0;
  const ways: (readonly (TempleSymbol | 'forge')[])[] = [];
  for (let forged = 0; forged <= Math.min(most, toll.length); forged++) {
    for (const symbols of choices(kinds, toll.length - forged, stock))
      ways.push([...symbols, ...new Array<'forge'>(forged).fill('forge')]);
  }
  return ways.map((given) => {
    const deed: AdvanceDeed = { do: 'advance', hero, given };
    return option(writeDeed(deed), deed);
  });
}

const NO_WAY: readonly Option<AdvanceDeed>[] = [];

/** So many symbols of these kinds out of the stock, in every mixture. */
function choices(kinds: readonly TempleSymbol[], count: number, stock: Stock): (readonly TempleSymbol[])[] {
  const [kind, ...rest] = kinds;
  if (kind === undefined) return count === 0 ? [[]] : [];
  const found: (readonly TempleSymbol[])[] = [];
  for (let own = Math.min(count, stock[kind]); own >= 0; own--) {
    for (const others of choices(rest, count - own, stock)) found.push([...new Array<TempleSymbol>(own).fill(kind), ...others]);
  }
  return found;
}

export const powerFor = (state: State, { hero, given }: AdvanceDeed): number =>
  given.filter((each) => each === 'forge').length * forgePrice(state, hero);

/** One space further; no space is skipped (TEQ-NIGHT-32). What is given is the caller's to take away. */
export function advance(state: State, table: QuestTable, deed: AdvanceDeed): void {
  const { hero, given } = deed;
  const power = powerFor(state, deed);
  const seat = seatOfHero(hero);
  pay(state, seat, power);
  const space = trackOf(state, hero) + 1;
  state.track[hero] = space;
  const temple = templeId(state, templeOf(state, hero));
  table.emit({
    event: 'advanced',
    rule: power > 0 ? 'TEQ-NIGHT-38' : 'TEQ-NIGHT-32',
    seat,
    hero: heroNumber(hero),
    temple,
    space,
    given,
    power,
  });
}

/** Those of a player's Heroes who could take another space with this stock. */
export function allAdvances(state: State, seat: Seat, stock: Stock, heroes = heroesOf(seat)): readonly Option<AdvanceDeed>[] {
  const found: Option<AdvanceDeed>[] = [];
  for (const hero of heroes) for (const each of advances(state, hero, stock)) found.push(each);
  return found;
}

// ── completing ──

/** By Day at once: home, 1 Health or 1 Power, then Treasure and Item (TEQ-NIGHT-40, TEQ-NIGHT-41). */
export function* completeByDay(state: State, table: QuestTable, hero: Hero): Play {
  const seat = seatOfHero(hero);
  const temple = templeOf(state, hero);
  sendHome(state, table, [hero], 'TEQ-NIGHT-40');
  yield* chooseGain(state, table, seat, 'temple');
  if (state.rules.homeGain) yield* chooseGain(state, table, seat, 'castle'); // TEQ-RUL-28
  yield* rewardTemple(state, table, { hero, temple, isNight: false, blocked: 0, fresh: [] });
}

export interface Completion {
  readonly hero: Hero;
  readonly temple: number;
  readonly isNight: boolean;
  /** Items that have moved in this Rest already, as a set of bits (TEQ-RUL-14). */
  readonly blocked: number;
  /** Quests that were turned up too late for it (TEQ-RUL-11). */
  readonly fresh: readonly number[];
}

/** The Treasure if its Quest is face up, and the Item that needs this Temple next; says which Item moved. */
export function* rewardTemple(state: State, table: QuestTable, completion: Completion): Play<number> {
  const { hero, temple, isNight, blocked, fresh } = completion;
  const seat = seatOfHero(hero);
  table.emit({
    event: 'temple-completed',
    rule: isNight ? 'TEQ-NIGHT-42' : 'TEQ-NIGHT-40',
    seat,
    hero: heroNumber(hero),
    temple: templeId(state, temple),
  });
  yield* claimTreasure(state, table, { seat, temple: templeId(state, temple), isNight, fresh });
  const legend = stepOf(state, seat, temple);
  if (legend === NONE || ((blocked & (1 << legend)) !== 0 && !state.rules.itemTwice)) return NONE;
  if (state.rules.offerSteps) {
    const way = yield* ask(seat, 'step', () => STEP_OR_NOT, { rule: 'TEQ-RUL-34', safe: 'take' });
    if (way === 'none') return NONE;
  }
  const item = legendItem(seat, legend);
  const at = seat * LEGENDS.length + legend;
  const step = (state.legend[at] ?? 0) + 1;
  state.legend[at] = step;
  table.emit({ event: 'legend-stepped', rule: 'TEQ-ITEM-09', seat, item: LEGENDS[legend] ?? 'sword', step });
  if (step === STEPS) yield* takeItem(state, table, seat, item);
  return legend;
}

const STEP_OR_NOT = [option('take', 'take'), option('none', 'none')] as const;

/** The second required Temple acquires the Item (TEQ-ITEM-11). */
const STEPS = 2;

/** The Legendary Item whose next requirement this Temple is (TEQ-ITEM-08); NONE: there is none. */
function stepOf(state: State, seat: Seat, temple: number): number {
  const { content } = bookOf(state);
  const colour = COLOURS[state.colours[seat] ?? 0] ?? 'red';
  return LEGENDS.findIndex(
    (legend, i) => content.legends[colour][legend][state.legend[seat * LEGENDS.length + i] ?? 0] === templeId(state, temple),
  );
}
