/** Interacting with locals: influence, recruiting and purchases (MK-INTERACT). What each city sells is in sites/city.ts. */
import { consider, type Option, option, type Play, type Seat } from '@taverne/engine';
import { cardOf, unitOf } from '../book.ts';
import { SITE_ROWS } from '../content/sites.ts';
import type { BuyDeed, DeedSieve, RecruitDeed } from '../deeds.ts';
import { gainCard } from '../draws.ts';
import { landOf, siteAt } from '../land.ts';
import { canPay, colourNumber, pay } from '../mana.ts';
import { isMod } from '../mods.ts';
import { takeFromOffer } from '../offers.ts';
import { playing } from '../playing.ts';
import { type Against, NO_MANA, refusal } from '../refusals.ts';
import { givePoints } from '../run.ts';
import { influenceOfReputation } from '../standing.ts';
import { atOf, type CardNumber, influenceOf, modsOf, type State, without } from '../state.ts';
import type { MageTable, Verdict } from '../types.ts';
import { BOUND, gainUnit, replacing, roomFor } from '../units/use.ts';
import { NONE, RECRUITERS, type SiteName } from '../words.ts';

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
const NO_COMMAND = refusal('MK-INTERACT-10', 'no-command');
const tooDear = (rule: string, cost: number, influence: number): Against => refusal(rule, 'too-dear', { cost, influence });

/** What speaks against recruiting this unit here; the white city has units of every kind (MK-CITY-12). */
function refuseRecruit(state: State, seat: Seat, unit: number): Verdict {
  const site = siteHere(state, seat);
  const { at } = unitOf(state, unit);
  const isHere = RECRUITERS.some((each) => each === site && at.includes(each)) || sellsAllUnits(state, seat);
  if (!isHere) return WRONG_PLACE;
  const costs = roomFor(state, seat).map((replaced) => costOf(state, unit, replaced));
  const cost = Math.min(...costs, costOf(state, unit, NONE));
  if (influenceOf(state, seat) < cost) return tooDear('MK-INTERACT-09', cost, influenceOf(state, seat));
  return costs.length > 0 ? undefined : NO_COMMAND;
}
/** Whoever is bound by loyalty asks for less. */
const BOND_DISCOUNT = 5;
const costOf = (state: State, unit: number, replaced: number): number =>
  Math.max(0, unitOf(state, unit).cost - (replaced === BOUND ? BOND_DISCOUNT : 0));
const waysToRecruit = (state: State, seat: Seat, unit: number): readonly number[] =>
  roomFor(state, seat).filter((replaced) => costOf(state, unit, replaced) <= influenceOf(state, seat));
const sellsAllUnits = (state: State, seat: Seat): boolean => {
  const ground = landOf(state).grounds[landOf(state).placeOf[atOf(state, seat)] ?? NONE];
  return ground?.site === 'city' && ground.colour === 'white';
};

const recruitKey = (state: State, seat: Seat, at: number, replaced: number): string =>
  `recruit ${unitOf(state, state.offer[at] ?? 0).id} ${at}${replacing(state, seat, replaced)}`;

export function recruitsThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  for (const [at, unit] of state.offer.entries()) {
    const against = refuseRecruit(state, seat, unit);
    if (against && !sieve.refused) continue;
    for (const replaced of against ? [NONE] : waysToRecruit(state, seat, unit)) {
      consider(sieve, option(recruitKey(state, seat, at, replaced), { do: 'recruit', unit: at, for: replaced }), against);
    }
  }
}

/** The offer is not refilled (MK-INTERACT-12). */
export function recruit(state: State, table: MageTable, seat: Seat, deed: RecruitDeed): void {
  const unit = state.offer[deed.unit] ?? 0;
  const { id } = unitOf(state, unit);
  const cost = costOf(state, unit, deed.for);
  state.influence[seat] = influenceOf(state, seat) - cost;
  state.offer = state.offer.toSpliced(deed.unit, 1);
  gainUnit(state, table, seat, unit, deed.for);
  state.recruits++;
  table.emit({ event: 'recruited', rule: 'MK-INTERACT-09', seat, unit: id, cost });
}

// ── purchases ──

const buyOption = (state: State, what: BuyDeed['what'], card: CardNumber): Option<BuyDeed> =>
  option(card === NONE ? `buy ${what}` : `buy ${what} ${cardOf(state, card).id}`, { do: 'buy', what, card });

const priced = (state: State, seat: Seat, rule: string, cost: number): Verdict =>
  influenceOf(state, seat) >= cost ? undefined : tooDear(rule, cost, influenceOf(state, seat));

export function purchasesThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  const { heals, teaches, spells } = SITE_ROWS[siteHere(state, seat)];
  if (heals !== undefined) consider(sieve, buyOption(state, 'heal', NONE), priced(state, seat, 'MK-INTERACT-13', heals));
  if (teaches !== undefined) {
    for (const card of state.taught)
      consider(sieve, buyOption(state, 'taught', card), priced(state, seat, 'MK-INTERACT-15', teaches));
  }
  if (spells !== undefined) {
    for (const card of state.spells) {
      const colour = cardOf(state, card).colour;
      const isPaid = colour !== undefined && canPay(state, seat, colourNumber(colour));
      consider(
        sieve,
        buyOption(state, 'spell', card),
        priced(state, seat, 'MK-INTERACT-16', spells) ?? (isPaid ? undefined : NO_MANA),
      );
    }
  }
}

/** An effect lets one buy an advanced action of the offer, wherever one is, once (Learning). */
export function learnsThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  const mod = modsOf(state, seat).find(isMod('learn'));
  if (!mod || (influenceOf(state, seat) < mod.cost && !sieve.refused)) return;
  for (const card of state.advanced)
    consider(sieve, buyOption(state, 'learn', card), priced(state, seat, 'MK-CARD-08', mod.cost));
}

function learnFromOffer(state: State, table: MageTable, seat: Seat, card: CardNumber): void {
  const mod = modsOf(state, seat).find(isMod('learn'));
  if (!mod) return;
  state.influence[seat] = influenceOf(state, seat) - mod.cost;
  state.mods[seat] = modsOf(state, seat).filter((each) => each !== mod);
  table.emit({ event: 'bought', rule: 'MK-CARD-14', seat, what: 'learn', cost: mod.cost, card: cardOf(state, card).id });
  takeFromOffer(state, table, 'advanced', card);
  gainCard(state, table, seat, card, mod.to);
}

export function* buy(state: State, table: MageTable, seat: Seat, { what, card }: BuyDeed): Play {
  if (what === 'learn') {
    learnFromOffer(state, table, seat, card);
    return;
  }
  const { heals = 0, teaches = 0, spells = 0 } = SITE_ROWS[siteHere(state, seat)];
  const cost = what === 'heal' ? heals : what === 'spell' ? spells : teaches;
  state.influence[seat] = influenceOf(state, seat) - cost;
  const named = card === NONE ? {} : { card: cardOf(state, card).id };
  table.emit({ event: 'bought', rule: 'MK-INTERACT-08', seat, what, cost, ...named });
  switch (what) {
    case 'heal':
      givePoints(playing(state, table, seat, 'locals'), 'heal', 1);
      return;
    case 'taught':
      state.taught = without(state.taught, card);
      gainCard(state, table, seat, card);
      return;
    case 'spell': {
      const { colour } = cardOf(state, card);
      if (colour) yield* pay(state, table, seat, [colourNumber(colour)]);
      takeFromOffer(state, table, 'spells', card);
      gainCard(state, table, seat, card);
      return;
    }
    default:
  }
}
