/**
 * A table of Tiny Epic Quest for tests: a position told in words on a map that is always the same, chance by a script.
 *
 *          0     1     2     3     4
 *     0          O1    O2                   O1 grotto 3 | portal 3      O2 portal 4 | grotto 4     O3 obelisk 5 | grove
 *     1          K1    I2    K2    O3       O4 grotto 5 | portal 5      O5 tide | obelisk 7        O6 portal 6 | grotto 6
 *     2    O8    I5    I1    I3    O4       O7 obelisk 9 | storm        O8 grotto 7 | portal 7
 *     3    O7    K4    I4    K3             I1 ice | obelisk 1          I2 grotto 1 | portal 1     I3 obelisk 2 | shadow
 *     4                O6    O5             I4 portal 2 | grotto 2      I5 ember | obelisk 3
 *                                           K1 red castle | obelisk 4   K2 obelisk 6 | blue castle
 *                                           K3 green castle | obelisk 8 K4 obelisk 10 | yellow castle
 *
 * A Hero is told by its Region, with `+2` for the second space of a Temple's track: `I1L+2`. Goblins are told Portal by Portal: `p`
 * passive, `a` aggressive, `-` none, a figure for wounds: `p2`. Items are told with the number of the Hero, or `r`: `bow@1 sword@r`.
 */
import type { Scripted, Seat } from '@taverne/engine';
import { goingOn, type MatchOf, TestTable } from '../../test/table.ts';
import { regionNamed } from '../src/board.ts';
import { bookOf, itemName } from '../src/content/book.ts';
import { tinyEpicQuest } from '../src/index.ts';
import type { Item } from '../src/items.ts';
import { rulesOf } from '../src/options.ts';
import { emptyState, type Stage, type State } from '../src/state.ts';
import type { QuestTypes } from '../src/types.ts';
import {
  AGGRESSIVE,
  COLOURS,
  type Colour,
  type DieSymbol,
  heroesOf,
  NO_GOBLIN,
  NONE,
  PASSIVE,
  SYMBOLS,
  TRAVELS,
  type Travel,
} from '../src/words.ts';

export const MAP = 'M01 M07 M02 M08 M03 C-red C-blue C-green C-yellow M09 M10 M04 M11 M05 M12 M06 M13';
const CASTLES = ['K1L', 'K2R', 'K3L', 'K4R'] as const;

export interface Told {
  readonly options?: object;
  readonly seats?: number;
  readonly chance?: readonly Scripted[];
  /** The colours of the seats; left out: in their order. */
  readonly colours?: readonly Colour[];
  /** Seat by seat; left out: all at home. */
  readonly heroes?: readonly string[];
  readonly health?: readonly number[];
  readonly power?: readonly number[];
  readonly spell?: readonly number[];
  readonly trophies?: readonly number[];
  readonly items?: readonly string[];
  /** Steps of Sword, Shield and Staff, seat by seat. */
  readonly legends?: readonly (readonly number[])[];
  readonly goblins?: string;
  /** The row from left to right; what is not in it is in the deck. */
  readonly row?: string;
  readonly discard?: string;
  /** The space of the Magic token, counted from 1. */
  readonly magic?: number;
  readonly round?: number;
  readonly first?: Seat;
  /** `card`, or with a card the answers to it; at night whoever holds the dice. */
  readonly stage?: Stage;
  readonly card?: Travel;
  readonly roller?: Seat;
  /** What words cannot say. */
  readonly also?: (state: State) => void;
}

const words = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The step of an Item is simply made, unless a test speaks of the offer itself (TEQ-RUL-34). */
const optionsOf = ({ seats, options }: Told): object => ({
  map: MAP,
  offerSteps: false,
  ...(seats === 1 ? { mode: 'solo' } : {}),
  ...options,
});

const coloursOf = ({ colours = COLOURS }: Told): readonly number[] => colours.map((colour) => COLOURS.indexOf(colour));

