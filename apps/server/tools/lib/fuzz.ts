/** Torments a server with nonsense, nearly right messages and noise, while others play and must not notice. */
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileOf, picker, quick, startMatch, writeFile } from '@taverne/engine';
import WebSocket from 'ws';
import { DATABASE } from '../../src/index.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { audit } from './audit.ts';
import { ServerProcess } from './child.ts';
import { Client } from './client.ts';
import { type Known, mutated, plausible, type Roll, raw } from './mutate.ts';
import { Repertoire } from './repertoire.ts';
import { scratch, scratchSettings, UNHURRIED } from './scratch.ts';
import { Steady } from './steady.ts';

export interface FuzzPlan {
  readonly messages: number;
  readonly seed: number;
  /** Left out: every game there is. */
  readonly game?: string | undefined;
  readonly progress?: (line: string) => void;
}

export interface Fuzzed {
  readonly messages: number;
  readonly crashes: number;
  /** What the server logged as its own fault. */
  readonly faults: readonly string[];
  /** Changes that nobody at the table asked for, or that the rules do not allow. */
  readonly illegal: readonly string[];
  /** How often somebody who only plays lost the connection. */
  readonly cutOff: number;
  readonly answers: number;
}

const BYSTANDERS = 2;
const AT_ONCE = 50;

export async function fuzz({ messages, seed, game, progress = () => {} }: FuzzPlan): Promise<Fuzzed> {
  const { folder, clear } = scratch();
  const roll = picker(seed);
  const repertoire = await Repertoire.open(scratchSettings(folder).games, game);
  // Those who play are as fast as the machine lets them; those who torment are cut off like anybody.
  const server = await ServerProcess.start(scratchSettings(folder), { ...UNHURRIED, patience: 200 });
  const players: Steady[] = [];
  const matches: string[] = [];
  let running = true;
  /** How often somebody sat down to play, and so opened a connection. */
  let sessions = 0;
  const bystanders = async (): Promise<void> => {
    const company: Steady[] = [];
    while (running) {
      const { seats: count, ...wish } = repertoire.next(roll);
      while (company.length < count) {
        // Nobody would tell another one to stop any more.
        if (!running) return;
        const player = new Steady(server.base, roll(1e9));
        company.push(player);
        players.push(player);
        await player.client.named(`Player ${company.length}`);
      }
      const [maker, ...others] = company.slice(0, count);
      if (!maker) return;
      const seats = [{ kind: 'person' as const }, ...others.map(() => ({ kind: 'open' as const }))];
      const { match, links } = await maker.client.create({ ...wish, seats });
      for (const [i, player] of others.entries()) await player.client.join(match, links[i]?.token);
      matches.push(match);
      sessions += count;
      await Promise.all([maker, ...others].map((player) => player.play(match)));
    }
  };
  try {
    const games = Array.from({ length: BYSTANDERS }, () => bystanders().catch(() => {}));
    const eve = new Tormentor(server.base, roll, repertoire);
    for (let sent = 0; sent < messages && server.isRunning; sent += AT_ONCE) {
      await eve.torment(AT_ONCE, matches);
      progress(
        `${sent + AT_ONCE} of ${messages} messages, ${players.reduce((sum, { trail }) => sum + trail.acknowledged.length, 0)} answers of bystanders`,
      );
    }
    eve.close();
    running = false;
    for (const player of players) player.stop();
    await Promise.all(games);
    const crashes = server.isRunning ? 0 : 1;
    const cutOff = players.reduce((sum, { trail }) => sum + trail.reconnected, 0) - sessions;
    for (const { client } of players) client.close();
    await server.kill('SIGTERM');

    const storage = openSqlite(join(folder, DATABASE));
    const { problems } = await audit(storage, repertoire.games, [...matches, ...eve.made], players);
    const uninvited: string[] = [];
    const asked = new Set(players.flatMap(({ trail }) => [...trail.asked]));
    for (const id of matches) {
      for (const { key, entries } of (await storage.match(id, 0))?.appends ?? []) {
        if (key !== null && !asked.has(key))
          uninvited.push(`match ${id}: ${JSON.stringify(entries[0])} was asked by a stranger`);
      }
    }
    await storage.close();
    return {
      messages,
      crashes,
      faults: server.faults,
      illegal: [...problems, ...uninvited],
      cutOff: Math.max(0, cutOff),
      answers: players.reduce((sum, { trail }) => sum + trail.acknowledged.length, 0),
    };
  } finally {
    for (const player of players) player.stop();
    await server.kill();
    clear();
  }
}

/** A guest with bad intentions: holds a seat of its own and knows the matches of others. */
class Tormentor {
  readonly made: string[] = [];
  private readonly base: string;
  private readonly roll: Roll;
  private readonly repertoire: Repertoire;
  private client: Client | undefined;
  private sent: string[] = [];

