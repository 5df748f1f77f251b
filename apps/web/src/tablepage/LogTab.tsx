/** The log of a table, and the way to its rules. */
import { type GameKit, Log, type TableState, useSay } from '@taverne/ui';
import { useMemo } from 'react';
import styles from './LogTab.module.css';
import type { TableLinks } from './props.ts';

interface LogTabProps {
  readonly kit: GameKit;
  readonly state: TableState;
  readonly links: TableLinks;
}

export function LogTab({ kit, state, links }: LogTabProps) {
  const say = useSay();
  const groups = useMemo(() => kit.log(state, say), [kit, state, say]);
  return <Log groups={groups} momentHref={links.moment} momentLabel={say('table.moment')} empty={say('table.log.empty')} />;
}

export function RulesTab({ links }: { readonly links: TableLinks }) {
  const say = useSay();
  return (
    <div className={styles.rules}>
      <p>{say('table.rules.says')}</p>
      <p>
        <a href={links.rules} target="_blank" rel="noopener">
          {say('table.rules.open')}
        </a>
      </p>
    </div>
  );
}
