/** Preparing a new round (MK-ROUND-02 to -20), and choosing tactics (MK-TACTIC). */
import { bagOf, option, type Play, type Seat } from '@taverne/engine';
import { bookOf, tacticOf } from './book.ts';
import { limitOf } from './closing.ts';
import { cardsIn, deckOfCards } from './decks.ts';
import { drawCards, drawDue } from './draws.ts';
import { refreshWithDummy } from './dummy.ts';
import { rollSource } from './mana.ts';
import { refreshOffer, refreshUnits } from './offers.ts';
import { isDummy } from './rounds.ts';
import { scenarioOf, sizeOf } from './scenario.ts';
import { lookAroundAll } from './sight.ts';
import { payMines } from './sites/mines.ts';
import { forgetRites } from './sites/quests.ts';
import { drawAllRuins } from './sites/ruins.ts';
import {
  actingOf,
  asideOf,
  deckOf,
  discardOf,
  fameOf,
  handOf,
  NO_TOKENS,
  playedOf,
  type State,
  stashOf,
  turnOf,
  unitsOf,
} from './state.ts';
import { ask, askAll, type MageTable } from './types.ts';
import { detachBanners } from './units/banners.ts';
import { NONE } from './words.ts';

export function* newRound(state: State, table: MageTable): Play {
  yield* retireTactic(state, table);
  for (let seat = 0; seat < state.seats; seat++) yield* detachBanners(state, seat);
  state.round++;
  state.isNight = !state.isNight;
  state.last = NONE;
  state.announcer = NONE;
  state.middle = [];
  state.roundTurns = 0;
  table.emit({ event: 'round-began', rule: 'MK-ROUND-03', round: state.round, night: state.isNight });
  rollSource(state, table, state.source.length);
  refreshUnits(state, table);
  if (scenarioOf(state).dummy) refreshWithDummy(state, table);
  else {
    refreshOffer(state, table, 'advanced');
    refreshOffer(state, table, 'spells');
  }
  showTactics(state);
  forgetRites(state);
  payMines(state, table);
  if (!state.isNight) drawAllRuins(state, table);
  for (let seat = 0; seat < state.seats; seat++) refreshHero(state, seat);
  lookAroundAll(state, table);
  for (let seat = 0; seat < state.seats; seat++) {
    drawCards(state, table, seat, limitOf(state, seat));
    state.mods[seat] = [];
  }
  state.stage = 'tactic';
}

/** Skills and units are ready again, and all deed cards shuffled (MK-ROUND-14 to -17). */
function refreshHero(state: State, seat: Seat): void {
  const cards = [
    ...handOf(state, seat),
    ...discardOf(state, seat),
    // Whoever fought in another's turn and gave up the own one has cards in the play area yet.
    ...playedOf(state, seat),
    ...cardsIn(deckOf(state, seat)),
    ...asideOf(state, seat),
    ...stashOf(state, seat),
  ];
  state.deck[seat] = deckOfCards(cards);
  state.hand[seat] = [];
  state.discard[seat] = [];
  state.played[seat] = [];
  state.mana[seat] = NO_TOKENS;
  state.aside[seat] = [];
  state.stash[seat] = [];
  state.flipped[seat] = [];
  state.units[seat] = unitsOf(state, seat).map((unit) => ({ ...unit, isSpent: false, isBannerDown: false }));
  state.tacticDie[seat] = NONE;
  state.claims[seat] = [];
}

/** The set of the hour, less those that have left the game; those of the last round leave it where the scenario says so (MK-ROUND-13). */
export function showTactics(state: State): void {
  const used = [...state.tactic, state.dummyTactic].filter((tactic) => tactic !== NONE);
  if (scenarioOf(state).usesUpTactics) state.tacticsGone = bagOf([...state.tacticsGone, ...used]);
  state.tactics = bookOf(state).tactics.flatMap(({ isNight }, tactic) =>
    isNight === state.isNight && !state.tacticsGone.includes(tactic) ? [tactic] : [],
  );
  state.now = CHOOSING;
  state.tactic.fill(NONE);
  state.isTacticDown.fill(false);
  state.dummyTactic = NONE;
}

