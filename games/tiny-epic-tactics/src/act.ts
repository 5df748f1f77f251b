/** The action phase: everything the active player can do now, and one of it done (TET-TURN-05). */
import { ask, type Option, type Play, type Table } from '@taverne/engine';
import { declare, mayAct, pay, refusePayment } from './allowance.ts';
import { attackPlay } from './attack/attack.ts';
import { declarationOf } from './attack/declaration.ts';
import { offerAttacks } from './attack/options.ts';
import { bookOf } from './content/book.ts';
import {
  type Deed,
  deedOption,
  END,
  type EnterDeed,
  type MoveDeed,
  type Offers,
  offer,
  offerMoves,
  PLAIN,
  type WalkDeed,
  walkOption,
} from './deeds.ts';
import type { TacticsEvent } from './events.ts';
import { moveInto, movementOf, moveTo, reach, walk } from './move.ts';
import { previewDeed } from './preview.ts';
import { deedsNotOffered } from './refusals.ts';
import { replaceCaptured } from './solo/capture.ts';
import { isAdventure } from './solo/closed.ts';
import { boxesInReach, entranceCost } from './solo/way-in.ts';
import type { State, Unit } from './state.ts';
import { canWalk } from './steps.ts';
import { offerTactics, playBetween } from './tactics/between.ts';
import { marchCard, marchPoints } from './tactics/forced-march.ts';
import { reveal } from './tactics/hand.ts';
import { cellOf, sideOf, UNITS_PER_SIDE, unitOf } from './units.ts';
import { NONE } from './words.ts';

type Teller = Table<TacticsEvent>;

// ── what can be done ──

// Scratch: what is given out is a copy, so that the list grows once and for all.
const offers: Offers = { list: [], count: 0 };

export function actOptions(state: State): Option<Deed>[] {
  const side = state.active;
  offers.count = 0;
  if (state.left > 0) {
    for (let slot = 0; slot < UNITS_PER_SIDE; slot++) {
      const unit = unitOf(side, slot);
      if (state.at[unit] === NONE) continue;
      if (mayAct(state, unit, 'move')) offerMovesOf(state, unit);
      offerAttacks(state, unit, offers);
      if (state.weak[unit] === 1 && refusePayment(state, unit) === undefined)
        offer(offers, deedOption(state, { do: 'pay', unit }));
    }
  }
  offerTactics(state, side, offers);
  offer(offers, END);
  return offers.list.slice(0, offers.count);
}

/** Each cell in reach, each dungeon, the walk step by step, and all with a forced march: its Moves are those that need it. */
function offerMovesOf(state: State, unit: Unit): void {
  const mp = movementOf(state, unit);
  const card = marchCard(state, sideOf(unit));
  const tactics = card === NONE ? PLAIN : [card];
  const most = mp + marchPoints(state, tactics);
  if (cellOf(state, unit) >= bookOf(state).realm.cells) {
    // In a dungeon every step may matter.
    if (canWalk(state, unit, mp)) offer(offers, walkOption(state, unit, PLAIN));
    if (most > mp && canWalk(state, unit, most)) offer(offers, walkOption(state, unit, tactics));
    return;
  }
  const found = reach(state, unit, most);
  offerMoves(state, unit, found, 0, mp, PLAIN, offers);
  let least = found.count > 0 ? (found.costs[found.cells[0] ?? 0] ?? 0) : Number.POSITIVE_INFINITY;
  for (const box of boxesInReach(state, unit, found.costs, most)) {
    const cost = entranceCost(state, unit, box, found.costs);
    least = Math.min(least, cost);
    if (cost <= mp) offer(offers, deedOption(state, { do: 'enter', unit, box, tactics: PLAIN }));
    // What is left serves inside, so that a forced march may be worth it even if the way is short.
    if (most > mp) offer(offers, deedOption(state, { do: 'enter', unit, box, tactics }));
  }
  if (least <= mp) offer(offers, walkOption(state, unit, PLAIN));
  if (most === mp || least > most) return;
  offerMoves(state, unit, found, mp, most, tactics, offers);
  offer(offers, walkOption(state, unit, tactics));
}

// ── one of it done ──

/** One decision of the action phase with everything it causes; true: the actions are ended. */
export function* act(state: State, table: Teller): Play<boolean> {
  const side = state.active;
  const deed = yield* ask(side, 'act', () => actOptions(state), {
    rule: 'TET-TURN-05',
    safe: END.key,
    lone: 'asked', // a quick end would tell what is not in the hand
    notOffered: () => deedsNotOffered(state),
    preview: (value) => previewDeed(state, value),
  });
  if (deed.do === 'end') return true;
  yield* carryOut(state, table, deed);
  if (isAdventure(state)) replaceCaptured(state, table);
  return false;
}

function* carryOut(state: State, table: Teller, deed: Exclude<Deed, { do: 'end' }>): Play {
  switch (deed.do) {
    case 'move':
    case 'walk':
    case 'enter':
      return yield* goOn(state, table, deed);
    case 'pay':
      return pay(state, table, deed.unit, 'TET-ACT-11');
    case 'tactic':
      return playBetween(state, table, deed);
    default:
      declare(state, table, deed.unit, deed.do);
      return yield* attackPlay(state, table, declarationOf(deed));
  }
}

/** A Move action: declared, perhaps with a forced march, and walked to its end (TET-ACT-08). */
function* goOn(state: State, table: Teller, deed: MoveDeed | WalkDeed | EnterDeed): Play {
  const { unit, tactics } = deed;
  declare(state, table, unit, 'move');
  const mp = movementOf(state, unit) + marchPoints(state, tactics);
  for (const card of tactics) reveal(state, table, sideOf(unit), card, unit);
  if (deed.do === 'move') yield* moveTo(state, table, unit, deed.to, mp);
  else if (deed.do === 'enter') yield* moveInto(state, table, unit, sideOf(unit), deed.box, mp);
  else yield* walk(state, table, unit, sideOf(unit), mp);
}
