/** Pairs of clients that answer each other, as light as can be: what is measured is the server, not them. */
import {
  API_PATH,
  type ClientMessage,
  created,
  PROTOCOL,
  type QuestionShown,
  SOCKET_PATH,
  type StateSent,
  unpacked,
} from '@taverne/protocol';
import WebSocket from 'ws';
import { textOf } from '../../src/sockets/text.ts';
import { Client } from './client.ts';

/** One match: who sends the next answer, and what it says. */
export interface Pair {
  /** The next answer, or nothing when the match is over. */
  next(): { readonly from: 0 | 1; readonly text: string } | undefined;
  readonly sockets: readonly [WebSocket, WebSocket];
  /** What arrived at one side. True: this was news of the last answer. */
  heard(side: 0 | 1, text: string): boolean;
}

async function opened(url: string, cookie?: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, headers: cookie === undefined ? {} : { cookie } });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

const say = (socket: WebSocket, message: ClientMessage): void => socket.send(JSON.stringify(message));

/** The questions of a state, without a look at the rest: the schema's care would be measured, too. */
function askedIn(state: unknown): readonly QuestionShown[] {
  const isState = (raw: unknown): raw is StateSent => typeof raw === 'object' && raw !== null && 'questions' in raw;
  return isState(state) ? state.questions.map(unpacked) : [];
}

let keys = 0;

/**
 * At a table of the server: whoever is asked answers with one of what is offered; when a match is over they play again. `bases`: where
 * each of the two comes in.
 */
export async function tablePair(bases: readonly [string, string], game: string, roll: (of: number) => number): Promise<Pair> {
  const [anna, bert] = [new Client(bases[0]), new Client(bases[1])];
  const wish = { game, seats: [{ kind: 'person' as const }, { kind: 'open' as const }] };
  const { match, links } = created.parse(await anna.http('POST', `${API_PATH}/matches`, wish));
  await bert.join(match, links[0]?.token);
  const [there, here] = bases.map((base) => `${base.replace('http', 'ws')}${SOCKET_PATH}`);
  const sockets = [await opened(there ?? '', anna.cookie), await opened(here ?? '', bert.cookie)] as const;
  const pair = new TablePair(sockets, match, roll);
  await pair.sitDown();
  return pair;
}

/** At a table of the bare server, where the next match goes by the same name. */
export async function barePair(base: string, match: string, roll: (of: number) => number): Promise<Pair> {
  const url = `${base.replace('http', 'ws')}${SOCKET_PATH}`;
  const pair = new TablePair([await opened(url), await opened(url)], match, roll);
  await pair.sitTogether();
  return pair;
}

const OVER = '"outcome":{';
const AGAIN = /"rematch":"([\w-]+)"/;

class TablePair implements Pair {
  readonly sockets: readonly [WebSocket, WebSocket];
  private readonly roll: (of: number) => number;
  private match: string;
  /** The match that follows this one, once the server has named it. */
  private following: string | undefined;
  /** Who has seen the match under way. */
  private readonly here = new Set<0 | 1>();
  private ready: { readonly from: 0 | 1; readonly text: string } | undefined;

  constructor(sockets: readonly [WebSocket, WebSocket], match: string, roll: (of: number) => number) {
    this.sockets = sockets;
    this.match = match;
    this.roll = roll;
  }

  async sitDown(): Promise<void> {
    for (const side of [0, 1] as const) {
      const socket = this.sockets[side];
      const first = new Promise<void>((resolve) => {
        const hear = (data: WebSocket.RawData): void => {
          if (!this.heard(side, textOf(data))) return;
          socket.off('message', hear);
          resolve();
        };
        socket.on('message', hear);
      });
      say(socket, { type: 'hello', protocol: PROTOCOL });
      say(socket, { type: 'watch', match: this.match });
      await first;
    }
  }

  /** Where nothing is told before everybody is there. */
  async sitTogether(): Promise<void> {
    const begun = this.sockets.map(
      (socket, side) =>
        new Promise<void>((resolve) => {
          socket.once('message', (data) => {
            this.heard(side === 0 ? 0 : 1, textOf(data));
            resolve();
          });
        }),
    );
    for (const socket of this.sockets) say(socket, { type: 'watch', match: this.match });
    await Promise.all(begun);
  }

  next(): { readonly from: 0 | 1; readonly text: string } | undefined {
    if (this.here.size < 2) return undefined;
    const answer = this.ready;
    this.ready = undefined;
    return answer;
  }

  heard(side: 0 | 1, text: string): boolean {
    if (!text.startsWith('{"type":"state"')) {
      this.hearOfRematch(side, text);
      return false;
    }
    if (!text.includes(this.match)) return false;
    this.here.add(side);
    // Only who is asked needs to read closely.
    if (text.includes('"questions":[]')) {
      if (side === 0 && text.includes(OVER)) say(this.sockets[0], { type: 'rematch', match: this.match, key: `k${keys++}` });
      return true;
    }
    const [question] = askedIn(JSON.parse(text));
    const option = question?.options[this.roll(question.options.length)]?.key;
    if (question && option !== undefined) {
      const answer: ClientMessage = { type: 'answer', match: this.match, key: `k${keys++}`, question: question.id, option };
      this.ready = { from: side, text: JSON.stringify(answer) };
    }
    return true;
  }

  /** The first asks for it and hears its name; once it is made the second takes the seat that is kept, and both go there. */
  private hearOfRematch(side: 0 | 1, text: string): void {
    if (side !== 0) return;
    if (text.startsWith('{"type":"table"')) this.following = AGAIN.exec(text)?.[1] ?? this.following;
    if (!text.startsWith('{"type":"accepted"') || this.following === undefined) return;
    const [over, match] = [this.match, this.following];
    say(this.sockets[1], { type: 'rematch', match: over, key: `k${keys++}` });
    this.match = match;
    this.following = undefined;
    this.here.clear();
    for (const socket of this.sockets) {
      say(socket, { type: 'watch', match });
      say(socket, { type: 'unwatch', match: over });
    }
  }
}

/** In a room of the relay: they take turns with messages of the same kind and size. */
export async function relayPair(base: string, match: string): Promise<Pair> {
  const url = `${base.replace('http', 'ws')}${SOCKET_PATH}`;
  const sockets = [await opened(url), await opened(url)] as const;
  for (const socket of sockets) say(socket, { type: 'watch', match });
  let turn: 0 | 1 = 0;
  return {
    sockets,
    heard: () => true,
    next() {
      const from = turn;
      turn = turn === 0 ? 1 : 0;
      const message: ClientMessage = {
        type: 'answer',
        match,
        key: `k${keys++}`,
        question: `${from}.12.1x2y3z4a5b6c`,
        option: 'D4 E5',
      };
      return { from, text: JSON.stringify(message) };
    },
  };
}
