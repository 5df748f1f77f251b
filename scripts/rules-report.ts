/** Which rules of a game have a test, which are named in its code, and which have neither. */
import type { Source } from './lib/files.ts';
import { placeOf } from './lib/source.ts';
import { titlesOf } from './lib/titles.ts';

/** Everything the report reads about one game. */
export interface GameTexts {
  readonly game: string;
  readonly finished: boolean;
  /** Rules that a later stage of the game brings: ids, or the beginning that a whole chapter shares (`DUEL-TEAM`). */
  readonly later: readonly string[];
  /** `rules/en.md` and its translations. */
  readonly rules: readonly Source[];
  readonly tests: readonly Source[];
  readonly code: readonly Source[];
}

export interface RulesReport {
  readonly game: string;
  readonly finished: boolean;
  readonly rules: number;
  readonly tested: number;
  /** No test claims them. */
  readonly untested: readonly string[];
  /** No line of code names them; a definition, or something that does not happen, may need none. */
  readonly unnamed: readonly string[];
  /** Rules that no code can break, marked `{untestable: reason}` in rules/en.md. */
  readonly excused: readonly { readonly id: string; readonly reason: string }[];
  /** Rules of a later stage: as yet no test can claim them. */
  readonly later: readonly string[];
  /** What is wrong whether the game is finished or not. */
  readonly mistakes: readonly string[];
}

const ID = /\b[A-Z]{2,5}(?:-[A-Z]+)+-\d{2,3}\b/g;

export function rulesReport({ game, finished, later, rules, tests, code }: GameTexts): RulesReport {
  const [english, ...translations] = rules.map(readRules);
  const ids = english?.ids ?? [];
  const excused = english?.excused ?? [];
  const claimed = new Set(tests.flatMap(({ text }) => titlesOf(text).flatMap(idsIn)));
  const named = new Set(code.flatMap(({ text }) => idsIn(text)));
  const postponed = ids.filter((id) => later.some((beginning) => isUnder(id, beginning)));
  const excuses = new Set([...excused.map(({ id }) => id), ...postponed]);
  return {
    game,
    finished,
    rules: ids.length,
    tested: ids.filter((id) => claimed.has(id)).length,
    untested: ids.filter((id) => !claimed.has(id) && !excuses.has(id)),
    unnamed: ids.filter((id) => !named.has(id) && !excuses.has(id)),
    excused,
    later: postponed,
    mistakes: [
      ...rules.flatMap(twice),
      ...translations.flatMap((other) => [
        ...without(ids, other.ids).map((id) => `${other.path}: ${id} is missing`),
        ...without(other.ids, ids).map((id) => `${other.path}: ${id} is not in the English rules`),
      ]),
      ...[...tests, ...code].flatMap((source) => unknownIds(source, ids)),
      ...excused
        .filter(({ id }) => claimed.has(id))
        .map(({ id }) => `${english?.path}: ${id} is marked untestable, yet a test claims it`),
      ...later
        .filter((beginning) => !ids.some((id) => isUnder(id, beginning)))
        .map((beginning) => `${game}: ${beginning} is to come later, yet there is no such rule`),
      ...postponed.filter((id) => claimed.has(id)).map((id) => `${game}: ${id} is to come later, yet a test claims it`),
    ],
  };
}

/** Why the report fails, if it does. */
export function failures(report: RulesReport, strict: boolean): string[] {
  return [
    ...report.mistakes,
    ...(report.finished ? report.untested.map((id) => `${report.game}: no test claims ${id}`) : []),
    ...(strict ? report.unnamed.map((id) => `${report.game}: no code names ${id}`) : []),
  ];
}

/** The report for people. */
export function describeReport({ game, finished, rules, tested, untested, unnamed, excused, later }: RulesReport): string {
  const postponed = later.length > 0 ? `${later.length} to come later, ` : '';
  const lines = [
    `${game}: ${rules} rules, ${tested} tested, ${excused.length} excused, ${postponed}${untested.length} without a test${finished ? '' : ' (not finished)'}`,
  ];
  if (untested.length > 0) lines.push(`  without a test: ${untested.join(' ')}`);
  if (unnamed.length > 0) lines.push(`  not named in code: ${unnamed.join(' ')}`);
  for (const { id, reason } of excused) lines.push(`  excused: ${id}, ${reason}`);
  return lines.join('\n');
}

interface Rules {
  readonly path: string;
  readonly ids: readonly string[];
  readonly excused: RulesReport['excused'];
}

/** Rules are list items that begin with their id: "- `LDR-TURN-01` The players …". */
function readRules({ path, text }: Source): Rules {
  const items = text.split(/^- (?=`)/m).flatMap((item) => {
    const [, id] = /^`([^`]+)`/.exec(item) ?? [];
    const [, reason] = /\{untestable:\s*([^}]+?)\s*\}/.exec(item) ?? [];
    return id !== undefined && idsIn(id)[0] === id ? [{ id, reason }] : [];
  });
  return {
    path,
    ids: [...new Set(items.map(({ id }) => id))],
    excused: items.flatMap(({ id, reason }) => (reason === undefined ? [] : [{ id, reason: reason.replace(/\s+/g, ' ') }])),
  };
}

function twice({ path, text }: Source): string[] {
  const seen = new Set<string>();
  return [...text.matchAll(/^- `([^`]+)`/gm)].flatMap(({ 1: id = '', index }) => {
    const again = seen.has(id);
    seen.add(id);
    return again ? [`${placeOf(path, text, index)} ${id} is there twice`] : [];
  });
}

/** Ids of this game's family that its rules do not have: a slip of the pen, or a rule that was withdrawn. */
function unknownIds({ path, text }: Source, ids: readonly string[]): string[] {
  const family = new Set(ids.map((id) => id.split('-')[0]));
  return [...text.matchAll(ID)]
    .filter(({ 0: id }) => family.has(id.split('-')[0]) && !ids.includes(id))
    .map(({ 0: id, index }) => `${placeOf(path, text, index)} ${id} is no rule`);
}

const isUnder = (id: string, beginning: string): boolean => id === beginning || id.startsWith(`${beginning}-`);

const idsIn = (text: string): string[] => [...text.matchAll(ID)].map(([id]) => id);

const without = (some: readonly string[], others: readonly string[]): string[] => some.filter((id) => !others.includes(id));
