/** The offers of advanced actions, spells and units (MK-SETUP-06 to -08, MK-ROUND-05 to -12, MK-CARD-14, -15). */
import { unitOf } from './book.ts';
import { TILES } from './content/tiles.ts';
import type { TileKind } from './content/types.ts';
import { deal, putUnder } from './decks.ts';
import { landOf } from './land.ts';
import { scenarioOf } from './scenario.ts';
import { type CardNumber, type State, without } from './state.ts';
import type { MageTable } from './types.ts';

const OFFER_SIZE = 3;
type Offer = 'advanced' | 'spells';
const DECKS = { advanced: 'advancedDeck', spells: 'spellDeck' } as const;
const WORDS = { advanced: 'advanced action', spells: 'spell' } as const;

/** The next card of a deck; undefined: it is empty. */
export function dealFrom(
  state: State,
  table: MageTable,
  deck: 'advancedDeck' | 'spellDeck' | 'artifactDeck' | 'regularDeck' | 'eliteDeck',
  what: string,
): number | undefined {
  const dealt = deal(state[deck], table, what);
  if (dealt) state[deck] = dealt.left;
  return dealt?.card;
}

/** The others shift down, a new card fills the top. */
export function fillOffer(state: State, table: MageTable, offer: Offer): void {
  while (state[offer].length < OFFER_SIZE) {
    const card = dealFrom(state, table, DECKS[offer], WORDS[offer]);
    if (card === undefined) return;
    state[offer] = [card, ...state[offer]];
  }
}

/** A card is taken, and the offer refilled at once (MK-CARD-14). */
export function takeFromOffer(state: State, table: MageTable, offer: Offer, card: CardNumber): void {
  state[offer] = without(state[offer], card);
  fillOffer(state, table, offer);
}

/** The lowest card goes under its deck, or wherever it is wanted (MK-ROUND-11, -12, MK-SCENARIO-13). */
export function refreshOffer(state: State, table: MageTable, offer: Offer, isWanted = false): CardNumber | undefined {
  const lowest = state[offer].at(-1);
  if (lowest !== undefined) {
    if (!isWanted) state[DECKS[offer]] = putUnder(state[DECKS[offer]], lowest);
    state[offer] = state[offer].slice(0, -1);
  }
  fillOffer(state, table, offer);
  return lowest;
}

// ── units ──

const unitsDealt = (state: State): number => state.seats + 2 + (scenarioOf(state).blitz ? 1 : 0);

/** Has a core tile been revealed (MK-ROUND-09)? */
const isCoreSeen = ({ tiles }: State): boolean => tiles.some(({ tile }) => CORE_KINDS.includes(TILES[tile]?.kind ?? 'start'));
const CORE_KINDS: readonly TileKind[] = ['core', 'city'];

/** From then on elite units come too, the first, third, fifth of a deal. */
export function dealUnits(state: State, table: MageTable): void {
  const hasElite = isCoreSeen(state) && !scenarioOf(state).noElite;
  const offer: number[] = [];
  for (let i = 0; i < unitsDealt(state); i++) {
    const isElite = hasElite && i % 2 === 0;
    const unit = isElite
      ? dealFrom(state, table, 'eliteDeck', 'elite unit')
      : dealFrom(state, table, 'regularDeck', 'regular unit');
    if (unit !== undefined) offer.push(unit);
  }
  state.offer = offer;
}

/** Every unit goes under its own deck, lessons under theirs; new ones are dealt (MK-ROUND-05 to -10). */
export function refreshUnits(state: State, table: MageTable): void {
  for (const unit of state.offer) {
    if (unitOf(state, unit).isElite) state.eliteDeck = putUnder(state.eliteDeck, unit);
    else state.regularDeck = putUnder(state.regularDeck, unit);
  }
  state.advancedDeck = putUnder(state.advancedDeck, ...state.taught);
  state.taught = [];
  dealUnits(state, table);
  for (let i = 0; i < openMonasteries(state); i++) teach(state, table);
}

/** Monasteries on the map that nobody has burned. */
const openMonasteries = (state: State): number => {
  const { grounds, spaces } = landOf(state);
  return grounds.filter(({ site }, i) => site === 'monastery' && !state.shields.some(({ at }) => at === spaces[i])).length;
};

/** An advanced action joins the unit offer (MK-ROUND-10, MK-EXPLORE-16). */
export function teach(state: State, table: MageTable): void {
  const card = dealFrom(state, table, 'advancedDeck', 'advanced action');
  if (card !== undefined) state.taught = [...state.taught, card];
}
