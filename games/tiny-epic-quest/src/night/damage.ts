/** Damage symbols, dealt one at a time: first the roller, then clockwise over the Adventuring players (TEQ-NIGHT-11 to -21, -30). */
import { type NotOffered, type Option, option, type Play, type Seat } from '@taverne/engine';
import { itemName } from '../content/book.ts';
import { holdsLegend, legendItem, ownerOf, treasureOf, treasureWith } from '../items.ts';
import { type Force, forceOf, moveMagic } from '../magic.ts';
import { CAP, gain, maxPower, pay } from '../players.ts';
import { type Against, refusal } from '../refusals.ts';
import { healthOf, isAdventuring, nextAdventurer, powerOf, type State, withMember } from '../state.ts';
import { ask, type QuestTable } from '../types.ts';
import { type DieSymbol, heroesOf, LEGENDS, NONE } from '../words.ts';
import { exhaust } from './exhaust.ts';
import { openWindow, passDice } from './fall.ts';

/** TEQ-NIGHT-16, and with the Shield TEQ-ITEM-15. */
const BLOCK = 2;
const SHIELDED = 1;

const countOf = (state: State, symbol: DieSymbol): number => state.dice.filter((face) => face === symbol).length;

/** The roller first, if still Adventuring; else whoever comes next (TEQ-RUL-17). */
const firstReceiver = (state: State): Seat =>
  isAdventuring(state, state.roller) ? state.roller : nextAdventurer(state, state.roller);

/** The goblin symbols of a roll, at the Magic Level of its moment (TEQ-RUL-18). */
export function beginDamage(state: State, table: QuestTable, force: Force): void {
  deal(state, { symbols: countOf(state, 'goblin') - ignoredBy(state, force), deals: force.damage, isMagic: false });
  tellIgnored(state, table, force);
}

/** Alone one goblin symbol of a roll may do nothing (TEQ-SOLO-10, TEQ-SOLO-11): how many. */
const ignoredBy = (state: State, { ignored }: Force): number =>
  ignored !== undefined && countOf(state, 'goblin') > ignored ? 1 : 0;

/** The symbol that does nothing is told in its place: before all others, or after the first of them. */
function tellIgnored(state: State, table: QuestTable, force: Force): void {
  if (state.isMagic || ignoredBy(state, force) === 0) return;
  const dealt = countOf(state, 'goblin') - 1 - state.symbols;
  if (dealt !== force.ignored) return;
  table.emit({
    event: 'damage-dealt',
    rule: force.ignored === 0 ? 'TEQ-SOLO-10' : 'TEQ-SOLO-11',
    seat: state.roller,
    symbol: 'goblin',
    damage: 0,
    how: 'ignored',
    paid: 0,
  });
}

function deal(state: State, { symbols, deals, isMagic }: Pick<State, 'symbols' | 'deals' | 'isMagic'>): void {
  state.stage = 'damage';
  state.symbols = symbols;
  state.deals = deals;
  state.isMagic = isMagic;
  state.receiver = firstReceiver(state);
}

function shieldOf(state: State, seat: Seat): boolean {
  if (heroesOf(seat).some((hero) => holdsLegend(state, hero, 'shield'))) return true; // wherever that Hero is (TEQ-ITEM-16)
  return state.rules.reserveShield && ownerOf(state, legendItem(seat, LEGENDS.indexOf('shield'))) === seat;
}

export const blockPrice = (state: State, seat: Seat): number => (shieldOf(state, seat) ? SHIELDED : BLOCK);

type Answer = 'take' | 'block' | 'cancel';

/** TEQ-RUL-29. */
const isBlockable = (state: State): boolean => !state.isMagic || state.rules.blockMagic;

function answersOf(state: State, seat: Seat): readonly Option<Answer>[] {
  const answers: Option<Answer>[] = [option('take', 'take')];
  if (isBlockable(state) && powerOf(state, seat) >= blockPrice(state, seat)) answers.push(option('block', 'block'));
  if (treasureWith(state, seat, 'cancels') !== NONE) answers.push(option('cancel', 'cancel'));
  return answers;
}

/** Why not block, where there is something else to choose. */
function tooDear(state: State, seat: Seat): readonly NotOffered<Against>[] {
  const [toll, power] = [blockPrice(state, seat), powerOf(state, seat)];
  return isBlockable(state) && toll > power
    ? [{ key: 'block', refusal: refusal('TEQ-NIGHT-16', 'too-dear', { toll, power }) }]
    : [];
}

/** `block while I have more than 2 Power` is an order for when `power-above-2`. */
const RICH: readonly (readonly string[])[] = Array.from({ length: CAP + 1 }, (_, power) =>
  Array.from({ length: power }, (__, i) => `power-above-${i}`),
);
const rich = (state: State, seat: Seat): readonly string[] => RICH[powerOf(state, seat)] ?? [];

