/** The numbered rules of a game, out of its Markdown: `- \`LDR-END-04\` Encircled: …`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@taverne/engine';
import type { Entry } from './desk.ts';

/** The text of each rule by its id, in the order of the page. */
export type Rules = ReadonlyMap<string, string>;

const RULE = /^[-*] +`(?<id>[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)` +(?<text>.*)$/;

export function parseRules(page: string): Rules {
  const rules = new Map<string, string>();
  let open: string | undefined;
  for (const line of page.split('\n')) {
    const { id, text = '' } = RULE.exec(line)?.groups ?? {};
    if (id !== undefined) {
      open = id;
      rules.set(id, withoutMarks(text));
    } else if (open !== undefined && /^ +\S/.test(line)) {
      // A rule may go on over several lines, indented.
      rules.set(open, `${rules.get(open)} ${withoutMarks(line.trim())}`);
    } else open = undefined;
  }
  return rules;
}

const withoutMarks = (text: string): string =>
  text.replaceAll(/\*\*|`/g, '').replaceAll(/(?<!\w)\*(\S[^*]*\S|\S)\*(?!\w)/g, '$1');

export function rulesOf(entry: Entry, language: Language): Rules {
  const page = entry.rules?.(language);
  return page === undefined ? new Map() : parseRules(readFileSync(fileURLToPath(page), 'utf8'));
}

/** The rules that `word` may mean: the one with this id, or all whose id begins so; the game's own prefix may be left out. */
export function findRules(rules: Rules, word: string): [id: string, text: string][] {
  const wanted = word.toUpperCase();
  const all = [...rules];
  const exact = all.filter(([id]) => id === wanted || id.endsWith(`-${wanted}`));
  if (exact.length > 0) return exact;
  return all.filter(([id]) => id.startsWith(wanted) || id.slice(id.indexOf('-') + 1).startsWith(wanted));
}
