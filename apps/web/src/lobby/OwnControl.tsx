/** A control that a game brings for one of its options. It comes with the game's kit, and with the words of its board. */
import { type OptionControlProps, WordsProvider } from '@taverne/ui';
import { use } from 'react';
import { kitOf } from '../tablepage/kits.ts';
import { useTableSay } from '../tablepage/words.ts';
import { useLanguage } from '../words.tsx';

interface OwnControlProps extends Omit<OptionControlProps, 'language'> {
  readonly game: string;
  readonly option: string;
}

export default function OwnControl({ game, option, ...rest }: OwnControlProps) {
  const kit = use(kitOf(game));
  const language = useLanguage();
  const say = useTableSay(language, kit);
  const Control = kit.controls?.[option];
  if (!Control) throw new Error(`the kit of ${game} has no control for ${option}`);
  return (
    <WordsProvider say={say}>
      <Control language={language} {...rest} />
    </WordsProvider>
  );
}
