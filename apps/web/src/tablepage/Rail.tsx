/** Beside the board: the game's own sheets, then the log, the turn aid and the way to the rules. */
import { type GameKit, Panel, type TableState, Tabs, useSay } from '@taverne/ui';
import { type ReactNode, useState } from 'react';
import { LogTab, RulesTab } from './LogTab.tsx';
import type { TableLinks } from './props.ts';
import styles from './Rail.module.css';

interface RailProps {
  readonly kit: GameKit;
  readonly state: TableState;
  readonly links: TableLinks;
  readonly extra: ReactNode;
  readonly notices: ReactNode;
  /** Takes the place of what is only needed while the match goes on. */
  readonly result: ReactNode;
}

export function Rail({ kit, state, links, extra, notices, result }: RailProps) {
  const say = useSay();
  const [tab, setTab] = useState('log');
  const tabs = [
    { id: 'log', label: say('table.log'), body: <LogTab kit={kit} state={state} links={links} /> },
    { id: 'aid', label: say('table.aid'), body: <kit.Aid /> },
    { id: 'rules', label: say('table.rules'), body: <RulesTab links={links} /> },
  ];
  return (
    <aside className={styles.frame} aria-label={say('table.beside')}>
      <div className={styles.rail}>
        {notices}
        {result}
        {kit
          .rail(say)
          .filter(({ isForPlay }) => !isForPlay || result === undefined)
          .map(({ id, Part }) => (
            <Part key={id} />
          ))}
        <Panel className={styles.log} label={say('table.log')}>
          <Tabs tabs={tabs} chosen={tab} onChoose={setTab} label={say('table.log')} className={styles.tabs} />
        </Panel>
        {extra}
      </div>
    </aside>
  );
}
