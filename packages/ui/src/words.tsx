/** Words for parts that know no language: whoever puts the page together brings the messages and says how to format them. */
import { createContext, type ReactNode, use } from 'react';

/** What a message wants to know. */
export type Values = { readonly [name: string]: string | number };

/** A message by its id. An id without a message comes back as it is. */
export type Say = (id: string, values?: Values) => string;

/** A sentence that has not been put into words yet. */
export interface Said {
  readonly id: string;
  readonly values: Values;
}

export type Messages = { readonly [id: string]: string };

const Words = createContext<Say>((id) => id);

export function WordsProvider({ say, children }: { readonly say: Say; readonly children: ReactNode }) {
  return <Words value={say}>{children}</Words>;
}

export const useSay = (): Say => use(Words);
