/** What the action of a Grotto is worth to whoever comes there. */
import type { Seat } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { GrottoName } from '../content/types.ts';
import { attacksOf } from '../goblins.ts';
import { maxHealth, maxPower } from '../players.ts';
import { healthOf, powerOf, type State } from '../state.ts';
import { nextToll, templeOf } from '../temples.ts';
import { heroesOf, NONE, type TempleSymbol } from '../words.ts';
import { goblinWorth, healthWorth, powerWorth, templeWorth } from './worth.ts';

type Guess = (state: State, seat: Seat) => number;

const health =
  (points: number): Guess =>
  (state, seat) =>
    Math.min(points, maxHealth(state, seat) - healthOf(state, seat)) * healthWorth(state, seat);
const power =
  (points: number): Guess =>
  (state, seat) =>
    Math.min(points, Math.max(0, maxPower(state, seat) - powerOf(state, seat))) * powerWorth(state, seat);

/** Symbols for Heroes in Temples: a space for each that wants such a one. */
const lights =
  (symbols: readonly TempleSymbol[], spaces: number): Guess =>
  (state, seat) => {
    let best = 0;
    for (const hero of heroesOf(seat)) {
      const [wanted] = nextToll(state, hero);
      if (wanted !== undefined && symbols.includes(wanted))
        best = Math.max(best, templeWorth(state, seat, templeOf(state, hero)));
    }
    return (best * spaces) / 5;
  };

const brawl =
  (wounds: number): Guess =>
  (state, seat) =>
    attacksOf(state, seat).length > 0 ? (goblinWorth(state, seat) * wounds) / 5 : 0;

const GUESSES: { readonly [G in GrottoName]: Guess } = {
  mending: health(2),
  kindling: power(2),
  brawler: brawl(2),
  torchlight: lights(['torch'], 1.5),
  scribe: lights(['scroll'], 1.5),
  wanderer: () => 1.5,
  stargazer: () => 0.2,
  'murky-mending': health(1.3),
  'blood-kindling': power(1),
  'brawler-gamble': brawl(1),
  'lost-lights': lights(['torch', 'scroll'], 0.7),
  'night-wanderer': () => 1,
  'homeward-spores': () => 0.2,
  'wild-star': () => 0.2,
};

export function grottoWorth(state: State, seat: Seat, number: number): number {
  const { light, dark } = bookOf(state).content.grottos;
  const name = number === NONE ? undefined : (state.rules.gloom ? dark : light)[number];
  return name ? GUESSES[name](state, seat) : 0;
}
