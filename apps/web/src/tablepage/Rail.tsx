/** Beside the board: the game's own sheets, then the log, the talk, the turn aid and the way to the rules. */
import { type GameKit, Panel, type TableState, Tabs, useSay } from '@taverne/ui';
import { type ReactNode, useState } from 'react';
import type { TableLinks, Talk } from './props.ts';
import styles from './Rail.module.css';
import { useTabs } from './use-tabs.tsx';

interface RailProps {
  readonly kit: GameKit;
  readonly state: TableState;
  readonly links: TableLinks;
  readonly talk: Talk | undefined;
  readonly extra: ReactNode;
  /** Takes the place of what is only needed while the match goes on. */
  readonly result: ReactNode;
}

export function Rail({ kit, state, links, talk, extra, result }: RailProps) {
  const say = useSay();
  const [tab, setTab] = useState('log');
  const tabs = useTabs({ kit, state, links, talk }, false);
  return (
    <aside className={styles.frame} aria-label={say('table.beside')}>
      <div className={styles.rail}>
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
