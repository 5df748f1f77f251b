/** The battery every game passes: random matches to their end, with every promise of the table checked on the way. */
import { answer, awaited, questionsOf } from '../answer.ts';
import { changeSeat } from '../bend.ts';
import { picker, quick } from '../chance.ts';
import { fileOf, readFile, writeFile } from '../file.ts';
import type { Game } from '../game.ts';
import { type Match, startMatch } from '../match.ts';
import { Replay } from '../restore.ts';
import type { Happening } from '../words.ts';
import { checkEvents, checkFork, checkNotations, checkRestore, checkSecrets, checkUndo } from './checks.ts';
import { BatteryFault, expectSame } from './fault.ts';
import type { Holds } from './holds.ts';
import { checkPlain } from './plain.ts';
import { learntBy } from './snapshot.ts';
import { checkTries, type Trying } from './tries.ts';

export { BatteryFault } from './fault.ts';
export { type Holds, onceEach } from './holds.ts';
export type { Trying } from './tries.ts';

export interface BatteryTerms<S = unknown, V = unknown> {
  readonly options?: unknown;
  readonly seats?: number;
  /** Seeds of the matches to play; the one that fails is named. */
  readonly seeds: readonly number[];
  /** One moment in this many gets the dear checks (restore, fork, secrets, undo). 1: every moment. */
  readonly every?: number;
  /** Secrets are checked at every moment, not only at the dear ones. */
  readonly allSecrets?: boolean;
  /** Favours some answers over others, so that random play gets somewhere. */
  readonly prefer?: (key: string) => boolean;
  /** What must be true of the state whenever somebody is asked, and at the end. */
  readonly holds?: Holds<S>;
  /** What people try, and how to see whether the reasons against it are true. */
  readonly trying?: Trying<V>;
}

export interface BatteryReport {
  readonly matches: number;
  readonly answers: number;
  readonly undone: number;
  /** Moments at which worlds that somebody cannot tell from the true one were compared with it. */
  readonly imagined: number;
  /** How much was tried and refused, each with a reason of its own. */
  readonly refused: number;
  /** The length of the tape a question finds. */
  readonly tape: { readonly p50: number; readonly p90: number; readonly max: number };
  readonly longest: number;
  readonly endings: { readonly [how: string]: number };
}

interface Tally {
  answers: number;
  undone: number;
  imagined: number;
  refused: number;
  longest: number;
  readonly tapes: number[];
  readonly endings: { [how: string]: number };
}

export function battery<S, O, E extends Happening, V>(game: Game<S, O, E, V>, terms: BatteryTerms<S, V>): BatteryReport {
  const tally: Tally = { answers: 0, undone: 0, imagined: 0, refused: 0, longest: 0, tapes: [], endings: {} };
  for (const seed of terms.seeds) {
    try {
      playOne(game, terms, seed, tally);
    } catch (error) {
      if (error instanceof BatteryFault) error.message += ` (${game.id}, seed ${seed}, ${JSON.stringify(terms.options ?? {})})`;
      throw error;
    }
  }
  const tapes = tally.tapes.sort((a, b) => a - b);
  const at = (share: number): number => tapes[Math.floor((tapes.length - 1) * share)] ?? 0;
  const { answers, undone, imagined, refused, longest, endings } = tally;
  return {
    matches: terms.seeds.length,
    answers,
    undone,
    imagined,
    refused,
    tape: { p50: at(0.5), p90: at(0.9), max: at(1) },
    longest,
    endings,
  };
}

function playOne<S, O, E extends Happening, V>(
  game: Game<S, O, E, V>,
  terms: BatteryTerms<S, V>,
  seed: number,
  tally: Tally,
): void {
  const { options, seats, every = 1, allSecrets = false, prefer, holds, trying } = terms;
  const started = startMatch(game, {
    ...(options === undefined ? {} : { options }),
    ...(seats === undefined ? {} : { seats }),
    chance: quick(seed + 1),
  });
  if (!started.ok) throw new BatteryFault('start', started.trouble.say);
  const match = started.value;
  const pick = picker(seed);
  // A generator of its own: what is tried changes nothing of what is played.
  const tryOut = picker(seed + 2);
  checkEvents(match, match.events);
  while (!match.outcome) {
    if (match.line.filter((entry) => entry.type === 'answer').length > game.longest) {
      throw new BatteryFault('termination', `more than ${game.longest} questions were asked`);
    }
    checkHolds(match, holds);
    tally.imagined += checkMoment(match, { isDear: pick(every) === 0, allSecrets }, pick(0x7fffffff));
    for (const seat of trying ? awaited(match) : []) {
      const seed = tryOut(every) === 0 ? tryOut(0x7fffffff) : undefined;
      if (trying) tally.refused += checkTries(match, seat, trying, { pick: tryOut, seed });
    }
    tally.tapes.push(match.world.tape.length);
    tally.answers++;
    tally.undone += answerOnce(match, pick, pick(every) === 0, prefer);
  }
  checkHolds(match, holds);
  checkEnd(match);
  tally.longest = Math.max(tally.longest, match.line.filter((entry) => entry.type === 'answer').length);
  const { how } = match.outcome;
  tally.endings[how] = (tally.endings[how] ?? 0) + 1;
}

