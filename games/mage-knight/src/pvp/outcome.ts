/** How a fight between players ends (MK-PVP-20, -22, -52 to -57, -65). */
import type { Seat } from '@taverne/engine';
import { landOf, siteAt, spaceName } from '../land.ts';
import { gainFame } from '../standing.ts';
import { atOf, type Duel, fameOf, heroOf, levelOf, modsOf, type State } from '../state.ts';
import type { MageTable } from '../types.ts';
import { NONE } from '../words.ts';

/** `winner`: the other one was forced to retreat; left out: both passed, and nobody has won. */
export function endDuel(state: State, table: MageTable, winner?: Seat): void {
  const { duel, arena } = state;
  if (!duel || !arena) return;
  const { aggressor, defender } = duel;
  if (winner === undefined) goBack(state, aggressor, arena.from);
  else win(state, table, duel, winner);
  state.arena = null;
  state.duel = null;
  state.foes = [];
  state.parts = [];
  state.damage = 0;
  state.acting = NONE;
  state.stage = 'after';
  if (duel.attends === 'full') state.closers = [defender];
  else letGo(state, defender);
  table.emit({
    event: 'duel-ended',
    rule: winner === undefined ? 'MK-PVP-56' : 'MK-PVP-52',
    seat: aggressor,
    other: defender,
    ...(winner !== undefined && { winner }),
  });
}

/** A draw: the aggressor leaves, and withdraws further at the end of the turn if that space is not safe (MK-PVP-23, -56). */
function goBack(state: State, aggressor: Seat, from: number): void {
  if (from === NONE) return;
  state.at[aggressor] = from;
  state.path = state.path.slice(0, -1);
}

/** What beating this player is worth to that one (MK-PVP-53, MK-PVP-54, MK-PVP-55). */
export function fameFor(state: State, winner: Seat, loser: Seat): number {
  const levels = levelOf(state, loser) - levelOf(state, winner);
  if (levels > 0) return 1 + 2 * levels;
  return levels === 0 && fameOf(state, winner) < fameOf(state, loser) ? 1 : 0;
}

function win(state: State, table: MageTable, { aggressor, defender }: Duel, winner: Seat): void {
  const loser = winner === aggressor ? defender : aggressor;
  gainFame(state, table, winner, { n: fameFor(state, winner, loser), by: heroOf(state, loser), rule: 'MK-PVP-53' });
  if (winner === aggressor) takeKeep(state, table, winner, loser);
}

/** The keep of one who was forced out of it belongs to the aggressor (MK-PVP-57, MK-RULING-15). */
function takeKeep(state: State, table: MageTable, winner: Seat, loser: Seat): void {
  const at = atOf(state, winner);
  const isTaken = ({ at: where, seat }: { readonly at: number; readonly seat: Seat }): boolean =>
    where === at && seat === loser;
  if (siteAt(landOf(state), at) !== 'keep' || !state.shields.some(isTaken)) return;
  state.shields = state.shields.map((shield) => (isTaken(shield) ? { at, seat: winner } : shield));
  table.emit({ event: 'conquered', rule: 'MK-PVP-57', seat: winner, site: 'keep', at: spaceName(at) });
}

/**
 * Who attended partially is done at once. What was played and tokens that were not used stay until the end of the next own turn
 * (MK-PVP-22); points and what was in force for the fight are gone (MK-PVP-65).
 */
function letGo(state: State, seat: Seat): void {
  state.move[seat] = 0;
  state.influence[seat] = 0;
  state.heal[seat] = 0;
  state.diceLeft[seat] = 0;
  state.mods[seat] = modsOf(state, seat).filter(({ mod }) => mod === 'hand');
}
