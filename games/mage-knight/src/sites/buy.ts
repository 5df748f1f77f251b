/** What locals sell for influence (MK-INTERACT-08, -13 to -17, MK-CITY-10 to -13), and what an effect lets one buy wherever one is. */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { cardOf } from '../book.ts';
import { CITIES } from '../content/cities.ts';
import { SITE_ROWS } from '../content/sites.ts';
import { deckSize } from '../decks.ts';
import { type BuyDeed, type DeedSieve, weigh } from '../deeds.ts';
import { gainCard } from '../draws.ts';
import { groundAt, landOf } from '../land.ts';
import { canPay, colourNumber, pay } from '../mana.ts';
import { isMod } from '../mods.ts';
import { dealFrom, takeFromOffer } from '../offers.ts';
import { playing } from '../playing.ts';
import { noMana, SOLD_OUT, tooDear } from '../refusals.ts';
import { givePoints } from '../run.ts';
import { atOf, type CardNumber, influenceOf, modsOf, rewardsOf, type State, without } from '../state.ts';
import type { MageTable, Verdict } from '../types.ts';
import { type Basic, NONE } from '../words.ts';

type Good = BuyDeed['what'];

/** What a price tag says; `cards`: those that can be had for it, NONE where it is no card that one sees. */
interface Ware {
  readonly what: Good;
  readonly cost: number;
  readonly rule: string;
  readonly cards: readonly CardNumber[];
}
const UNSEEN: readonly CardNumber[] = [NONE];

function waresAt(state: State, seat: Seat): readonly Ware[] {
  const ground = groundAt(landOf(state), atOf(state, seat));
  if (!ground?.site) return [];
  const { heals, teaches, spells } = SITE_ROWS[ground.site];
  return [
    ...(heals === undefined ? [] : [{ what: 'heal', ...heals, cards: UNSEEN } as const]),
    ...(teaches === undefined ? [] : [{ what: 'taught', cost: teaches, rule: 'MK-INTERACT-15', cards: state.taught } as const]),
    ...(spells === undefined ? [] : [{ what: 'spell', cost: spells, rule: 'MK-INTERACT-16', cards: state.spells } as const]),
    ...(ground.site === 'city' && ground.colour ? cityWares(state, CITIES[ground.colour].sells) : []),
  ];
}

/** What is printed on the card of a city (MK-INTERACT-17). */
function cityWares(state: State, sells: (typeof CITIES)['red']['sells']): readonly Ware[] {
  switch (sells) {
    case 'artifact':
      return [{ what: 'artifact', cost: 12, rule: 'MK-CITY-10', cards: UNSEEN }];
    case 'spell':
      return [{ what: 'spell', cost: SITE_ROWS['mage-tower'].spells ?? 0, rule: 'MK-CITY-11', cards: state.spells }];
    case 'elite':
      return [{ what: 'elite', cost: 2, rule: 'MK-CITY-12', cards: UNSEEN }];
    case 'advanced':
      return [
        { what: 'advanced', cost: 6, rule: 'MK-CITY-13', cards: state.advanced },
        { what: 'unseen', cost: 6, rule: 'MK-CITY-13', cards: UNSEEN },
      ];
  }
}

/** Is there one left? An artifact that was bought is drawn when the turn ends. */
function isThere(state: State, seat: Seat, what: Good): boolean {
  switch (what) {
    case 'artifact':
      return deckSize(state.artifactDeck) > rewardsOf(state, seat).filter((reward) => reward === 'artifact').length;
    case 'elite':
      return deckSize(state.eliteDeck) > 0;
    case 'unseen':
      return deckSize(state.advancedDeck) > 0;
    default:
      return true;
  }
}

const priceOf = (colour: Basic): readonly number[] => [colourNumber(colour)];
const PRICES = { red: priceOf('red'), blue: priceOf('blue'), green: priceOf('green'), white: priceOf('white') } as const;

