/** Words for parts that know no language: whoever puts the page together brings the messages and says how to format them. */
import type { Say, Values } from '@taverne/engine/telling';
import { createContext, type ReactNode, use } from 'react';

export type { Say, Values } from '@taverne/engine/telling';

/** A sentence that has not been put into words yet. */
export interface Said {
  readonly id: string;
  readonly values: Values;
}

export type { Messages } from '@taverne/engine';

const Words = createContext<Say>((id) => id);

export function WordsProvider({ say, children }: { readonly say: Say; readonly children: ReactNode }) {
  return <Words value={say}>{children}</Words>;
}

export const useSay = (): Say => use(Words);

/** A message, where there is one. */
export function known(say: Say, id: string, values?: Values): string | undefined {
  const said = say(id, values);
  return said === id ? undefined : said;
}
