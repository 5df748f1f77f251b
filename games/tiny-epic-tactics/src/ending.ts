/** The end: what triggers it, who still plays a last turn (TET-END-01 to 04), and how adventures are won and lost. */
import type { Outcome, RuleId, Table } from '@taverne/engine';
import { bookOf, isBattle } from './content/book.ts';
import type { TacticsEvent } from './events.ts';
import { scored } from './score.ts';
import { isAdventure } from './solo/closed.ts';
import type { Side, State } from './state.ts';
import { unitCount } from './units.ts';
import { NONE } from './words.ts';

/** Captures that end a battle (TET-BATTLE-20, TET-BATTLETEAM-04). */
const CAPTURES_TO_END = 3;

interface Trigger {
  readonly side: Side;
  readonly why: 'flags' | 'eliminated' | 'captures';
  readonly rule: RuleId;
}

/** Flags that end the match: 1, 2 and 3 for two, three and four players, 3 for teams (TET-END-01, TET-TEAM-11). */
const flagsToEnd = (state: State): number => Math.min(state.seats - 1, bookOf(state).realm.zones.length);

/** The turn under way becomes the triggering turn, whoever caused it; later triggers change nothing (TET-RUL-22). */
function trigger(state: State, table: Table<TacticsEvent>, { side, why, rule }: Trigger): void {
  if (state.lastFrom !== NONE) return;
  state.lastFrom = state.turns;
  state.lastSide = state.active;
  table.emit({ event: 'end-triggered', rule, side, why });
}

/** After flags were won (TET-END-01). */
export function endIfFlagsWon(state: State, table: Table<TacticsEvent>, side: Side): void {
  const won = state.won.filter((owner) => owner !== NONE).length;
  if (won > 0 && won >= flagsToEnd(state)) trigger(state, table, { side, why: 'flags', rule: 'TET-END-01' });
}

/**
 * After captures, when all those of one effect are done (TET-RUL-45): a player without units triggers the end (TET-END-02,
 * TET-TEAM-11, TET-RUL-28), in battle three captures of one player do (TET-BATTLE-20); an adventure is lost at once.
 */
export function endIfCaptured(state: State, table: Table<TacticsEvent>): void {
  for (let side = 0; side < state.seats; side++) {
    if (unitCount(state, side) > 0) continue;
    // In co-op one player without units is enough.
    if (isAdventure(state)) lose(state, 'eliminated', isCoop(state) ? 'TET-COOP-15' : 'TET-SOLO-END-02');
    else trigger(state, table, { side, why: 'eliminated', rule: 'TET-END-02' });
  }
  if (!isBattle(state.rules.mode)) return;
  for (let side = 0; side < state.seats; side++) {
    if ((state.captured[side]?.length ?? 0) >= CAPTURES_TO_END)
      trigger(state, table, { side, why: 'captures', rule: 'TET-BATTLE-20' });
  }
}

/** Asked after a stretch of rules that may have ended the match. */
export const isOver = (state: State): boolean => state.ending !== null;

/** Does the match end before this side would play? So it is when the triggering turn's side comes round again (TET-END-03). */
export const isOverBefore = (state: State, side: Side): boolean => state.lastFrom !== NONE && side === state.lastSide;

export const roundOf = (state: State): number => Math.floor((Math.max(state.turns, 1) - 1) / state.seats) + 1;

/** Is the last round of the cap played (TET-ONL-01)? */
export const isCapped = (state: State): boolean => state.turns >= state.rules.roundCap * state.seats;

export function endByCap(state: State, table: Table<TacticsEvent>): void {
  table.emit({ event: 'round-cap-reached', rule: 'TET-ONL-01', rounds: state.rules.roundCap });
  if (isAdventure(state)) lose(state, 'round-cap', 'TET-ONL-01');
  else endByScore(state);
}

export function endByScore(state: State): void {
  state.ending ??= scored(state);
}

// ── adventures: no points, everybody wins or loses together (TET-SOLO-TURN-01, TET-COOP-14 to 16) ──

const isCoop = (state: State): boolean => state.rules.mode === 'co-op';

export function win(state: State, how: string, rule: RuleId): void {
  state.ending ??= adventureEnd(state, 1, how, rule);
}

export function lose(state: State, how: string, rule: RuleId): void {
  state.ending ??= adventureEnd(state, 2, how, rule);
}

/** How far an adventure came. */
export type Feats = {
  readonly crystals: number;
  readonly time: number;
  readonly rounds: number;
  readonly units: readonly number[];
};

export function adventureEnd(state: State, place: number, how: string, rule: RuleId): Outcome<Feats> {
  const crystals = state.green.filter((green) => green).length;
  const units = Array.from({ length: state.seats }, (_, side) => unitCount(state, side));
  const detail = { crystals, time: state.time, rounds: roundOf(state), units };
  const each = <T>(of: T): T[] => new Array<T>(state.seats).fill(of);
  return { places: each(place), teams: each(0), how, rule, detail };
}
