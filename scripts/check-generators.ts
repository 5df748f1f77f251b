/**
 * A stretch of rules is a generator, and a generator that is called without `yield*` compiles and does nothing:
 * the rule is silently skipped. No linter sees it. Here every such call must stand behind `yield*`,
 * or be handed on by `return` or `=>` to somebody who says it. (A loop or a spread runs a generator of plain things.)
 *
 * Whoever drives a generator himself (the table does) writes why: `// by hand: …` on the line or just above it.
 */
import { posix } from 'node:path';
import type { Source } from './lib/files.ts';
import { closing, codeOf, opening, placeOf, stringAt } from './lib/source.ts';

/** The engine's own questions, which games import. */
const QUESTIONS = ['ask', 'askAll', 'askFirst'];

/** Names of stretches of rules: those called as `name(…)` and those called as `thing.name(…)`. */
interface Names {
  readonly functions: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
}

interface Read extends Source {
  readonly code: string;
  readonly own: Names;
}

export function generatorProblems(sources: readonly Source[]): string[] {
  const codes = sources.map(({ text }) => codeOf(text));
  const aliases = codes.flatMap(aliasesIn);
  const read: Read[] = sources.map((source, at) => {
    const code = codes[at] ?? '';
    return { ...source, code, own: namesIn(code, aliases) };
  });
  const files = new Map(read.map((one) => [one.path, one]));
  const functions = new Set([...QUESTIONS, ...read.flatMap(({ own }) => [...own.functions])]);
  const members = new Set(read.flatMap(({ own }) => [...own.members]));
  return read.flatMap((one) => {
    const { path, text, code, own } = one;
    // A function is known in the file that defines it and where it is imported; elsewhere the name is somebody else's.
    const known = new Set([...own.functions, ...importedNames(one, functions, files)]);
    return callsIn(code, { functions: known, members })
      .filter((call) => !isDefinition(code, call) && !isHandedOn(code, call.start) && !isByHand(text, call.start))
      .map(
        (call) =>
          `${placeOf(path, text, call.start)} ${call.name}(…) does nothing without yield* (or, where it is driven by hand: "// by hand: why")`,
      );
  });
}

