/**
 * Reading TypeScript as text. TypeScript 7 has no interface for programs, so the checks look at the letters:
 * first everything that is not code is blanked out, then plain patterns find what they look for.
 */

const OPENERS = '([{';
const CLOSERS = ')]}';

/** After one of these a slash begins a regular expression; after anything else it divides (or ends a tag). */
const BEFORE_REGEX = /(?:[(,=:[!&|?{;+\-*%~^>]|\b(?:return|typeof|case|in|of|yield|await))\s*$|^\s*$/;

/**
 * The code alone: comments and the insides of strings, templates and regular expressions become spaces.
 * Length and line breaks stay, so that a place in the code is the same place in the text.
 */
export function codeOf(text: string): string {
  let code = '';
  let at = 0;
  /** For each template that is open around here: how many braces are open since its `${`. */
  const holes: number[] = [];
  const take = (end: number) => {
    code += text.slice(at, end);
    at = end;
  };
  const blank = (end: number) => {
    code += text.slice(at, end).replace(/[^\n]/g, ' ');
    at = end;
  };

  while (at < text.length) {
    const here = text[at];
    if (text.startsWith('//', at)) blank(endOf(text, /\n|$/g, at, 0));
    else if (text.startsWith('/*', at)) blank(endOf(text, /\*\//g, at + 2));
    else if (here === "'" || here === '"') quoted(here === "'" ? /(?:\\.|[^'\\\n])*/y : /(?:\\.|[^"\\\n])*/y);
    else if (here === '/' && BEFORE_REGEX.test(code.slice(-200))) quoted(/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])*/y);
    else if (here === '`') template();
    else if (here === '{' && holes.length > 0) {
      holes.push((holes.pop() ?? 0) + 1);
      take(at + 1);
    } else if (here === '}' && holes.length > 0) {
      const open = holes.pop() ?? 0;
      if (open === 0) template();
      else {
        holes.push(open - 1);
        take(at + 1);
      }
    } else take(at + 1);
  }
  return code;

  /** Keeps the two marks and blanks what is between. */
  function quoted(inside: RegExp): void {
    take(at + 1);
    inside.lastIndex = at;
    blank(at + (inside.exec(text)?.[0].length ?? 0));
    take(Math.min(at + 1, text.length));
  }

  /** From a backtick, or from the brace that ends a hole, to the next hole or the closing backtick. */
  function template(): void {
    take(at + 1);
    const inside = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*/y;
    inside.lastIndex = at;
    blank(at + (inside.exec(text)?.[0].length ?? 0));
    if (text.startsWith('${', at)) {
      holes.push(0);
      take(at + 2);
    } else take(Math.min(at + 1, text.length));
  }
}

function endOf(text: string, what: RegExp, from: number, length = 2): number {
  what.lastIndex = from;
  const found = what.exec(text);
  return found ? found.index + length : text.length;
}

/** The place of the bracket that closes the one at `open`, or of the last letter if none does. */
export function closing(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    const letter = code.charAt(at);
    if (OPENERS.includes(letter)) depth++;
    else if (CLOSERS.includes(letter) && --depth === 0) return at;
  }
  return code.length - 1;
}

/** The place of the bracket that opened the one closing at `close`, or 0. */
export function opening(code: string, close: number): number {
  let depth = 0;
  for (let at = close; at >= 0; at--) {
    const letter = code.charAt(at);
    if (CLOSERS.includes(letter)) depth++;
    else if (OPENERS.includes(letter) && --depth === 0) return at;
  }
  return 0;
}

/** `path:line` of a place, for messages. */
export function placeOf(path: string, text: string, index: number): string {
  return `${path}:${text.slice(0, index).split('\n').length}`;
}

/** What stands between the marks of the string that begins at `index`. */
export function stringAt(text: string, index: number): string {
  const mark = text.charAt(index);
  let end = index + 1;
  while (end < text.length && text.charAt(end) !== mark) end += text.charAt(end) === '\\' ? 2 : 1;
  return text.slice(index + 1, end);
}