function position(told: Told): State {
  const seats = told.seats ?? 2;
  const options = tinyEpicQuest.options(optionsOf(told));
  if (!options.ok) throw new Error(options.trouble.say);
  const { cards, quests } = bookOf(options.value).content;
  const map = words(MAP).map((id) => cards.findIndex((card) => card.id === id));
  const state = emptyState({
    rules: rulesOf(options.value),
    pack: options.value.pack,
    seats,
    colours: coloursOf(told).slice(0, seats),
    map,
  });
  for (let seat = 0; seat < seats; seat++) {
    state.health[seat] = told.health?.[seat] ?? 6;
    state.power[seat] = told.power?.[seat] ?? 3;
    state.spell[seat] = told.spell?.[seat] ?? 0;
    state.trophies[seat] = told.trophies?.[seat] ?? 0;
    for (const [i, steps] of (told.legends?.[seat] ?? []).entries()) state.legend[seat * 3 + i] = steps;
    const places = words(told.heroes?.[seat]);
    for (const [i, hero] of heroesOf(seat).entries())
      stand(state, hero, places[i] ?? CASTLES[coloursOf(told)[seat] ?? seat] ?? '');
    for (const item of words(told.items?.[seat])) hold(state, seat, item);
  }
  for (const [portal, word] of words(told.goblins ?? 'p p p p p p p').entries()) goblin(state, portal, word);
  state.supply = 9;
  const numberOf = (id: string): number => quests.findIndex((quest) => quest.id === id);
  state.row = words(told.row ?? 'P01 P02 T03').map(numberOf);
  const discard = words(told.discard).map(numberOf);
  const bag = quests.map((_, quest) => quest).filter((quest) => !state.row.includes(quest) && !discard.includes(quest));
  state.quests = { top: [], bag, discard };
  state.round = told.round ?? 1;
  state.first = told.first ?? 0;
  state.magic = (told.magic ?? 1) - 1;
  state.faceUp = 0b11111;
  state.stage = told.stage ?? (told.card ? 'travel' : 'card');
  if (told.card) state.card = TRAVELS.indexOf(told.card);
  state.roller = told.roller ?? state.first;
  if (['dusk', 'dice', 'reroll', 'damage', 'use'].includes(state.stage)) {
    state.turn = 4;
    state.adventurers = (1 << seats) - 1;
  }
  told.also?.(state);
  return state;
}

function stand(state: State, hero: number, word: string): void {
  const [place = '', space = '0'] = word.split('+');
  const region = regionNamed(place);
  if (region === undefined) throw new Error(`there is no Region ${place}`);
  state.at[hero] = region;
  state.track[hero] = Number(space);
}

function hold(state: State, seat: Seat, word: string): void {
  const [name = '', who = ''] = word.split('@');
  const item = state.hand.findIndex((_, each: Item) => {
    const isOwn = each < 12 || Math.floor((each - 12) / 3) === seat;
    return isOwn && (each >= 12 || each < bookOf(state).treasures.length) && itemName(state, each) === name;
  });
  if (item === NONE) throw new Error(`there is no Item ${name}`);
  const hands = who === 'r' ? [24 + seat] : [0, 1].map((side) => (seat * 3 + Number(who) - 1) * 2 + side);
  state.hand[item] = hands.find((hand) => who === 'r' || !state.hand.includes(hand)) ?? NONE;
}

function goblin(state: State, portal: number, word: string): void {
  state.goblin[portal] = word === '-' ? NO_GOBLIN : word.startsWith('a') ? AGGRESSIVE : PASSIVE;
  state.wounds[portal] = Number(word.slice(1) || 0);
}

export class QuestTable extends TestTable<QuestTypes> {
  /** Health and Power of a seat: `6/3`. */
  purse(seat: Seat = 0): string {
    return `${this.state.health[seat]}/${this.state.power[seat]}`;
  }

  /** The Goblins, as positions tell them. */
  get goblins(): string {
    return this.state.goblin.map((each, portal) => `${'-pa'[each]}${this.state.wounds[portal] || ''}`).join(' ');
  }

  /** Where a seat's Heroes are, as positions tell them. */
  heroes(seat: Seat = 0): string {
    return heroesOf(seat)
      .map((hero) => {
        const place = PLACES.find((name) => regionNamed(name) === this.state.at[hero]) ?? '';
        const space = this.state.track[hero];
        return space ? `${place}+${space}` : place;
      })
      .join(' ');
  }

  /** The row from left to right. */
  get row(): string {
    return this.state.row.map((quest) => bookOf(this.state).quests[quest]?.id).join(' ');
  }

  /** The Quests a seat has completed. */
  done(seat: Seat = 0): string {
    return (this.state.done[seat] ?? []).map((quest) => bookOf(this.state).quests[quest]?.id).join(' ');
  }

  /** What a seat's Heroes hold, as positions tell it. */
  items(seat: Seat = 0): string {
    return this.state.hand
      .flatMap((hand, item) => {
        if (hand === NONE || (hand >= 24 ? hand - 24 : Math.floor(hand / 6)) !== seat) return [];
        return [`${itemName(this.state, item)}@${hand >= 24 ? 'r' : (Math.floor(hand / 2) % 3) + 1}`];
      })
      .join(' ');
  }
}

const PLACES = ['I', 'K', 'O'].flatMap((kind) => [1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [`${kind}${n}L`, `${kind}${n}R`]));

export function matchAt(told: Told): MatchOf<QuestTypes> {
  const seats = told.seats ?? 2;
  return goingOn(tinyEpicQuest, position(told), {
    options: optionsOf(told),
    seats,
    ...(told.chance ? { chance: told.chance } : {}),
  });
}

export const quest = (told: Told = {}): QuestTable => new QuestTable(matchAt(told));

/** What the dice show. */
export const dice = (...faces: DieSymbol[]): Scripted[] => faces.map((face) => ['die', SYMBOLS.indexOf(face)]);
