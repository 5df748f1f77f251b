/**
 * A whole program that plays, by chance alone: TAVERNE_TOKEN=… node bot.ts https://taverne.example [match token]
 * With a match and the token of its invitation it sits down there; otherwise at the first table that lets programs in.
 */
import { randomUUID } from 'node:crypto';

const [server = 'http://localhost:8080', invited, invitation] = process.argv.slice(2);
/** Programs may send ten messages a second: so many milliseconds it waits before an answer. */
const { TAVERNE_TOKEN: token = '', TAVERNE_PACE: pace = '120' } = process.env;

interface Question {
  readonly id: string;
  readonly options?: readonly { readonly key: string }[];
  /** Notations, or a common beginning with the ends that go with it: ["move W3 ", "H7|H8"]. */
  readonly keys?: readonly (string | readonly [begin: string, ends: string])[];
}
interface Message {
  readonly type: string;
  readonly trouble?: { readonly say: string };
  readonly questions?: readonly Question[];
  readonly outcome?: { readonly places: readonly number[] };
}

async function http<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const reply = await fetch(new URL(path, server), { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!reply.ok) throw new Error(await reply.text());
  return JSON.parse(await reply.text());
}

/** A table that welcomes programs. Whoever finds none asks again after a while. */
async function openTable(): Promise<string> {
  for (;;) {
    const { tables } = await http<{ tables: { match: string; programs?: true }[] }>('GET', '/api/lobby');
    const found = tables.find(({ programs }) => programs);
    if (found) return found.match;
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
}

const match = invited ?? (await openTable());
await http('POST', `/api/matches/${match}/join`, invitation === undefined ? {} : { token: invitation });
const socket = new WebSocket(new URL('/ws', server.replace(/^http/, 'ws')), ['taverne', `bearer.${token}`]);
const answered = new Set<string>();
const say = (message: object): void => socket.send(JSON.stringify(message));
const keysOf = ({ options = [], keys = [] }: Question): string[] => [
  ...options.map(({ key }) => key),
  ...keys.flatMap((each) => (typeof each === 'string' ? each : each[1].split('|').map((end) => `${each[0]}${end}`))),
];

socket.onopen = () => {
  say({ type: 'hello', protocol: 6 });
  say({ type: 'watch', match });
};
socket.onmessage = ({ data }) => {
  const { type, trouble, questions = [], outcome }: Message = JSON.parse(data);
  if (trouble) console.error(trouble.say);
  if (type !== 'state') return;
  if (outcome) {
    console.log(`over: ${outcome.places.join(' ')}`);
    socket.close();
  }
  for (const question of questions) {
    if (answered.has(question.id)) continue;
    answered.add(question.id);
    const keys = keysOf(question);
    const option = keys[Math.floor(Math.random() * keys.length)];
    setTimeout(() => say({ type: 'answer', match, key: randomUUID(), question: question.id, option }), Number(pace));
  }
};
