/**
 * A position of Mage Knight for tests, told in words. The first seat is told at once, those who sit
 * with it as `others`; they are rivals in Full Conquest, unless the options say otherwise.
 *
 * The map is always the start tile (below left) with countryside 1 to its north and countryside 2 to its east, and nothing but what is
 * told lies on it; other tiles can be told. Spaces go by their names: the portal is `0.0`, its neighbours `1.-1`, `1.0` and `0.-1`.
 *
 *                  1.-4 forest, orcs    2.-4 lake
 *             0.-3 forest    1.-3 glade, forest    2.-3 village    3.-3 hills, orcs    4.-3 glade, forest
 *        0.-2 plains    1.-2 plains    2.-2 plains    3.-2 hills    4.-2 village
 *   0.-1 plains    1.-1 forest    2.-1 mine, hills    3.-1 plains
 *        0.0 portal    1.0 plains
 *
 * Cards: `rage march wound`. Units: `peasants herbalists:spent foresters:wounded`. Tokens: `ironclads@0.-4!` rampages, `gray@2.0` lies
 * face down. Tiles: `core-5@1,1`. Dice, crystals and mana: `red red gold`.
 */
import type { Scripted } from '@taverne/engine';
import { bookOf, isWound, woundNumber } from '../src/book.ts';
import { newFoe } from '../src/combat/foes.ts';
import { RUINS } from '../src/content/ruins.ts';
import { TILES } from '../src/content/tiles.ts';
import { deckOfCards } from '../src/decks.ts';
import { mageKnight } from '../src/index.ts';
import { spaceAt } from '../src/land.ts';
import { heroesAndRules } from '../src/options.ts';
import { scenarioOf } from '../src/scenario.ts';
import { atOf, type CardNumber, emptyState, FACE_DOWN, type Stage, type State, type Unit } from '../src/state.ts';
import { BASICS, COLOURS, HEROES, type HeroName, NONE, PILES } from '../src/words.ts';

/** A hero, as a position tells it. */
export interface ToldHero {
  readonly hero?: HeroName;
  readonly hand?: string;
  /** Left out: the rest of the hero's sixteen cards, in no order. */
  readonly deck?: string;
  readonly discard?: string;
  readonly units?: string;
  readonly skills?: string;
  readonly tactic?: string;
  readonly at?: string;
  readonly fame?: number;
  readonly level?: number;
  readonly reputation?: number;
  readonly crystals?: string;
  readonly mana?: string;
  readonly move?: number;
  readonly influence?: number;
  readonly heal?: number;
  readonly shields?: string;
  readonly rewards?: string;
}

export interface Told extends ToldHero {
  readonly options?: object;
  readonly chance?: readonly Scripted[];
  readonly seed?: number;
  /** How many sit there; left out, as many as are told. */
  readonly seats?: number;
  /** The heroes of the seats after the first; one that is not told stands on the portal with nothing in hand. */
  readonly others?: readonly ToldHero[];
  readonly source?: string;
  readonly tiles?: string;
  readonly tokens?: string;
  readonly ruins?: string;
  /** The offers, the newest first. */
  readonly advanced?: string;
  readonly spells?: string;
  readonly artifacts?: string;
  readonly offer?: string;
  readonly taught?: string;
  /** A fight has begun with these; `walls`: they defend a site. */
  readonly fight?: string;
  readonly walls?: boolean;
  readonly night?: boolean;
  readonly round?: number;
  readonly stage?: Stage;
  readonly dummy?: string;
  /** What words cannot say. */
  readonly also?: (state: State) => void;
}

const placeIn = (list: readonly string[], word: string): number => list.indexOf(word);
const words = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Cards by their ids, each number once. */
class Cards {
  private readonly state: State;
  private readonly used = new Set<CardNumber>();
  private readonly wounds: number[] = [];
  constructor(state: State) {
    this.state = state;
  }
  of(text: string | undefined, seat = 0): CardNumber[] {
    return words(text).map((id) => this.one(id, seat));
  }
  private one(id: string, seat: number): CardNumber {
    if (id === 'wound') {
      const n = this.taken(seat);
      this.wounds[seat] = n + 1;
      return woundNumber(seat, n);
    }
    const hero = this.state.heroes[seat] ?? 0;
    const cards = bookOf(this.state).cards;
    const isOwn = (card: number): boolean => card >= 64 || Math.floor(card / 16) === hero;
    const card = cards.findIndex((each, i) => each.id === id && !isWound(i) && isOwn(i) && !this.used.has(i));
    const found = card === NONE ? cards.findIndex((each, i) => each.id === id && !this.used.has(i)) : card;
    if (found === NONE) throw new Error(`there is no more card ${id}`);
    this.used.add(found);
    return found;
  }
  /** What is left of the hero's own. */
  rest(seat = 0): CardNumber[] {
    const hero = this.state.heroes[seat] ?? 0;
    return Array.from({ length: 16 }, (_, i) => hero * 16 + i).filter((card) => !this.used.has(card));
  }
  taken(seat: number): number {
    return this.wounds[seat] ?? 0;
  }
}

