/** The tab's title, and how many matches wait elsewhere for whoever sits here. */
import { create } from 'zustand';

/** Said by a table where nothing is left to be led to. */
export const NEXT_MATCH = 'taverne-next-match';

interface Waits {
  /** The one that waits longest first. */
  readonly matches: readonly string[];
  /** The table that is shown. */
  readonly here: string | undefined;
  readonly title: string;
}

export const useWaits = create<Waits>(() => ({ matches: [], here: undefined, title: '' }));

export const countElsewhere = ({ matches, here }: Waits): number => matches.filter((match) => match !== here).length;

useWaits.subscribe((waits) => {
  const count = countElsewhere(waits);
  document.title = count > 0 ? `(${count}) ${waits.title}` : waits.title;
});

/** The title of the page without the count. */
export const setTitle = (title: string): void => useWaits.setState({ title });
export const setWaiting = (matches: readonly string[]): void => useWaits.setState({ matches });
