/** The phases of a fight: ranged and siege, block, damage, attack (MK-COMBAT-16 to -71). The attack being put together is in the state. */
import { type Option, option, type Seat } from '@taverne/engine';
import { type BlockDeed, type DeedSieve, type PlainDeed, type StrikeDeed, weigh } from '../deeds.ts';
import { type Against as Refused, refusal } from '../refusals.ts';
import { foeAt, type State } from '../state.ts';
import { discardEnemy, drawEnemy, hasEnemy } from '../tokens.ts';
import type { MageTable } from '../types.ts';
import { NONE } from '../words.ts';
import { beat } from './beat.ts';
import { endDiscards } from './convert.ts';
import { armorOf, attackOf, changeFoe, foeName, isAttacking, isThere, newFoe, SUMMON, traitsOf, wallsOf } from './foes.ts';
import { endFight } from './outcome.ts';
import { against, attackSum, blockSum, type Force, forceOf, toBlock } from './sums.ts';
import { TWISTS } from './twists.ts';

export const DONE: Option<PlainDeed<'done'>> = option('done', { do: 'done' });
const TWICE_FORTIFIED = refusal('MK-COMBAT-21', 'twice-fortified');

// ── attacks ──

/** Every set of targets that the points on the table defeat: an attack that fails has no effect, so none is offered (MK-COMBAT-29). */
export function strikesThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  if (state.parts.length === 0 && !sieve.refused) return;
  const isRanged = state.stage === 'ranged';
  const aims: number[] = [];
  state.foes.forEach((foe, at) => {
    if (!isThere(foe)) return;
    if (isRanged && wallsOf(state, foe, seat) > 1) weigh(sieve, TWICE_FORTIFIED, () => strikeOption(state, [at]));
    else aims.push(at);
  });
  const force = forceOf(state, seat);
  const grow = (from: number, foes: readonly number[], armor: number): void => {
    for (let i = from; i < aims.length; i++) {
      const at = aims[i] ?? NONE;
      const needed = armor + armorOf(state, foeAt(state, at));
      if (needed > force.total && !sieve.refused) continue;
      const set = [...foes, at];
      const sum = attackSum(force, against(state, seat, set));
      if (sum >= needed || sieve.refused) {
        const missed = sum >= needed ? undefined : refuseStrike(force, state, seat, { set, needed, sum });
        weigh(sieve, missed, () => strikeOption(state, set));
      }
      grow(i + 1, set, needed);
    }
  };
  grow(0, [], 0);
}

interface Missed {
  readonly set: readonly number[];
  readonly needed: number;
  readonly sum: number;
}
/** Too little, or enough if it were siege (MK-COMBAT-20). */
function refuseStrike(force: Force, state: State, seat: Seat, { set, needed, sum }: Missed): Refused {
  const resisted = against(state, seat, set);
  const isWalledOff = resisted.siegeOnly && attackSum(force, { ...resisted, siegeOnly: false }) >= needed;
  return isWalledOff
    ? refusal('MK-COMBAT-20', 'walls', { needed, sum, short: needed - sum })
    : tooWeak('MK-COMBAT-26', needed, sum);
}

const strikeOption = (state: State, foes: readonly number[]): Option<StrikeDeed> =>
  option(`strike ${foes.map((at) => foeName(state, at)).join(' ')}`, { do: 'strike', foes });

/** How far one is. */
const tooWeak = (rule: string, needed: number, sum: number): Refused =>
  refusal(rule, 'too-weak', { needed, sum, short: needed - sum });

export function strike(state: State, table: MageTable, seat: Seat, { foes }: StrikeDeed): void {
  state.parts = [];
  endDiscards(state, seat);
  beat(state, table, seat, foes);
}

// ── blocks ──

export function blocksThrough(state: State, sieve: DeedSieve): void {
  if (state.parts.length === 0 && !sieve.refused) return;
  state.foes.forEach((foe, at) => {
    if (!isAttacking(foe)) return;
    const [sum, needed] = [blockSum(state, state.parts, foe), toBlock(state, foe, state.parts)];
    const isStopped = sum >= needed && state.parts.length > 0;
    const against = isStopped ? undefined : tooWeak('MK-COMBAT-43', needed, sum);
    weigh(sieve, against, () => option(`block ${foeName(state, at)}`, { do: 'block', foe: at }));
  });
}

/** The enemy stays in the fight, its damage is gone (MK-COMBAT-45). */
export function block(state: State, table: MageTable, seat: Seat, { foe }: BlockDeed): void {
  const { parts } = state;
  state.parts = [];
  changeFoe(state, foe, { fate: 'blocked' });
  table.emit({ event: 'blocked', rule: 'MK-COMBAT-45', seat, enemy: foeName(state, foe) });
  for (const { twist = '' } of parts) {
    TWISTS[twist]?.earns?.(state, seat);
    TWISTS[twist]?.blocked?.(state, table, seat, foe);
  }
}

// ── from one phase to the next ──

/** Points that were not used are lost with their phase (MK-COMBAT-14). */
export function nextPhase(state: State, table: MageTable, seat: Seat): void {
  state.parts = [];
  switch (state.stage) {
    case 'join':
      state.stage = 'ranged';
      return;
    case 'ranged':
      state.stage = 'block';
      summon(state, table);
      if (!state.foes.some(isAttacking)) nextPhase(state, table, seat);
      return;
    case 'block':
      state.stage = 'damage';
      for (const [at, foe] of state.foes.entries()) {
        if (isAttacking(foe) && attackOf(state, foe) === 0) changeFoe(state, at, { fate: 'struck' });
      }
      if (!state.foes.some(isAttacking)) nextPhase(state, table, seat);
      return;
    case 'damage':
      state.stage = 'attack';
      dismiss(state);
      return;
    default:
      endFight(state, table, seat);
  }
}

/** Whoever summons draws a brown token that fights in its place (MK-COMBAT-32 to -34); one that is held does not (MK-COMBAT-75). */
function summon(state: State, table: MageTable): void {
  for (const [at, foe] of state.foes.entries()) {
    if (!isAttacking(foe) || (traitsOf(state, foe) & SUMMON) === 0 || !hasEnemy(state, 'brown')) continue;
    const enemy = drawEnemy(state, table, 'brown');
    changeFoe(state, at, { fate: 'away' });
    state.foes = [...state.foes, { ...newFoe(enemy, 'dweller', NONE), summoner: at }];
    table.emit({
      event: 'foe-summoned',
      rule: 'MK-COMBAT-32',
      enemy: foeName(state, state.foes.length - 1),
      by: foeName(state, at),
    });
  }
}

/** What was summoned goes, blocked or not, and the summoner is back (MK-COMBAT-35). */
function dismiss(state: State): void {
  if (!state.foes.some(({ summoner }) => summoner !== NONE)) return;
  for (const { enemy, summoner } of state.foes) if (summoner !== NONE) discardEnemy(state, enemy);
  state.foes = state.foes
    .filter(({ summoner }) => summoner === NONE)
    .map((foe) => (foe.fate === 'away' ? { ...foe, fate: 'struck' } : foe));
}

/** After each deed of a fight: it is over when nobody is left, and a phase when nobody attacks any more. */
export function settleFight(state: State, table: MageTable, seat: Seat): void {
  if (!state.arena || state.duel) return;
  const isAnybody = state.foes.some((foe) => foe.fate !== 'beaten' && foe.summoner === NONE);
  if (!isAnybody) {
    dismiss(state);
    endFight(state, table, seat);
  } else if (state.stage === 'block' && !state.foes.some(isAttacking)) nextPhase(state, table, seat);
}
