/** What stands behind tabs beside the board: the log, the talk, the turn aid, the way to the rules. */
import { type GameKit, type RailPart, type Say, type Tab, type TableState, useSay } from '@taverne/ui';
import { useEffect } from 'react';
import { LogTab, RulesTab } from './LogTab.tsx';
import type { TableLinks, Talk } from './props.ts';

interface Beside {
  readonly kit: GameKit;
  readonly state: TableState;
  readonly links: TableLinks;
  readonly talk: Talk | undefined;
}

/** `isTerse`: five tabs stand side by side on a phone. */
export function useTabs({ kit, state, links, talk }: Beside, isTerse: boolean): readonly Tab[] {
  const say = useSay();
  return [
    { id: 'log', label: say('table.log'), body: <LogTab kit={kit} state={state} links={links} /> },
    ...(talk ? [talkTab(talk, say)] : []),
    { id: 'aid', label: say(isTerse || talk ? 'table.aid.short' : 'table.aid'), body: <kit.Aid /> },
    ...(isTerse ? [] : [{ id: 'rules', label: say('table.rules'), body: <RulesTab links={links} /> }]),
  ];
}

const talkTab = ({ unread, body }: Talk, say: Say): Tab => ({
  id: 'talk',
  label: say('table.talk'),
  body,
  news: { count: unread, label: say('table.talk.unread', { n: unread }) },
});

/** Turns to the tab of the sheet on which something is asked, once; one may turn away again. */
export function useWanted(parts: readonly RailPart[], turnTo: (id: string) => void): void {
  const wanted = parts.find(({ isWanted }) => isWanted)?.id;
  useEffect(() => {
    if (wanted !== undefined) turnTo(wanted);
  }, [wanted, turnTo]);
}
