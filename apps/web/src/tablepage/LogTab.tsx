/** The log of a table, and the way to its rules. */
import { Button, type GameKit, Log, type TableState, useSay } from '@taverne/ui';
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
  const groups = useMemo(() => kit.log(allOf(state), say), [kit, state, say]);
  const more = state.older?.more;
  return (
    <>
      {more && (
        <Button kind="quiet" onClick={() => void more()}>
          {say('table.log.older')}
        </Button>
      )}
      <Log groups={groups} momentHref={links.moment} momentLabel={say('table.moment')} empty={say('table.log.empty')} />
    </>
  );
}

/** With what happened before this page came, as far as it is here. */
const allOf = (state: TableState): TableState =>
  state.older ? { ...state, events: [...state.older.events, ...state.events] } : state;

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
