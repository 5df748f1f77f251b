/** Pairs of clients that answer each other, as light as can be: what is measured is the server, not them. */
import {
  API_PATH,
  type ClientMessage,
  created,
  PROTOCOL,
  type QuestionShown,
  SOCKET_PATH,
  type StateMessage,
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
  const isState = (raw: unknown): raw is StateMessage => typeof raw === 'object' && raw !== null && 'questions' in raw;
  return isState(state) ? state.questions : [];
}

let keys = 0;

/** At a table of the server: whoever is asked answers with one of what is offered. */
export async function tablePair(base: string, game: string, roll: (of: number) => number): Promise<Pair> {
  const [anna, bert] = [new Client(base), new Client(base)];
  const wish = { game, seats: [{ kind: 'person' as const }, { kind: 'open' as const }] };
  const { match, links } = created.parse(await anna.http('POST', `${API_PATH}/matches`, wish));
  await bert.join(match, links[0]?.token);
  const url = `${base.replace('http', 'ws')}${SOCKET_PATH}`;
  const sockets = [await opened(url, anna.cookie), await opened(url, bert.cookie)] as const;
  let ready: { from: 0 | 1; text: string } | undefined;

  const heard = (side: 0 | 1, text: string): boolean => {
    if (!text.startsWith('{"type":"state"')) return false;
    // Only who is asked needs to read closely.
    if (text.includes('"questions":[]')) return true;
    const [question] = askedIn(JSON.parse(text));
    const option = question?.options[roll(question.options.length)]?.key;
    if (question && option !== undefined) {
      const message: ClientMessage = { type: 'answer', match, key: `k${keys++}`, question: question.id, option };
      ready = { from: side, text: JSON.stringify(message) };
    }
    return true;
  };
  for (const [side, socket] of sockets.entries()) {
    const first = new Promise<void>((resolve) => {
      const hear = (data: WebSocket.RawData): void => {
        if (!heard(side === 0 ? 0 : 1, textOf(data))) return;
        socket.off('message', hear);
        resolve();
      };
      socket.on('message', hear);
    });
    say(socket, { type: 'hello', protocol: PROTOCOL });
    say(socket, { type: 'watch', match });
    await first;
  }
  const next = (): { from: 0 | 1; text: string } | undefined => {
    const answer = ready;
    ready = undefined;
    return answer;
  };
  return { sockets, heard, next };
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
