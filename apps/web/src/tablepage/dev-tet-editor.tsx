import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import '@taverne/ui/tokens.css';
import { RealmEditor, tacticsKit } from '@taverne/tiny-epic-tactics/web';
import { WordsProvider } from '@taverne/ui';
import { createRoot } from 'react-dom/client';
import { tableWords } from './words.ts';

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'parchment';
const say = tableWords('en', tacticsKit);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <WordsProvider say={say}>
      <RealmEditor realm="" anyRealm={false} onChange={(...a) => console.log(a.join(' '))} ruleHref={(r) => `/rules/${r}`} />
    </WordsProvider>,
  );
