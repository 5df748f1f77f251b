/** The table page: the board fills it, everything else serves it. */
import type { Seat } from '@taverne/engine';
import {
  CALM,
  type GameKit,
  RulesProvider,
  SOUNDS,
  type SoundName,
  useMedia,
  useReading,
  useSay,
  WordsProvider,
} from '@taverne/ui';
import { use, useEffect, useState } from 'react';
import { Announcer } from './Announcer.tsx';
import { Curtain, handedTo } from './Curtain.tsx';
import { Desk } from './Desk.tsx';
import { kitOf } from './kits.ts';
import type { TableLinks, TablePageProps } from './props.ts';
import { useFresh } from './use-fresh.ts';
import { useHear, useWon, useYourTurn } from './use-hear.ts';
import { useSoon } from './use-soon.ts';
import { useToldDoor } from './use-told-door.ts';
import { useTableSay } from './words.ts';

/** Whoever opens one shows something else as long as the board and its words are not there. */
export default function TablePage(props: TablePageProps) {
  const kit = use(kitOf(props.state.game));
  const say = useTableSay(props.language, kit);
  return (
    <WordsProvider say={say}>
      <Laid key={props.state.match} kit={kit} {...props} />
    </WordsProvider>
  );
}

const NONE: readonly SoundName[] = [];

function Laid({ kit, ...props }: TablePageProps & { readonly kit: GameKit }) {
  const {
    still = false,
    shortcuts = true,
    asksBeforeEnd = true,
    calm = false,
    sounds = SOUNDS,
    since,
    instant = false,
  } = props;
  const { orientation = 'own' } = props;
  const say = useSay();
  const { door: through, soon, forget } = useSoon(props.door);
  const told = useToldDoor(through, props.state.seq, say);
  const { state, door } = useReading(kit, props.state, told.door);
  const { fresh, played, playFrom } = useFresh(state.events, since, instant);
  const isCalm = useMedia(CALM) || calm;
  const hear = useHear(still ? NONE : sounds);
  useYourTurn(state, hear);
  useWon(state, fresh.length, hear);
  const links = linksOf(state.game, props.links);
  const [lookedLast, look] = useState<Seat>();
  const next = kit.hasSecrets && !still ? handedTo(state, lookedLast) : undefined;
  useEffect(() => {
    if (next !== undefined) forget();
  }, [next, forget]);
  if (next !== undefined) return <Curtain seat={next} name={kit.nameOf(state, next, say)} onOpen={() => look(next)} />;
  return (
    <RulesProvider href={links.rule}>
      <kit.Table
        state={state}
        door={door}
        fresh={fresh}
        played={played}
        still={still}
        soon={soon}
        hotkeys={shortcuts}
        asksBeforeEnd={asksBeforeEnd}
        calm={isCalm}
        hear={hear}
        orientation={orientation}
      >
        <Desk
          kit={kit}
          page={{ ...props, state, door: told.door }}
          told={told}
          links={links}
          fresh={fresh.length}
          skip={played}
          playFrom={playFrom}
        />
        <Announcer kit={kit} state={state} label={say('table.log')} />
      </kit.Table>
    </RulesProvider>
  );
}

function linksOf(game: string, links: Partial<TableLinks> = {}): TableLinks {
  return { home: '/', rules: `/rules/${game}`, rule: (rule) => `/rules/${game}/${rule}`, ...links };
}
