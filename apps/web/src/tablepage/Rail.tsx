/** Beside the board: the game's own sheets, then the log, the talk, the turn aid and the way to the rules. */
import { classes, type GameKit, Panel, type RailPart, TABLET, type TableState, Tabs, useMedia, useSay } from '@taverne/ui';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { TableLinks, Talk } from './props.ts';
import styles from './Rail.module.css';
import { useTabs, useWanted } from './use-tabs.tsx';

interface RailProps {
  readonly kit: GameKit;
  readonly state: TableState;
  readonly links: TableLinks;
  readonly talk: Talk | undefined;
  /** Takes the place of what is only needed while the match goes on. */
  readonly result: ReactNode;
}

export function Rail({ kit, state, links, talk, result }: RailProps) {
  const say = useSay();
  const parts = kit.rail(say, state).filter(({ isForPlay }) => !isForPlay || result === undefined);
  const folded = useFolded(parts, result === undefined ? 2 : 0);
  const [tab, setTab] = useState<string>();
  useWanted(folded, setTab);
  const tabs = [
    ...folded.map(({ id, title, Part }) => ({ id, label: title, body: <Part /> })),
    ...useTabs({ kit, state, links, talk }, folded.length > 0),
  ];
  return (
    <aside className={styles.frame} data-region aria-label={say('table.beside')}>
      <div className={styles.rail}>
        {result}
        {parts
          .filter((part) => !folded.includes(part))
          .map(({ id, Part }) => (
            <Part key={id} />
          ))}
        <Panel className={classes(styles.log, folded.length > 0 && styles.shared)} label={say('table.log')}>
          <Tabs
            tabs={tabs}
            chosen={tab ?? tabs[0]?.id ?? ''}
            onChoose={setTab}
            label={say('table.log')}
            className={styles.tabs}
          />
        </Panel>
      </div>
    </aside>
  );
}

/** Those for which the page is too low; below the board of a tablet, those that do not fit side by side with the result or the log. */
function useFolded(parts: readonly RailPart[], abreast: number): readonly RailPart[] {
  const isTablet = useMedia(TABLET);
  const height = useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed);
      return () => removeEventListener('resize', changed);
    },
    () => innerHeight,
  );
  return isTablet ? parts.slice(abreast) : parts.filter(({ foldsBelow = 0 }) => height < foldsBelow);
}
