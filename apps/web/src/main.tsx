import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-500-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@taverne/ui/tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { whenQuiet } from './offline/quiet.ts';
import { keepPage } from './offline/register.ts';

const root = document.getElementById('app');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// What the first screen and the first match need comes first: keeping the whole page for later fetches all of it.
if (import.meta.env.PROD) addEventListener('load', () => whenQuiet(() => void keepPage()));
