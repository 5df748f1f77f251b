/** One match between bots, played through the public table like any other, so that its file verifies. */
import { createHash } from 'node:crypto';
import { drive, random, randomKey } from '@taverne/bots';
import {
  changeSeat,
  commitmentTo,
  type FairChance,
  fairSource,
  fileOf,
  type Game,
  type Measures,
  type Result,
  type Seat,
  type SeatTally,
  startMatch,
  writeFile,
} from '@taverne/engine';
import type { Contender, Mind } from './contender.ts';

export interface Bout {
  readonly game: Game;
  readonly options: unknown;
  readonly contenders: readonly Contender[];
  /** As many as contenders, in the same order. */
  readonly minds: readonly Mind[];
  readonly seed: number;
  /** So many matches in a row are played with the same chance; left out: as many as there are seats. */
  readonly round?: number;
  /** What to count of each seat when the match is over. */
  readonly measures?: Measures;
  /** The number of the match, from 0. */
  readonly number: number;
}

/** What is kept of a match for the statistics. Lists are in the order of the contenders, not of the seats. */
export interface BoutReport {
  readonly number: number;
  readonly seats: readonly Seat[];
  readonly places: readonly number[];
  /** Who belongs together, where the game says so. */
  readonly teams?: readonly number[];
  readonly how: string;
  /** Turns taken, where the game counts them. */
  readonly turns: number | undefined;
  /** How many options each decision had. */
  readonly branching: readonly number[];
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
  /** Where the game says what to count. */
  readonly counts?: readonly SeatTally[];
}

/** Contenders change seats from match to match. A round, by default until each has had every seat, is played with the same chance. */
export function seating(contenders: number, number: number): Seat[] {
  return Array.from({ length: contenders }, (_, contender) => (contender + number) % contenders);
}

export interface Played {
  readonly report: BoutReport;
  /** The text of the match's file, made when it is wanted. */
  file(): string;
}

export async function playBout(bout: Bout): Promise<Result<Played>> {
  const { game, contenders, minds, measures } = bout;
  const chance = chanceOf(bout);
  const started = startMatch(game, {
    options: bout.options,
    seats: contenders.length,
    chance: fairSource(chance.seed, chance.salts),
  });
  if (!started.ok) return started;
  const match = started.value;
  const seats = seating(contenders.length, bout.number);
  contenders.forEach(({ name, who }, contender) => {
    const holder = { kind: 'bot', name } as const;
    changeSeat(match, seats[contender] ?? 0, typeof who === 'number' ? { ...holder, level: who } : holder);
  });
  const branching: number[] = [];
  const decisions = minds.map(() => 0);
  const milliseconds = minds.map(() => 0);
  const trouble = await drive({
    match,
    isBot: () => true,
    seed: () => mixed(bout.seed, bout.number, match.line.length),
    think(matter) {
      const { seat, seed, options } = matter;
      const contender = seats.indexOf(seat);
      const mind = minds[contender];
      if (!mind) throw new Error(`nobody plays seat ${seat}`);
      branching.push(options.length);
      const before = performance.now();
      // Who plays at random is not shown a world that it would not look at.
      const key = mind.brain === random ? randomKey(options, seed) : mind.brain(game, matter.sight, { ...mind.pace, seed }).key;
      milliseconds[contender] = (milliseconds[contender] ?? 0) + performance.now() - before;
      decisions[contender] = (decisions[contender] ?? 0) + 1;
      return key;
    },
  });
  if (trouble || !match.outcome) throw new Error(`match ${bout.number}: ${trouble?.say ?? 'nobody is asked'}`);
  const { places, teams, how } = match.outcome;
  const report: BoutReport = {
    number: bout.number,
    seats,
    places: seats.map((seat) => places[seat] ?? 0),
    ...(teams ? { teams: seats.map((seat) => teams[seat] ?? seat) } : {}),
    how,
    turns: game.turn?.(match.world.state),
    branching,
    decisions,
    milliseconds,
    ...(measures ? { counts: seats.map((seat) => measures.tally(match.world.state, seat)) } : {}),
  };
  return { ok: true, value: { report, file: () => writeFile(fileOf(match, chance)) } };
}

function chanceOf({ seed, number, contenders, round: length = contenders.length }: Bout): FairChance & { seed: string } {
  const round = Math.floor(number / length);
  const secret = createHash('sha256').update(`taverne arena ${seed} ${round}`).digest('hex');
  return { commitment: commitmentTo(secret), salts: [], seed: secret };
}

/** A seed of its own for each decision. */
function mixed(...numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) hash = Math.imul(hash ^ number, 0x01000193) ^ (hash >>> 13);
  return hash;
}
