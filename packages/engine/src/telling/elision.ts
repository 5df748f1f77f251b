/**
 * French says “d’Anna” and “de Basile”, “qu’Anna” and “que Basile”. Messages say `de {name}` and `que {name}`; which of the two it is
 * shows when the name stands there. So the small word is marked before a message is formatted, and settled afterwards.
 */
import { isElided } from './holder.ts';

/** Nobody types it, and names may not have it: it is a private character. */
const MARK = '\uE0D1';

/** What stands in messages for somebody’s name. */
const BEFORE_NAME = /(?<![\p{L}’])([Dd]|[Qq]u)e (?=\{(?:name|owner|other|player|side)\})/gu;
const MARKED = new RegExp(`${MARK}(.?)`, 'gu');

export const markElisions = (message: string): string => message.replace(BEFORE_NAME, `$1${MARK}`);

/** All messages of a language, marked. */
export function markAll(messages: { readonly [id: string]: string }): { [id: string]: string } {
  const marked: { [id: string]: string } = {};
  for (const [id, message] of Object.entries(messages)) marked[id] = markElisions(message);
  return marked;
}

export const settleElisions = (text: string): string =>
  text.replace(MARKED, (_, first: string) => `${isElided(first) ? '’' : 'e '}${first}`);
