import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/500-italic.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '@taverne/ui/tokens.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { devTable } from './dev-tet-door.ts';
import TablePage from './TablePage.tsx';

const wanted = new URLSearchParams(location.search);
const text = (name: string): string | undefined => wanted.get(name) ?? undefined;
document.documentElement.dataset.theme = text('theme') ?? 'parchment';
document.documentElement.lang = text('lang') ?? 'en';
const seat = text('seat');
const seats = Number(text('seats') ?? 4);
let refresh = () => {};
const table = devTable(
  { first: '0', mode: text('mode') ?? 'competitive', ...(text('realm') && { realm: text('realm') }) },
  seat === undefined ? undefined : Number(seat),
  seats,
  Number(text('seed') ?? 7),
  () => refresh(),
);
for (const key of text('play')?.split(',') ?? []) table.play(key);
table.random(Number(text('random') ?? 0), text('until'));
(globalThis as { t?: unknown }).t = table;
function Dev() {
  const [state, setState] = useState(() => table.state());
  refresh = () => setState(table.state());
  (globalThis as { r?: unknown }).r = refresh;
  const since = text('since');
  return <TablePage state={state} door={table.door} language={text('lang') ?? 'en'} {...(since && { since: Number(since) })} />;
}
const root = document.getElementById('root');
if (root) createRoot(root).render(<Dev />);
