/** What some scenarios are about beside cities: glades and secret dungeons (MK-SCENARIO-60, -61). */
import { type Option, option, type Seat } from '@taverne/engine';
import { beginFight } from '../combat/begin.ts';
import { SITE_ROWS } from '../content/sites.ts';
import type { DeedSieve, PassageDeed, PlainDeed } from '../deeds.ts';
import { areNear, groundAt, landOf, siteAt, spaceName } from '../land.ts';
import { scenarioOf } from '../scenario.ts';
import { atOf, moveOf, rewardsOf, type Space, type State } from '../state.ts';
import { drawEnemies } from '../tokens.ts';
import type { MageTable } from '../types.ts';
import { NONE, type PileName, type Terrain } from '../words.ts';

const questOf = (state: State) => scenarioOf(state).quest;

// ── glades (MK-SCENARIO-60) ──

const MARK: Option<PlainDeed<'mark'>> = option('mark', { do: 'mark' });
const INCANT: Option<PlainDeed<'incant'>> = option('incant', { do: 'incant' });

const marksOf = (state: State, seat: Seat): readonly Space[] =>
  state.shields.flatMap((shield) => (shield.seat === seat && siteAt(landOf(state), shield.at) === 'glade' ? [shield.at] : []));

/** A glade is marked where the movement ends. */
export function marksThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  if (questOf(state) !== 'glades' || state.acting !== NONE) return;
  const at = atOf(state, seat);
  if (siteAt(landOf(state), at) === 'glade' && !marksOf(state, seat).includes(at)) sieve.options.push(MARK);
}

/** An incantation is spoken anywhere but among people. */
export function ritesThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  if (questOf(state) !== 'glades') return;
  const at = atOf(state, seat);
  const site = siteAt(landOf(state), at);
  const marks = marksOf(state, seat);
  marksThrough(state, seat, sieve);
  // A monastery that was burned is an empty space (MK-SITE-07).
  const isBurned = site === 'monastery' && state.shields.some((shield) => shield.at === at);
  const isAmongPeople = site !== undefined && PEOPLED.includes(SITE_ROWS[site].kind) && !isBurned;
  if (state.isNight && !state.hasIncanted[seat] && marks.length > 0 && !isAmongPeople) sieve.options.push(INCANT);
}
const PEOPLED: readonly string[] = ['inhabited', 'fortified'];

/** A shield of one's own. It ends the movement and is no action: another may follow. */
export function markGlade(state: State, table: MageTable, seat: Seat): void {
  const at = atOf(state, seat);
  state.shields = [...state.shields, { at, seat }];
  state.hasMoved = true;
  state.hasStopped = true;
  table.emit({ event: 'glade-marked', rule: 'MK-SCENARIO-60', seat, at: spaceName(at) });
}

/** One enemy for each glade that bears one's mark: brown in the first night, red in the second. */
export const calledBy = (state: State, seat: Seat): readonly PileName[] =>
  marksOf(state, seat).map(() => (state.round <= 2 ? 'brown' : 'red'));

export function incant(state: State, table: MageTable, seat: Seat): void {
  state.hasIncanted[seat] = true;
  beginFight(state, table, seat, { drawn: drawEnemies(state, table, calledBy(state, seat)) });
  if (state.arena) state.arena = { ...state.arena, isRite: true };
  // No step has led to this fight: nobody else may be challenged to join it (MK-COMBAT-05).
  state.stage = 'ranged';
}

/** One random crystal for each of them that came, beaten or not, two in the second night. */
export function thankForRite(state: State, seat: Seat, called: number): void {
  const crystals = new Array<'crystal'>(called * (state.round <= 2 ? 1 : 2)).fill('crystal');
  state.rewards[seat] = [...rewardsOf(state, seat), ...crystals];
}

/** After a night all marks are gone, and everybody may call again. */
export function forgetRites(state: State): void {
  state.hasIncanted.fill(false);
  if (questOf(state) !== 'glades' || state.isNight) return;
  const land = landOf(state);
  state.shields = state.shields.filter(({ at }) => siteAt(land, at) !== 'glade');
}

// ── when it is done ──

const SECOND_NIGHT = 4;

/** Is there nothing left to do in this scenario (MK-ENDTURN-45)? */
export function isQuestDone(state: State): boolean {
  const quest = questOf(state);
  if (quest === 'glades') return state.round === SECOND_NIGHT && state.hasIncanted.every(Boolean);
  if ((quest !== 'mines' && quest !== 'dungeons') || hasTilesLeft(state)) return false;
  const land = landOf(state);
  if (quest === 'mines') return !land.spaces.some((at) => siteAt(land, at) === 'mine' && hasToken(state, at));
  const open = dungeonsOf(state);
  const all = land.spaces.filter((at) => secretAt(state, at) ?? DUNGEONS.find((site) => site === siteAt(land, at)));
  return all.every((at) => open.includes(at));
}
const hasTilesLeft = ({ countrysideLeft, coreLeft, cityLeft }: State): boolean => countrysideLeft + coreLeft + cityLeft > 0;
const hasToken = ({ tokens }: State, space: Space): boolean => tokens.some(({ at }) => at === space);

// ── dungeons (MK-SCENARIO-61) ──

/** What lies under a village or a monastery. */
export function secretAt(state: State, at: Space): 'dungeon' | 'tomb' | undefined {
  if (questOf(state) !== 'dungeons') return undefined;
  const site = siteAt(landOf(state), at);
  return site === 'village' ? 'dungeon' : site === 'monastery' ? 'tomb' : undefined;
}

export function enterSecret(state: State, table: MageTable, seat: Seat, secret: 'dungeon' | 'tomb'): void {
  beginFight(state, table, seat, { drawn: drawEnemies(state, table, SITE_ROWS[secret].enemies ?? []) });
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

export const isConqueredDungeon = (state: State, at: Space): boolean =>
  questOf(state) === 'dungeons' && dungeonsOf(state).includes(at);

const PASSAGE_COST = 2;

/** Along spaces that are known, around lakes and swamps; undefined: there is no such way. */
export function passageCost(state: State, from: Space, to: Space): number | undefined {
  const land = landOf(state);
  const isDry = (at: Space): boolean => at === to || !WET.includes(groundAt(land, at)?.terrain ?? 'sea');
  const seen = new Set([from]);
  let edge: readonly Space[] = [from];
  for (let steps = 1; edge.length > 0; steps++) {
    edge = land.spaces.filter((at) => !seen.has(at) && isDry(at) && edge.some((near) => areNear(near, at)));
    for (const at of edge) seen.add(at);
    if (seen.has(to)) return PASSAGE_COST + steps;
  }
  return undefined;
}
const WET: readonly Terrain[] = ['lake', 'swamp', 'sea'];

/** They are movement: also from a space that is another hero's (MK-OTHERS-03). */
export function passagesThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  if (questOf(state) !== 'dungeons') return;
  const here = atOf(state, seat);
  const ends = dungeonsOf(state);
  if (!ends.includes(here)) return;
  for (const to of new Set(ends)) {
    const cost = to === here ? undefined : passageCost(state, here, to);
    if (cost === undefined || cost > moveOf(state, seat)) continue;
    const deed: PassageDeed = { do: 'passage', to };
    sieve.options.push(option(`passage ${spaceName(to)}`, deed));
  }
}
