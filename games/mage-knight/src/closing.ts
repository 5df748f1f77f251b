/** The end of a turn (MK-ENDTURN): dice, withdrawal, clearing, the space, then rewards, levels, discarding and drawing. */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { cardOf, faceUpTactic, isWound } from './book.ts';
import { deckSize } from './decks.ts';
import { discardCards, drawCards } from './draws.ts';
import { dropWound } from './heal.ts';
import { areNear, groundAt, landOf, siteAt } from './land.ts';
import { colourNumber, gainCrystal, MOST_CRYSTALS, returnDice } from './mana.ts';
import { hasMod } from './mods.ts';
import { playing } from './playing.ts';
import { nextTurn } from './rounds.ts';
import { withdraw } from './safety.ts';
import { scenarioOf } from './scenario.ts';
import { isHeldMine } from './sites/mines.ts';
import { changeReputation, gainFame } from './standing.ts';
import {
  actingOf,
  atOf,
  type CardNumber,
  crystalsOf,
  deckOf,
  discardOf,
  endMotivation,
  handOf,
  isAlone,
  latersOf,
  modsOf,
  NO_TOKENS,
  playedOf,
  type State,
  without,
} from './state.ts';
import { ask, type MageTable } from './types.ts';
import { NONE } from './words.ts';
import { levelRow, woundsIn } from './wounds.ts';

export function* endTurn(state: State, table: MageTable, seat: Seat): Play {
  table.emit({ event: 'turn-ended', rule: 'MK-TURN-37', seat });
  // Those of whoever fought along and has no end of turn in this one go back, too (MK-MANA-11, MK-COOP-14).
  for (const owner of state.dice.keys()) if (!state.closers.includes(owner)) returnDice(state, table, owner);
  withdraw(state, table, seat);
  yield* putOff(state, table, seat);
  clear(state, seat);
  mine(state, table, seat);
  state.stage = 'glade';
}

/** What was put off to the end of the turn. */
function* putOff(state: State, table: MageTable, seat: Seat): Play {
  for (const later of latersOf(state, seat)) {
    if (later.what === 'card') {
      const { id, colour, atEnd } = cardOf(state, later.card);
      if (atEnd) yield* atEnd(playing(state, table, seat, { by: id, card: later.card, side: later.side, colour }), later.side);
    } else if (later.what === 'fame') gainFame(state, table, seat, { n: later.n, by: 'effect', rule: 'MK-CARD-10' });
    else changeReputation(state, table, seat, { n: later.n, by: 'effect', rule: 'MK-CARD-10' });
  }
}

/** Tokens go back, cards played to the discard pile, and effects are over (MK-ENDTURN-08, -09); points are lost. */
function clear(state: State, seat: Seat): void {
  state.discard[seat] = [...discardOf(state, seat), ...playedOf(state, seat)];
  state.played[seat] = [];
  state.mana[seat] = NO_TOKENS;
  state.move[seat] = 0;
  state.influence[seat] = 0;
  state.heal[seat] = 0;
  state.laters[seat] = [];
  state.used[seat] = [];
  endMotivation(state, seat);
  // How much can be drawn is asked for at the very end.
  state.mods[seat] = modsOf(state, seat).filter(({ mod }) => mod === 'hand' || mod === 'no-draw');
}

/** A crystal of its colour, unless three are held (MK-ENDTURN-13, -14). */
function mine(state: State, table: MageTable, seat: Seat): void {
  const ground = groundAt(landOf(state), atOf(state, seat));
  // One that is held gives nothing (MK-SCENARIO-59).
  if (ground?.site !== 'mine' || !ground.colour || isHeldMine(state, atOf(state, seat))) return;
  const colour = colourNumber(ground.colour);
  if ((crystalsOf(state, seat)[colour] ?? 0) < MOST_CRYSTALS) gainCrystal(state, table, seat, colour);
}

// ── the glade (MK-ENDTURN-11, -12) ──

export function* glade(state: State, table: MageTable): Play {
  const seat = actingOf(state);
  state.stage = 'reward';
  if (siteAt(landOf(state), atOf(state, seat)) !== 'glade') return;
  const [inHand, inPile] = [woundsIn(handOf(state, seat)), woundsIn(discardOf(state, seat))];
  // Whether there are wounds in a hand is nobody's business: among several it is asked wherever there could be.
  const isAsked = isAlone(state) ? inHand + inPile > 0 : handOf(state, seat).length + inPile > 0;
  if (!isAsked) return;
  const from = yield* ask(
    seat,
    'glade',
    () => [
      ...(inHand > 0 ? [option('hand', 'hand')] : []),
      ...(inPile > 0 ? [option('discard', 'discard')] : []),
      option('none', 'none'),
    ],
    { rule: 'MK-ENDTURN-11', safe: 'none', lone: isAlone(state) ? undefined : 'asked' },
  );
  if (from === 'none') return;
  if (from === 'hand') dropWound(state, seat);
  else state.discard[seat] = without(discardOf(state, seat), discardOf(state, seat).find(isWound) ?? NONE);
  table.emit({ event: 'healed', rule: 'MK-ENDTURN-11', seat });
}

