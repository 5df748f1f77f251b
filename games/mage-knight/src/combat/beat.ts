/** An enemy is defeated: Fame at once, its token goes, reputation for those that rampaged (MK-COMBAT-27, -28, MK-OUTCOME-01, -02). */
import type { Seat } from '@taverne/engine';
import { unitOf } from '../book.ts';
import { RAMPAGER_ROWS } from '../content/sites.ts';
import { landOf, siteAt } from '../land.ts';
import { isMod } from '../mods.ts';
import { changeReputation, gainFame } from '../standing.ts';
import { type Foe, foeAt, heroOf, modsOf, type State, unitAt } from '../state.ts';
import { discardEnemy } from '../tokens.ts';
import type { MageTable } from '../types.ts';
import { woundUnit } from '../units/harm.ts';
import { NONE, RAMPAGERS } from '../words.ts';
import { changeFoe, foeName, tokenOf } from './foes.ts';

export function beat(state: State, table: MageTable, seat: Seat, all: readonly number[]): void {
  const foes = all.filter((at) => !woundInstead(state, table, seat, at));
  if (foes.length === 0) return;
  const extra = modsOf(state, seat)
    .filter(isMod('fame-per-foe'))
    .reduce((sum, { n }) => sum + n, 0);
  const names = foes.map((at) => foeName(state, at));
  // Whoever defends a keep for its owner brings half the Fame, rounded up for all of them (MK-MOVE-17, MK-RULING-25).
  let [fame, halved, honours] = [0, 0, 0];
  for (const at of foes) {
    const gained = beatOne(state, table, seat, at);
    if (isStandIn(foeAt(state, at))) halved += gained;
    else fame += gained;
    if (gained > 0) honours += extra;
  }
  fame += Math.ceil(halved / 2);
  if (state.arena?.isRite) fame *= 2; // MK-SCENARIO-60
  // What an effect adds for each of them is neither halved nor doubled with what they are worth.
  fame += honours;
  table.emit({ event: 'defeated', rule: 'MK-COMBAT-27', seat, enemies: names, fame });
  gainFame(state, table, seat, { n: fame, by: 'enemies', rule: 'MK-COMBAT-28' });
}

/** What destroys an enemy wounds another player's unit (MK-PVP-60). */
function woundInstead(state: State, table: MageTable, seat: Seat, at: number): boolean {
  const { of } = foeAt(state, at);
  if (!of) return false;
  woundUnit(state, of.seat, of.unit);
  const unit = unitOf(state, unitAt(state, of.seat, of.unit).unit).id;
  table.emit({ event: 'unit-wounded', rule: 'MK-PVP-60', seat: of.seat, unit, wounds: 1, by: heroOf(state, seat) });
  return true;
}

const isStandIn = ({ role, at }: Foe): boolean => role === 'defender' && at === NONE;

/** Returns the Fame it is worth. */
function beatOne(state: State, table: MageTable, seat: Seat, at: number): number {
  const foe = foeAt(state, at);
  if (foe.fate === 'beaten') return 0;
  changeFoe(state, at, { fate: 'beaten' });
  // What was summoned brings no Fame, and goes when all attacks are over (MK-COMBAT-35).
  if (foe.summoner !== NONE) return 0;
  const { pile, fame } = tokenOf(state, foe);
  discardEnemy(state, foe.enemy);
  if (foe.at !== NONE) {
    const token = state.tokens.findIndex((each) => each.at === foe.at && each.enemy === foe.enemy);
    if (token !== NONE) state.tokens = state.tokens.toSpliced(token, 1);
  }
  if (foe.role === 'rampager') {
    const kind = RAMPAGERS.find((each) => RAMPAGER_ROWS[each].pile === pile);
    if (kind) changeReputation(state, table, seat, { n: RAMPAGER_ROWS[kind].reputation, by: kind, rule: 'MK-OUTCOME-02' });
  }
  if (foe.role === 'defender' && siteAt(landOf(state), foe.at) === 'city') {
    state.shields = [...state.shields, { at: foe.at, seat }];
  }
  return fame;
}