/** Lowest Fame first; on a tie whoever stands lower in the Round Order (MK-TACTIC-01 to -05). Then the order is set. */
export function* tacticStep(state: State, table: MageTable): Play {
  if (scenarioOf(state).agreed && state.dummyTactic === NONE) drawDummyTactic(state, table, 'MK-SCENARIO-52');
  const waiting = state.order.filter((seat) => !isDummy(state, seat) && state.tactic[seat] === NONE).reverse();
  const [seat] = waiting.sort((a, b) => fameOf(state, a) - fameOf(state, b));
  if (seat === undefined) {
    setOrder(state, table);
    return;
  }
  const tactic = yield* ask(seat, 'tactic', () => state.tactics.map((each) => option(tacticOf(state, each).id, each)), {
    rule: 'MK-TACTIC-01',
  });
  state.tactic[seat] = tactic;
  state.tactics = state.tactics.filter((each) => each !== tactic);
  const { id, taken, sheds, before } = tacticOf(state, tactic);
  table.emit({ event: 'tactic-taken', rule: 'MK-TACTIC-01', seat, tactic: id });
  // What is about one's hand is asked by itself.
  if (sheds !== undefined && !before) state.stage = 'shed';
  if (taken) yield* taken(state, table, seat);
  drawDue(state, table);
}

const isChoosing = (state: State): boolean => state.now === CHOOSING;
/** While tactics are chosen it is nobody's turn. */
const CHOOSING = -1;

/** Whose tactic asks about cards: whoever took one last, or whoever is about to play. */
export function tacticSeat(state: State): Seat {
  if (!isChoosing(state)) return actingOf(state);
  return state.tactic.findIndex((tactic) => tactic !== NONE && ASKS.has(tacticOf(state, tactic).id));
}
const ASKS = new Set(['rethink', 'preparation']);

/** On with whatever was interrupted. */
export function setOrderOrGoOn(state: State): void {
  if (isChoosing(state)) state.stage = 'tactic';
  else if (state.announced) state.stage = 'answer';
  else state.stage = state.duel ? 'attend' : state.joint ? 'muster' : 'begin';
}

function drawDummyTactic(state: State, table: MageTable, rule: string): void {
  state.dummyTactic = state.tactics[table.chance('dummy tactic', state.tactics.length)] ?? NONE;
  state.tactics = state.tactics.filter((each) => each !== state.dummyTactic);
  table.emit({ event: 'tactic-taken', rule, seat: state.seats, tactic: tacticOf(state, state.dummyTactic).id });
}

/**
 * Those who play together give up one of the tactics they used, if its hour comes again (MK-SCENARIO-53). Each names one, unseen by the
 * others: that which most have named goes, and of several the one of whoever stands first in the Round Order.
 */
function* retireTactic(state: State, table: MageTable): Play {
  if (!scenarioOf(state).agreed || state.round + 2 > sizeOf(state).rounds) return;
  const seats = state.order.filter((seat) => !isDummy(state, seat));
  const options = seats.map((seat) => {
    const tactic = state.tactic[seat] ?? NONE;
    return option(tacticOf(state, tactic).id, tactic);
  });
  const [first] = options;
  const named = yield* askAll(
    seats.map((seat) => ({ seat, name: 'retire' as const, rule: 'MK-SCENARIO-53', options: () => options, safe: first?.key })),
  );
  const votes = (tactic: number): number => named.filter((each) => each === tactic).length;
  const gone = named.reduce((best, each) => (votes(each) > votes(best) ? each : best), named[0] ?? NONE);
  state.tacticsGone = bagOf([...state.tacticsGone, gone]);
  table.emit({ event: 'tactic-retired', rule: 'MK-SCENARIO-53', tactic: tacticOf(state, gone).id });
}

/** By the numbers of the tactics, the lowest first; the dummy player takes one of the rest by chance (MK-TACTIC-06, MK-SCENARIO-45). */
function setOrder(state: State, table: MageTable): void {
  if (scenarioOf(state).dummy && !scenarioOf(state).agreed) drawDummyTactic(state, table, 'MK-SCENARIO-45');
  const numberOf = (seat: Seat): number =>
    tacticOf(state, isDummy(state, seat) ? state.dummyTactic : (state.tactic[seat] ?? NONE)).number;
  state.order = state.order.toSorted((a, b) => numberOf(a) - numberOf(b));
  // Tokens are turned up when they are rearranged: nothing carries over (MK-RULING-27).
  state.isTurnLost.fill(false);
  state.now = 0;
  table.emit({ event: 'order-set', rule: 'MK-TACTIC-06', order: state.order });
  state.stage = isDummy(state, turnOf(state)) ? 'dummy' : 'begin';
}
