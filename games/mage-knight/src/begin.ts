/** The beginning of a turn: what may be done before it, an empty deck, the glade (MK-TURN-01 to -13, MK-SITE-03). */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { faceUpTactic } from './book.ts';
import { deckSize } from './decks.ts';
import { drawCards, drawDue } from './draws.ts';
import { landOf, siteAt } from './land.ts';
import { BLACK, GOLD, gainToken } from './mana.ts';
import { announce, nextTurn } from './rounds.ts';
import { isFrozenFor } from './skills/laid.ts';
import { takeBack } from './skills/middle.ts';
import { applySkill, skillsBefore } from './skills/use.ts';
import { changeReputation } from './standing.ts';
import { atOf, claimsOf, deckOf, discardOf, endMotivation, handOf, type State, turnOf } from './state.ts';
import { ask, type MageTable } from './types.ts';
import { NONE } from './words.ts';

const PLAY = option('play', 'play');
const ANNOUNCE = option('announce', 'announce');
const PLUNDER = option('plunder', 'plunder');
type Way = Option<string>;

export function* beginStep(state: State, table: MageTable): Play {
  const seat = turnOf(state);
  const choice: string = yield* ask(seat, 'round', () => waysToBegin(state, table, seat), { rule: 'MK-TURN-09' });
  switch (choice) {
    case 'announce':
      if (state.announcer === NONE) announce(state, table, seat);
      else table.emit({ event: 'turn-forfeited', rule: 'MK-TURN-11', seat });
      forgetBefore(state, seat);
      endMotivation(state, seat);
      yield* takeBack(state, table, seat);
      nextTurn(state, table);
      return;
    case 'play':
      beginTurn(state, table, seat);
      yield* takeBack(state, table, seat);
      return;
    default:
      yield* actBefore(state, table, seat, choice);
  }
}

/** An empty deck lets one announce the end of the round, an empty hand with it makes one (MK-TURN-09 to -12); in the last turns of a match, too. */
function waysToBegin(state: State, table: MageTable, seat: Seat): Way[] {
  const ways: Way[] = [];
  const isBare = deckSize(deckOf(state, seat)) === 0;
  const isEmpty = isBare && handOf(state, seat).length === 0;
  if (!isEmpty) ways.push(PLAY);
  if (isBare && (isEmpty || state.announcer === NONE)) ways.push(ANNOUNCE);
  ways.push(...waysBefore(state, table, seat));
  return ways;
}

/** What may be done before one's own turn, and so in another's (MK-TURN-01, -02). */
export function waysBefore(state: State, table: MageTable, seat: Seat): Way[] {
  const ways: Way[] = [];
  const isBare = deckSize(deckOf(state, seat)) === 0;
  if (!state.hasPlundered[seat] && siteAt(landOf(state), atOf(state, seat)) === 'village') ways.push(PLUNDER);
  const tactic = faceUpTactic(state, seat);
  if (tactic?.before) {
    for (const [key, { can }] of Object.entries(tactic.before)) if (can(state, seat)) ways.push(option(key, key));
  }
  if (isBare && tactic?.refills && discardOf(state, seat).length > 0) ways.push(REFILL);
  for (const { key } of skillsBefore(state, table, seat)) ways.push(option(key, key));
  return ways;
}
const REFILL = option('refill', 'refill');

export function* actBefore(state: State, table: MageTable, seat: Seat, key: string): Play {
  const skill = skillsBefore(state, table, seat).find((each) => each.key === key);
  if (skill) {
    yield* applySkill(state, table, seat, { do: 'skill', skill: skill.value, taken: [] });
    drawDue(state, table);
  } else if (key === PLUNDER.key) plunder(state, table, seat);
  else playTactic(state, table, seat, key);
}

function playTactic(state: State, table: MageTable, seat: Seat, key: string): void {
  const tactic = faceUpTactic(state, seat);
  table.emit({ event: 'tactic-used', rule: 'MK-TURN-01', seat, tactic: tactic?.id ?? '' });
  if (key === REFILL.key) tactic?.refills?.(state, table, seat);
  else tactic?.before?.[key]?.acts(state, table, seat);
}

function forgetBefore(state: State, seat: Seat): void {
  state.hasPlundered[seat] = false;
  state.hasStored[seat] = false;
}

/** Once between two turns: two cards for one reputation (MK-SITE-03). */
function plunder(state: State, table: MageTable, seat: Seat): void {
  state.hasPlundered[seat] = true;
  table.emit({ event: 'plundered', rule: 'MK-SITE-03', seat });
  changeReputation(state, table, seat, { n: -1, by: 'plunder', rule: 'MK-SITE-03' });
  drawCards(state, table, seat, 2);
}

/** What counts by turns begins anew; also for whoever takes a turn in advance (MK-PVP-10, MK-COOP-11). */
export function openTurn(state: State, seat: Seat): void {
  state.hasPlayed[seat] = handOf(state, seat).length === 0;
  state.firstWound[seat] = state.wounds[seat] ?? 0;
  state.crystalsUsed[seat] = [];
  state.diceLeft[seat] = isFrozenFor(state, seat) ? 0 : 1;
  forgetBefore(state, seat);
}

function beginTurn(state: State, table: MageTable, seat: Seat): void {
  state.turns++;
  state.stage = 'move';
  state.hasRested = false;
  state.hasMoved = false;
  state.hasStopped = false;
  state.declined = [];
  state.path = [];
  state.recruits = 0;
  openTurn(state, seat);
  table.emit({ event: 'turn-began', rule: 'MK-TURN-14', seat, turn: state.turns });
  startBenefits(state, table, seat);
}

/** What the beginning of a turn brings: tokens of dice that were claimed, and of a glade (MK-TURN-08). */
export function startBenefits(state: State, table: MageTable, seat: Seat): void {
  for (const { die, isLasting } of claimsOf(state, seat)) if (isLasting) gainToken(state, table, seat, state.source[die] ?? 0);
  if (siteAt(landOf(state), atOf(state, seat)) === 'glade') gainToken(state, table, seat, state.isNight ? BLACK : GOLD);
}
