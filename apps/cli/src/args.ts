/** Reading the words after a command. The flags of a command are data: the parser and the help read them. */
import { parseArgs } from 'node:util';
import { type Complaint, misused } from './complaint.ts';
import { suggestions } from './suggest.ts';
import type { Say, TextKey } from './words.ts';

export interface Flag {
  /** How its value is called in the help; left out: it has none. */
  readonly value?: string;
  readonly many?: boolean;
  /** One sentence. */
  readonly says: TextKey;
}

export type Flags = { readonly [name: string]: Flag };

/** Every command understands these. */
export const COMMON_FLAGS: Flags = {
  lang: { value: 'fr|en', says: 'flag.lang' },
  help: { says: 'flag.help' },
};

export interface Args {
  readonly positionals: readonly string[];
  has(name: string): boolean;
  /** The last value that was given. */
  word(name: string): string | undefined;
  /** Every value that was given. */
  words(name: string): readonly string[];
}

export function readArgs(say: Say, given: readonly string[], own: Flags): Args | Complaint {
  const flags = { ...own, ...COMMON_FLAGS };
  const names = Object.keys(flags);
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: true },
    ]),
  );
  const short = { help: { ...options.help, type: 'boolean' as const, multiple: true, short: 'h' } };
  const { tokens, positionals } = parseArgs({
    args: [...given],
    options: { ...options, ...short },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const wrong = misread(say, token, flags, names);
    if (wrong) return wrong;
    values.set(token.name, [...(values.get(token.name) ?? []), token.value ?? '']);
  }
  for (const [name, all] of values) {
    if (all.length > 1 && !flags[name]?.many) return misused(say('args.twice', { flag: `--${name}` }));
  }
  return {
    positionals,
    has: (name) => values.has(name),
    word: (name) => values.get(name)?.at(-1),
    words: (name) => values.get(name) ?? [],
  };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
}

function misread(say: Say, token: OptionToken, flags: Flags, names: readonly string[]): Complaint | undefined {
  const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
  if (!flag) {
    const [near] = suggestions(token.name, names);
    return misused(say('args.unknown', { flag: token.rawName, near: near === undefined ? 'none' : `--${near}` }));
  }
  if (flag.value === undefined && token.value !== undefined) return misused(say('args.no-value', { flag: token.rawName }));
  if (flag.value !== undefined && token.value === undefined) {
    return misused(say('args.missing', { flag: token.rawName, value: flag.value }));
  }
  return undefined;
}

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** A whole number within limits; undefined when the flag was left out. */
export function wholeOf(say: Say, args: Args, name: string, { min, max }: Limits): number | undefined | Complaint {
  const word = args.word(name);
  if (word === undefined) return undefined;
  const number = /^[+-]?\d{1,15}$/.test(word) ? Number(word) : Number.NaN;
  return number >= min && number <= max ? number : misused(say('args.whole', { flag: `--${name}`, min, max, word }));
}

/** Sees that exactly so many words stand beside the flags. */
export function expectWords(say: Say, args: Args, names: readonly string[]): Complaint | undefined {
  const missing = names[args.positionals.length];
  if (missing !== undefined) return misused(say('args.needed', { name: missing }));
  const extra = args.positionals[names.length];
  return extra === undefined ? undefined : misused(say('args.extra', { word: extra }));
}
