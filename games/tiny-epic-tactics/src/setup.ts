/** Setting up: options, teams, the deal of units and of tactics (TET-SETUP-01 to 19). */
import { drawFrom, option, type Play, type Table } from '@taverne/engine';
import { bookOf, isBattle } from './content/book.ts';
import { deploy } from './deploy.ts';
import type { TacticsEvent } from './events.ts';
import { drawTactics, keepTactic, tacticId } from './hand.ts';
import { writeTactic } from './notation.ts';
import type { Options } from './options.ts';
import { isAdventure } from './solo/closed.ts';
import { dealPairs, keepOne } from './solo/deal.ts';
import { placeEnemy } from './solo/placement.ts';
import { enemyOf } from './solo/row.ts';
import { emptyState, type Side, type State } from './state.ts';
import { handOf } from './tactics/hand.ts';
import { askAll } from './types.ts';
import { take, unitId, unitOf } from './units.ts';
import { CLASS_NAMES, type Mode } from './words.ts';

type Teller = Table<TacticsEvent>;

/** Tactics dealt to each player, of which one is kept (TET-SETUP-15). */
const TACTICS_DEALT = 2;

/** Partners sit opposite each other (TET-TEAM-02); the Enemies of an adventure are one team against the players (TET-RUL-39). */
function teamsOf(mode: Mode, seats: number): number[] {
  const people = Array.from({ length: seats }, (_, seat) => seat);
  switch (mode) {
    case 'competitive':
    case 'battle':
      return people;
    case 'teams':
    case 'battle-teams':
      return people.map((seat) => seat % 2);
    case 'solo':
    case 'co-op':
      return [...people.map(() => 0), ...people.map(() => 1)];
  }
}

export function setup(options: Options, table: Teller, seats: number): State {
  const { mode, payAnyTime, roundCap, pack, realm } = options;
  // Drawn at random (TET-RUL-01), or agreed on.
  const first = options.first === 'chance' ? (seats > 1 ? table.chance('first', seats) : 0) : Number(options.first);
  const given = { rules: { mode, payAnyTime, roundCap }, pack, realm, seats, teams: teamsOf(mode, seats), first };
  const book = bookOf(given);
  const state = emptyState(given, book.realm.zones.length, book.realm.boxes.length);
  table.emit({ event: 'began', rule: 'TET-SETUP-01', mode, first, teams: state.teams });
  state.deck = book.content.tactics.map((_, card) => card);
  if (isBattle(mode)) state.artifact = book.realm.artifact; // TET-BATTLE-03
  if (isAdventure(state)) dealPairs(state, table);
  else dealUnits(state, table);
  return state;
}

/** One card of each class for every player, at random (TET-SETUP-07, TET-SETUP-08). */
function dealUnits(state: State, table: Teller): void {
  const { unitsOfClass } = bookOf(state);
  for (let slot = 0; slot < CLASS_NAMES.length; slot++) {
    let deck = unitsOfClass[slot] ?? [];
    for (let i = 0; i < state.seats; i++) {
      const side = (state.first + i) % state.seats;
      const drawn = drawFrom(deck, table, 'unit');
      if (!drawn) continue;
      deck = drawn.left;
      const unit = unitOf(side, slot);
      take(state, unit, drawn.card);
      table.emit({ event: 'unit-dealt', rule: 'TET-SETUP-08', side, unit: unitId(state, unit) });
    }
  }
  state.phase = 'deploy';
}

/** From the first player clockwise; after the last one, true. */
function isLastInOrder(state: State, side: Side): boolean {
  return (side + 1) % state.seats === state.first;
}

/** An adventure: which unit of each pair stays (TET-SOLO-SETUP-02, TET-COOP-03). */
export function* dealOne(state: State, table: Teller): Play {
  if (!(yield* keepOne(state, table, state.active))) return;
  if (isLastInOrder(state, state.active)) state.phase = 'deploy';
  state.active = (state.active + 1) % state.seats;
}

/** From the first player clockwise (TET-SETUP-13). When all stand, the tactics are dealt. */
export function* deployOne(state: State, table: Teller): Play {
  if (!(yield* deploy(state, table))) return;
  const isLast = isLastInOrder(state, state.active);
  state.active = (state.active + 1) % state.seats;
  if (!isLast) return;
  if (isAdventure(state)) {
    // One Enemy after the other, in the order of the players who run them (TET-COOP-07).
    for (let i = 0; i < state.seats; i++) placeEnemy(state, table, enemyOf(state, (state.first + i) % state.seats));
  }
  state.phase = 'keep';
  for (let side = 0; side < state.seats; side++)
    drawTactics(state, table, { side, count: TACTICS_DEALT, rule: 'TET-SETUP-15' });
}

/** Everybody at once and in secret keeps one of two (TET-SETUP-15, TET-SETUP-16); then the first player begins (TET-SETUP-19). */
export function* keepOneTactic(state: State, table: Teller): Play {
  const sides = Array.from({ length: state.seats }, (_, side) => side).filter((side) => handOf(state, side).length > 0);
  const kept = yield* askAll(
    sides.map(
      (side) =>
        ({
          seat: side,
          name: 'keep',
          rule: 'TET-SETUP-15',
          options: () => handOf(state, side).map((card) => option(writeTactic(card, state), card)),
        }) as const,
    ),
  );
  for (const [i, side] of sides.entries()) {
    const card = kept[i];
    if (card === undefined) continue;
    keepTactic(state, side, card);
    const told = { event: 'tactic-kept', rule: 'TET-SETUP-15', side } as const;
    table.emit({ ...told, card: tacticId(state, card), only: [side], instead: told });
  }
  state.phase = 'begin';
}