const spaceNamed = (name: string): number => {
  const [q = 0, r = 0] = name.split('.').map(Number);
  return spaceAt(q, r);
};
const numberOf = (list: readonly { readonly id: string }[], id: string, what: string): number => {
  const number = list.findIndex((each) => each.id === id);
  if (number === NONE) throw new Error(`there is no ${what} ${id}`);
  return number;
};
const counts = (colours: readonly string[], text: string | undefined): number[] => {
  const told = words(text);
  return colours.map((colour) => told.filter((word) => word === colour).length);
};

export const seatsOf = ({ seats, others = [] }: Told): number => seats ?? 1 + others.length;

/** The heroes of all seats, and of the dummy player: as they are told, the others as they come. */
function heroesOf(told: Told): number[] {
  const wanted = Array.from({ length: seatsOf(told) }, (_, seat) => {
    const hero = (seat === 0 ? told : told.others?.[seat - 1])?.hero;
    return hero === undefined ? (seat === 0 ? HEROES.indexOf('tovak') : NONE) : HEROES.indexOf(hero);
  });
  const first = wanted[0] ?? 0;
  const left = HEROES.map((_, i) => (first + 1 + i) % HEROES.length).filter((hero) => !wanted.includes(hero));
  return [...wanted, ...(wanted.length === HEROES.length ? [] : [NONE])].map((hero) =>
    hero === NONE ? (left.shift() ?? 0) : hero,
  );
}

/** Cards of the hero that are not told stay in its deck; the decks are filled when everybody's cards are told. */
function layHero(state: State, cards: Cards, seat: number, told: ToldHero): () => void {
  const { units, skills, tactics } = bookOf(state);
  state.hand[seat] = cards.of(told.hand, seat).sort((a, b) => a - b);
  state.discard[seat] = cards.of(told.discard, seat);
  state.units[seat] = words(told.units).map((word) => unitTold(units, word));
  state.skills[seat] = words(told.skills).map((id) => numberOf(skills, id, 'skill'));
  state.tactic[seat] = told.tactic === undefined ? NONE : numberOf(tactics, told.tactic, 'tactic');
  state.at[seat] = spaceNamed(told.at ?? '0.0');
  state.fame[seat] = told.fame ?? 0;
  state.level[seat] = told.level ?? 1;
  state.reputation[seat] = told.reputation ?? 0;
  state.crystals[seat] = counts(BASICS, told.crystals);
  state.mana[seat] = counts(COLOURS, told.mana);
  state.diceLeft[seat] = 1;
  state.move[seat] = told.move ?? 0;
  state.influence[seat] = told.influence ?? 0;
  state.heal[seat] = told.heal ?? 0;
  state.shields = [...state.shields, ...words(told.shields).map((name) => ({ at: spaceNamed(name), seat }))];
  const hero = HEROES[state.heroes[seat] ?? 0];
  const hasRivals = scenarioOf(state).kind === 'competitive';
  state.skillBag[seat] = skills.flatMap((skill, i) =>
    skill.hero === hero && (hasRivals || !skill.isInteractive) && !state.skills[seat]?.includes(i) ? [i] : [],
  );
  for (const reward of words(told.rewards)) state.rewards[seat] = [...(state.rewards[seat] ?? []), rewardNamed(reward)];
  return () => {
    const deck = told.deck === undefined ? undefined : cards.of(told.deck, seat);
    state.deck[seat] = deckOfCards(deck ?? cards.rest(seat));
    state.wounds[seat] = cards.taken(seat);
  };
}

