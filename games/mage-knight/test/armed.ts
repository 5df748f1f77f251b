/**
 * Mage Knight from a set-up in which heroes are armed and near each other, so that random play comes to fights between players and to
 * joint assaults soon: cards, units, skills and crystals by chance, and heroes on spaces side by side.
 */
import { drawFrom, type GameOf } from '@taverne/engine';
import { mageKnight } from '../src/index.ts';
import { areNear, centreOf, groundAt, landOf, siteAt } from '../src/land.ts';
import { colourNumber } from '../src/mana.ts';
import { isSafe } from '../src/safety.ts';
import type { Space, State, Unit } from '../src/state.ts';
import { drawEnemy, pileNumber } from '../src/tokens.ts';
import type { MageTable, MageTypes } from '../src/types.ts';
import { BASICS, NONE } from '../src/words.ts';

const fresh = (unit: number): Unit => ({
  unit,
  isSpent: false,
  wounds: 0,
  banner: NONE,
  isBannerDown: false,
  isStruck: false,
  isBound: false,
});

type CardDeck = 'spellDeck' | 'artifactDeck' | 'advancedDeck' | 'regularDeck' | 'eliteDeck';
/** A card of a deck, by chance. */
function takeFrom(state: State, table: MageTable, deck: CardDeck): number | undefined {
  const drawn = drawFrom(state[deck].bag, table, 'armed');
  if (drawn) state[deck] = { ...state[deck], bag: drawn.left };
  return drawn?.card;
}

function arm(state: State, table: MageTable): void {
  for (let seat = 0; seat < state.seats; seat++) {
    for (const deck of ['spellDeck', 'spellDeck', 'artifactDeck', 'advancedDeck'] as const) {
      const card = takeFrom(state, table, deck);
      if (card !== undefined) state.hand[seat] = [...(state.hand[seat] ?? []), card].sort((a, b) => a - b);
    }
    const lying = takeFrom(state, table, 'artifactDeck');
    if (lying !== undefined) state.discard[seat] = [...(state.discard[seat] ?? []), lying];
    for (const deck of ['regularDeck', 'eliteDeck'] as const) {
      const unit = takeFrom(state, table, deck);
      if (unit !== undefined) state.units[seat] = [...(state.units[seat] ?? []), fresh(unit)];
    }
    state.crystals[seat] = BASICS.map(() => table.chance('crystals', 3));
    state.level[seat] = 1 + table.chance('level', 4);
    const skill = drawFrom(state.skillBag[seat] ?? [], table, 'skill');
    if (skill) {
      state.skillBag[seat] = skill.left;
      state.skills[seat] = [...(state.skills[seat] ?? []), skill.card];
    }
  }
}

/** Each on the first safe space of a list. */
function stand(state: State, spaces: readonly Space[]): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const at = spaces.find((each) => isSafe(state, seat, each));
    if (at !== undefined) state.at[seat] = at;
  }
}

export const armedKnights: GameOf<MageTypes> = {
  ...mageKnight,
  setup(options, table, seats) {
    const state = mageKnight.setup(options, table, seats);
    arm(state, table);
    const land = landOf(state);
    stand(
      state,
      land.spaces.filter((at) => siteAt(land, at) !== 'portal'),
    );
    return state;
  },
};

/** Around a city that lies next to the start, with a small garrison. */
export const besiegers: GameOf<MageTypes> = {
  ...mageKnight,
  setup(options, table, seats) {
    const state = mageKnight.setup(options, table, seats);
    arm(state, table);
    layCity(state, table);
    return state;
  },
};

/** The first city of the bag, where the map has room for it. */
function layCity(state: State, table: MageTable): void {
  const [tile = 0] = state.cityBag;
  state.cityBag = state.cityBag.slice(1);
  state.cityLeft--;
  state.tiles = [...state.tiles, { tile, x: 1, y: 1 }];
  const at = centreOf(1, 1);
  const colour = groundAt(landOf(state), at)?.colour ?? 'red';
  state.cities = [{ at, colour: colourNumber(colour), level: 1, leader: NONE }];
  for (const pile of ['gray', 'gray', 'violet'] as const) {
    const enemy = drawEnemy(state, table, pile);
    state.tokens = [...state.tokens, { at, pile: pileNumber(pile), enemy, isRampaging: false }];
  }
  stand(
    state,
    landOf(state).spaces.filter((each) => areNear(each, at)),
  );
}