function checkHolds<S>(match: { readonly world: { readonly state: S } }, holds: Holds<S> | undefined): void {
  const wrong = holds?.(match.world.state);
  if (wrong !== undefined) throw new BatteryFault('holds', wrong);
}

interface Dear {
  readonly isDear: boolean;
  readonly allSecrets: boolean;
}

/** Returns 1 if secrets were checked. */
function checkMoment(match: Match, { isDear, allSecrets }: Dear, seed: number): number {
  checkPlain(match.world.state);
  checkNotations(match);
  if (isDear) {
    checkRestore(match);
    checkFork(match, seed);
  }
  if (!isDear && !allSecrets) return 0;
  checkSecrets(match, seed);
  if (isDear && seed % 16 === 0) changeSeat(match, seed % match.terms.seats, { kind: 'bot', level: 1 + (seed % 5) });
  return 1;
}

/** Gives one random answer of one random seat that is asked; returns 1 if it was taken back and given again on the way. */
function answerOnce(match: Match, pick: (of: number) => number, withUndo: boolean, prefer?: (key: string) => boolean): number {
  const seats = awaited(match);
  const seat = seats[pick(seats.length)] ?? 0;
  const [question] = questionsOf(match, seat);
  if (!question) throw new BatteryFault('questions', `seat ${seat} is awaited but asked nothing`);
  const liked = prefer ? question.options.filter((option) => prefer(option.key)) : [];
  const from = liked.length > 0 && pick(3) > 0 ? liked : question.options;
  const key = from[pick(from.length)]?.key ?? '';
  checkRefusals(match, seat, question.id);
  const before = { question: question.id, key, learnt: JSON.stringify(learntBy(match, seat)) };
  const told = match.events.length;
  const problem = answer(match, seat, question.id, key);
  checkEvents(match, match.events.slice(told));
  if (problem) throw new BatteryFault('answer', problem.say);
  if (!match.outcome && answer(match, seat, question.id, key) === undefined) {
    throw new BatteryFault('stale question', `the same answer was taken twice for ${question.name}`);
  }
  return withUndo && !match.outcome && checkUndo(match, seat, before) ? 1 : 0;
}

/** What is wrong is refused and changes nothing. */
function checkRefusals(match: Match, seat: number, question: string): void {
  const before = JSON.stringify([match.journal.length, match.world.state]);
  const troubles = [
    answer(match, seat, question, ' nonsense '),
    answer(match, seat, 'nonsense', 'x'),
    answer(match, 99, question, 'x'),
  ];
  expectSame(
    'misuse',
    'the refusals',
    troubles.map((each) => each?.trouble),
    ['not-offered', 'stale-question', 'no-such-seat'],
  );
  if (JSON.stringify([match.journal.length, match.world.state]) !== before)
    throw new BatteryFault('misuse', 'a refused answer changed something');
}

/** At the end the match is played once more from its file, entry by entry, and ends the same. */
function checkEnd(match: Match): void {
  checkRestore(match);
  const ending = checkGolden(match.game, writeFile(fileOf(match)));
  expectSame('replay', 'the outcome', ending.outcome, match.outcome);
  expectSame('replay', 'the state', ending.world.state, match.world.state);
}

/** Replays a stored match to its end through the front door. Golden matches of a game go through this with every test run. */
export function checkGolden<S, O, E extends Happening, V>(game: Game<S, O, E, V>, text: string): Match<S, O, E, V> {
  const file = readFile(text);
  if (!file.ok) throw new BatteryFault('match file', file.trouble.say);
  const replay = Replay.open(game, file.value);
  if (!replay.ok) throw new BatteryFault('replay', replay.trouble.say);
  while (!replay.value.done) {
    const trouble = replay.value.next();
    if (trouble) throw new BatteryFault('replay', trouble.say);
  }
  return replay.value.match;
}
