/** A whole program that plays, by chance alone: TAVERNE_TOKEN=… node bot.ts https://taverne.example [match token] */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const [server = 'http://localhost:8080', invited, invitation] = process.argv.slice(2);
const { TAVERNE_TOKEN: token, TAVERNE_PACE: pace = '500' } = process.env;

interface Turn {
  readonly asked: readonly { readonly question: string; readonly options: readonly string[] }[];
  readonly outcome?: { readonly places: readonly number[] };
}

async function http<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const reply = await fetch(new URL(`/api/${path}`, server), { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!reply.ok) throw new Error(await reply.text());
  return JSON.parse(await reply.text());
}

// Where it is invited, or at the first table that lets programs in.
let match = invited;
for (; !match; await pause(1000)) {
  const { tables } = await http<{ tables: { match: string; programs?: true }[] }>('GET', 'lobby');
  match = tables.find(({ programs }) => programs)?.match;
}
await http('POST', `matches/${match}/join`, invitation === undefined ? {} : { token: invitation });
let turn: Turn = { asked: [] };
for (; !turn.outcome; await pause(Number(pace))) {
  try {
    turn = await http<Turn>('GET', `matches/${match}/turn`);
    for (const { question, options } of turn.asked.slice(0, 1)) {
      const option = options[Math.floor(Math.random() * options.length)];
      await http('POST', `matches/${match}/turn`, { key: randomUUID(), question, option });
    }
  } catch (trouble) {
    console.error(trouble); // somebody was quicker, or the server restarts: the next turn says what is asked then
  }
}
console.log(`over: ${turn.outcome.places.join(' ')}`);
