/** A pack opened for looking things up: ids become numbers, so that the rules compare numbers alone. */
import { digest } from '@taverne/engine';
import type { ItemName } from '../events.ts';
import { LEGENDS, type Legend, MOST_TREASURES, NONE } from '../words.ts';
import { readPack } from './pack.ts';
import { TREASURES, type Treasure } from './treasures.ts';
import type { Content, Quest, TreasureName } from './types.ts';

export interface Book {
  readonly content: Content;
  /** The short name of the pack, as views have it; '' for the house's. */
  readonly name: string;
  /** Temple id → number. */
  readonly temples: ReadonlyMap<string, number>;
  readonly quests: readonly Quest[];
  /** The Treasures in the order of their Quests. */
  readonly treasures: readonly {
    /** The Quest that gives it. */
    readonly quest: number;
    readonly name: TreasureName;
    readonly does: Treasure;
  }[];
}

function open(pack: string): Book {
  const content = contentOf(pack);
  const { id: packId, temples, quests } = content;
  return {
    content,
    name: pack === '' ? '' : `${packId}.${digest([pack])}`,
    temples: new Map(temples.map(({ id }, number) => [id, number])),
    quests,
    treasures: quests.flatMap((each, quest) =>
      each.kind === 'treasure' ? [{ quest, name: each.treasure, does: TREASURES[each.treasure] }] : [],
    ),
  };
}

const KEPT = 4;
let books: readonly { readonly pack: string; readonly book: Book }[] = [];

/**
 * The book of a pack by its text, which the parser of the options has understood already; of a view by the name it has in place
 * of the text, once the pack was opened.
 */
export function bookOf({ pack }: { readonly pack: string }): Book {
  const last = books[0];
  if (last?.pack === pack) return last.book;
  const known = books.find((each) => each.pack === pack || each.book.name === pack) ?? { pack, book: open(pack) };
  books = [known, ...books.filter((each) => each !== known)].slice(0, KEPT);
  return known.book;
}

function contentOf(pack: string): Content {
  const read = readPack(pack);
  if (!read.ok) throw new Error(read.trouble.say);
  return read.value;
}

export const templeNumber = ({ temples }: Book, id: string): number => temples.get(id) ?? NONE;

export const questId = (of: { readonly pack: string }, quest: number): string => bookOf(of).quests[quest]?.id ?? '';

const legendName = (item: number): Legend => LEGENDS[(item - MOST_TREASURES) % LEGENDS.length] ?? 'sword';

export const itemName = (of: { readonly pack: string }, item: number): ItemName =>
  item < MOST_TREASURES ? (bookOf(of).treasures[item]?.name ?? 'bow') : legendName(item);
