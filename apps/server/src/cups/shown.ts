/** A tournament as people see it. */
import type { CupReply, CupShown, CupSummary, CupsReply } from '@taverne/protocol';
import type { Limits } from '../limits.ts';
import type { Sql } from '../storage/sql.ts';
import { type CupGameRow, gamesOf, playedIn } from './game-rows.ts';
import { type CupListed, listedCups, ownCups } from './lists.ts';
import { isIn, roundsIn } from './round.ts';
import { type CupPersonRow, type CupRow, cupOf, peopleOf } from './rows.ts';
import { BREAKS_OF, standingsOf } from './standings.ts';

/** Of an arena not every match there was: the latest. */
const MOST_GAMES = 200;
const MINUTE = 60_000;

interface Asked {
  /** Whoever asks; an empty text: nobody. */
  readonly person: string;
}

function summary(cup: CupRow, people: number, own: boolean): CupSummary {
  const { id, name, visibility, terms, status, round, starts, ends } = cup;
  const isFixed = status === 'running' || status === 'over' || terms.kind === 'swiss';
  const of = isFixed ? roundsIn(cup, people) : 0;
  return { ...terms, cup: id, name, visibility, status, round, of, starts, ends, people, isIn: own };
}

const listed = ({ people, own, ...cup }: CupListed): CupSummary => summary(cup, people, own > 0);

/** Those that run and those to come; of those that are over some. */
export async function cupsShown(sql: Sql, { person }: Asked, { cupsListed }: Limits): Promise<CupsReply> {
  const few = Math.ceil(cupsListed / 5);
  const cups = [
    ...(await listedCups(sql, person, 'running', cupsListed)),
    ...(await listedCups(sql, person, 'open', cupsListed)),
    ...(await listedCups(sql, person, 'over', few)),
  ];
  const mine = person === '' ? [] : await ownCups(sql, person, few);
  return { cups: cups.map(listed), mine: mine.map(listed) };
}

/** Undefined: there is none. `known`: how far whoever asks knows it. */
export async function cupShown(
  sql: Sql,
  id: string,
  { person, known }: Asked & { readonly known: number | undefined },
  { cupPatience }: Limits,
): Promise<CupReply | undefined> {
  const cup = await cupOf(sql, id);
  if (!cup) return undefined;
  const yours = cup.status === 'running' && person !== '' ? await matchOf(sql, id, person) : null;
  if (cup.changes === known && yours === null) return { cup: null };
  const [people, games] = [await peopleOf(sql, id), await gamesOf(sql, id)];
  const table = tableOf(cup, people, games, person);
  const place = new Map(table.map(({ id: each }, at) => [each, at]));
  const at = (each: string | null): number | null => (each === null ? null : (place.get(each) ?? null));
  const shown: CupShown = {
    ...summary(
      cup,
      people.length,
      people.some((row) => row.person === person && isIn(row)),
    ),
    changes: cup.changes,
    maker: await nameOf(sql, cup.maker),
    isYours: cup.maker === person,
    patience: cupPatience / MINUTE,
    breaks: [...BREAKS_OF[cup.terms.kind]],
    table: table.map(({ id: _, ...row }) => row),
    games: games
      .slice(-MOST_GAMES * (cup.terms.kind === 'arena' ? 1 : games.length))
      .toReversed()
      .map(({ round, first, second, match, result }) => ({ round, first: at(first), second: at(second), match, result })),
    yours,
  };
  return { cup: shown };
}

function tableOf({ terms: { kind } }: CupRow, people: readonly CupPersonRow[], games: readonly CupGameRow[], asking: string) {
  const rows = standingsOf(
    kind,
    people.map(({ person }) => person),
    games,
  );
  return rows.flatMap(({ id, place, points, won, drawn, lost, breaks }) => {
    const row = people.find(({ person }) => person === id);
    const who = row && { name: row.name, number: row.number, isYou: id === asking, isIn: isIn(row) };
    return who ? [{ id, ...who, place, points, won, drawn, lost, breaks: [...breaks] }] : [];
  });
}

/** What somebody plays now: what waits for them first. */
async function matchOf(sql: Sql, cup: string, person: string): Promise<CupShown['yours']> {
  const own = (await playedIn(sql, cup))
    .filter(({ first, second, status }) => status === 'running' && (first === person || second === person))
    .map(({ match, first, awaited }) => ({ match, isYourTurn: awaited?.includes(first === person ? 0 : 1) ?? false }));
  return own.find(({ isYourTurn }) => isYourTurn) ?? own[0] ?? null;
}

async function nameOf(sql: Sql, person: string): Promise<string | null> {
  const [row] = await sql.all('SELECT name FROM accounts WHERE id = $1', [person]);
  return typeof row?.name === 'string' ? row.name : null;
}
