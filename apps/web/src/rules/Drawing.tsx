/** A drawing of the rules: by the game's own hand where it has one for it, otherwise the letters it is made of. */
import { WordsProvider } from '@taverne/ui';
import { Suspense, use } from 'react';
import { kitOf } from '../tablepage/kits.ts';
import { useTableSay } from '../tablepage/words.ts';
import { useLanguage } from '../words.tsx';

interface DrawingProps {
  readonly game: string;
  readonly text: string;
}

export function Drawing({ game, text }: DrawingProps) {
  return (
    <Suspense fallback={<Letters text={text} />}>
      <Drawn game={game} text={text} />
    </Suspense>
  );
}

function Drawn({ game, text }: DrawingProps) {
  const kit = use(kitOf(game));
  const language = useLanguage();
  const say = useTableSay(language, kit);
  const letters = <Letters text={text} />;
  if (!kit.Drawing) return letters;
  return (
    <WordsProvider say={say}>
      <kit.Drawing text={text} fallback={letters} />
    </WordsProvider>
  );
}

// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
const Letters = ({ text }: { readonly text: string }) => <pre tabIndex={0}>{text}</pre>;
