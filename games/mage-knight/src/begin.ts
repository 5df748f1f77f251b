/** The beginning of a turn: what may be done before it, an empty deck, the glade (MK-TURN-01 to -13, MK-SITE-03). */
import { option, type Play, type Seat } from '@taverne/engine';
import { tacticOf } from './book.ts';
import { deckSize } from './decks.ts';
import { drawCards, drawDue } from './draws.ts';
import { landOf, siteAt } from './land.ts';
import { BLACK, GOLD, gainToken } from './mana.ts';
import { announce, nextTurn } from './rounds.ts';
import { changeReputation } from './standing.ts';
import { atOf, deckOf, handOf, type State, turnOf } from './state.ts';
import { ask, type MageTable } from './types.ts';
import { NONE } from './words.ts';

const PLAY = option('play', 'play');
const ANNOUNCE = option('announce', 'announce');
const PLUNDER = option('plunder', 'plunder');
const TACTIC = option('tactic', 'tactic');
type Before = typeof PLAY | typeof ANNOUNCE | typeof PLUNDER | typeof TACTIC;

export function* beginStep(state: State, table: MageTable): Play {
  const seat = turnOf(state);
  const choice = yield* ask(seat, 'round', () => waysToBegin(state, seat), { rule: 'MK-TURN-09' });
  switch (choice) {
    case 'plunder':
      plunder(state, table, seat);
      return;
    case 'tactic':
      yield* tacticOf(state, state.tactic[seat] ?? NONE).before?.(state, table, seat) ?? [];
      drawDue(state, table);
      return;
    case 'announce':
      if (state.last === NONE) announce(state, table, seat);
      else table.emit({ event: 'turn-forfeited', rule: 'MK-TURN-11', seat });
      state.hasPlundered = false;
      nextTurn(state, table);
      return;
    case 'play':
      beginTurn(state, table, seat);
  }
}

/** An empty deck lets one announce the end of the round, an empty hand with it makes one (MK-TURN-09 to -12). */
function waysToBegin(state: State, seat: Seat): Before[] {
  const ways: Before[] = [];
  const isBare = deckSize(deckOf(state, seat)) === 0;
  const isEmpty = isBare && handOf(state, seat).length === 0;
  if (!isEmpty) ways.push(PLAY);
  if (isBare && (isEmpty || state.last === NONE)) ways.push(ANNOUNCE);
  if (!state.hasPlundered && siteAt(landOf(state), atOf(state, seat)) === 'village') ways.push(PLUNDER);
  const tactic = state.tactic[seat] ?? NONE;
  if (tactic !== NONE && !state.isTacticDown[seat] && tacticOf(state, tactic).before) ways.push(TACTIC);
  return ways;
}

/** Once between two turns: two cards for one reputation (MK-SITE-03). */
function plunder(state: State, table: MageTable, seat: Seat): void {
  state.hasPlundered = true;
  table.emit({ event: 'plundered', rule: 'MK-SITE-03', seat });
  changeReputation(state, table, seat, -1, 'plunder', 'MK-SITE-03');
  drawCards(state, table, seat, 2);
}

function beginTurn(state: State, table: MageTable, seat: Seat): void {
  state.turns++;
  state.stage = 'move';
  state.hasPlayed = handOf(state, seat).length === 0;
  state.hasRested = false;
  state.hasMoved = false;
  state.hasPlundered = false;
  state.path = [];
  state.recruits = 0;
  state.diceLeft[seat] = 1;
  table.emit({ event: 'turn-began', rule: 'MK-TURN-14', seat, turn: state.turns });
  // MK-TURN-08
  if (siteAt(landOf(state), atOf(state, seat)) === 'glade') gainToken(state, table, seat, state.isNight ? BLACK : GOLD);
}
