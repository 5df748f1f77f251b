/** The checks at one moment of a match. Each throws a fault or returns. */
import { answer, questionsOf } from '../answer.ts';
import { atOnce } from '../at-once.ts';
import { picker, quick } from '../chance.ts';
import { type Checkpoint, checkpointOf } from '../checkpoint.ts';
import { LONGEST_WORD } from '../entries.ts';
import { fork, imagine } from '../fork.ts';
import { isOwnAnswer } from '../journal.ts';
import type { Match } from '../match.ts';
import { restoreMatch, restoring, type Stored, storedOf } from '../restore.ts';
import { Diverged } from '../result.ts';
import { undo, undoable } from '../undo.ts';
import { eventsFor } from '../view.ts';
import type { Seat } from '../words.ts';
import type { Recorder, Told } from '../world.ts';
import { BatteryFault, expectSame } from './fault.ts';
import { learntBy } from './snapshot.ts';

const everybody = (match: Match): (Seat | undefined)[] => [...match.holders.keys(), undefined];

/** Two options of one question never share a notation, and there is at least one. */
export function checkNotations(match: Match): void {
  for (const seat of match.holders.keys()) {
    for (const question of questionsOf(match, seat)) {
      const keys = question.options.map((option) => option.key);
      const twice = keys.find((key, i) => keys.indexOf(key) !== i);
      const long = [question.name, ...keys].find((word) => word.length > LONGEST_WORD);
      if (long !== undefined) throw new BatteryFault('notations', `"${long.slice(0, 60)}…" is longer than a match file takes`);
      if (twice !== undefined) throw new BatteryFault('unique notations', `"${twice}" is offered twice for ${question.name}`);
      if (keys.length === 0) throw new BatteryFault('options', `${question.name} has no option`);
      const { safe } = question;
      if (safe !== undefined && !keys.includes(safe))
        throw new BatteryFault('safe answer', `"${safe}" is not offered for ${question.name}`);
    }
  }
}

/** From its stored form, through JSON, the match comes back to this very moment for everybody. */
export function checkRestore(match: Match): void {
  const back = restoreMatch(match.game, JSON.parse(JSON.stringify(storedOf(match))) as Stored, match.chance);
  if (!back.ok) throw new BatteryFault('restore', back.trouble.say);
  expectSame('restore', 'the state', back.value.world.state, match.world.state);
  for (const seat of everybody(match)) {
    expectSame('restore', `what seat ${seat} learns`, learntBy(back.value, seat), learntBy(match, seat));
  }
  checkShort(match, back.value);
}

/** A match that let go of its beginning is the same to everybody, and so is one that was run on from there. */
function checkShort(match: Match, short: Match): void {
  short.shorten();
  const { entries } = short.bygone;
  const checkpoint = checkpointOf(short);
  if (!checkpoint) return;
  const record = { ...storedOf(match), journal: match.journal.slice(entries) };
  const shortcut = { checkpoint: JSON.parse(JSON.stringify(checkpoint)) as Checkpoint };
  const lately = atOnce(restoring(match.game, JSON.parse(JSON.stringify(record)) as Stored, match.chance, shortcut));
  if (!lately.ok) throw new BatteryFault('restore', lately.trouble.say);
  for (const each of [short, lately.value]) {
    expectSame('restore', 'the state from a checkpoint', each.world.state, match.world.state);
    expectSame('restore', 'its length', [each.seq, each.lineLength], [match.seq, match.lineLength]);
    for (const seat of everybody(match)) {
      expectSame('restore', `what seat ${seat} learns from a checkpoint`, learntBy(each, seat), learntBy(match, seat));
      if (seat !== undefined) expectSame('restore', 'what can be taken back', undoable(each, seat), undoable(match, seat));
    }
  }
}

