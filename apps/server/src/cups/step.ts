/**
 * One step of a tournament: it begins, results come in, the next round is paired, it ends. Everything a step changes is one
 * transaction that holds the tournament, and only what is stored counts: so it is done once, by whichever process takes it, and a
 * process that dies has done all of a step or nothing. What must be done at tables is told to whoever asked for the step.
 */
import { resultFor } from '@taverne/engine';
import type { CupResult } from '@taverne/protocol';
import type { Limits } from '../limits.ts';
import { markRated, skillOf } from '../people/rated/rows.ts';
import { shownSkill } from '../people/skill.ts';
import { newId } from '../secrets.ts';
import type { Sql } from '../storage/sql.ts';
import { abandonedAt, addGame, gamesOf, hasCome, type Played, playedIn, setResult } from './game-rows.ts';
import { type Course, freeAgainAt, freePairs, isIn, type Pair, robinPairs, roundsIn, swissPairs } from './round.ts';
import { type CupRow, dropCup, holdCup, peopleOf, saveCup, sendOut, setNumber, setPlace } from './rows.ts';
import { standingsOf } from './standings.ts';

/** Somebody who was asked and never came: the match has not been changed since it was looked at. */
export interface Missing {
  readonly match: string;
  readonly seat: number;
  readonly revision: number;
}

export interface Stepped {
  /** When it is to be looked after again; undefined: never. */
  readonly due: number | undefined;
  readonly missing: readonly Missing[];
}

const NEVER: Stepped = { due: undefined, missing: [] };

export interface StepParts {
  readonly now: number;
  readonly limits: Limits;
  /** Whether somebody sits at this table now. */
  readonly isPresent: (match: string, person: string) => boolean;
}

export async function stepCup(sql: Sql, id: string, parts: StepParts): Promise<Stepped> {
  return sql.transaction(async (inside) => {
    const cup = await holdCup(inside, id);
    switch (cup?.status) {
      case undefined:
      case 'over':
        return NEVER;
      case 'off':
        if (parts.now < cup.changed + parts.limits.cupOff) return { ...NEVER, due: cup.changed + parts.limits.cupOff };
        await dropCup(inside, id);
        return NEVER;
      case 'open':
        if (parts.now < cup.starts) return { ...NEVER, due: cup.starts };
        return begin(inside, cup, parts);
      case 'running':
        return goOn(inside, cup, parts);
    }
  });
}

/** The strongest has the first number. */
async function begin(sql: Sql, cup: CupRow, parts: StepParts): Promise<Stepped> {
  const { now, limits } = parts;
  const people = (await peopleOf(sql, cup.id)).filter(isIn);
  if (people.length < cup.terms.least) {
    await saveCup(sql, { ...cup, status: 'off' }, now);
    return { ...NEVER, due: now + limits.cupOff };
  }
  const strengths = new Map<string, number>();
  for (const { person } of people) strengths.set(person, shownSkill(await skillOf(sql, person, cup.terms)));
  const ranked = people.toSorted((a, b) => (strengths.get(b.person) ?? 0) - (strengths.get(a.person) ?? 0));
  for (const [at, { person }] of ranked.entries()) await setNumber(sql, cup.id, person, at + 1);
  const ends = cup.terms.kind === 'arena' ? now + cup.terms.minutes * limits.cupMinute : null;
  return goOn(sql, { ...cup, status: 'running', starts: now, ends }, parts);
}

async function goOn(sql: Sql, before: CupRow, parts: StepParts): Promise<Stepped> {
  const { now, limits } = parts;
  const { news, missing, soonest } = await collect(sql, before, parts);
  let cup = before;
  let course: Course = { cup, people: await peopleOf(sql, cup.id), games: await gamesOf(sql, cup.id), now };
  const next = whatNext(course, limits);
  if (next.what === 'pair') {
    const round = Math.max(cup.round, ...next.pairs.map((pair) => pair.round));
    cup = { ...cup, round };
    await addPairs(sql, course, next.pairs);
    course = { ...course, cup, games: await gamesOf(sql, cup.id) };
  }
  if (next.what === 'end') {
    cup = { ...cup, status: 'over' };
    for (const { id, place } of tableOf(course)) await setPlace(sql, cup.id, id, place);
  }
  if (news || next.what !== 'wait') await saveCup(sql, cup, now);
  if (next.what === 'end') return NEVER;
  // What was paired and is decided already may have ended the round: it is looked at again at once.
  const isDecided = course.games.every(({ result }) => result !== null) && next.what === 'pair';
  // Whoever is asked first in a new match has from now on time to come.
  const until = next.what === 'wait' ? next.until : now + limits.cupPatience;
  return { due: isDecided ? now : Math.min(now + limits.cupEvery, until, soonest), missing };
}

