/** A joint assault: one fight after the other, each against the defenders that chance deals (MK-COOP-12 to -23). */
import { option, type Play, type Seat } from '@taverne/engine';
import { actBefore, openTurn, waysBefore } from '../begin.ts';
import { enemyOf } from '../book.ts';
import { beginFight } from '../combat/begin.ts';
import { conquerCity } from '../combat/outcome.ts';
import { spaceName } from '../land.ts';
import { provokedBy } from '../move.ts';
import { lookAround } from '../sight.ts';
import { changeReputation } from '../standing.ts';
import type { Joint, State } from '../state.ts';
import { ask, type MageTable } from '../types.ts';
import { NONE } from '../words.ts';
import { castTunnel } from './tunnel.ts';

const GO = option('go', 'go');

/** The next fight begins, or all are over. Who was invited may first do what may be done before a turn (MK-COOP-13). */
export function* musterStep(state: State, table: MageTable): Play {
  const { joint } = state;
  if (!joint) return;
  const seat = joint.seats[joint.now];
  if (seat === undefined) {
    endAssault(state, table, joint);
    return;
  }
  state.acting = joint.now === 0 ? NONE : seat;
  if (joint.now > 0) {
    const how: string = yield* ask(seat, 'muster', () => [GO, ...waysBefore(state, table, seat)], {
      rule: 'MK-COOP-13',
      safe: GO.key,
      lone: 'asked',
      circumstances: ['joint'],
    });
    if (how !== GO.key) {
      yield* actBefore(state, table, seat, how);
      return;
    }
    openTurn(state, seat);
  } else if (joint.spell !== NONE) yield* castTunnel(state, table, seat, joint.spell);
  enterCity(state, table, seat, joint);
}

/** Straight into the city; what that step provokes joins in (MK-COOP-15, MK-COOP-16), others may be challenged (MK-COOP-17), and it costs reputation as any assault (MK-COOP-18). */
function enterCity(state: State, table: MageTable, seat: Seat, joint: Joint): void {
  const { city, now } = joint;
  const from = joint.from[now] ?? city;
  const isTunnelled = now === 0 && joint.spell !== NONE;
  state.at[seat] = city;
  const [way, to] = [spaceName(from), spaceName(city)];
  table.emit({ event: 'moved', rule: 'MK-COOP-15', seat, from: way, to, path: [to], cost: 0 });
  lookAround(state, table, seat);
  changeReputation(state, table, seat, { n: -1, by: 'assault', rule: 'MK-COOP-18' });
  const dealt = deal(state, table, joint);
  table.emit({ event: 'defenders-dealt', rule: 'MK-COOP-12', seat, enemies: dealt.map((enemy) => enemyOf(state, enemy).id) });
  beginFight(state, table, seat, { site: city, from, rampagers: isTunnelled ? [] : provokedBy(state, from, city), dealt });
}

/** To each participant all enemies are those dealt here (MK-COOP-19). Those that nobody was dealt yet are shuffled: which come is known when they are turned up. */
function deal(state: State, table: MageTable, { city, shares, now, survivors }: Joint): readonly number[] {
  const pool = state.tokens.flatMap(({ at, enemy }) => (at === city ? [enemy] : []));
  for (const enemy of survivors) pool.splice(pool.indexOf(enemy), 1);
  return Array.from({ length: Math.min(shares[now] ?? 0, pool.length) }, () => {
    const [enemy = 0] = pool.splice(table.chance('defender', pool.length), 1);
    return enemy;
  });
}

/** Conquered if no defender is left, rampaging enemies do not matter; otherwise all go back (MK-COOP-20, -21). Then turns end: it was the action (MK-COOP-22, MK-COOP-23). */
function endAssault(state: State, table: MageTable, { city, seats, from }: Joint): void {
  const [initiator = 0, ...others] = seats;
  const isWon = !state.tokens.some(({ at }) => at === city);
  state.joint = null;
  state.acting = NONE;
  state.closers = others;
  state.stage = 'after';
  table.emit({ event: 'assault-ended', rule: 'MK-COOP-20', won: isWon });
  if (isWon) {
    conquerCity(state, table, initiator, city);
    return;
  }
  for (const [i, seat] of seats.entries()) state.at[seat] = from[i] ?? city;
}
