/** Laying out the game (MK-SETUP). */
import { type Bag, bagOf, drawFrom } from '@taverne/engine';
import { advancedCards, artifactCards, bookOf, deckOfHero, spellCards, unitOf } from './book.ts';
import { CITIES } from './content/cities.ts';
import { RUINS } from './content/ruins.ts';
import { HOLDS_MAP } from './content/scenarios.ts';
import { TILES } from './content/tiles.ts';
import type { TileKind } from './content/types.ts';
import { deckOfCards } from './decks.ts';
import { drawCards } from './draws.ts';
import { placeTile, revealTile } from './explore.ts';
import { centreOf } from './land.ts';
import { colourNumber, rollSource } from './mana.ts';
import { dealUnits, fillOffer } from './offers.ts';
import { heroesAndRules, type Options, type Wish } from './options.ts';
import { showTactics } from './preparation.ts';
import { scenarioOf, sizeOf } from './scenario.ts';
import { emptyState, plus, type State } from './state.ts';
import type { MageTable } from './types.ts';
import { HEROES, NONE, PILES } from './words.ts';
import { levelRow } from './wounds.ts';

/** Heroes for all seats and for the dummy player: as they were chosen, the others by chance (MK-SETUP-01, MK-SCENARIO-05). */
function chooseHeroes(wishes: readonly Wish[], table: MageTable, count: number): readonly number[] {
  const wanted = wishes.map((wish) => (wish === 'random' ? NONE : HEROES.indexOf(wish)));
  let bag: Bag = bagOf(HEROES.map((_, i) => i).filter((hero) => !wanted.includes(hero)));
  const chosen: number[] = [];
  for (let seat = 0; seat < count; seat++) {
    const wish = wanted[seat] ?? NONE;
    const drawn = wish === NONE ? drawFrom(bag, table, 'hero') : undefined;
    if (drawn) bag = drawn.left;
    chosen.push(drawn?.card ?? wish);
  }
  return chosen;
}

const tilesOf = (kind: TileKind): Bag => bagOf(TILES.flatMap((tile, i) => (tile.kind === kind ? [i] : [])));

export function setup(options: Options, table: MageTable, seats: number): State {
  const { heroes: wishes, rules } = heroesAndRules(options, seats);
  const { dummy, blitz } = scenarioOf({ rules, seats });
  const state = emptyState(rules, seats, chooseHeroes(wishes, table, dummy ? seats + 1 : seats));
  const names = state.heroes.map((hero) => HEROES[hero] ?? 'arythea');
  const own = names[seats];
  table.emit({
    event: 'began',
    rule: 'MK-SETUP-01',
    scenario: rules.scenario,
    heroes: names.slice(0, seats),
    ...(dummy && own ? { dummy: own } : {}),
  });
  // The first chooser stands on top, the dummy player below all (MK-SETUP-02).
  state.order = Array.from({ length: dummy ? seats + 1 : seats }, (_, seat) => seat);
  layPiles(state);
  layOffers(state, table);
  rollSource(state, table, seats + 2 + (blitz ? 1 : 0));
  layMap(state, table);
  for (let seat = 0; seat < seats; seat++) layHero(state, table, seat);
  if (dummy) layDummy(state);
  showTactics(state);
  return state;
}

/** MK-SETUP-04 */
function layPiles(state: State): void {
  const tokens = bookOf(state).enemies;
  state.piles = PILES.map((pile) =>
    bagOf(tokens.flatMap((enemy, i) => (enemy.pile === pile ? new Array<number>(enemy.copies).fill(i) : []))),
  );
  state.ruinsBag = bagOf(RUINS.map((_, i) => i));
}

