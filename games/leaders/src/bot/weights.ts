/**
 * What each fact is worth, in hundredths of log odds: first for the side to move, then for the side that waits. Fitted
 * by logistic regression to the results of some thousand matches between these bots, in both modes.
 */
import { type CardName, FIGURE_NAMES } from '../words.ts';
import { FACTS, FIRST, figureFact } from './features.ts';

type Pair = readonly [mover: readonly number[], waiter: readonly number[]];

/** A figure that stands 1 to 6 cells from the enemy Leader. */
const FIGURES: { readonly [F in 'leader' | CardName | 'cub']: Pair } = {
  leader: [
    [-63, 43, -6, -2, 0, -6],
    [-63, 43, -6, -2, 0, -6],
  ],
  acrobat: [
    [18, -2, 7, 8, 8, 8],
    [-21, 0, -19, 3, 4, 2],
  ],
  rider: [
    [20, 12, 17, 14, 8, 4],
    [-34, -28, -20, 7, -19, 1],
  ],
  bruiser: [
    [-20, 66, 24, 25, 6, 7],
    [-49, -24, -39, -11, -2, 0],
  ],
  'royal-guard': [
    [29, 10, -3, -5, 6, -9],
    [-32, -8, -9, 18, -10, 8],
  ],
  illusionist: [
    [23, 30, 3, 4, -6, -19],
    [-52, -40, 7, -7, 7, 16],
  ],
  grappler: [
    [34, 47, 37, 15, 15, 7],
    [-37, -59, -28, -8, -16, -6],
  ],
  manipulator: [
    [15, 42, 21, 12, 0, 7],
    [-46, -37, -6, -3, 1, -6],
  ],
  prowler: [
    [4, -10, 2, -14, -17, -38],
    [-19, 5, 27, 30, 35, 44],
  ],
  innkeeper: [
    [-92, -68, -14, 10, 2, -3],
    [75, 22, 18, -10, 1, 24],
  ],
  archer: [
    [-2, 18, 9, 6, 0, -28],
    [10, -34, 7, -8, 16, 16],
  ],
  jailer: [
    [49, 31, 28, 7, 5, -11],
    [7, -52, -32, -1, -10, 13],
  ],
  protector: [
    [-64, 49, 6, 2, -41, -15],
    [-2, -15, -1, 10, 43, 25],
  ],
  vizier: [
    [11, 4, -1, -5, -13, -23],
    [-1, -29, 2, 11, 13, 38],
  ],
  assassin: [
    [0, 11, 26, 4, -24, -28],
    [0, -41, -17, 2, 38, 47],
  ],
  bear: [
    [56, 42, 18, 2, -14, -37],
    [-69, -34, -8, -5, 20, 55],
  ],
  nemesis: [
    [0, 0, -28, -109, -49, -6],
    [0, 4, 51, 152, 42, 33],
  ],
  cub: [
    [13, -22, 0, -14, -1, -5],
    [-41, 9, -5, 11, 3, 5],
  ],
};

const REST: { readonly [K in Exclude<keyof typeof FIRST, 'figure'>]: Pair } = {
  /** A figure that stands 1, 2, 3 or more cells from its own Leader. */
  home: [
    [12, 4, 5, 0],
    [-5, -1, -4, 1],
  ],
  /** The Leader so far from the middle of the board, or in a corner. */
  ring: [
    [-87, 15, 7, -8, -15],
    [98, 2, -19, -1, 9],
  ],
  /** So many empty cells around the Leader. */
  room: [
    [0, -33, -20, 0, 9, 3, 17],
    [0, 34, 6, 3, -4, -4, -16],
  ],
  /** So many characters could take part in a capture next turn. */
  threat: [
    [-34, -13, 12, 10, -3, 26],
    [44, 16, -8, -13, -19, -30],
  ],
  /** The Leader is protected. */
  shield: [[-7], [13]],
  /** So many enemies whose ability the Jailer holds. */
  jailed: [
    [9, 20, 4, -40],
    [-2, -25, 24, 0],
  ],
  /** So many cards held. */
  cards: [
    [0, 0, -21, -5, 3, 15],
    [0, -28, 28, 12, -5, -15],
  ],
};

/** The same in log odds, by the number of the fact. */
export const WEIGHTS: Float64Array = new Float64Array(2 * FACTS);

function fill(first: number, pair: Pair): void {
  pair.forEach((row, waits) => {
    row.forEach((worth, i) => {
      WEIGHTS[waits * FACTS + first + i] = worth / 100;
    });
  });
}

for (const name of FIGURE_NAMES) {
  // Both Leaders count as the first figure.
  if (name === 'north-leader') continue;
  const figure = FIGURE_NAMES.indexOf(name);
  fill(figureFact(figure, 1), FIGURES[name === 'south-leader' ? 'leader' : name]);
}
fill(FIRST.home, REST.home);
fill(FIRST.ring, REST.ring);
fill(FIRST.room, REST.room);
fill(FIRST.threat, REST.threat);
fill(FIRST.shield, REST.shield);
fill(FIRST.jailed, REST.jailed);
fill(FIRST.cards, REST.cards);
