/** The matches that wait for whoever sits here: how many stands on the app's icon, too, and one key leads to the next. It comes after the first screen. */
import { waiting as fetchWaiting } from './remote/api.ts';
import { connection } from './remote/socket.ts';
import { go, placeOf, tablePath } from './router.ts';
import { useSettings } from './settings.ts';
import { NEXT_MATCH, setWaiting, useWaits } from './title.ts';

function read(): void {
  void fetchWaiting().then((reply) => {
    if (reply.ok) setWaiting(reply.value.matches);
  });
}

/** To the match that waits longest; from one that waits itself, to the one after it. */
function goToNext(): void {
  const { matches, here } = useWaits.getState();
  const at = here === undefined ? -1 : matches.indexOf(here);
  const next = [...matches.slice(at + 1), ...matches.slice(0, Math.max(0, at))][0];
  if (next !== undefined && next !== here) go(tablePath('server', next));
}

const place = () => placeOf(new URL(location.href));

/** Elsewhere than here it is read again what waits: by then one has answered. */
function look(): void {
  const where = place();
  const here = where.page === 'table' && where.where === 'server' ? where.match : undefined;
  useWaits.setState({ here });
  read();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** A table has this key for itself, and says when it has no use for it. */
function press(event: KeyboardEvent): void {
  if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (!useSettings.getState().shortcuts || place().page === 'table') return;
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
  goToNext();
}

/** Once, for as long as the page is open. */
export function watchWaiting(): void {
  look();
  addEventListener('popstate', look);
  addEventListener('keydown', press);
  addEventListener(NEXT_MATCH, goToNext);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && read());
  connection().onTurn(read);
  useWaits.subscribe(({ matches }, before) => {
    if (matches === before.matches || !('setAppBadge' in navigator)) return;
    // Only where the page is installed there is an icon to mark.
    void (matches.length > 0 ? navigator.setAppBadge(matches.length) : navigator.clearAppBadge()).catch(() => {});
  });
}