/** Generators, and whatever else says that it returns a Play. A generator that says it is something else (an Iterable) is left alone. */
function namesIn(code: string, aliases: readonly string[]): Names {
  const functions = new Set<string>();
  const members = new Set<string>();
  const heads = [
    [/\bfunction\s*\*\s*([\w$]+)/g, functions],
    [/\b(?:const|let)\s+([\w$]+)\s*=\s*function\s*\*/g, functions],
    [/(?<=[{,;}]\s*)\*\s*([\w$]+)\s*[<(]/g, members],
    [/([\w$]+)\s*:\s*function\s*\*/g, members],
  ] as const;
  for (const [head, names] of heads) {
    for (const match of code.matchAll(head)) {
      const [, type = 'Play'] = /^\s*:\s*([\w$]+)/.exec(code.slice(closing(code, code.indexOf('(', match.index)) + 1)) ?? [];
      if (type === 'Play' && match[1] !== undefined) names.add(match[1]);
    }
  }
  // name(…): Play, name = (…): Play => …, name: (…) => Play, function name(…): Play
  for (const match of code.matchAll(/\)\s*(?::|=>)\s*Play\b/g)) {
    const before = beforeGenerics(code, opening(code, match.index));
    const [, keyword, name, sign] =
      /(?:\b(function|const|let)\b\s*\*?\s*)?([\w$]+)\??\s*([:=]?)\s*$/.exec(upTo(code, before)) ?? [];
    if (name === undefined || name === 'function') continue;
    // In `const f = (…) => Play` the arrow's own name counts; a parameter `(f: () => Play)` is called like a function too.
    if (keyword) functions.add(name);
    else if (sign === ':' && /[(,]\s*[\w$]+\??\s*:\s*$/.test(upTo(code, before)) && isParameter(code, before))
      functions.add(name);
    else members.add(name);
  }
  // name: Ability, where type Ability = (…) => Play
  for (const [, name = '', type = ''] of code.matchAll(/(?<![\w$])([\w$]+)\??\s*:\s*([\w$]+)/g)) {
    if (aliases.includes(type)) {
      functions.add(name);
      members.add(name);
    }
  }
  return { functions, members };
}

/** Types of functions that return a Play. */
const aliasesIn = (code: string): string[] =>
  [...code.matchAll(/\btype\s+([\w$]+)[^=;]*=\s*\(/g)].flatMap((match) => {
    const after = code.slice(closing(code, match.index + match[0].length - 1) + 1);
    return /^\s*=>\s*Play\b/.test(after) && match[1] !== undefined ? [match[1]] : [];
  });

/** Whether the text just before `end` stands inside round brackets. */
function isParameter(code: string, end: number): boolean {
  let depth = 0;
  for (let at = end - 1; at >= 0; at--) {
    const letter = code.charAt(at);
    if (')]}'.includes(letter)) depth++;
    else if ('([{'.includes(letter) && --depth < 0) return letter === '(';
  }
  return false;
}

/** The last letters before `end`: enough for the patterns here, and quick on a long file. */
const upTo = (code: string, end: number): string => code.slice(Math.max(0, end - 80), end);

/** Skips `<…>` backwards from `end`. */
function beforeGenerics(code: string, end: number): number {
  const trimmed = code.slice(0, end).trimEnd().length;
  if (code.charAt(trimmed - 1) !== '>' || code.charAt(trimmed - 2) === '=') return trimmed;
  let depth = 0;
  for (let at = trimmed - 1; at >= 0; at--) {
    if (code.charAt(at) === '>' && code.charAt(at - 1) !== '=') depth++;
    else if (code.charAt(at) === '<' && --depth === 0) return code.slice(0, at).trimEnd().length;
  }
  return trimmed;
}

/** The local names under which a file imports stretches of rules. */
function importedNames(
  { path, text, code }: Read,
  everywhere: ReadonlySet<string>,
  files: ReadonlyMap<string, Read>,
): string[] {
  const local: string[] = [];
  for (const match of code.matchAll(/\bimport\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*(?=['"])/g)) {
    const from = files.get(posix.join(posix.dirname(path), stringAt(text, match.index + match[0].length)));
    for (const item of (match[1] ?? '').split(',')) {
      const [name = '', alias = name] = item.trim().split(/\s+as\s+/);
      // A file that passes a name on, or one that we do not read, may mean any of that name.
      const own = from?.code.match(new RegExp(`\\b(?:function|const|let)\\b[\\s*]*${name}\\b`))
        ? from.own.functions
        : everywhere;
      if (own.has(name)) local.push(alias);
    }
  }
  return local;
}

interface Call {
  readonly name: string;
  /** Where the whole expression starts: the `a` of `a.b[c].name(…)`. */
  readonly start: number;
  /** The opening bracket of the arguments. */
  readonly open: number;
}

function callsIn(code: string, names: Names): Call[] {
  const calls: Call[] = [];
  for (const match of code.matchAll(/(?<![\w$])([\w$]+)\s*(?:\?\.\s*)?(?:<[^();=]*>\s*)?\(/g)) {
    const name = match[1] ?? '';
    const start = chainStart(code, match.index);
    const isMember = start !== match.index;
    if ((isMember ? names.members : names.functions).has(name))
      calls.push({ name, start, open: match.index + match[0].length - 1 });
  }
  return calls;
}

/** Walks back over `a.b?.c[d](e).` to where the chain begins. */
function chainStart(code: string, index: number): number {
  let start = index;
  for (;;) {
    const before = upTo(code, start).trimEnd();
    if (!before.endsWith('.') || before.endsWith('...')) return start;
    let end = code.slice(0, start).trimEnd().length - 1;
    if (code.charAt(end - 1) === '?') end--;
    end = code.slice(0, end).trimEnd().length;
    while (')]'.includes(code.charAt(end - 1)) && end > 0) end = code.slice(0, opening(code, end - 1)).trimEnd().length;
    const word = /[\w$]+$/.exec(upTo(code, end));
    start = end - (word?.[0].length ?? 0);
  }
}

/** `function* name(…)`, `*name(…) {`, `name(…): Play`: the thing itself, not a call. */
function isDefinition(code: string, { start, open }: Call): boolean {
  const before = upTo(code, start);
  if (/\bfunction\s*\*?\s*$/.test(before) || /(?<!\byield\s*)\*\s*$/.test(before)) return true;
  return /^\s*(?::\s*Play\b|\{)/.test(code.slice(closing(code, open) + 1));
}

/**
 * Looks outwards from a call for the word that takes it over. Steps over whole brackets, stops at the edge of the expression.
 * `yield* (tired ? rest() : march())` and `return x ?? f()` are fine; `if (f())`, `g(f())` and `f();` are not.
 */
function isHandedOn(code: string, start: number): boolean {
  for (let at = start - 1; at >= 0; at--) {
    const letter = code.charAt(at);
    const before = upTo(code, at + 1);
    if (/\byield\s*\*$|(?<![\w$.])(?:return|of)$|\.\.\.$/.test(before)) return true;
    if (before.endsWith('=>')) return !isLost(code, at - 1);
    if (letter === ')' || letter === ']') at = opening(code, at);
    else if (letter === '(' ? !isGrouping(code, at) : ',;{}['.includes(letter)) return false;
  }
  return false;
}

/** A bracket after an operator or a handing word groups; after a name it belongs to a call, an `if` or a loop. */
const isGrouping = (code: string, open: number): boolean => /(?:\breturn|=>|[^\w$)\]>\s])\s*$/.test(upTo(code, open));

/** `list.forEach((x) => rule(x))` throws the generator away. */
function isLost(code: string, arrow: number): boolean {
  const end = code.slice(0, arrow).trimEnd().length;
  const params =
    code.charAt(end - 1) === ')' ? opening(code, end - 1) : end - (/[\w$]+$/.exec(code.slice(0, end))?.[0].length ?? 0);
  return /\.\s*forEach\s*\(\s*$/.test(code.slice(0, params));
}

function isByHand(text: string, start: number): boolean {
  const lines = text.slice(0, start).split('\n').length;
  return text
    .split('\n')
    .slice(Math.max(0, lines - 2), lines)
    .some((line) => /\/\/ by hand: \S/.test(line));
}
