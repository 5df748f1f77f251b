/** Asking and answering: the way in for people, who name an option by its notation and the question by its id. */
import type { Preview, Question } from './game-types.ts';
import { countAnswers, type Deputy, type LineEntry } from './journal.ts';
import type { Match } from './match.ts';
import type { Outcome } from './outcome.ts';
import type { Option } from './question.ts';
import { fail, ok, type Result, type Trouble, trouble } from './result.ts';
import { said } from './sentences.ts';
import { reasonsAgainst } from './tried.ts';
import type { Happening, NotOffered, Seat } from './words.ts';
import { RulesBroke, type World } from './world.ts';

/** A seat and the name of what it is asked: public, whatever is offered and whoever has answered already. */
export interface Asked<N extends string = string> {
  readonly seat: Seat;
  readonly name: N;
}

/** Just enough of a match for asking; imagined worlds have it too. */
interface Table {
  readonly world: World;
  readonly line: readonly LineEntry[];
  /** How many answers of the line are each seat's: kept by a match, which is asked all the time; counted where it is left out. */
  readonly answered?: readonly number[];
  /** Set when something other than the rules ended the match: the rules still wait, but nobody is asked. */
  readonly ended?: Outcome | undefined;
}

/** What this seat is asked now. More than one question at a time is possible, none is usual. */
export function questionsOf(table: Table, seat: Seat): Question[] {
  return questionsTold(table, seat, false);
}

/** The same for a person, with the figures that go with each question. */
export function questionsForPeople(table: Table, seat: Seat): Question[] {
  return questionsTold(table, seat, true);
}

function questionsTold(table: Table, seat: Seat, withFigures: boolean): Question[] {
  const { request } = table.world;
  if (!request || table.ended) return [];
  const questions: Question[] = [];
  request.asks.forEach((ask, index) => {
    if (ask.seat !== seat || !table.world.isOpen(index)) return;
    const id = `${seat}.${answersOf(table, seat)}.${table.world.fingerprint(index)}`;
    const { name, safe, rule } = ask;
    const figures = withFigures ? ask.figures?.() : undefined;
    const told = { ...(safe !== undefined && { safe }), ...(rule !== undefined && { rule }), ...(figures && { figures }) };
    questions.push({ id, seat, name, options: table.world.options(index), until: request.until, ...told });
  });
  return questions;
}

const answersOf = ({ line, answered }: Table, seat: Seat): number => answered?.[seat] ?? countAnswers(line, seat);

export function askedOf(table: Table): Asked[] {
  const asks = table.ended ? [] : (table.world.request?.asks ?? []);
  return asks.map(({ seat, name }) => ({ seat, name }));
}

/** The seats the match waits for. */
export function awaited(match: Match): Seat[] {
  if (match.outcome) return [];
  const asks = match.world.request?.asks ?? [];
  const open = asks.filter((ask, index) => match.world.isOpen(index) && !match.gone.has(ask.seat));
  return [...new Set(open.map((ask) => ask.seat))];
}

/** Takes an answer, or says why not and changes nothing. */
export function answer<S, O, E extends Happening, V>(
  match: Match<S, O, E, V>,
  seat: Seat,
  id: string,
  key: string,
): Trouble | undefined {
  return answerAs(match, { seat, id, key });
}

interface Given {
  readonly seat: Seat;
  readonly id: string;
  readonly key: string;
  /** Who speaks for the seat, if it does not itself. */
  readonly by?: Deputy | undefined;
}

export function answerAs<S, O, E extends Happening, V>(
  match: Match<S, O, E, V>,
  { seat, id, key, by }: Given,
): Trouble | undefined {
  const found = findQuestion(match, seat, id);
  if (!found.ok) return found.trouble;
  const { index, question } = found.value;
  const picked = question.options.find((option) => option.key === key);
  if (!picked) return trouble('not-offered', said('key-not-offered', { key, question: question.name }));
  return take(match, index, picked, by);
}

