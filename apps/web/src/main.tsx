import '@taverne/ui/tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadAnewWhenMissing } from './offline/missing.ts';
import { whenQuiet } from './offline/quiet.ts';
import { keepPage } from './offline/register.ts';
import { placeOf } from './router.ts';
import { fetchAnyTable } from './tablepage/fetch.ts';

loadAnewWhenMissing();

const root = document.getElementById('app');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// Most come to the first screen for a table. What any table runs is fetched once that screen has all it needs.
if (placeOf(new URL(location.href)).page === 'lobby') addEventListener('load', fetchAnyTable);

// Letters can wait until the first screen is there; a device that keeps the page has them at hand.
const letters = (): void => void import('./fonts.ts').then(({ fetchFonts }) => fetchFonts());
if (navigator.serviceWorker?.controller) letters();
else addEventListener('load', letters);

// What waits elsewhere, and the key that leads there.
addEventListener('load', () => void import('./waiting.ts').then(({ watchWaiting }) => watchWaiting()));

// What the first screen and the first match need comes first: keeping the whole page for later fetches all of it.
if (import.meta.env.PROD) addEventListener('load', () => whenQuiet(() => void keepPage()));
