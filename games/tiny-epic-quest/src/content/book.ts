/** A pack opened for looking things up: ids become numbers, so that the rules compare numbers alone. */
import { NONE } from '../words.ts';
import { readPack } from './pack.ts';
import type { Content, Quest } from './types.ts';

export interface Book {
  readonly content: Content;
  /** Temple id → number. */
  readonly temples: ReadonlyMap<string, number>;
  readonly quests: readonly Quest[];
  /** The Treasures in the order of their Quests: number → the number of the Quest that gives it. */
  readonly treasures: readonly number[];
}

function open(content: Content): Book {
  const { temples, quests } = content;
  return {
    content,
    temples: new Map(temples.map(({ id }, number) => [id, number])),
    quests,
    treasures: quests.flatMap((quest, number) => (quest.kind === 'treasure' ? [number] : [])),
  };
}

const KEPT = 4;
let books: readonly { readonly pack: string; readonly book: Book }[] = [];

/** The book of a pack by its text, which the parser of the options has understood already. */
export function bookOf({ pack }: { readonly pack: string }): Book {
  const [last] = books;
  if (last?.pack === pack) return last.book;
  const known = books.find((each) => each.pack === pack) ?? { pack, book: open(contentOf(pack)) };
  books = [known, ...books.filter((each) => each !== known)].slice(0, KEPT);
  return known.book;
}

function contentOf(pack: string): Content {
  const read = readPack(pack);
  if (!read.ok) throw new Error(read.trouble.say);
  return read.value;
}

export const templeNumber = ({ temples }: Book, id: string): number => temples.get(id) ?? NONE;