const tableOf = ({ cup, people, games }: Course) =>
  standingsOf(
    cup.terms.kind,
    people.map(({ person }) => person),
    games,
  );

type Next =
  | { readonly what: 'wait'; readonly until: number }
  | { readonly what: 'pair'; readonly pairs: readonly Pair[] }
  | { readonly what: 'end' };

const wait = (until: number): Next => ({ what: 'wait', until });
const pairOrEnd = (pairs: readonly Pair[]): Next => (pairs.length > 0 ? { what: 'pair', pairs } : { what: 'end' });

function whatNext(course: Course, limits: Limits): Next {
  const { cup, people, games, now } = course;
  const isQuiet = games.every(({ result }) => result !== null);
  if (cup.terms.kind === 'arena') {
    if (now >= (cup.ends ?? now)) return isQuiet ? { what: 'end' } : wait(Infinity);
    const pairs = freePairs(course);
    return pairs.length > 0 ? { what: 'pair', pairs } : wait(Math.min(cup.ends ?? now, freeAgainAt(course) ?? Infinity));
  }
  if (!isQuiet) return wait(Infinity);
  const of = roundsIn(cup, people.length);
  if (cup.round >= of) return { what: 'end' };
  // By days there is no hurry, and nobody should wait for the slowest of each round.
  const isByDays = cup.terms.clock.kind !== 'live';
  const last = Math.max(0, ...games.map(({ done }) => done ?? 0));
  if (!isByDays && cup.round > 0 && now < last + limits.cupBreak) return wait(last + limits.cupBreak);
  if (cup.terms.kind === 'swiss') return pairOrEnd(swissPairs(course));
  const rounds = Array.from({ length: of }, (_, at) => at + 1).slice(cup.round, isByDays ? of : cup.round + 1);
  return pairOrEnd(robinPairs(course, rounds));
}

/** Pairs become rows. A match has its name from now on, and is made once this is stored. */
async function addPairs(sql: Sql, { cup, now }: Course, pairs: readonly Pair[]): Promise<void> {
  for (const [board, { round, first, second, result }] of pairs.entries()) {
    const isAlone = first === null || second === null;
    const isPlayed = result === undefined && (!isAlone || cup.terms.bot !== null);
    const match = isPlayed ? newId() : null;
    const decided: CupResult | null = isPlayed ? null : (result ?? 'rest');
    // Whoever rests does so on the first side.
    const sides = decided === 'rest' ? { first: first ?? second, second: null } : { first, second };
    await addGame(sql, cup.id, { round, board, ...sides, match, result: decided, done: isPlayed ? null : now });
    if (match !== null && cup.terms.rated && !isAlone) await markRated(sql, match, cup.terms);
  }
}

/** Takes down what has ended, and finds who has not come. */
async function collect(sql: Sql, cup: CupRow, { now, limits, isPresent }: StepParts) {
  const missing: Missing[] = [];
  let soonest = Infinity;
  let news = false;
  for (const played of await playedIn(sql, cup.id)) {
    if (played.status === 'over' || played.status === 'cancelled') {
      await takeDown(sql, cup, played, now);
      news = true;
      continue;
    }
    if (cup.terms.clock.kind !== 'live' || played.status !== 'running') continue;
    const due = (played.changed ?? now) + limits.cupPatience;
    for (const seat of played.awaited ?? []) {
      const person = seat === 0 ? played.first : played.second;
      if (person === null || (await hasCome(sql, played.match, seat)) || isPresent(played.match, person)) continue;
      if (due <= now) missing.push({ match: played.match, seat, revision: played.revision ?? 0 });
      else soonest = Math.min(soonest, due);
    }
  }
  return { news, missing, soonest };
}

async function takeDown(sql: Sql, cup: CupRow, { match, first, second, outcome }: Played, now: number): Promise<void> {
  const abandoned = await abandonedAt(sql, match);
  await setResult(sql, { cup: cup.id, match, result: resultIn(outcome, abandoned), done: now });
  // Who was asked and never came is not paired again before they say that they are back.
  const leaver = outcome?.leaver;
  if (leaver === undefined || (await hasCome(sql, match, leaver))) return;
  const person = leaver === 0 ? first : second;
  if (person !== null) await sendOut(sql, cup.id, person);
}

/** Who let a bot play on has lost, however well it played. */
function resultIn(outcome: Played['outcome'], abandoned: readonly number[]): CupResult {
  if (!outcome) return 'void';
  const [first, second] = [0, 1].map((seat) => (abandoned.includes(seat) ? 'lost' : resultFor(outcome, seat)));
  if (abandoned.length > 1) return 'none';
  if (abandoned.length === 1) return abandoned[0] === 0 ? 'second' : 'first';
  return first === second ? 'draw' : first === 'won' ? 'first' : 'second';
}
