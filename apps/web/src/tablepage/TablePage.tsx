/** The table page: the board fills it, everything else serves it. */
import { type GameKit, useSay, WordsProvider } from '@taverne/ui';
import { Suspense, use, useMemo } from 'react';
import { Announcer } from './Announcer.tsx';
import { Desk } from './Desk.tsx';
import { kitOf } from './kits.ts';
import type { TableLinks, TablePageProps } from './props.ts';
import { useFresh } from './use-fresh.ts';
import { CALM, useMedia } from './use-media.ts';
import { useYourTurn } from './use-your-turn.ts';
import { tableWords } from './words.ts';

export default function TablePage(props: TablePageProps) {
  return (
    <Suspense>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened(props: TablePageProps) {
  const kit = use(kitOf(props.state.game));
  const say = useMemo(() => tableWords(props.language, kit), [props.language, kit]);
  return (
    <WordsProvider say={say}>
      <Laid key={props.state.match} kit={kit} {...props} />
    </WordsProvider>
  );
}

function Laid({ kit, ...props }: TablePageProps & { readonly kit: GameKit }) {
  const { state, door, still = false, shortcuts = true, calm = false, sound = true, since, instant = false } = props;
  const say = useSay();
  const { fresh, played, playFrom } = useFresh(state.events, since, instant);
  const isCalm = useMedia(CALM) || calm;
  useYourTurn(state, sound && !still);
  const links = linksOf(state.game, props.links);
  return (
    <kit.Table
      state={state}
      door={door}
      fresh={fresh}
      played={played}
      still={still}
      ruleHref={links.rule}
      hotkeys={shortcuts}
      calm={isCalm}
    >
      <Desk kit={kit} page={props} links={links} fresh={fresh.length} skip={played} playFrom={playFrom} />
      <Announcer kit={kit} state={state} label={say('table.log')} />
    </kit.Table>
  );
}

function linksOf(game: string, links: Partial<TableLinks> = {}): TableLinks {
  return { home: '/', rules: `/rules/${game}`, rule: (rule) => `/rules/${game}/${rule}`, ...links };
}
