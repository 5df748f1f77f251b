/** What damage between players is spent on: wounds, artifacts, a forced retreat (MK-PVP-35 to -38, -45 to -50). */
import { consider, type Option, option, type Seat } from '@taverne/engine';
import { cardOf, unitOf } from '../book.ts';
import { DONE } from '../combat/fight.ts';
import type { Deed, DeedSieve, DriveDeed, StealDeed, WoundDeed } from '../deeds.ts';
import { areNear, groundAt, landOf, spaceName } from '../land.ts';
import { hasMod } from '../mods.ts';
import { refusal } from '../refusals.ts';
import { unitName } from '../run.ts';
import { isSafe } from '../safety.ts';
import { lookAround } from '../sight.ts';
import {
  atOf,
  type CardNumber,
  type Duel,
  discardOf,
  heroOf,
  modsOf,
  playedOf,
  type State,
  unitAt,
  unitsOf,
  without,
} from '../state.ts';
import { printedNow } from '../terrain.ts';
import type { MageTable } from '../types.ts';
import { woundUnit } from '../units/harm.ts';
import { changeUnit } from '../units/use.ts';
import { NONE, TERRAINS } from '../words.ts';
import { takeWounds } from '../wounds.ts';
import { endDuel } from './outcome.ts';
import { blockerOf, PRICE_OF_ARTIFACT, priceOfHero, priceOfUnit } from './sums.ts';

/** Something that damage can buy, and what it costs. */
interface Ware {
  readonly option: Option<WoundDeed | StealDeed | DriveDeed>;
  readonly rule: string;
  readonly cost: number;
}

function waresOf(state: State, duel: Duel): readonly Ware[] {
  return [...woundsOf(state, duel), ...(duel.isMelee ? [...stealsOf(state, duel), ...drivesOf(state, duel)] : [])];
}

function woundsOf(state: State, duel: Duel): readonly Ware[] {
  const blocker = blockerOf(duel);
  const hero: Ware = {
    option: option('wound hero', { do: 'wound', unit: NONE }),
    rule: 'MK-PVP-38',
    cost: priceOfHero(state, duel),
  };
  const isSpared = hasMod(modsOf(state, blocker), 'spared-units');
  const units = state.foes.flatMap((foe): Ware[] => {
    if (foe.of?.seat !== blocker || isSpared || unitAt(state, blocker, foe.of.unit).wounds !== 0) return [];
    const at = foe.of.unit;
    return [
      {
        option: option(`wound ${unitName(state, blocker, at)}`, { do: 'wound', unit: at }),
        rule: 'MK-PVP-37',
        cost: priceOfUnit(state, duel, foe),
      },
    ];
  });
  return [...units, hero];
}

/** Artifacts of the discard pile, the play area and wounded units (MK-PVP-46). */
function artifactsOf(state: State, seat: Seat): readonly CardNumber[] {
  const isArtifact = (card: CardNumber): boolean => cardOf(state, card).kind === 'artifact';
  const borne = unitsOf(state, seat).flatMap(({ banner, wounds }) => (banner !== NONE && wounds > 0 ? [banner] : []));
  return [...discardOf(state, seat), ...playedOf(state, seat), ...borne].filter(isArtifact);
}
const stealsOf = (state: State, duel: Duel): readonly Ware[] =>
  artifactsOf(state, blockerOf(duel)).map((card) => ({
    option: option(`steal ${cardOf(state, card).id}`, { do: 'steal', card }),
    rule: 'MK-PVP-45',
    cost: PRICE_OF_ARTIFACT,
  }));

/** Safe spaces beside the fight, for what they cost on the board (MK-PVP-47, -48). */
function drivesOf(state: State, duel: Duel): readonly Ware[] {
  const [land, blocker] = [landOf(state), blockerOf(duel)];
  const here = atOf(state, blocker);
  return land.spaces.flatMap((to): Ware[] => {
    if (!areNear(to, here) || !isSafe(state, blocker, to)) return [];
    const cost = printedNow(state)[TERRAINS.indexOf(groundAt(land, to)?.terrain ?? 'sea')] ?? 0;
    return [{ option: option(`drive ${spaceName(to)}`, { do: 'drive', to }), rule: 'MK-PVP-48', cost }];
  });
}

export function spoilsThrough(state: State, sieve: DeedSieve): void {
  const { duel, damage } = state;
  if (!duel) return;
  for (const { option: one, rule, cost } of waresOf(state, duel)) {
    consider(sieve, one, cost <= damage ? undefined : tooLittle(rule, cost, damage));
  }
  sieve.options.push(DONE);
}
const tooLittle = (rule: string, needed: number, sum: number) =>
  refusal(rule, 'too-weak', { needed, sum, short: needed - sum });

/** Does what is left of the damage buy anything? */
export const settleDamage = (state: State): boolean =>
  state.duel !== null && waresOf(state, state.duel).some(({ cost }) => cost <= state.damage);

/** What a deed costs, for the page. */
export const costOfSpoil = (state: State, deed: Deed): number | undefined => {
  const ware =
    state.duel && waresOf(state, state.duel).find(({ option: { value } }) => JSON.stringify(value) === JSON.stringify(deed));
  return ware?.cost;
};

const spend = (state: State, deed: Deed): void => {
  state.damage -= costOfSpoil(state, deed) ?? 0;
};

export function wound(state: State, table: MageTable, deed: WoundDeed): void {
  const { duel } = state;
  if (!duel) return;
  const [seat, by] = [blockerOf(duel), heroOf(state, duel.attacker)];
  spend(state, deed);
  if (deed.unit === NONE) {
    table.emit({ event: 'hero-wounded', rule: 'MK-PVP-38', seat, wounds: 1, by, discard: 0 });
    takeWounds(state, seat, 1);
    return;
  }
  woundUnit(state, seat, deed.unit);
  const unit = unitOf(state, unitAt(state, seat, deed.unit).unit).id;
  table.emit({ event: 'unit-wounded', rule: 'MK-PVP-37', seat, unit, wounds: 1, by });
}

/** It goes to the thief's discard pile (MK-PVP-45). */
export function steal(state: State, table: MageTable, deed: StealDeed): void {
  const { duel } = state;
  if (!duel) return;
  const [thief, owner] = [duel.attacker, blockerOf(duel)];
  const { card } = deed;
  spend(state, deed);
  state.discard[owner] = without(discardOf(state, owner), card);
  state.played[owner] = without(playedOf(state, owner), card);
  for (const [at, { banner }] of unitsOf(state, owner).entries()) {
    if (banner === card) changeUnit(state, owner, at, { banner: NONE, isBannerDown: false });
  }
  state.discard[thief] = [...discardOf(state, thief), card];
  table.emit({ event: 'artifact-stolen', rule: 'MK-PVP-45', seat: thief, other: owner, card: cardOf(state, card).id });
}

/** The blocker goes there, nobody is provoked, and the fight is over (MK-PVP-49, MK-PVP-50). */
export function drive(state: State, table: MageTable, deed: DriveDeed): void {
  const { duel } = state;
  if (!duel) return;
  const seat = blockerOf(duel);
  spend(state, deed);
  state.at[seat] = deed.to;
  table.emit({ event: 'driven-off', rule: 'MK-PVP-47', seat, to: spaceName(deed.to) });
  endDuel(state, table, duel.attacker);
  lookAround(state, table, seat);
}