  constructor(base: string, roll: Roll, repertoire: Repertoire) {
    this.base = base;
    this.roll = roll;
    this.repertoire = repertoire;
  }

  async torment(count: number, matches: readonly string[]): Promise<void> {
    const { roll } = this;
    if (roll(20) === 0) await this.noise();
    if (roll(10) === 0) await this.badRequest(matches);
    const client = await this.seated();
    const known = this.known(client, matches);
    const thrownOut = new Promise<void>((resolve) => client.socket?.once('close', () => resolve()));
    for (let i = 0; i < count && client.socket?.readyState === WebSocket.OPEN; i++) {
      const message = plausible(roll, known);
      if ('key' in message) this.sent = [...this.sent.slice(-20), message.key];
      const text = roll(3) === 0 ? raw(roll, message) : JSON.stringify(roll(2) === 0 ? message : mutated(roll, message));
      client.socket.send(text);
    }
    // All have been heard when the last one is; unless we were thrown out.
    await Promise.race([client.ping(), thrownOut]).catch(() => {});
  }

  /** With a match of its own against bots, so that some of its answers fit. */
  private async seated(): Promise<Client> {
    if (this.client?.socket?.readyState === WebSocket.OPEN && this.roll(30) > 0) return this.client;
    this.client?.close();
    const client = new Client(this.base);
    await client.named('Eve');
    const { seats: count, ...wish } = this.repertoire.next(this.roll);
    const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot' as const, level: 1 }));
    const { match } = await client.create({ ...wish, seats: [{ kind: 'person' }, ...bots] });
    this.made.push(match);
    await client.connect();
    await client.watch(match);
    this.client = client;
    return client;
  }

  private known(client: Client, matches: readonly string[]): Known {
    const questions = [...client.states.values()].flatMap((state) => state.questions);
    return {
      matches: [...this.made.slice(-2), ...this.made.slice(-1), ...matches.slice(-4)],
      questions: questions.map(({ id }) => id),
      options: questions.flatMap(({ options }) => options.map(({ key }) => key)),
      keys: this.sent,
    };
  }

  /** Bytes that are not even HTTP. */
  private async noise(): Promise<void> {
    const { roll } = this;
    const port = Number(new URL(this.base).port);
    const heads = [
      '',
      'GET / HTTP/1.1\r\n',
      'GET /ws HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n',
      'POST /api/matches HTTP/1.1\r\nContent-Length: -5\r\n\r\n',
    ];
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(heads[roll(heads.length)] ?? '');
        socket.end(Buffer.from(Array.from({ length: roll(500) }, () => roll(256))));
      });
      socket.setTimeout(1000, () => socket.destroy());
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  }

  private async badRequest(matches: readonly string[]): Promise<void> {
    const { roll } = this;
    const { seats: count, ...wish } = this.repertoire.next(roll);
    const paths = [
      '/api/me',
      '/api/matches',
      '/api/import',
      `/api/matches/${matches[0]}/join`,
      `/api/matches/${matches[0]}/file`,
      '/api/lobby',
      '/%2e%2e/%2e%2e/x',
      '/m/x',
    ];
    const bodies = [
      { name: 'x' },
      { ...wish, seats: Array.from({ length: count }, () => ({ kind: 'open' })) },
      { file: this.file(), seats: Array.from({ length: count }, () => ({ kind: 'open' })) },
      { token: 'x', salt: 'y' },
      { seat: 1 },
    ];
    const method = ['GET', 'POST', 'PUT', 'DELETE'][roll(4)] ?? 'GET';
    const picked = bodies[roll(bodies.length)];
    const text = String(JSON.stringify(roll(4) === 0 ? picked : mutated(roll, picked)));
    const body = method === 'GET' ? {} : { body: roll(4) === 0 ? text.slice(0, roll(text.length)) : text };
    await fetch(`${this.base}${paths[roll(paths.length)]}`, {
      method,
      ...body,
      headers: {
        'content-type': roll(5) === 0 ? 'text/html' : 'application/json',
        cookie: `taverne=${'ab.'.repeat(roll(50))}`,
      },
    })
      .then((reply) => reply.text())
      .catch(() => {});
  }

  /** A match file of a match that has just begun; now and then with something wrong in it. */
  private file(): string {
    const { roll, repertoire } = this;
    const { game: id, options, seats } = repertoire.next(roll);
    const game = repertoire.games.get(id);
    const begun = game && startMatch(game, { options, seats, chance: quick(roll(1e9)) });
    if (!begun?.ok) return '';
    const file = fileOf(begun.value);
    const text = writeFile(roll(2) === 0 ? file : { ...file, journal: [...file.journal, ...file.journal] });
    return roll(3) === 0 ? text.slice(0, roll(text.length)) : text;
  }

  close(): void {
    this.client?.close();
  }
}