/** MK-SETUP-06 to -08 */
function layOffers(state: State, table: MageTable): void {
  const { kind, villagersFirst } = scenarioOf(state);
  state.advancedDeck = deckOfCards(advancedCards());
  state.spellDeck = deckOfCards(spellCards(kind === 'competitive'));
  state.artifactDeck = deckOfCards(artifactCards());
  fillOffer(state, table, 'advanced');
  fillOffer(state, table, 'spells');
  const units = (isElite: boolean) =>
    deckOfCards(
      bookOf(state).units.flatMap((unit, i) => (unit.isElite === isElite ? new Array<number>(unit.copies).fill(i) : [])),
    );
  state.regularDeck = units(false);
  state.eliteDeck = units(true);
  dealUnits(state, table);
  // Again until one of them can be recruited in a village (MK-SCENARIO-27).
  while (villagersFirst && state.offer.length > 0 && !state.offer.some((unit) => unitOf(state, unit).at.includes('village'))) {
    state.regularDeck = units(false);
    dealUnits(state, table);
  }
}

/** The sides of the start tile, and where tiles lie next to it from the start. */
const [START_A, START_B] = [0, 1];
const BESIDE_A = [
  [0, 1],
  [1, 0],
] as const;
const BESIDE_B = [...BESIDE_A, [1, -1]] as const;

/** MK-SETUP-12 to -14 */
function layMap(state: State, table: MageTable): void {
  const { shape, countryside, cities, core } = sizeOf(state);
  const { quest, openCity } = scenarioOf(state);
  if (quest === 'holds') {
    layHolds(state, table);
    return;
  }
  state.countrysideBag = tilesOf('countryside');
  state.coreBag = tilesOf('core');
  state.cityBag = tilesOf('city').filter((tile) => !openCity || TILES[tile]?.id === CITIES[openCity].tile);
  state.countrysideLeft = countryside;
  state.coreLeft = core;
  state.cityLeft = cities;
  const isWedge = shape === 'wedge' || shape === 'wedge-unlimited';
  placeTile(state, table, { tile: isWedge ? START_A : START_B, x: 0, y: 0 });
  for (const [x, y] of isWedge ? BESIDE_A : BESIDE_B) revealTile(state, table, x, y);
}

/** All of it lies there from the beginning (MK-SCENARIO-62). */
function layHolds(state: State, table: MageTable): void {
  placeTile(state, table, { tile: START_B, x: 0, y: 0 });
  for (const [id, x, y] of HOLDS_MAP) placeTile(state, table, { tile: TILES.findIndex((tile) => tile.id === id), x, y });
}

/** MK-SETUP-03, -15 to -18; in a blitz one starts ahead (MK-SCENARIO-38). */
function layHero(state: State, table: MageTable, seat: number): void {
  const { blitz, kind } = scenarioOf(state);
  const hero = state.heroes[seat] ?? 0;
  state.at[seat] = centreOf(0, 0);
  if (blitz) {
    state.fame[seat] = 1;
    state.reputation[seat] = 2;
  }
  state.deck[seat] = deckOfCards(deckOfHero(hero));
  state.skillBag[seat] = skillsOfHero(state, hero, kind === 'competitive');
  drawCards(state, table, seat, levelRow(state, seat).hand);
}

/** Without those that work on others where nobody is a rival (MK-SCENARIO-44). */
const skillsOfHero = (state: State, hero: number, hasRivals: boolean): Bag =>
  bagOf(
    bookOf(state).skills.flatMap((skill, i) => (skill.hero === HEROES[hero] && (hasRivals || !skill.isInteractive) ? [i] : [])),
  );

/** MK-SCENARIO-05, -06, -15 */
function layDummy(state: State): void {
  const hero = state.heroes[state.seats] ?? 0;
  state.dummyDeck = bagOf(deckOfHero(hero));
  for (const colour of DUMMY_CRYSTALS[HEROES[hero] ?? 'arythea']) {
    state.dummyCrystals = plus(state.dummyCrystals, colourNumber(colour), 1);
  }
  // MK-SCENARIO-15
  if (scenarioOf(state).kind === 'solo') state.dummySkills = skillsOfHero(state, hero, false);
}
const DUMMY_CRYSTALS = {
  arythea: ['red', 'red', 'white'],
  tovak: ['red', 'blue', 'blue'],
  goldyx: ['green', 'green', 'blue'],
  norowas: ['green', 'white', 'white'],
} as const;