/** A fork is at the same question, goes its own way, and leaves the original alone. */
export function checkFork(match: Match, seed: number): void {
  const before = JSON.stringify([match.world.state, match.world.tape]);
  const other = fork(match.world, quick(seed));
  expectSame('fork', 'the state', other.state, match.world.state);
  for (const seat of everybody(match)) {
    const view = { world: other, line: match.line, openEvents: match.openEvents };
    expectSame('fork', `what seat ${seat} learns`, learntBy(view, seat), learntBy(match, seat));
  }
  const pick = picker(seed);
  for (let i = 0; i < 20 && other.waiting >= 0; i++) {
    const options = other.options(other.waiting);
    const picked = options[pick(options.length)];
    if (picked) other.choose(other.waiting, picked);
  }
  if (JSON.stringify([match.world.state, match.world.tape]) !== before)
    throw new BatteryFault('fork', 'playing on in a fork changed the original');
}

/** In a world that a seat cannot tell from the true one, it learns the same to the last byte. */
export function checkSecrets(match: Match, seed: number): void {
  for (const seat of everybody(match)) {
    const events: Told[] = [];
    const recorder: Recorder<unknown, Told['event']> = { wrote: () => {}, quiet: () => {}, heard: (told) => events.push(told) };
    const imagined = imaginedFor(match, seat, seed, recorder);
    const course = { world: imagined, line: [...match.line.slice(0, match.world.base), ...imagined.tape], openEvents: events };
    expectSame('secrets', `what ${nameOf(seat)} learns`, learntBy(course, seat), learntBy(match, seat));
  }
}

/** Nobody listens. */
export const silent = (): Recorder<unknown, Told['event']> => ({ wrote: () => {}, quiet: () => {}, heard: () => {} });

export function imaginedFor(match: Match, seat: Seat | undefined, seed: number, recorder: Recorder<unknown, Told['event']>) {
  try {
    return imagine(match.world, seat, quick(seed), { keep: true, strict: true, recorder });
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
    throw new BatteryFault(
      'secrets',
      `in a world that seat ${seat} cannot tell from this one the past does not fit: ${error.message}`,
    );
  }
}

/** No event names to a seat what is hidden from it once the step is done: the last word of a step is heard after its questions. */
export function checkEvents(match: Match, fresh: readonly Told[]): void {
  for (const seat of everybody(match)) {
    const hidden = new Set(match.game.hidden(match.world.state, seat).flat());
    for (const { event } of eventsFor(fresh, seat)) {
      const named = wordsIn(event).find((word) => hidden.has(word));
      if (named !== undefined) throw new BatteryFault('secrets', `the event ${event.event} names ${named} to ${nameOf(seat)}`);
    }
  }
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

const nameOf = (seat: Seat | undefined): string => (seat === undefined ? 'a spectator' : `seat ${seat}`);

/** After an answer: taken back, everything is as before; given again, as after. Nothing was learnt in between. */
export function checkUndo(
  match: Match,
  seat: Seat,
  before: { readonly question: string; readonly key: string; readonly learnt: string },
): boolean {
  if (undoable(match, seat).length === 0) return false;
  // What only finishes an answer goes back further than to itself.
  const last = match.line.findLast((entry) => isOwnAnswer(entry, seat));
  if (last?.type === 'answer' && match.game.followUps?.has(last.name)) return false;
  const after = JSON.stringify(learntBy(match, seat));
  const hidden = hiddenFrom(match, seat);
  const refused = undo(match, seat);
  if (refused) throw new BatteryFault('undo', refused.say);
  for (const id of hiddenFrom(match, seat)) {
    if (!hidden.has(id))
      throw new BatteryFault('undo barrier', `seat ${seat} took back an answer after it had learnt where ${id} is`);
  }
  expectSame('undo', `what seat ${seat} learns`, learntBy(match, seat), JSON.parse(before.learnt));
  const problem = answer(match, seat, before.question, before.key);
  if (problem) throw new BatteryFault('undo', `the same answer is refused after undo: ${problem.say}`);
  expectSame('undo', `what seat ${seat} learns after the same answer`, learntBy(match, seat), JSON.parse(after));
  return true;
}

const hiddenFrom = (match: Match, seat: Seat): Set<string> => new Set(match.game.hidden(match.world.state, seat).flat());
