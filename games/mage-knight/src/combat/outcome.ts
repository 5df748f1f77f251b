/** What a fight leaves behind (MK-OUTCOME, MK-CITY-07). */
import type { Seat } from '@taverne/engine';
import { SITE_ROWS } from '../content/sites.ts';
import type { Reward, SiteRow } from '../content/types.ts';
import { landOf, siteAt, spaceName } from '../land.ts';
import { scenarioOf, sizeOf } from '../scenario.ts';
import { freeMine } from '../sites/mines.ts';
import { thankForRite } from '../sites/quests.ts';
import { ruinsRow } from '../sites/ruins.ts';
import { atOf, type Joint, rewardsOf, type Space, type State, unitsOf } from '../state.ts';
import { discardEnemy, layFaceDown } from '../tokens.ts';
import type { MageTable } from '../types.ts';
import { COLOURS, NONE, type SiteName } from '../words.ts';
import { tokenOf } from './foes.ts';

export function endFight(state: State, table: MageTable, seat: Seat): void {
  const { arena } = state;
  if (!arena) return;
  const site = arena.site === NONE ? undefined : siteAt(landOf(state), arena.site);
  // Rampaging enemies that joined an assault do not matter (MK-COMBAT-04).
  const isWon = state.foes.every(({ fate, role }) => fate === 'beaten' || role === 'rampager');
  if (state.joint) settleShare(state, state.joint);
  else if (arena.secret && isWon) conquerSecret(state, table, seat, arena.secret);
  else if (site && isWon) conquer(state, table, seat, { site, at: arena.site });
  else if (site) leave(state, seat, SITE_ROWS[site], { at: arena.site, from: arena.from });
  // Whoever was summoned or met under the earth and has survived leaves (MK-OUTCOME-09).
  if (arena.isRite || arena.secret) {
    for (const foe of state.foes) if (foe.role === 'dweller' && foe.fate !== 'beaten') discardEnemy(state, foe.enemy);
  }
  if (arena.isRite) thankForRite(state, seat, state.foes.filter(({ role }) => role === 'dweller').length);
  const { foes } = state;
  state.arena = null;
  state.foes = [];
  state.parts = [];
  state.stage = state.joint ? 'muster' : 'after';
  state.units[seat] = unitsOf(state, seat).map((unit) => (unit.isStruck ? { ...unit, isStruck: false } : unit));
  table.emit({ event: 'fight-ended', rule: 'MK-COMBAT-71', seat, won: foes.every(({ fate }) => fate === 'beaten') });
}

/** A secret dungeon or tomb is marked beside what lies above it (MK-SCENARIO-61); nobody enters it again. */
function conquerSecret(state: State, table: MageTable, seat: Seat, secret: 'dungeon' | 'tomb'): void {
  const at = atOf(state, seat);
  state.secrets = [...state.secrets, { at, seat }];
  table.emit({ event: 'conquered', rule: 'MK-SCENARIO-61', seat, site: secret, at: spaceName(at) });
  for (const reward of SITE_ROWS[secret].rewards ?? []) promise(state, table, seat, reward);
}

/** One part of a joint assault is over: what becomes of the city is seen when all are (MK-COOP-20). */
function settleShare(state: State, joint: Joint): void {
  const left = state.foes.flatMap(({ role, fate, enemy }) => (role === 'defender' && fate !== 'beaten' ? [enemy] : []));
  state.joint = { ...joint, now: joint.now + 1, survivors: [...joint.survivors, ...left] };
}

const isMarked = (state: State, at: Space): boolean => state.shields.some((shield) => shield.at === at);

/** A shield, unless one lies there already (MK-SITE-16), and what the site pays at the end of the turn. */
function conquer(
  state: State,
  table: MageTable,
  seat: Seat,
  { site, at }: { readonly site: SiteName; readonly at: Space },
): void {
  if (site === 'city') {
    conquerCity(state, table, seat, at);
    return;
  }
  if (site === 'keep') state.shields = state.shields.filter((shield) => shield.at !== at);
  if (isMarked(state, at)) return;
  const rewards = site === 'ruins' ? (ruinsRow(state, at)?.rewards ?? []) : (SITE_ROWS[site].rewards ?? []);
  state.shields = [...state.shields, { at, seat }];
  state.ruins = state.ruins.filter((ruin) => ruin.at !== at);
  table.emit({ event: 'conquered', rule: 'MK-OUTCOME-03', seat, site, at: spaceName(at) });
  for (const reward of rewards) promise(state, table, seat, reward);
  freeMine(state, table, seat, at);
}

function promise(state: State, table: MageTable, seat: Seat, reward: Reward): void {
  state.rewards[seat] = [...rewardsOf(state, seat), reward];
  table.emit({ event: 'reward-due', rule: 'MK-ENDTURN-15', seat, reward });
}

/** Its leader has most shields on it, or the first of those who do (MK-CITY-07). */
export function conquerCity(state: State, table: MageTable, seat: Seat, at: Space): void {
  const owners = state.shields.flatMap((shield) => (shield.at === at ? [shield.seat] : []));
  const countOf = (one: Seat): number => owners.filter((each) => each === one).length;
  const leader = owners.reduce((best, each) => (countOf(each) > countOf(best) ? each : best), owners[0] ?? seat);
  state.cities = state.cities.map((city) => (city.at === at ? { ...city, leader } : city));
  const colour = COLOURS[state.cities.find((city) => city.at === at)?.colour ?? 0] ?? 'red';
  table.emit({ event: 'conquered', rule: 'MK-OUTCOME-06', seat, site: 'city', at: spaceName(at) });
  table.emit({ event: 'city-led', rule: 'MK-CITY-07', seat: leader, colour });
  const taken = state.cities.filter((city) => city.leader !== NONE).length;
  if (scenarioOf(state).ends === 'cities-conquered' && taken === sizeOf(state).cities) state.isEnding = true;
}

/** Survivors stay or leave; after a failed assault the hero goes back to where it came from (MK-OUTCOME-09 to -13, -15). */
function leave(
  state: State,
  seat: Seat,
  { survivors, refills }: SiteRow,
  { at, from }: { readonly at: Space; readonly from: Space },
): void {
  for (const foe of state.foes) {
    if (foe.role === 'rampager') continue;
    // Whoever stood in for an absent owner goes, too (MK-OUTCOME-12).
    if (foe.fate !== 'beaten' && (survivors === 'leave' || foe.at === NONE)) discardEnemy(state, foe.enemy);
    if (foe.fate === 'beaten' && refills) layFaceDown(state, at, tokenOf(state, foe).pile);
  }
  if (from === NONE || atOf(state, seat) !== at) return;
  state.at[seat] = from;
  state.path = state.path.slice(0, -1);
}