// ── discarding and drawing (MK-ENDTURN-34 to -44) ──

const KEEP = option('keep', NONE);

/** Any cards may go, one must if none was played. One a step, in the order of their numbers, so that a set is named in one way only. */
export function* discardStep(state: State, table: MageTable): Play {
  const seat = actingOf(state);
  const card = yield* ask(
    seat,
    'discard',
    () => {
      const cards: Option<CardNumber>[] = [];
      for (const each of handOf(state, seat)) {
        if (each < state.keptBelow || isWound(each)) continue;
        const { id } = cardOf(state, each);
        if (!cards.some(({ key }) => key === id)) cards.push(option(id, each));
      }
      if (state.hasPlayed[seat] || cards.length === 0) cards.push(KEEP);
      return cards;
    },
    { rule: 'MK-ENDTURN-34', lone: isAlone(state) ? undefined : 'asked' },
  );
  if (card !== NONE) {
    state.hand[seat] = without(handOf(state, seat), card);
    state.hasPlayed[seat] = true;
    state.keptBelow = card;
    discardCards(state, table, seat, [card]);
    return;
  }
  drawUp(state, table, seat);
  if (state.refillFor === 0) turnClosed(state, table);
  else state.stage = 'refill';
}

/** A tactic may fill an empty deck in the middle of a draw (MK-ENDTURN-44). A step of its own: what was kept hangs on the hand. */
export function* refillStep(state: State, table: MageTable): Play {
  const seat = actingOf(state);
  const isRefilled = yield* ask(seat, 'refill', () => [option('yes', true), option('no', false)], {
    rule: 'MK-ENDTURN-44',
    safe: 'no',
  });
  if (isRefilled) {
    faceUpTactic(state, seat)?.refills?.(state, table, seat);
    drawCards(state, table, seat, state.refillFor);
  }
  state.refillFor = 0;
  turnClosed(state, table);
}

/** On to whoever fought along in this turn and has still to end it, or to the next turn. */
function turnClosed(state: State, table: MageTable): void {
  const [next, ...rest] = state.closers;
  if (next === undefined) {
    state.acting = NONE;
    nextTurn(state, table);
    return;
  }
  state.closers = rest;
  state.acting = next;
  state.path = [];
  state.stage = 'after';
}

/** Up to the hand limit, if it has not been reached (MK-ENDTURN-36, -43). */
function drawUp(state: State, table: MageTable, seat: Seat): void {
  const lacking = limitOf(state, seat) - handOf(state, seat).length;
  const tactic = faceUpTactic(state, seat);
  const more = hasMod(modsOf(state, seat), 'no-draw') ? 0 : (tactic?.draws?.(state, seat, lacking) ?? lacking);
  state.mods[seat] = isNextRounds(state, seat) ? modsOf(state, seat).filter(({ mod }) => mod === 'hand') : [];
  if (more <= 0) return;
  const there = deckSize(deckOf(state, seat));
  drawCards(state, table, seat, more);
  if (there < more && tactic?.refills && discardOf(state, seat).length > 0) state.refillFor = more - there;
}

/** What raises the next draw waits for one that counts: that of the new round after a last turn (MK-ROUND-19), or after a turn without a draw. */
function isNextRounds(state: State, seat: Seat): boolean {
  if (state.rules.printing === 'first') return false;
  return state.again > 0 ? hasMod(modsOf(state, seat), 'no-draw') : state.last !== NONE;
}

/** The number on the level token, with keeps and cities nearby, and with effects (MK-ENDTURN-37 to -42). */
export function limitOf(state: State, seat: Seat): number {
  const byEffects = modsOf(state, seat).reduce((sum, mod) => sum + (mod.mod === 'hand' ? mod.n : 0), 0);
  return levelRow(state, seat).hand + Math.max(keepBonus(state, seat), cityBonus(state, seat)) + byEffects;
}

const isBeside = (state: State, seat: Seat, at: number): boolean => at === atOf(state, seat) || areNear(at, atOf(state, seat));

/** On or next to one's own keep: one for each that one owns (MK-ENDTURN-38). */
function keepBonus(state: State, seat: Seat): number {
  const land = landOf(state);
  const keeps = state.shields.filter((shield) => shield.seat === seat && siteAt(land, shield.at) === 'keep');
  return keeps.some(({ at }) => isBeside(state, seat, at)) ? keeps.length : 0;
}

/** On or next to a conquered city with an own shield: one, two as its leader (MK-ENDTURN-39, -40). */
function cityBonus(state: State, seat: Seat): number {
  if (scenarioOf(state).openCity) {
    const land = landOf(state);
    const isNear = land.spaces.some((at) => siteAt(land, at) === 'city' && isBeside(state, seat, at));
    return isNear ? 1 : 0;
  }
  const bonuses = state.cities.map(({ at, leader }) => {
    if (leader === NONE || !isBeside(state, seat, at)) return 0;
    if (leader === seat) return 2;
    return state.shields.some((shield) => shield.at === at && shield.seat === seat) ? 1 : 0;
  });
  return Math.max(0, ...bonuses);
}