export function position(told: Told, options: object): State {
  const parsed = mageKnight.options(options);
  if (!parsed.ok) throw new Error(parsed.trouble.say);
  const seats = seatsOf(told);
  const { rules } = heroesAndRules(parsed.value, seats);
  const state = emptyState(rules, seats, heroesOf(told));
  const { enemies, units, skills, tactics } = bookOf(state);
  const cards = new Cards(state);
  const isWithDummy = scenarioOf(state).dummy === true;
  state.order = Array.from({ length: isWithDummy ? seats + 1 : seats }, (_, seat) => seat);
  state.now = told.stage === 'tactic' ? -1 : 0;
  state.stage = told.stage ?? 'move';
  state.round = told.round ?? 1;
  state.isNight = told.night ?? false;
  const fillDecks = state.hand.map((_, seat) =>
    layHero(state, cards, seat, (seat === 0 ? told : told.others?.[seat - 1]) ?? {}),
  );
  state.advanced = cards.of(told.advanced);
  state.spells = cards.of(told.spells);
  state.taught = cards.of(told.taught);
  state.artifactDeck = { top: cards.of(told.artifacts), bag: [], under: [] };
  for (const fill of fillDecks) fill();
  state.offer = words(told.offer).map((id) => numberOf(units, id, 'unit'));
  state.tactics = tactics.flatMap((tactic, i) => (tactic.isNight === state.isNight ? [i] : []));
  if (isWithDummy) state.dummyTactic = 0;
  state.source = words(told.source ?? '').map((word) => placeIn(COLOURS, word));
  state.tiles = words(`start-a@0,0 countryside-1@0,1 countryside-2@1,0 ${told.tiles ?? ''}`).map((word) => {
    const [id = '', place = ''] = word.split('@');
    const [x = 0, y = 0] = place.split(',').map(Number);
    return { tile: numberOf(TILES, id, 'tile'), x, y };
  });
  const laid = new Set(state.tiles.map(({ tile }) => tile));
  const aside = (kind: string): number[] => TILES.flatMap((tile, i) => (tile.kind === kind && !laid.has(i) ? [i] : []));
  state.countrysideBag = aside('countryside');
  state.coreBag = aside('core');
  state.cityBag = aside('city');
  state.countrysideLeft = 6;
  state.coreLeft = 2;
  state.cityLeft = 1;
  const used: number[] = [];
  state.tokens = words(told.tokens).map((word) => {
    const [name = '', place = ''] = word.split('@');
    const at = spaceNamed(place.replace('!', ''));
    const pile = placeIn(PILES, name);
    if (pile !== NONE) return { at, pile, enemy: FACE_DOWN, isRampaging: false };
    const enemy = numberOf(enemies, name, 'enemy');
    used.push(enemy);
    return { at, pile: placeIn(PILES, enemies[enemy]?.pile ?? ''), enemy, isRampaging: place.endsWith('!') };
  });
  state.ruins = words(told.ruins).map((word) => {
    const [id = '', place = ''] = word.split('@');
    return { at: spaceNamed(place), token: id === 'face-down' ? FACE_DOWN : numberOf(RUINS, id, 'ruins token') };
  });
  state.ruinsBag = RUINS.flatMap((_, i) => (state.ruins.some(({ token }) => token === i) ? [] : [i]));
  state.foes = words(told.fight).map((id) => {
    const enemy = numberOf(enemies, id, 'enemy');
    used.push(enemy);
    return newFoe(enemy, told.walls ? 'defender' : 'dweller', told.walls ? atOf(state, 0) : NONE);
  });
  state.piles = PILES.map((pile) =>
    enemies.flatMap((enemy, i) => {
      const left = enemy.copies - used.filter((each) => each === i).length;
      return enemy.pile === pile ? new Array<number>(Math.max(0, left)).fill(i) : [];
    }),
  );
  if (told.fight !== undefined) {
    const arena = { site: NONE, from: NONE, isNight: false, noUnits: false, hurt: 0, isOut: false, spare: 0, isFresh: true };
    state.arena = arena;
    state.stage = told.stage ?? 'ranged';
  }
  if (isWithDummy) {
    const dummyHero = state.heroes[seats] ?? 0;
    state.dummyDeck =
      told.dummy === undefined ? Array.from({ length: 16 }, (_, i) => dummyHero * 16 + i) : cards.of(told.dummy);
    state.dummySkills = skills.flatMap((skill, i) => (skill.hero === HEROES[dummyHero] && !skill.isInteractive ? [i] : []));
  }
  told.also?.(state);
  return state;
}

const REWARD_NAMES = ['artifact', 'spell', 'advanced', 'unit', 'crystal', 'crystals', 'treasure'] as const;
const rewardNamed = (name: string) => {
  const reward = REWARD_NAMES.find((each) => each === name);
  if (!reward) throw new Error(`there is no reward ${name}`);
  return reward;
};

function unitTold(units: readonly { readonly id: string }[], word: string): Unit {
  const [id = '', ...how] = word.split(':');
  return {
    unit: numberOf(units, id, 'unit'),
    isSpent: how.includes('spent'),
    wounds: how.includes('wounded') ? 1 : how.includes('wounded-twice') ? 2 : 0,
    banner: NONE,
    isBannerDown: false,
    isStruck: false,
    isBound: false,
  };
}
