/** How a fight begins: who takes part, and what protects them (MK-COMBAT-01 to -08, MK-CITY-02 to -05). */
import type { Seat } from '@taverne/engine';
import { bitOf } from '../book.ts';
import { CITIES } from '../content/cities.ts';
import { SITE_ROWS } from '../content/sites.ts';
import { areNear, groundAt, landOf, siteAt, spaceName } from '../land.ts';
import { atOf, type Foe, modsOf, moveOf, type Space, type State } from '../state.ts';
import { turnUp } from '../tokens.ts';
import type { MageTable } from '../types.ts';
import { NONE } from '../words.ts';
import { foeName, newFoe, tokenOf } from './foes.ts';

export interface Beginning {
  /** The site that is fought for. */
  readonly site?: Space;
  /** Where an assault came from. */
  readonly from?: Space;
  /** Rampaging enemies, by their spaces. */
  readonly rampagers?: readonly Space[];
  /** Of a city that several assault together: the defenders that were dealt to this hero (MK-COOP-12). */
  readonly dealt?: readonly number[];
  /** Drawn to defend a keep for its owner (MK-MOVE-16). */
  readonly stands?: readonly number[];
  /** Enemies drawn for this fight alone. */
  readonly drawn?: readonly number[];
}

export function beginFight(state: State, table: MageTable, seat: Seat, beginning: Beginning): void {
  const { site = NONE, from = NONE, rampagers = [], drawn = [], stands = [], dealt } = beginning;
  const name = site === NONE ? undefined : siteAt(landOf(state), site);
  const row = name && SITE_ROWS[name];
  // Everything to be fought is turned up first (MK-COMBAT-08).
  turnUp(state, table, (at) => at === site, [seat]);
  const isAssault = from !== NONE;
  intoArena(state, seat, { site, from });
  const all = site === NONE ? [] : state.tokens.filter((token) => token.at === site);
  const there = dealt ? dealt.map((enemy) => ({ enemy, at: site })) : all;
  state.foes = [
    ...there.map(({ enemy, at }) => inCity(state, newFoe(enemy, isAssault ? 'defender' : 'dweller', at))),
    ...stands.map((enemy) => newFoe(enemy, 'defender', NONE)),
    ...drawn.map((enemy) => newFoe(enemy, 'dweller', NONE)),
    ...rampagers.flatMap((at) => rampagerAt(state, at)),
  ];
  state.stage = row && !isAssault ? 'ranged' : 'join';
  table.emit({
    event: 'fight-began',
    rule: 'MK-COMBAT-02',
    seat,
    enemies: state.foes.map((_, at) => foeName(state, at)),
    ...(name && { site: name }),
    at: spaceName(atOf(state, seat)),
  });
}

/** A fight begins: for a site, or for none; an assault comes from somewhere. */
export function intoArena(state: State, seat: Seat, { site, from }: { readonly site: Space; readonly from: Space }): void {
  const name = site === NONE ? undefined : siteAt(landOf(state), site);
  const row = name && SITE_ROWS[name];
  state.arena = {
    site,
    from,
    // Mines are dark, too, where they are to be freed (MK-SCENARIO-59).
    isNight: row?.isNight === true || name === 'mine',
    noUnits: row?.noUnits === true,
    hurt: 0,
    isOut: false,
    spare: isKept(state, seat, 'move') ? 0 : moveOf(state, seat),
    isFresh: true,
  };
  // Points made before the action are lost, unless an effect lets them be used in a fight (MK-TURN-30, MK-HEAL-06).
  if (!isKept(state, seat, 'move')) state.move[seat] = 0;
  if (!isKept(state, seat, 'influence')) state.influence[seat] = 0;
  state.heal[seat] = 0;
  state.parts = [];
  state.hitter = NONE;
  state.damage = 0;
}

/** Can these points be used as attack or block (Agility, Diplomacy)? */
const isKept = (state: State, seat: Seat, points: 'move' | 'influence'): boolean =>
  modsOf(state, seat).some((mod) => mod.mod === 'convert' && mod.from === points);

const rampagerAt = (state: State, space: Space): Foe[] =>
  state.tokens.flatMap(({ at, enemy, isRampaging }) => (isRampaging && at === space ? [newFoe(enemy, 'rampager', at)] : []));

/** The bonus of a city holds for its defenders in every phase (MK-COMBAT-64). */
export function inCity(state: State, foe: Foe): Foe {
  const colour = foe.role === 'defender' ? groundAt(landOf(state), foe.at)?.colour : undefined;
  if (!colour || siteAt(landOf(state), foe.at) !== 'city') return foe;
  const { element, attack } = tokenOf(state, foe);
  // Those that summon have no attack of their own.
  const bonus = CITIES[colour].bonuses.find(({ elements }) => !elements || (attack > 0 && elements.includes(element)));
  if (!bonus) return foe;
  return {
    ...foe,
    armor: foe.armor + (bonus.armor ?? 0),
    attack: foe.attack + (bonus.attack ?? 0),
    gained: foe.gained | (bonus.trait ? bitOf(bonus.trait) : 0),
  };
}

/** Rampaging enemies next to the hero that do not fight yet, by their spaces (MK-COMBAT-05, MK-TURN-25). */
export function challengeable(state: State, seat: Seat): readonly Space[] {
  const spaces: Space[] = [];
  const here = atOf(state, seat);
  for (const { at, isRampaging } of state.tokens) {
    if (!isRampaging || !areNear(at, here)) continue;
    if (!state.foes.some((foe) => foe.at === at && foe.role === 'rampager')) spaces.push(at);
  }
  return spaces;
}

/** One more joins the fight. */
export function challenge(state: State, table: MageTable, seat: Seat, at: Space): void {
  if (!state.arena) {
    beginFight(state, table, seat, { rampagers: [at] });
    return;
  }
  state.foes = [...state.foes, ...rampagerAt(state, at)];
}
