/** On a phone: what can be done, under the thumb; below it everything that stands beside the board on a desk. */
import { Button, type Choice, classes, type GameKit, Tabs, type Turn, useSay } from '@taverne/ui';
import { type ReactNode, useState } from 'react';
import styles from './PhoneSheet.module.css';
import type { TableLinks, TablePageProps } from './props.ts';
import { Undo } from './Top.tsx';
import { useTabs, useWanted } from './use-tabs.tsx';

interface SheetProps {
  readonly kit: GameKit;
  readonly page: TablePageProps;
  readonly turn: Turn;
  readonly links: TableLinks;
  readonly onMenu: () => void;
  /** Undefined: there is no advice to be had. */
  readonly onHint: (() => void) | undefined;
  readonly notices: ReactNode;
  readonly result: ReactNode;
}

/** Letters that do not fit on half a phone: the text of a card. */
const LONG = 60;

/** More than a word or two goes with it, such as the text of a card. */
const isWordy = ({ after = '' }: Choice): boolean => after.length > 48;

export function PhoneSheet({ kit, page, turn, links, onMenu, onHint, notices, result }: SheetProps) {
  const { state, still, talk } = page;
  const say = useSay();
  const parts = kit.rail(say, state);
  const [tab, setTab] = useState(() => parts.find(({ isOpen }) => isOpen)?.id ?? '');
  const [isLow, setLow] = useState(false);
  useWanted(parts, setTab);
  const tabs = [
    ...parts
      .filter(({ isForPlay }) => !isForPlay || result === undefined)
      .toReversed()
      .map(({ id, title, Part }) => ({ id, label: title, body: <Part /> })),
    ...useTabs({ kit, state, links, talk }, true),
  ];
  return (
    <aside className={styles.sheet} data-region aria-label={say('table.beside')}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={!isLow}
        aria-label={say('table.sheet')}
        onClick={() => setLow((low) => !low)}
      />
      {onHint && <Button kind="quiet" icon="hint" label={say('table.hint')} onClick={onHint} className={styles.hint} />}
      <Button kind="quiet" icon="more" label={say('table.menu')} onClick={onMenu} className={styles.menu} />
      {notices}
      {kit.Matter && <kit.Matter />}
      {!still && !state.outcome && state.eyes !== undefined && (
        <>
          {turn.choices.length > 0 && (
            <div className={classes(styles.choices, turn.choices.some(isWordy) && styles.wordy)}>
              {turn.choices.map((choice) => (
                <Button
                  key={choice.key}
                  kind={choice.isFocus ? 'act' : 'plain'}
                  icon={choice.icon}
                  after={choice.after}
                  onClick={choice.act}
                  onPoint={choice.point}
                  isLit
                  className={classes((choice.after?.length ?? 0) > LONG && styles.long)}
                >
                  {choice.label}
                </Button>
              ))}
            </div>
          )}
          <div className={styles.acts}>
            <Undo page={page} turn={turn} />
            {turn.main && (
              <Button
                // While something is in hand, that is what one came for.
                kind={turn.choices.some(({ isFocus }) => isFocus) ? 'plain' : 'main'}
                icon={turn.main.icon}
                after={turn.main.after}
                onClick={turn.main.act}
                className={classes(styles.main, turn.main.isLast && styles.beckon)}
                isLit
              >
                {turn.main.label}
              </Button>
            )}
          </div>
        </>
      )}
      {result}
      {!isLow && <Tabs wide tabs={tabs} chosen={tab} onChoose={setTab} label={say('table.beside')} className={styles.tabs} />}
    </aside>
  );
}
