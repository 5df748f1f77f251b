/**
 * A whole tournament through the real protocol: people with accounts make it, join it and play it to its end with random answers, while
 * the server is killed now and then. Afterwards everything is counted.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { API_PATH, type CupKind, type CupShown, cupMade, cupReply, summary } from '@taverne/protocol';
import { z } from 'zod';
import { DATABASE } from '../../src/storage/opening.ts';
import { member } from '../../test/people/member.ts';
import { ServerProcess } from './child.ts';
import { Client } from './client.ts';
import { scratch, scratchSettings, UNHURRIED } from './scratch.ts';

export interface CupTrial {
  readonly people: number;
  readonly kind: CupKind;
  readonly rounds: number;
  readonly game: string;
  readonly mode: string;
  /** How often the server is killed on the way. */
  readonly kills: number;
  readonly progress?: (line: string) => void;
}

export interface CupTried {
  readonly cup: CupShown;
  readonly kills: number;
  readonly answers: number;
  readonly seconds: number;
  readonly problems: readonly string[];
}

const ENDLESS = { burst: 1e9, perSecond: 1e9 };
const LIMITS = { ...UNHURRIED, ceremonies: ENDLESS, cupLooks: ENDLESS, cupBreak: 0, callEvery: 200 };
const CUPS = `${API_PATH}/cups`;
/** Between two looks of somebody who waits. */
const LOOK = 100;
const LONGEST = 15 * 60_000;

export async function tryCup(trial: CupTrial): Promise<CupTried> {
  const { folder, clear } = scratch();
  let server = await ServerProcess.start(scratchSettings(folder), LIMITS);
  const { port } = server;
  const clients: Client[] = [];
  const began = performance.now();
  const late = AbortSignal.timeout(LONGEST);
  const counted = { answers: 0, kills: 0 };
  try {
    const guest = (): Client => new Client(`http://127.0.0.1:${port}`);
    for (let n = 0; n < trial.people; n++) clients.push((await member({ server, guest }, `Entrant ${n + 1}`)).client);
    const [maker] = clients;
    if (!maker) throw new RangeError('a tournament needs people');
    const cup = await begun(maker, clients, trial);
    let isOver = false;
    const look = async (): Promise<CupShown | undefined> => (await seen(maker, cup)) ?? undefined;
    const playing = clients.map((client) => playOn(client, cup, () => isOver || late.aborted, counted));
    let shown = await look();
    while (shown?.status !== 'over' && !late.aborted) {
      const done = shown?.games.filter(({ result }) => result !== null).length ?? 0;
      const all = expectedGames(trial);
      trial.progress?.(
        `round ${shown?.round ?? 0}, ${done} of ${all} matches over, ${counted.answers} answers, ${counted.kills} kills`,
      );
      if (counted.kills < trial.kills && done >= ((counted.kills + 1) * all) / (trial.kills + 1) - 1) {
        await server.kill();
        server = await ServerProcess.start(scratchSettings(folder, port), LIMITS);
        counted.kills++;
      }
      await pause(LOOK);
      shown = (await look().catch(() => undefined)) ?? shown;
    }
    isOver = true;
    await Promise.all(playing);
    if (!shown) throw new Error('the tournament was never seen');
    const problems = [...problemsIn(shown, trial), ...(await unfinished(maker, shown))];
    await server.kill('SIGTERM');
    problems.push(...strangers(folder, shown));
    return { cup: shown, ...counted, seconds: (performance.now() - began) / 1000, problems };
  } finally {
    for (const client of clients) client.close();
    await server.kill();
    clear();
  }
}

async function begun(
  maker: Client,
  clients: readonly Client[],
  { kind, rounds, game, mode, people }: CupTrial,
): Promise<string> {
  const clock = { kind: 'live', minutes: 60, increment: 10 };
  const wish = { name: 'The trial', game, mode, clock, kind, rounds, most: people, starts: Date.now() + 3_600_000 };
  const { cup } = cupMade.parse(await maker.http('POST', CUPS, wish));
  for (const client of clients) await client.http('POST', `${CUPS}/${cup}/people`);
  await maker.http('POST', `${CUPS}/${cup}/begin`);
  return cup;
}

const seen = async (client: Client, cup: string) => cupReply.parse(await client.http('GET', `${CUPS}/${cup}`)).cup;

/** Looks what is to be played, and plays it. Whatever breaks on the way is begun again. */
async function playOn(client: Client, cup: string, isOver: () => boolean, counted: { answers: number }): Promise<void> {
  while (!isOver()) {
    try {
      const match = (await seen(client, cup))?.yours?.match;
      if (match === undefined) await pause(LOOK);
      else await playMatch(client, match, counted);
    } catch {
      await pause(LOOK);
    } finally {
      client.close();
    }
  }
}

async function playMatch(client: Client, match: string, counted: { answers: number }): Promise<void> {
  client.states.delete(match);
  await client.connect();
  await client.watch(match);
  for (;;) {
    const state = client.states.get(match);
    if (state?.outcome) return;
    if ((state?.questions.length ?? 0) > 0) {
      await client.answer(match, (keys) => keys[Math.floor(Math.random() * keys.length)] ?? '');
      counted.answers++;
    } else await client.next((message) => message.type === 'state' && message.match === match);
  }
}

const expectedGames = ({ people, kind, rounds }: CupTrial): number =>
  kind === 'robin' ? (rounds * people * (people - 1)) / 2 : rounds * Math.ceil(people / 2);

function problemsIn({ status, games, table }: CupShown, trial: CupTrial): string[] {
  const problems: string[] = [];
  if (status !== 'over') problems.push(`it is ${status}`);
  if (games.length !== expectedGames(trial)) problems.push(`${games.length} pairs instead of ${expectedGames(trial)}`);
  const pairs = games.map(
    ({ first, second }) => `${Math.min(first ?? -1, second ?? -1)} ${Math.max(first ?? -1, second ?? -1)}`,
  );
  if (trial.kind === 'swiss' && new Set(pairs).size < pairs.length) problems.push('somebody met the same person twice');
  for (const { round } of games) {
    const sides = games
      .flatMap((game) => (game.round === round ? [game.first, game.second] : []))
      .filter((side) => side !== null);
    if (new Set(sides).size < sides.length) problems.push(`somebody plays twice in round ${round}`);
  }
  const points = table.reduce((all, row) => all + row.points, 0);
  if (points !== games.length) problems.push(`${points} points for ${games.length} matches`);
  return problems;
}

async function unfinished(client: Client, { games }: CupShown): Promise<string[]> {
  const problems: string[] = [];
  for (const { match } of games) {
    if (match === null) continue;
    const { status } = summary.parse(await client.http('GET', `${API_PATH}/matches/${match}`));
    if (status !== 'over') problems.push(`match ${match} is ${status}`);
  }
  return problems;
}

/** As many matches as pairs, and none beside them. */
function strangers(folder: string, { games }: CupShown): string[] {
  const database = new DatabaseSync(join(folder, DATABASE), { readOnly: true });
  const { n } = z.object({ n: z.int() }).parse(database.prepare('SELECT count(*) AS n FROM matches').get());
  database.close();
  const played = games.filter(({ match }) => match !== null).length;
  return n === played ? [] : [`${n} matches were made for ${played} pairs`];
}
