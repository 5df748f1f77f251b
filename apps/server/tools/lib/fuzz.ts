/** Torments a server with nonsense, nearly right messages and noise, while others play and must not notice. */
import { connect } from 'node:net';
import { join } from 'node:path';
import { picker } from '@taverne/engine';
import WebSocket from 'ws';
import { DATABASE } from '../../src/index.ts';
import { loadGames } from '../../src/registry.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { audit } from './audit.ts';
import { ServerProcess } from './child.ts';
import { Client } from './client.ts';
import { type Known, mutated, plausible, type Roll, raw } from './mutate.ts';
import { scratch, scratchSettings, UNHURRIED } from './scratch.ts';
import { Steady } from './steady.ts';

export interface FuzzPlan {
  readonly messages: number;
  readonly seed: number;
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

export async function fuzz({ messages, seed, progress = () => {} }: FuzzPlan): Promise<Fuzzed> {
  const { folder, clear } = scratch();
  const roll = picker(seed);
  // Those who play are as fast as the machine lets them; those who torment are cut off like anybody.
  const server = await ServerProcess.start(scratchSettings(folder), { ...UNHURRIED, patience: 200 });
  const players: Steady[] = [];
  const matches: string[] = [];
  let running = true;
  const bystander = async (): Promise<void> => {
    const [anna, bert] = [new Steady(server.base, roll(1e9)), new Steady(server.base, roll(1e9))];
    players.push(anna, bert);
    await Promise.all([anna.client.named('Anna'), bert.client.named('Bert')]);
    for (let round = 0; running; round++) {
      const seats = [{ kind: 'person' as const }, { kind: 'open' as const }];
      const { match, links } = await anna.client.create({ game: round % 2 === 0 ? 'feud' : 'leaders', seats });
      await bert.client.join(match, links[0]?.token);
      matches.push(match);
      await Promise.all([anna.play(match), bert.play(match)]);
    }
  };
  try {
    const games = Array.from({ length: BYSTANDERS }, () => bystander().catch(() => {}));
    const eve = new Tormentor(server.base, roll);
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
    const rounds = matches.length * 2;
    const cutOff = players.reduce((sum, { trail }) => sum + trail.reconnected, 0) - rounds;
    for (const { client } of players) client.close();
    await server.kill('SIGTERM');

    const storage = openSqlite(join(folder, DATABASE));
    const registry = await loadGames(scratchSettings(folder).games);
    const served = new Map([...registry].map(([id, { game }]) => [id, game]));
    const { problems } = await audit(storage, served, [...matches, ...eve.made], players);
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
  private client: Client | undefined;
  private sent: string[] = [];

  constructor(base: string, roll: Roll) {
    this.base = base;
    this.roll = roll;
  }

  async torment(count: number, matches: readonly string[]): Promise<void> {
    const { roll } = this;
    if (roll(20) === 0) await this.noise();
    if (roll(10) === 0) await this.badRequest(matches);
    const client = await this.seated();
    const known = this.known(client, matches);
    for (let i = 0; i < count && client.socket?.readyState === WebSocket.OPEN; i++) {
      const message = plausible(roll, known);
      if ('key' in message) this.sent = [...this.sent.slice(-20), message.key];
      const text = roll(3) === 0 ? raw(roll, message) : JSON.stringify(roll(2) === 0 ? message : mutated(roll, message));
      client.socket.send(text);
    }
    // All have been heard when the last one is; unless we were thrown out.
    await client.ping().catch(() => {});
  }

  /** With a match of its own against a bot, so that some of its answers fit. */
  private async seated(): Promise<Client> {
    if (this.client?.socket?.readyState === WebSocket.OPEN && this.roll(30) > 0) return this.client;
    this.client?.close();
    const client = new Client(this.base);
    await client.named('Eve');
    const { match } = await client.create({
      game: this.roll(2) === 0 ? 'feud' : 'leaders',
      seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }],
    });
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
    const paths = [
      '/api/me',
      '/api/matches',
      `/api/matches/${matches[0]}/join`,
      `/api/matches/${matches[0]}/file`,
      '/api/lobby',
      '/%2e%2e/%2e%2e/x',
      '/m/x',
    ];
    const bodies = [
      { name: 'x' },
      { game: 'feud', seats: [{ kind: 'person' }, { kind: 'open' }] },
      { token: 'x', salt: 'y' },
      { seat: 1 },
    ];
    const method = ['GET', 'POST', 'PUT', 'DELETE'][roll(4)] ?? 'GET';
    const text = String(JSON.stringify(mutated(roll, bodies[roll(bodies.length)])));
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

  close(): void {
    this.client?.close();
  }
}
