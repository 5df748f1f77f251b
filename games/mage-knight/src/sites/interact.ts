/** Interacting with locals: influence, and recruiting (MK-INTERACT). What they sell is in sites/buy.ts. */
import { option, type Seat } from '@taverne/engine';
import { unitOf } from '../book.ts';
import { type DeedSieve, type RecruitDeed, weigh } from '../deeds.ts';
import { landOf, siteAt } from '../land.ts';
import { refusal, tooDear } from '../refusals.ts';
import { influenceOfReputation } from '../standing.ts';
import { atOf, influenceOf, type State } from '../state.ts';
import type { MageTable, Verdict } from '../types.ts';
import { gainUnit, replacing, roomFor } from '../units/use.ts';
import { BOUND, NONE, RECRUITERS, type SiteName } from '../words.ts';

const siteHere = (state: State, seat: Seat): SiteName => siteAt(landOf(state), atOf(state, seat)) ?? 'portal';

/** The modifier of one's reputation is read now, and one's shields in a city count (MK-INTERACT-04, -06, -07). */
export function beginInteraction(state: State, table: MageTable, seat: Seat): void {
  const at = atOf(state, seat);
  const shields =
    siteHere(state, seat) === 'city' ? state.shields.filter((each) => each.at === at && each.seat === seat).length : 0;
  state.stage = 'interact';
  // Points made before the action are lost (MK-TURN-30).
  state.move[seat] = 0;
  state.influence[seat] = (influenceOfReputation(state, seat) ?? 0) + shields;
  table.emit({
    event: 'interacted',
    rule: 'MK-INTERACT-01',
    seat,
    site: siteHere(state, seat),
    influence: influenceOf(state, seat),
  });
}

// ── recruiting ──

const WRONG_PLACE = refusal('MK-INTERACT-09', 'wrong-place');

/** What speaks against recruiting this unit here; the white city has units of every kind (MK-CITY-12). */
function refuseRecruit(state: State, seat: Seat, unit: number): Verdict {
  const site = siteHere(state, seat);
  const { at } = unitOf(state, unit);
  const isHere = RECRUITERS.some((each) => each === site && at.includes(each)) || sellsAllUnits(state, seat);
  if (!isHere) return WRONG_PLACE;
  const costs = roomFor(state, seat).map((replaced) => costOfUnit(state, unit, replaced));
  const cost = Math.min(...costs);
  return influenceOf(state, seat) < cost ? tooDear('MK-INTERACT-09', cost, influenceOf(state, seat)) : undefined;
}
/** Whoever is bound by loyalty asks for less. */
const BOND_DISCOUNT = 5;
export const costOfUnit = (state: State, unit: number, replaced: number): number =>
  Math.max(0, unitOf(state, unit).cost - (replaced === BOUND ? BOND_DISCOUNT : 0));
const waysToRecruit = (state: State, seat: Seat, unit: number): readonly number[] =>
  roomFor(state, seat).filter((replaced) => costOfUnit(state, unit, replaced) <= influenceOf(state, seat));
const sellsAllUnits = (state: State, seat: Seat): boolean => {
  const ground = landOf(state).grounds[landOf(state).placeOf[atOf(state, seat)] ?? NONE];
  return ground?.site === 'city' && ground.colour === 'white';
};

const recruitKey = (state: State, seat: Seat, at: number, replaced: number): string =>
  `recruit ${unitOf(state, state.offer[at] ?? 0).id} ${at}${replacing(state, seat, replaced)}`;

export function recruitsThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  for (const [at, unit] of state.offer.entries()) {
    const against = refuseRecruit(state, seat, unit);
    for (const replaced of against ? [NONE] : waysToRecruit(state, seat, unit)) {
      weigh(sieve, against, () => option(recruitKey(state, seat, at, replaced), { do: 'recruit', unit: at, for: replaced }));
    }
  }
}

/** The offer is not refilled (MK-INTERACT-12). */
export function recruit(state: State, table: MageTable, seat: Seat, deed: RecruitDeed): void {
  const unit = state.offer[deed.unit] ?? 0;
  const { id } = unitOf(state, unit);
  const cost = costOfUnit(state, unit, deed.for);
  state.influence[seat] = influenceOf(state, seat) - cost;
  state.offer = state.offer.toSpliced(deed.unit, 1);
  gainUnit(state, table, seat, { unit, replaced: deed.for });
  state.recruits++;
  table.emit({ event: 'recruited', rule: 'MK-INTERACT-09', seat, unit: id, cost });
}
