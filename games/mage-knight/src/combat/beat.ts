/** An enemy is defeated: Fame at once, its token goes, reputation for those that rampaged (MK-COMBAT-27, -28, MK-OUTCOME-01, -02). */
import type { Seat } from '@taverne/engine';
import { RAMPAGER_ROWS } from '../content/sites.ts';
import { landOf, siteAt } from '../land.ts';
import { isMod } from '../mods.ts';
import { changeReputation, gainFame } from '../standing.ts';
import { modsOf, type State } from '../state.ts';
import { discardEnemy } from '../tokens.ts';
import type { MageTable } from '../types.ts';
import { NONE, RAMPAGERS } from '../words.ts';
import { changeFoe, foeName, tokenOf } from './foes.ts';

export function beat(state: State, table: MageTable, seat: Seat, foes: readonly number[]): void {
  const extra = modsOf(state, seat)
    .filter(isMod('fame-per-foe'))
    .reduce((sum, { n }) => sum + n, 0);
  const names = foes.map((at) => foeName(state, at));
  let fame = 0;
  for (const at of foes) fame += beatOne(state, table, seat, { at, extra });
  table.emit({ event: 'defeated', rule: 'MK-COMBAT-27', seat, enemies: names, fame });
  gainFame(state, table, seat, { n: fame, by: 'enemies', rule: 'MK-COMBAT-28' });
}

function beatOne(
  state: State,
  table: MageTable,
  seat: Seat,
  { at, extra }: { readonly at: number; readonly extra: number },
): number {
  const foe = state.foes[at];
  if (!foe || foe.fate === 'beaten') return 0;
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
  return fame + extra;
}