/** Would it exhaust them? An order to take what comes can leave that to its player. */
const isDeadly = (state: State, seat: Seat): boolean =>
  healthOf(state, seat) <= state.deals && treasureWith(state, seat, 'saves') === NONE;

/** One symbol; a block cancels all it would deal (TEQ-ITEM-17, TEQ-RUL-15). Then the next one, or the next part of the roll. */
export function* dealOne(state: State, table: QuestTable): Play {
  const seat = state.receiver;
  if (state.symbols === 0 || seat === NONE) return goOn(state, table);
  const how = yield* ask(seat, 'damage', () => answersOf(state, seat), {
    rule: 'TEQ-NIGHT-16',
    safe: 'take',
    notOffered: () => tooDear(state, seat),
    circumstances: isDeadly(state, seat) ? [...rich(state, seat), 'deadly'] : rich(state, seat),
  });
  state.symbols--;
  suffer(state, table, seat, how);
  if (isAdventuring(state, state.roller)) tellIgnored(state, table, forceOf(state));
  if (isRollOver(state)) passDice(state);
  else state.receiver = nextAdventurer(state, seat);
}

/** Where the table plays so, nobody has more of a roll whose roller is Exhausted (TEQ-RUL-17). */
const isRollOver = (state: State): boolean => state.rules.rollEnds && !isAdventuring(state, state.roller);

function suffer(state: State, table: QuestTable, seat: Seat, how: Answer): void {
  const symbol = state.isMagic ? 'magic' : 'goblin';
  const rule = state.isMagic ? 'TEQ-NIGHT-30' : 'TEQ-NIGHT-12';
  if (how === 'take') {
    table.emit({ event: 'damage-dealt', rule, seat, symbol, damage: state.deals, how: 'taken', paid: 0 });
    hurt(state, table, seat, state.deals);
    return;
  }
  const paid = how === 'block' ? blockPrice(state, seat) : 0;
  if (how === 'block') pay(state, seat, paid);
  else state.spentTonight = withMember(state.spentTonight, treasureWith(state, seat, 'cancels'));
  table.emit({
    event: 'damage-dealt',
    rule: 'TEQ-NIGHT-16',
    seat,
    symbol,
    damage: 0,
    how: how === 'block' ? 'blocked' : 'cancelled',
    paid,
  });
}

/** At 0 one is Exhausted, a larger loss stopping there (TEQ-NIGHT-17), unless a Treasure saves one. */
function hurt(state: State, table: QuestTable, seat: Seat, damage: number): void {
  const left = Math.max(0, healthOf(state, seat) - damage);
  state.health[seat] = left;
  if (left > 0) return;
  const saving = treasureWith(state, seat, 'saves');
  if (saving === NONE) {
    exhaust(state, table, seat);
    return;
  }
  state.spentForGood = withMember(state.spentForGood, saving);
  state.health[seat] = treasureOf(state, saving).saves ?? 1;
  const name = itemName(state, saving);
  if (name === 'fairy') table.emit({ event: 'treasure-spent', rule: 'TEQ-ITEM-03', seat, item: name });
}

/** After the goblins power, then magic, then what everybody may use (TEQ-NIGHT-07, TEQ-NIGHT-08). */
function goOn(state: State, table: QuestTable): void {
  if (state.isMagic) {
    openWindow(state, 'use');
    return;
  }
  handOutPower(state, table, forceOf(state));
  const magic = countOf(state, 'magic');
  const moved = moveMagic(state, table, magic, 'TEQ-NIGHT-24');
  // What is left when the token is on the last space deals damage (TEQ-NIGHT-29, TEQ-RUL-18).
  deal(state, { symbols: magic - moved, deals: 1, isMagic: true });
}

/** One at a time like damage (TEQ-NIGHT-23); whoever has the most there is gets nothing from it (TEQ-RUL-17). */
function handOutPower(state: State, table: QuestTable, { power, powerFrom }: Force): void {
  let seat = firstReceiver(state);
  const symbols = power === 0 || seat === NONE ? 0 : countOf(state, 'power') - powerFrom;
  for (let i = 0; i < symbols; i++) {
    if (state.rules.powerPasses) seat = nextInNeed(state, seat);
    gain(state, table, seat, { by: 'roll', power });
    seat = nextAdventurer(state, seat);
  }
}

function nextInNeed(state: State, from: Seat): Seat {
  let seat = from;
  for (let i = 0; i < state.seats && powerOf(state, seat) >= maxPower(state, seat); i++) seat = nextAdventurer(state, seat);
  return seat;
}
