/** What some scenarios are about beside cities: glades and secret dungeons (MK-SCENARIO-60, -61). */
import { type Option, option, type Seat } from '@taverne/engine';
import { beginFight } from '../combat/begin.ts';
import { SITE_ROWS } from '../content/sites.ts';
import type { DeedSieve, PassageDeed, PlainDeed } from '../deeds.ts';
import { distance, landOf, siteAt, spaceName } from '../land.ts';
import { scenarioOf } from '../scenario.ts';
import { atOf, moveOf, rewardsOf, type Space, type State } from '../state.ts';
import { drawEnemy, hasEnemy } from '../tokens.ts';
import type { MageTable } from '../types.ts';
import type { PileName } from '../words.ts';

const questOf = (state: State) => scenarioOf(state).quest;

// ── glades (MK-SCENARIO-60) ──

const MARK: Option<PlainDeed<'mark'>> = option('mark', { do: 'mark' });
const INCANT: Option<PlainDeed<'incant'>> = option('incant', { do: 'incant' });

const marksOf = (state: State, seat: Seat): readonly Space[] =>
  state.shields.flatMap((shield) => (shield.seat === seat && siteAt(landOf(state), shield.at) === 'glade' ? [shield.at] : []));

export function questsThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  const at = atOf(state, seat);
  if (questOf(state) === 'glades' && siteAt(landOf(state), at) === 'glade') {
    if (!marksOf(state, seat).includes(at)) sieve.options.push(MARK);
    if (state.isNight && !state.hasIncanted[seat] && marksOf(state, seat).length > 0) sieve.options.push(INCANT);
  }
  if (questOf(state) === 'dungeons') passagesThrough(state, seat, sieve);
}

/** A shield of one's own; it is the turn's action. */
export function markGlade(state: State, table: MageTable, seat: Seat): void {
  const at = atOf(state, seat);
  state.shields = [...state.shields, { at, seat }];
  state.stage = 'after';
  table.emit({ event: 'glade-marked', rule: 'MK-SCENARIO-60', seat, at: spaceName(at) });
}

/** One enemy for each glade that bears one's mark: brown in the first night, red in the second. */
export const calledBy = (state: State, seat: Seat): readonly PileName[] =>
  marksOf(state, seat).map(() => (state.round <= 2 ? 'brown' : 'red'));

export function incant(state: State, table: MageTable, seat: Seat): void {
  state.hasIncanted[seat] = true;
  const drawn = calledBy(state, seat).flatMap((pile) => (hasEnemy(state, pile) ? [drawEnemy(state, table, pile)] : []));
  beginFight(state, table, seat, { drawn });
  if (state.arena) state.arena = { ...state.arena, isRite: true };
}

/** One random crystal for each of them that falls, two in the second night. */
export function thankForRite(state: State, seat: Seat, beaten: number): void {
  const crystals = new Array<'crystal'>(beaten * (state.round <= 2 ? 1 : 2)).fill('crystal');
  state.rewards[seat] = [...rewardsOf(state, seat), ...crystals];
}

// ── dungeons (MK-SCENARIO-61) ──

/** What lies under a village or a monastery. */
export function secretAt(state: State, at: Space): 'dungeon' | 'tomb' | undefined {
  if (questOf(state) !== 'dungeons') return undefined;
  const site = siteAt(landOf(state), at);
  return site === 'village' ? 'dungeon' : site === 'monastery' ? 'tomb' : undefined;
}

export function enterSecret(state: State, table: MageTable, seat: Seat, secret: 'dungeon' | 'tomb'): void {
  const drawn = (SITE_ROWS[secret].enemies ?? []).flatMap((pile) =>
    hasEnemy(state, pile) ? [drawEnemy(state, table, pile)] : [],
  );
  beginFight(state, table, seat, { drawn });
  if (state.arena) state.arena = { ...state.arena, isNight: true, noUnits: true, secret };
  state.stage = 'ranged';
}

/** Dungeons and tombs that somebody has conquered; with a seat: that this one has. */
export function dungeonsOf(state: State, seat?: Seat): readonly Space[] {
  const land = landOf(state);
  const open = state.shields.filter(({ at }) => DUNGEONS.some((site) => site === siteAt(land, at)));
  return [...open, ...state.secrets].flatMap((shield) => (seat === undefined || shield.seat === seat ? [shield.at] : []));
}
const DUNGEONS = ['dungeon', 'tomb'] as const;

const PASSAGE_COST = 2;
export const passageCost = (from: Space, to: Space): number => PASSAGE_COST + distance(from, to);

function passagesThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  const here = atOf(state, seat);
  const ends = dungeonsOf(state);
  if (!ends.includes(here)) return;
  for (const to of new Set(ends)) {
    if (to === here || passageCost(here, to) > moveOf(state, seat)) continue;
    const deed: PassageDeed = { do: 'passage', to };
    sieve.options.push(option(`passage ${spaceName(to)}`, deed));
  }
}
