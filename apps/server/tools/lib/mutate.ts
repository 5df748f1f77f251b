/** Messages that are nearly right, and messages that are nothing at all. */
import { type ClientMessage, PROTOCOL } from '@taverne/protocol';

export type Roll = (of: number) => number;

const pick = <T>(roll: Roll, list: readonly [T, ...T[]]): T => list[roll(list.length)] ?? list[0];

/** What a strange client might put where something else belongs. */
const ODDITIES: readonly [unknown, ...unknown[]] = [
  null,
  true,
  -1,
  0,
  1e308,
  0.5,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'constructor',
  '__proto__',
  'x'.repeat(300),
  '../../etc/passwd',
  "'; DROP TABLE matches; --",
  [],
  [[]],
  {},
  { toString: 1 },
  [1, 2, 3],
];

/** What the fuzzer knows of the world: ids that exist, so that nonsense comes close to home. */
export interface Known {
  readonly matches: readonly string[];
  readonly questions: readonly string[];
  readonly options: readonly string[];
  readonly keys: readonly string[];
}

const some = (roll: Roll, list: readonly string[]): string => list[roll(list.length)] ?? 'nothing';

/** A message with the right shape and a content that may or may not fit. */
export function plausible(roll: Roll, known: Known): ClientMessage {
  const match = some(roll, known.matches);
  const key = roll(5) === 0 ? some(roll, known.keys) : `f${roll(1e9)}`;
  const [question, option] = [some(roll, known.questions), some(roll, known.options)];
  return pick<ClientMessage>(roll, [
    { type: 'hello', protocol: PROTOCOL },
    { type: 'watch', match, from: roll(50) },
    { type: 'unwatch', match },
    { type: 'answer', match, key, question, option },
    { type: 'answer', match, key, question, option },
    { type: 'undo', match, key, count: 1 + roll(5) },
    { type: 'consent', match, key, agree: roll(2) === 0 },
    { type: 'draw', match, key, say: pick(roll, ['offer', 'agree', 'decline']) },
    {
      type: 'orders',
      match,
      key,
      orders: [{ question: '*', answer: pick(roll, ['safe', option]), alone: roll(2) === 0, until: roll(9) }],
    },
    { type: 'chat', match, key, text: `hm ${roll(1000)}` },
    { type: 'claim', match, key, seat: roll(4), level: 1 + roll(3) },
    { type: 'rematch', match, key },
    { type: 'whyNot', match, key, question },
    { type: 'preview', match, key, question, option },
    { type: 'look', match, key, seq: roll(100) },
    { type: 'log', match, key, before: roll(100) },
    { type: 'lobby', on: roll(2) === 0 },
    { type: 'ping', key },
    ...(roll(40) === 0
      ? ([
          { type: 'resign', match, key },
          { type: 'leave', match, key },
        ] as const)
      : []),
  ]);
}

/** The same with something wrong in it. */
export function mutated(roll: Roll, message: unknown): unknown {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return pick(roll, ODDITIES);
  const fields = Object.entries(message);
  const at = roll(fields.length);
  switch (roll(4)) {
    case 0:
      return Object.fromEntries(fields.filter((_, i) => i !== at));
    case 1:
      return Object.fromEntries(fields.map(([name, value], i) => [name, i === at ? pick(roll, ODDITIES) : value]));
    case 2:
      return { ...message, [pick(roll, ['extra', '__proto__', 'constructor', 'seat', 'guest', 'type'])]: pick(roll, ODDITIES) };
    default:
      return Object.fromEntries(fields.map(([name, value], i) => [name, i === at ? mutated(roll, value) : value]));
  }
}

/** Bytes that are no message: noise, cut JSON, deep JSON. */
export function raw(roll: Roll, message: unknown): string | Buffer {
  const text = String(JSON.stringify(message));
  switch (roll(5)) {
    case 0:
      return Buffer.from(Array.from({ length: roll(200) }, () => roll(256)));
    case 1:
      return text.slice(0, roll(text.length + 1));
    case 2:
      return '['.repeat(roll(8000));
    case 3: {
      const at = roll(text.length + 1);
      return `${text.slice(0, at)}${String.fromCharCode(roll(0xffff))}${text.slice(at + 1)}`;
    }
    default:
      return `${'{"type":'.repeat(roll(1000))}1`;
  }
}
