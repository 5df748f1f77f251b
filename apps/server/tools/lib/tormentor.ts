/** Guests with bad intentions: one that sits among others and knows what they are asked, and any number that come and go. */
import { connect } from 'node:net';
import { fileOf, quick, startMatch, writeFile } from '@taverne/engine';
import WebSocket from 'ws';
import { Client } from './client.ts';
import { type Known, mutated, plausible, type Roll, raw } from './mutate.ts';
import type { Repertoire } from './repertoire.ts';

/** Anybody can have many addresses. */
export const anyAddress = (roll: Roll): string => `10.${roll(256)}.${roll(256)}.${roll(256)}`;

/** Sits at a table with others. It plays on now and then, and in between tries to be somebody else. */
export class Cheat {
  readonly client: Client;
  private readonly roll: Roll;
  /** Who sits with it: it has looked over their shoulders. */
  private readonly others: readonly Client[];

  constructor(base: string, roll: Roll, others: readonly Client[]) {
    this.client = new Client(base, anyAddress(roll));
    this.roll = roll;
    this.others = others;
  }

  async play(match: string, isOn: () => boolean): Promise<void> {
    const { client, roll } = this;
    await client.connect();
    await client.watch(match);
    while (isOn() && client.socket?.readyState === WebSocket.OPEN && !client.states.get(match)?.outcome) {
      const own = client.states.get(match)?.questions[0];
      const theirs = this.others.flatMap((other) => other.states.get(match)?.questions ?? []);
      const question = own && roll(2) === 0 ? own : (theirs[roll(theirs.length)] ?? own);
      const option = question?.options[roll(question.options.length)]?.key ?? 'nothing';
      const said = await Promise.race([
        client.ask({ type: 'answer', match, question: question?.id ?? '0.0.0', option }).catch(() => undefined),
        new Promise<undefined>((resolve) => setTimeout(resolve, 500, undefined)),
      ]);
      // At its own pace: within what one may, so that it is heard.
      await new Promise((resolve) => setTimeout(resolve, said?.type === 'refused' ? 60 : 30));
    }
    client.close();
  }
}

/** Comes, sends nonsense and what is nearly right, and is gone; the next time as somebody else from somewhere else. */
export class Tormentor {
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
    this.client?.close();
    const client = new Client(this.base, anyAddress(this.roll));
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
        'x-forwarded-for': anyAddress(roll),
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
