/** Where a text stops being JSON. The engines of browsers and Node tell it each in its own words, some not at all. */
import type { Phrase } from './phrase.ts';
import { said } from './sentences.ts';

const BLANK = /[ \t\n\r]*/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\\r\n\t]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/** The first place at which `source`, which JSON.parse refused, cannot go on. */
export function whereNoJson(source: string): Phrase {
  const before = source.slice(0, stopOf(source)).split('\n');
  return said('no-json', { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
}

/** Reads values without making them; lists and objects that are open wait on a stack, so that depth does not matter. */
function stopOf(source: string): number {
  const open: ('}' | ']')[] = [];
  let at = skip(source, 0, BLANK);
  for (let wants: 'value' | 'first' | 'more' = 'value'; ; at = skip(source, at, BLANK)) {
    const closes = open.at(-1);
    const char = source[at];
    if (wants !== 'value' && closes !== undefined && char === closes) {
      open.pop();
      at++;
      wants = 'more';
      continue;
    }
    if (wants === 'more') {
      if (closes === undefined || char !== ',') return at;
      at = skip(source, at + 1, BLANK);
    }
    if (closes === '}' && wants !== 'value') {
      const name = skip(source, at, TEXT);
      const colon = skip(source, name, BLANK);
      if (name === at) return at;
      if (source[colon] !== ':') return colon;
      at = skip(source, colon + 1, BLANK);
    }
    const begins = source[at];
    if (begins === '{' || begins === '[') {
      open.push(begins === '{' ? '}' : ']');
      at++;
      wants = 'first';
      continue;
    }
    const end = Math.max(skip(source, at, TEXT), skip(source, at, WORD));
    if (end === at) return at;
    at = end;
    wants = 'more';
  }
}

/** The end of what the pattern finds at this place, or the place itself. */
function skip(source: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : at;
}
