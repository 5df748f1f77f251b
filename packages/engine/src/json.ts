/**
 * JSON, read a stretch at a time. JSON.parse holds its thread until it is through, and where a text stops being JSON the engines of
 * browsers and Node tell each in its own words, some not at all.
 */
import { atOnce } from './at-once.ts';
import type { Phrase } from './phrase.ts';
import { said } from './sentences.ts';

export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  /** It cannot go on at this place; `isTooMuch`: it could, but there is more than was wanted. */
  | { readonly ok: false; readonly at: number; readonly isTooMuch: boolean };

/** How many steps are done before others may have their turn. */
const STRETCH = 1000;

/**
 * What JSON.parse makes of it, or where it cannot go on. Every value in it takes two steps, however deep it lies; a text that takes
 * more than `most` is given up before much was made of it.
 */
export function* readingJson(source: string, most = Number.POSITIVE_INFINITY): Generator<void, ReadJson> {
  const reader = new Reader(source);
  for (let steps = 1; steps <= most; steps++) {
    const next = reader.proceed();
    if (next === 'over') return { ok: true, value: reader.value };
    if (next === 'stuck') return { ok: false, at: reader.at, isTooMuch: false };
    if (steps % STRETCH === 0) yield;
  }
  return { ok: false, at: reader.at, isTooMuch: true };
}

/** The first place at which `source`, which is no JSON, cannot go on. */
export function whereNoJson(source: string): Phrase {
  const read = atOnce(readingJson(source));
  return placeIn(source, read.ok ? source.length : read.at);
}

/** A place in a text as people count it. */
export function placeIn(source: string, at: number): Phrase {
  const before = source.slice(0, at).split('\n');
  return said('no-json', { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
}

/** What comes next: a value, what follows on one that is complete, nothing, or something that is no JSON. */
type Next = 'value' | 'complete' | 'over' | 'stuck';

type Named = { [name: string]: unknown };

/** A list or an object whose end is still to come; `name`: of the value that is read next. */
type Open = { readonly list: unknown[] } | { readonly object: Named; name: string };

const BLANKS = /[ \t\n\r]*/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Always at the first character that counts. What is open waits in a list, so that depth does not matter. */
class Reader {
  at = 0;
  /** The last one that was complete. */
  value: unknown;
  private next: Next = 'value';
  private readonly source: string;
  private readonly open: Open[] = [];

  constructor(source: string) {
    this.source = source;
    this.goTo(0);
  }

  proceed(): Next {
    this.next = this.next === 'value' ? this.begins() : this.goesOn();
    return this.next;
  }

  private begins(): Next {
    const begun: Open | undefined = this.takes('[') ? { list: [] } : this.takes('{') ? { object: {}, name: '' } : undefined;
    if (begun && !this.takes(endOf(begun))) {
      this.open.push(begun);
      return this.named(begun);
    }
    this.value = begun ? madeOf(begun) : this.simple();
    return this.value === undefined ? 'stuck' : 'complete';
  }

  /** What is complete goes into what is open around it. */
  private goesOn(): Next {
    const around = this.open.at(-1);
    if (!around) return this.at === this.source.length ? 'over' : 'stuck';
    put(around, this.value);
    if (this.takes(',')) return this.named(around);
    if (!this.takes(endOf(around))) return 'stuck';
    this.value = madeOf(around);
    this.open.pop();
    return 'complete';
  }

  /** In an object a name stands before each value. */
  private named(around: Open): Next {
    if ('list' in around) return 'value';
    const name = this.source[this.at] === '"' ? this.simple() : undefined;
    if (typeof name !== 'string' || !this.takes(':')) return 'stuck';
    around.name = name;
    return 'value';
  }

  /** A text, a number or a word; undefined if there is none. */
  private simple(): string | number | boolean | null | undefined {
    const end = this.source[this.at] === '"' ? this.endOfText() : behind(this.source, this.at, WORD);
    if (end === this.at) return undefined;
    try {
      const value = JSON.parse(this.source.slice(this.at, end)) as string | number | boolean | null;
      this.goTo(end);
      return value;
    } catch {
      return undefined;
    }
  }

  /** Behind the next quotation mark that an even number of backslashes stands before; there may be none. */
  private endOfText(): number {
    for (let end = this.source.indexOf('"', this.at + 1); end > 0; end = this.source.indexOf('"', end + 1)) {
      let slashes = 0;
      while (this.source[end - 1 - slashes] === '\\') slashes++;
      if (slashes % 2 === 0) return end + 1;
    }
    return this.at;
  }

  private takes(sign: string): boolean {
    if (this.source[this.at] !== sign) return false;
    this.goTo(this.at + 1);
    return true;
  }

  private goTo(at: number): void {
    this.at = behind(this.source, at, BLANKS);
  }
}

const endOf = (open: Open): string => ('list' in open ? ']' : '}');
const madeOf = (open: Open): unknown[] | Named => ('list' in open ? open.list : open.object);

function put(open: Open, value: unknown): void {
  if ('list' in open) open.list.push(value);
  // Set like the others it would not be a field, but what the object is made after.
  else if (open.name === '__proto__') Object.defineProperty(open.object, open.name, { ...OWN, value });
  else open.object[open.name] = value;
}

const OWN = { configurable: true, enumerable: true, writable: true };

/** The end of what the pattern finds at this place, or the place itself. */
function behind(source: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : at;
}
