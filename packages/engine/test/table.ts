/** Short words for the tests: begin a match with known cards and dice, answer by notation, read what everybody knows. */
import {
  answer,
  askedOf,
  drawn,
  eventsFor,
  type Game,
  type Happening,
  type Match,
  type Play,
  picker,
  questionsOf,
  quick,
  type Result,
  type Scripted,
  type Seat,
  type Source,
  scripted,
  startMatch,
  type Table,
  type Trouble,
  undoable,
  viewOf,
} from '../src/index.ts';
import { feud } from './feud.ts';

/** The value of something that must not fail here. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.trouble.trouble} at ${result.trouble.at}: ${result.trouble.say}`);
}

/** The same data after a journey through JSON, as a store or a file would hand it back. */
export function throughJson<T>(value: T): T {
  const back: unknown = JSON.parse(JSON.stringify(value));
  if (!isSame(back, value)) throw new Error('JSON cannot say this');
  return back;
}

const isSame = <T>(back: unknown, value: T): back is T => JSON.stringify(back) === JSON.stringify(value);

export const refused = (result: Result<unknown>): Trouble | undefined => (result.ok ? undefined : result.trouble);

/** Answers one question after another, each by its notation; none may be refused. */
export function say(match: Match, seat: Seat, ...keys: string[]): void {
  for (const key of keys) {
    const question = questionsOf(match, seat).find((each) => each.options.some((option) => option.key === key));
    const trouble = answer(match, seat, question?.id ?? 'none', key);
    if (trouble) throw new Error(`seat ${seat} cannot say "${key}": ${trouble.say}`);
  }
}

/** The notations of all that a seat is offered now. */
export const offered = (match: Match, seat: Seat): string[] =>
  questionsOf(match, seat).flatMap((question) => question.options.map((option) => option.key));

export const namesOf = (match: Match, seat: Seat): string[] => questionsOf(match, seat).map((question) => question.name);

/** The id of the first question of a seat. */
export const idOf = (match: Match, seat: Seat): string => questionsOf(match, seat)[0]?.id ?? 'none';

/** Everything anybody can know of a match, and the state itself, as plain data. */
export function everything(match: Match): unknown {
  const seats = [...match.holders.keys()];
  return JSON.parse(
    JSON.stringify({
      state: match.world.state,
      asked: askedOf(match),
      outcome: match.outcome ?? null,
      line: match.line.map((entry) => ({ ...entry, picked: 0 })),
      seats: [...seats, undefined].map((seat) => ({
        view: viewOf(match, seat),
        events: eventsFor(match.events, seat),
        questions: seat === undefined ? [] : questionsOf(match, seat),
        undo: seat === undefined ? [] : undoable(match, seat),
      })),
    }),
  );
}

// ── Feud with known cards ──

const CARDS = ['blank', 'boost', 'parry'].flatMap((kind) => Array.from({ length: 6 }, (_, i) => `${kind}${i}`));
const HANDS = [
  ['blank0', 'blank1'],
  ['blank2', 'blank3'],
  ['blank4', 'blank5'],
];

interface Setting {
  readonly seats?: number;
  readonly first?: Seat;
  /** Two cards for each seat. */
  readonly hands?: readonly (readonly string[])[];
  /** What chance says after the deal. */
  readonly chance?: readonly Scripted[];
  readonly rounds?: number;
}

/** The script of a deal that gives each seat these cards. */
function deal(first: Seat, hands: readonly (readonly string[])[]): Scripted[] {
  const bag = CARDS.slice();
  const draws = hands.flat().map((card): Scripted => {
    const at = bag.indexOf(card);
    bag.splice(at, 1);
    return ['draw', at];
  });
  return [['first', first], ...draws];
}

const feudChance = (setting: Setting): Source => {
  const { seats = 2, first = 0, hands = HANDS.slice(0, seats), chance = [] } = setting;
  return scripted([...deal(first, hands), ...chance], quick(7));
};

/** A match of Feud in which seat 0 begins and nobody holds anything of use, unless told otherwise. */
export function feudWith(setting: Setting = {}) {
  const { seats = 2, rounds = 2 } = setting;
  return must(startMatch(feud, { seats, options: { rounds }, chance: feudChance(setting) }));
}

/** How many entries the deal leaves in the line: who begins, then two cards a seat, each drawn and shown. */
export const dealtEntries = (seats: number): number => 1 + seats * 2 * 2;

/** Plays at random until the match is over or `most` answers are given; `each` looks on after every answer. */
export function playRandomly(match: Match, seed: number, most = 10_000, each?: (seat: Seat) => void): void {
  const pick = picker(seed);
  for (let i = 0; i < most && !match.outcome; i++) {
    const questions = [...match.holders.keys()].flatMap((seat) => questionsOf(match, seat));
    const question = questions[pick(questions.length)];
    const option = question?.options[pick(question.options.length)];
    if (!question || !option) throw new Error('nobody is asked anything');
    const trouble = answer(match, question.seat, question.id, option.key);
    if (trouble) throw new Error(trouble.say);
    each?.(question.seat);
  }
}

// ── games of a few lines ──

/** A state that only remembers what happened. */
export interface Log {
  log: string[];
}

export type Tiny = Game<Log, object, Happening, Log>;

/** A game made of one step; it is over when the log says `end`. */
export function tiny(step: (state: Log, table: Table) => Play, more: Partial<Tiny> = {}): Tiny {
  return {
    id: 'tiny',
    version: 1,
    seats: { min: 2, max: 4 },
    longest: 1000,
    fields: {},
    options: () => ({ ok: true, value: {} }),
    setup: () => ({ log: [] }),
    step,
    outcome: (state) => (state.log.at(-1) === 'end' ? drawn(2, 'end', 'TINY-END') : undefined),
    copy: (state) => ({ ...state, log: state.log.slice() }),
    view: (state) => ({ log: state.log.slice() }),
    hidden: () => [],
    rename: () => {},
    ...more,
  };
}

export const begin = (game: Tiny, chance: Source = quick(1), seats = 2) => must(startMatch(game, { seats, chance }));