/** Takes an option of the ask at `index`. */
export function take<S, O, E extends Happening, V>(
  match: Match<S, O, E, V>,
  index: number,
  picked: Option,
  by?: Deputy,
): Trouble | undefined {
  return guarded(match, `"${picked.key}"`, () => {
    match.world.choose(index, picked, by);
    answerForTheGone(match);
  });
}

/** Does what lets the rules run; a rule that throws refuses it, and line and journal are as before. */
export function guarded<S, O, E extends Happening, V>(
  match: Match<S, O, E, V>,
  what: string,
  act: () => void,
): Trouble | undefined {
  // Both only ever grow while the rules run.
  const [stood, written] = [match.line.length, match.journal.length];
  try {
    act();
    return undefined;
  } catch (bug) {
    match.journal.length = written;
    match.rewind(match.line.slice(0, stood));
    return trouble('rules-broke', said('rules-broke', { game: match.game.id, what, bug: String(bug) }));
  }
}

/** Seats that left a match which goes on give their safe answers. */
export function answerForTheGone(match: Match): void {
  let answers = 0;
  for (let index = nextGone(match); index >= 0; index = nextGone(match)) {
    // No match asks more than `longest`: rules that never come to another seat would hold the table for ever.
    if (++answers > match.game.longest) throw new RulesBroke('the answers for a seat that left come to no end');
    const options = match.world.options(index);
    const { safe } = match.world.ask(index);
    const picked = options.find((option) => option.key === safe) ?? options[0];
    if (!picked) return;
    match.world.choose(index, picked, 'gone');
  }
}

function nextGone(match: Match): number {
  const request = match.world.request;
  if (!request || match.gone.size === 0) return -1;
  // Of those who may cut in, one who left does not; but the first ask is the one on which the rule waits.
  const asks = request.until === 'first' ? request.asks.slice(0, 1) : request.asks;
  return asks.findIndex((ask, index) => match.gone.has(ask.seat) && match.world.isOpen(index));
}

function findQuestion(match: Match, seat: Seat, id: string): Result<{ index: number; question: Question }> {
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.terms.seats) {
    return fail('no-such-seat', said('seat-unknown', { seat, seats: match.terms.seats }));
  }
  if (match.outcome) return fail('match-over', said('match-over', { how: match.outcome.how }));
  if (match.gone.has(seat)) return fail('not-allowed', said('seat-left', { seat }));
  const questions = questionsOf(match, seat);
  if (questions.length === 0) {
    return fail('not-asked', said('nothing-asked', { seat, awaited: awaited(match) }));
  }
  const question = questions.find((each) => each.id === id);
  if (!question) {
    return fail('stale-question', said('question-gone', { question: id, questions: questions.map((each) => each.id) }));
  }
  const asks = match.world.request?.asks ?? [];
  const index = asks.findIndex((ask, i) => ask.seat === seat && ask.name === question.name && match.world.isOpen(i));
  return ok({ index, question });
}

/** On demand: what is not offered to this seat, and why; of what was `tried` only that, with what is possible instead. */
export function whyNot(match: Match, seat: Seat, id: string, tried?: readonly string[]): Result<readonly NotOffered[]> {
  const found = findQuestion(match, seat, id);
  if (!found.ok) return found;
  const { index } = found.value;
  return ok(tried ? reasonsAgainst(match.world, index, tried) : (match.world.ask(index).notOffered?.() ?? []));
}

/** On demand: what an answer would bring about, as far as the game tells. */
export function previewOf(match: Match, seat: Seat, id: string, key: string): Result<Preview | undefined> {
  const found = findQuestion(match, seat, id);
  if (!found.ok) return found;
  const picked = found.value.question.options.find((option) => option.key === key);
  if (!picked) return fail('not-offered', said('key-not-offered', { key, question: found.value.question.name }));
  return ok(match.world.ask(found.value.index).preview?.(picked.value));
}
