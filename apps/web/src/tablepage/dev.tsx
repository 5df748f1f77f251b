/**
 * A page for looking at the table page by itself: `?game=…&lang=fr&theme=lamplight&seat=0&position=…&mode=strategist`.
 * `options=` gives the options of any game as JSON. `play=` gives answers before the page opens, separated by commas; `since=` says how many events were seen.
 * `made=` and `seats=` are JSON laid over the state and its seats: `made={"link":"lost"}&seats=[{},{"claimable":true}]`.
 */
import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/500-italic.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '@taverne/ui/tokens.css';
import { findGame } from '@taverne/games';
import type { TableState } from '@taverne/ui';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FIRST_GAME } from '../router.ts';
import { devTable } from './dev-door.ts';
import TablePage from './TablePage.tsx';

const wanted = new URLSearchParams(location.search);
const text = (name: string): string | undefined => wanted.get(name) ?? undefined;
document.documentElement.dataset.theme = text('theme') ?? 'parchment';
document.documentElement.lang = text('lang') ?? 'en';

const json = (name: string): unknown => JSON.parse(text(name) ?? 'null');
const options = json('options') ?? {
  first: text('first') ?? '0',
  ...(text('position') && { position: text('position') }),
  ...(text('mode') && { mode: text('mode') }),
  ...(text('pile') && { pile: text('pile')?.split(',') }),
};
const seat = text('seat');
const objectIn = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const laidOver = (state: TableState): TableState => {
  const seats = json('seats');
  return {
    ...state,
    ...objectIn(json('made')),
    seats: state.seats.map((seat, i) => ({ ...seat, ...(Array.isArray(seats) && objectIn(seats[i])) })),
  };
};
let refresh = () => {};
const game = await findGame(text('game') ?? FIRST_GAME)?.load();
if (!game) throw new Error(`there is no game ${text('game')}`);
const table = devTable(game, { options, eyes: seat === undefined ? undefined : Number(seat) }, () => refresh());

for (const key of text('play')?.split(',') ?? []) table.play(key);

function Dev() {
  const [state, setState] = useState(() => laidOver(table.state()));
  refresh = () => setState(laidOver(table.state()));
  const since = text('since');
  return (
    <Suspense>
      <TablePage state={state} door={table.door} language={text('lang') ?? 'en'} {...(since && { since: Number(since) })} />
    </Suspense>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Dev />);
