/**
 * Players that try things out: information-set search over the answers that look best at first. Each trial imagines a world
 * that the seat cannot tell from the true one, gives the answer there and plays on with first guesses for everybody, to the
 * end of the turn or of the round; then the evaluation looks. Trials go round the candidates in heats, each round of them in
 * the same world with the same luck, and after each heat the worse half is out.
 */
import {
  type Advice,
  type Brain,
  imagine,
  type Option,
  picker,
  quick,
  type Thinking,
  type World,
  worth,
} from '@taverne/engine';
import type { State } from '../state.ts';
import { guesses } from './answer-guess.ts';
import { firstGuess } from './casual.ts';
import { evaluateState } from './evaluate.ts';
import { openAsk, tacticsWorld } from './sight.ts';

export interface Breadth {
  /** How many of the answers that look best are tried at all. */
  readonly candidates: number;
  /** Turns that a trial plays on after the one under way: 0 sees its end, 1 the reply. */
  readonly turns: number;
  /** How far the guesses of a trial may be off, in points, so that trials differ. */
  readonly noise: number;
  /** How often, of a hundred decisions, it does not think at all and answers with a first guess. */
  readonly slips: number;
}

/** No trial answers more questions than this. */
const LONGEST_TRIAL = 160;
const ITERATIONS = 100;
/** How far a guess without thinking may be off, in points. */
const SLIP = 1;

/** Where a walk leads was decided with the walk itself, and cards are kept for what is printed on them. */
const SETTLED: readonly string[] = ['walk', 'keep-unit'];

interface Candidate {
  readonly option: Option;
  readonly guess: number;
  trials: number;
  sum: number;
}

const mean = ({ trials, sum }: Candidate): number => (trials === 0 ? 0 : sum / trials);

export const planner =
  (breadth: Breadth, evaluation: (state: State, seat: number) => number = evaluateState): Brain =>
  (game, sight, thinking) => {
    const { seed } = thinking;
    const root = tacticsWorld(game, sight, quick(seed));
    const index = openAsk(root, sight.seat);
    const roll = picker(seed);
    if (SETTLED.includes(root.ask(index).name)) return { key: firstGuess(root, index, roll, 0).key, iterations: 0 };
    if (roll(100) < breadth.slips) return { key: firstGuess(root, index, roll, SLIP).key, iterations: 0 };
    const field = candidatesOf(root, index, breadth.candidates);
    const [first, second] = field;
    if (!first) throw new RangeError('there is nothing to choose from');
    if (!second) return { key: first.option.key, iterations: 0 };
    const trial = (option: Option, round: number): number =>
      tryOut({ root, seat: sight.seat, index, option, luck: mixed(seed, round), breadth, evaluation });
    return heats(field, trial, thinking);
  };

/** The answers that look best, the very best first. */
function candidatesOf(world: World<State>, index: number, most: number): Candidate[] {
  const options = world.options(index);
  const values = guesses(world.state, world.ask(index), options);
  return options
    .map((option, i) => ({ option, guess: values[i] ?? 0, trials: 0, sum: 0 }))
    .sort((a, b) => b.guess - a.guess)
    .slice(0, most);
}

/** Rounds of trials among fewer and fewer candidates, until one is left or the time is up. */
function heats(field: readonly Candidate[], trial: (option: Option, round: number) => number, thinking: Thinking): Advice {
  const { iterations = ITERATIONS, milliseconds, stopped } = thinking;
  const until = milliseconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + milliseconds;
  const rounds = Math.ceil(Math.log2(field.length));
  let left = [...field];
  let spent = 0;
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const each = Math.max(1, Math.floor(iterations / rounds / left.length));
    for (let i = 0; i < each; i++) {
      for (const candidate of left) {
        if (spent > 0 && (Date.now() >= until || stopped?.())) return best(left, spent);
        candidate.sum += trial(candidate.option, candidate.trials);
        candidate.trials++;
        spent++;
      }
    }
    left.sort((a, b) => mean(b) - mean(a));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return best(left, spent);
}

function best(left: readonly Candidate[], iterations: number): Advice {
  const tried = left.filter(({ trials }) => trials > 0);
  const winner = (tried.length > 0 ? tried : left).reduce((a, b) => (mean(b) > mean(a) ? b : a));
  return { key: winner.option.key, value: mean(winner), iterations };
}

interface Trial {
  readonly root: World<State>;
  readonly seat: number;
  readonly index: number;
  readonly option: Option;
  /** What chance says, and how guesses are off. */
  readonly luck: number;
  readonly breadth: Breadth;
  readonly evaluation: (state: State, seat: number) => number;
}

function tryOut({ root, seat, index, option, luck, breadth, evaluation }: Trial): number {
  const roll = picker(luck);
  const world = imagine(root, seat, quick(luck));
  const { turns } = root.state;
  const options = world.options(index);
  world.choose(index, options.find(({ key }) => key === option.key) ?? option);
  for (let asked = 0; world.request && asked < LONGEST_TRIAL && !isFar(world.state, turns, breadth.turns); asked++) {
    const open = world.waiting;
    world.choose(open, firstGuess(world, open, roll, breadth.noise));
  }
  return world.outcome ? worth(world.outcome, seat) : evaluation(world.state, seat);
}

/** A seed for each round of trials. */
const mixed = (seed: number, round: number): number => Math.imul(seed ^ (round * 0x9e3779b1), 0x85ebca6b) >>> 0;

/** Has the trial seen enough? Only where a turn has begun and nothing is under way. */
const isFar = (state: State, from: number, turns: number): boolean =>
  state.turns > from + turns && state.phase === 'act' && state.attacks.length === 0 && state.walk === null;