function refuseWare(state: State, seat: Seat, { what, cost, rule }: Ware, card: CardNumber): Verdict {
  if (influenceOf(state, seat) < cost) return tooDear(rule, cost, influenceOf(state, seat));
  if (!isThere(state, seat, what)) return SOLD_OUT;
  const colour = what === 'spell' ? cardOf(state, card).colour : undefined;
  return colour === undefined || canPay(state, seat, colourNumber(colour)) ? undefined : noMana(PRICES[colour]);
}

const buyOption = (state: State, what: Good, card: CardNumber): Option<BuyDeed> =>
  option(card === NONE ? `buy ${what}` : `buy ${what} ${cardOf(state, card).id}`, { do: 'buy', what, card });

export function purchasesThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  for (const ware of waresAt(state, seat)) {
    for (const card of ware.cards) {
      weigh(sieve, refuseWare(state, seat, ware, card), () => buyOption(state, ware.what, card));
    }
  }
}

export function* buy(state: State, table: MageTable, seat: Seat, { what, card }: BuyDeed): Play {
  if (what === 'learn') {
    learnFromOffer(state, table, seat, card);
    return;
  }
  const cost = costOfGood(state, seat, what);
  state.influence[seat] = influenceOf(state, seat) - cost;
  const named = card === NONE ? {} : { card: cardOf(state, card).id };
  table.emit({ event: 'bought', rule: 'MK-INTERACT-08', seat, what, cost, ...named });
  yield* handOver(state, table, seat, { what, card });
}

/** What is asked for it here, or by the effect that lets one learn anywhere. */
export const costOfGood = (state: State, seat: Seat, what: Good): number =>
  what === 'learn'
    ? (modsOf(state, seat).find(isMod('learn'))?.cost ?? 0)
    : (waresAt(state, seat).find((ware) => ware.what === what)?.cost ?? 0);

interface Bought {
  readonly what: Exclude<Good, 'learn'>;
  readonly card: CardNumber;
}

function* handOver(state: State, table: MageTable, seat: Seat, { what, card }: Bought): Play {
  switch (what) {
    case 'heal':
      givePoints(playing(state, table, seat, { by: 'locals' }), 'heal', 1);
      return;
    case 'taught':
      state.taught = without(state.taught, card);
      gainCard(state, table, seat, { card });
      return;
    case 'spell': {
      const { colour } = cardOf(state, card);
      if (colour) yield* pay(state, table, seat, { price: [colourNumber(colour)] });
      takeFromOffer(state, table, 'spells', card);
      gainCard(state, table, seat, { card });
      return;
    }
    case 'artifact':
      state.rewards[seat] = [...rewardsOf(state, seat), 'artifact'];
      return;
    case 'elite': {
      const unit = dealFrom(state, table, 'eliteDeck', 'elite unit');
      if (unit !== undefined) state.offer = [...state.offer, unit];
      return;
    }
    case 'advanced':
      takeFromOffer(state, table, 'advanced', card);
      gainCard(state, table, seat, { card });
      return;
    case 'unseen': {
      const drawn = dealFrom(state, table, 'advancedDeck', 'advanced action');
      if (drawn !== undefined) gainCard(state, table, seat, { card: drawn });
    }
  }
}

// ── Learning ──

/** An effect lets one buy an advanced action of the offer, wherever one is, once. */
export function learnsThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  const mod = modsOf(state, seat).find(isMod('learn'));
  if (!mod) return;
  const against = influenceOf(state, seat) < mod.cost ? tooDear('MK-CARD-08', mod.cost, influenceOf(state, seat)) : undefined;
  for (const card of state.advanced) weigh(sieve, against, () => buyOption(state, 'learn', card));
}

function learnFromOffer(state: State, table: MageTable, seat: Seat, card: CardNumber): void {
  const mod = modsOf(state, seat).find(isMod('learn'));
  if (!mod) return;
  state.influence[seat] = influenceOf(state, seat) - mod.cost;
  state.mods[seat] = modsOf(state, seat).filter((each) => each !== mod);
  table.emit({ event: 'bought', rule: 'MK-CARD-14', seat, what: 'learn', cost: mod.cost, card: cardOf(state, card).id });
  takeFromOffer(state, table, 'advanced', card);
  gainCard(state, table, seat, { card, to: mod.to });
}
