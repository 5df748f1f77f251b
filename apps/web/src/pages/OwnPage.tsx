/** A page that a game brings: a workshop, a collection. The sheet around it, its address and the way to a match are the shell's. */
import { type ChosenOptions, type GameKit, RulesProvider, useSay, WordsProvider } from '@taverne/ui';
import { use, useState } from 'react';
import { NewMatch } from '../lobby/NewMatch.tsx';
import { ownPath } from '../router.ts';
import { kitOf } from '../tablepage/kits.ts';
import { useTableSay } from '../tablepage/words.ts';
import { GameWords, useLanguage } from '../words.tsx';
import NowherePage from './NowherePage.tsx';
import { Sheet } from './Sheet.tsx';

interface OwnPageProps {
  readonly game: string;
  readonly path: string;
  readonly given: string;
}

function Opened({ game, path, given, kit }: OwnPageProps & { readonly kit: GameKit }) {
  const say = useSay();
  const [options, setOptions] = useState<ChosenOptions>();
  const Page = kit.pages?.[path];
  if (!Page) return <NowherePage />;
  return (
    <Sheet title={say(`page.${path}.name`)} isWide>
      <RulesProvider href={(rule) => `/rules/${game}/${rule}`}>
        <Page key={given} given={given} addressOf={(other) => ownPath(path, other)} onPlay={setOptions} />
      </RulesProvider>
      {options && (
        <GameWords game={game}>
          <NewMatch game={game} how="bot" options={options} onClose={() => setOptions(undefined)} />
        </GameWords>
      )}
    </Sheet>
  );
}

export default function OwnPage(props: OwnPageProps) {
  const kit = use(kitOf(props.game));
  const say = useTableSay(useLanguage(), kit);
  return (
    <WordsProvider say={say}>
      <Opened {...props} kit={kit} />
    </WordsProvider>
  );
}
