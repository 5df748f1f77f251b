/** The titles of the tests in a file, read from its text. */
import { closing, codeOf, stringAt } from './source.ts';

/** Titles of tests and of groups of tests; those that are skipped or still to be written claim nothing. */
export function titlesOf(text: string): string[] {
  const code = codeOf(text);
  return [...code.matchAll(/(?<![\w$.])(?:test|it|describe)\b/g)].flatMap(({ 0: word, index }) =>
    titleAt(text, code, index + word.length),
  );
}

/** Reads on from `test`: `.skip`, `.each(rows)` and the like, then the bracket with the title. */
function titleAt(text: string, code: string, from: number): string[] {
  let at = from;
  let rows = '';
  for (;;) {
    const [step = '', word = ''] = /^\s*\.\s*(\w+)\s*/.exec(code.slice(at, at + 80)) ?? [];
    if (step === '') break;
    if (word === 'skip' || word === 'todo') return [];
    at += step.length;
    if (code.charAt(at) === '(' && ['each', 'for', 'skipIf', 'runIf', 'extend'].includes(word)) {
      const end = closing(code, at);
      rows = text.slice(at, end);
      at = end + 1;
    }
  }
  const bracket = /^\s*\(\s*(?=['"`])/.exec(code.slice(at, at + 80));
  if (!bracket) return [];
  const title = stringAt(text, at + bracket[0].length);
  // A row's own words come into the title by %s or $name.
  return rows !== '' && /[%$]/.test(title) ? [title, rows] : [title];
}
