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

/** A line to the server: texts go both ways, however they travel. */
export interface Line {
  send(text: string): void;
  /** What it returns ends the listening. */
  onText(listener: (text: string) => void): () => void;
  end(): void;
}

type Lines = readonly [Line, Line];

/** One match: who sends the next answer, and what it says. */
export interface Pair {
  /** The next answer, or nothing when the match is over. */
  next(): { readonly from: 0 | 1; readonly text: string } | undefined;
  readonly lines: Lines;
  /** What arrived at one side. True: this was news of the last answer. */
  heard(side: 0 | 1, text: string): boolean;
}

/** `pack` and `unpack`: how a text travels where it does not as it is. What is unpacked as nothing is no text. */
export interface Packing {
  pack(text: string): string | Buffer;
  unpack(data: WebSocket.RawData, socket: WebSocket): string | undefined;
}

const AS_IT_IS: Packing = { pack: (text) => text, unpack: textOf };

export async function opened(url: string, cookie?: string, { pack, unpack }: Packing = AS_IT_IS): Promise<Line> {
  const socket = new WebSocket(url, { perMessageDeflate: false, headers: cookie === undefined ? {} : { cookie } });
  const listeners = new Set<(text: string) => void>();
  // What comes with the opening itself is for the first who listens.
  const early: string[] = [];
  socket.on('message', (data) => {
    const text = unpack(data, socket);
    if (text === undefined) return;
    if (listeners.size === 0) early.push(text);
    for (const listener of listeners) listener(text);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    send: (text) => socket.send(pack(text)),
    onText(listener) {
      listeners.add(listener);
      for (const text of early.splice(0)) listener(text);
      return () => listeners.delete(listener);
    },
    end: () => socket.terminate(),
  };
}

const say = (line: Line, message: ClientMessage): void => line.send(JSON.stringify(message));

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
  const lines = [await opened(there ?? '', anna.cookie), await opened(here ?? '', bert.cookie)] as const;
  const pair = new TablePair(lines, match, roll);
  await pair.sitDown();
  return pair;
}

/** At a table of the bare server. */
export async function barePair(base: string, match: string, roll: (of: number) => number): Promise<Pair> {
  const url = `${base.replace('http', 'ws')}${SOCKET_PATH}`;
  const lines = [await opened(url), await opened(url)] as const;
  for (const line of lines) say(line, { type: 'watch', match });
  return pairAt(lines, match, roll);
}

/** Two who have come to a table where nothing is told before both are there, and where the next match goes by the same name. */
export async function pairAt(lines: Lines, match: string, roll: (of: number) => number): Promise<Pair> {
  const pair = new TablePair(lines, match, roll);
  await pair.begun();
  return pair;
}

const OVER = '"outcome":{';
const AGAIN = /"rematch":"([\w-]+)"/;

class TablePair implements Pair {
  readonly lines: Lines;
  private readonly roll: (of: number) => number;
  private match: string;
  /** The match that follows this one, once the server has named it. */
  private following: string | undefined;
  /** Who has seen the match under way. */
  private readonly here = new Set<0 | 1>();
  private ready: { readonly from: 0 | 1; readonly text: string } | undefined;

  constructor(lines: Lines, match: string, roll: (of: number) => number) {
    this.lines = lines;
    this.match = match;
    this.roll = roll;
  }

  async sitDown(): Promise<void> {
    for (const side of [0, 1] as const) {
      const first = this.first(side);
      say(this.lines[side], { type: 'hello', protocol: PROTOCOL });
      say(this.lines[side], { type: 'watch', match: this.match });
      await first;
    }
  }

  async begun(): Promise<void> {
    await Promise.all([this.first(0), this.first(1)]);
  }

  /** Kept when this side has seen the match. */
  private async first(side: 0 | 1): Promise<void> {
    let deaf = (): void => {};
    await new Promise<void>((resolve) => {
      deaf = this.lines[side].onText((text) => {
        if (this.heard(side, text)) resolve();
      });
    });
    deaf();
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
      if (side === 0 && text.includes(OVER)) say(this.lines[0], { type: 'rematch', match: this.match, key: `k${keys++}` });
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
    say(this.lines[1], { type: 'rematch', match: over, key: `k${keys++}` });
    this.match = match;
    this.following = undefined;
    this.here.clear();
    for (const line of this.lines) {
      say(line, { type: 'watch', match });
      say(line, { type: 'unwatch', match: over });
    }
  }
}

/** In a room of the relay: they take turns with messages of the same kind and size. */
export async function relayPair(base: string, match: string): Promise<Pair> {
  const url = `${base.replace('http', 'ws')}${SOCKET_PATH}`;
  const lines = [await opened(url), await opened(url)] as const;
  for (const line of lines) say(line, { type: 'watch', match });
  let turn: 0 | 1 = 0;
  return {
    lines,
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
