/** The matches that wait for whoever sits here: how many stands in the tab's title and on the app's icon, and one key leads to the next. */
import { useEffect } from 'react';
import { create } from 'zustand';
import { waiting as fetchWaiting } from './remote/api.ts';
import { connection } from './remote/socket.ts';
import { go, type Place, tablePath } from './router.ts';
import { useSettings } from './settings.ts';
import { NEXT_MATCH } from './tablepage/next-match.ts';

interface Waits {
  /** The one that waits longest first. */
  readonly matches: readonly string[];
  /** The table that is shown. */
  readonly here: string | undefined;
  readonly title: string;
}

const useWaits = create<Waits>(() => ({ matches: [], here: undefined, title: '' }));

/** What waits elsewhere. */
const elsewhere = ({ matches, here }: Waits): readonly string[] => matches.filter((match) => match !== here);
export const useWaitingElsewhere = (): number => useWaits((waits) => elsewhere(waits).length);

function show(waits: Waits): void {
  const count = elsewhere(waits).length;
  document.title = count > 0 ? `(${count}) ${waits.title}` : waits.title;
  const all = waits.matches.length;
  // Only where the page is installed there is an icon to mark.
  if ('setAppBadge' in navigator) void (all > 0 ? navigator.setAppBadge(all) : navigator.clearAppBadge()).catch(() => {});
}
useWaits.subscribe(show);

/** The title of the page without the count. */
export const setTitle = (title: string): void => useWaits.setState({ title });

export const setWaiting = (matches: readonly string[]): void => useWaits.setState({ matches });

function read(): void {
  void fetchWaiting().then((reply) => {
    if (reply.ok) setWaiting(reply.value.matches);
  });
}

/** To the match that waits longest; from one that waits itself, to the one after it. */
export function goToNext(): void {
  const { matches, here } = useWaits.getState();
  const at = here === undefined ? -1 : matches.indexOf(here);
  const next = [...matches.slice(at + 1), ...matches.slice(0, Math.max(0, at))][0];
  if (next !== undefined && next !== here) go(tablePath('server', next));
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Once, around the whole page. */
export function useWaiting(place: Place): void {
  const here = place.page === 'table' && place.where === 'server' ? place.match : undefined;
  const isTable = place.page === 'table';
  const hasLetters = useSettings(({ shortcuts }) => shortcuts);
  useEffect(() => {
    useWaits.setState({ here });
    read();
  }, [here]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') read();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener(NEXT_MATCH, goToNext);
    const unhear = connection().onTurn(read);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener(NEXT_MATCH, goToNext);
      unhear();
    };
  }, []);
  useEffect(() => {
    if (isTable || !hasLetters) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      goToNext();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isTable, hasLetters]);
}
