/**
 * The author's page (`npm run author -- my-game`): the table of one game, and beside it what the rules see. It is no part of the
 * product's page. `?lang=fr`, `?theme=lamplight`, `?options={…}`, `?seats=3`.
 */
import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import '@taverne/ui/tokens.css';
import { games } from '@taverne/games';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { devTable } from '../tablepage/dev-door.ts';
import TablePage from '../tablepage/TablePage.tsx';
import styles from './author.module.css';
import { type Kept, keep, keptAnswers, playAgain } from './kept.ts';
import { Panel } from './Panel.tsx';

const wanted = new URLSearchParams(location.search);
const language = wanted.get('lang') === 'fr' ? 'fr' : 'en';
document.documentElement.dataset.theme = wanted.get('theme') ?? 'parchment';
document.documentElement.lang = language;

const [entry] = games;
if (!entry) throw new Error('the manifest of this folder exports no game');
const game = await entry.load();
const options: unknown = JSON.parse(wanted.get('options') ?? '{}');
const seats = wanted.get('seats');

let refresh = (): void => {};
const table = devTable(game, { options, ...(seats !== null && { seats: Number(seats) }) }, () => refresh());
// A saved file loads the page anew: what was answered before is answered again, as far as it still fits.
const kept: Kept = playAgain(table.match, keptAnswers(entry.id));

function Author() {
  const [state, setState] = useState(() => table.state());
  refresh = () => {
    keep(game.id, table.match);
    setState(table.state());
  };
  const restart = (): void => {
    keep(game.id, undefined);
    location.reload();
  };
  return (
    <div className={styles.author}>
      <div className={styles.table}>
        <Suspense>
          <TablePage state={state} door={table.door} language={language} />
        </Suspense>
      </div>
      <Panel match={table.match} seq={state.seq} language={language} lost={kept.lost} onRestart={restart} />
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Author />);
