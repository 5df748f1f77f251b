/** How the page is laid out: bar, board and rail on a desk; on a phone bar, board and a sheet under the thumb. */
import { Button, ButtonRow, classes, type GameKit, PHONE, useMedia, useSay } from '@taverne/ui';
import { useRef, useState } from 'react';
import styles from './Desk.module.css';
import { type DialogName, Dialogs } from './Dialogs.tsx';
import { Key } from './Key.tsx';
import { Notices } from './Notices.tsx';
import { PhoneSheet } from './PhoneSheet.tsx';
import type { TableLinks, TablePageProps } from './props.ts';
import { Rail } from './Rail.tsx';
import { Result } from './Result.tsx';
import { Top } from './Top.tsx';
import { lastTurn } from './use-fresh.ts';
import { useHint } from './use-hint.tsx';
import type { ToldDoor } from './use-told-door.ts';
import { useWays } from './use-ways.ts';

interface DeskProps {
  readonly kit: GameKit;
  readonly page: TablePageProps;
  readonly told: ToldDoor;
  readonly links: TableLinks;
  /** How many events are still to be shown. */
  readonly fresh: number;
  readonly skip: () => void;
  readonly playFrom: (index: number) => void;
}

/** Letters and signs are shortcuts only while the board has the focus. */
const isOnBoard = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role="grid"], [data-board]') !== null;

export function Desk({ kit, page, told, links, fresh, skip, playFrom }: DeskProps) {
  const { state, still = false, tools, talk } = page;
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const [open, setOpen] = useState<DialogName | undefined>();
  const turn = kit.useTurn();
  const earlier = lastTurn(kit.turns(state.events));
  const isPlaying = fresh > 0;
  // One's own step needs no button to skip it.
  const isShowing = isPlaying && fresh > 3;
  const result = state.outcome && !isPlaying ? <Result kit={kit} page={page} turn={turn} links={links} /> : undefined;
  const hint = useHint(page, turn);
  const notes = (
    <>
      {page.notes}
      {hint.note}
    </>
  );
  const notices = <Notices kit={kit} state={state} told={told} more={notes} />;
  const openMenu = () => setOpen('menu');
  const whole = useRef<HTMLDivElement>(null);
  useWays(whole, page.shortcuts !== false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a question mark on the board opens the help
    <div
      ref={whole}
      className={styles.page}
      data-seq={state.seq}
      onKeyDown={(event) => {
        if (event.key === '?' && page.shortcuts !== false && isOnBoard(event.target)) setOpen('help');
      }}
    >
      <Top kit={kit} page={page} turn={turn} links={links} isPhone={isPhone} />
      <main className={styles.table} data-region>
        <kit.Board />
        <kit.Notes />
        {!isPhone && (
          <div className={styles.corner}>
            {notices}
            <div className={styles.key}>{kit.Key ? <kit.Key /> : <Key />}</div>
          </div>
        )}
        <div className={styles.tools} data-region>
          {isShowing ? (
            <Button icon="skip" onClick={skip} className={styles.replay}>
              {say('table.skip')}
            </Button>
          ) : (
            earlier !== undefined &&
            !isPhone && (
              <Button icon="back" onClick={() => playFrom(earlier)} className={classes(styles.replay, styles.again)}>
                {say('table.play-again')}
              </Button>
            )
          )}
          {!isPhone && (
            <ButtonRow label={say('table.tools')}>
              {tools}
              {hint.ask && <Button icon="hint" label={say('table.hint')} onClick={hint.ask} />}
              <Button
                icon="list"
                label={say('table.options')}
                onClick={() => setOpen('options')}
                disabled={turn.all.length === 0}
              />
              <Button icon="question" label={say('table.help')} onClick={() => setOpen('help')} />
              <Button icon="more" label={say('table.menu')} onClick={openMenu} />
            </ButtonRow>
          )}
          {!isPhone && <kit.Tools />}
        </div>
      </main>
      {isPhone ? (
        <PhoneSheet
          kit={kit}
          page={page}
          turn={turn}
          links={links}
          onMenu={openMenu}
          onHint={hint.ask}
          notices={notices}
          result={result}
        />
      ) : (
        <Rail kit={kit} state={state} links={links} talk={talk} result={result} />
      )}
      {open && (
        <Dialogs
          name={open}
          kit={kit}
          page={page}
          turn={turn}
          links={links}
          still={still}
          onClose={() => setOpen(undefined)}
          onPlayAgain={earlier === undefined || isPlaying ? undefined : () => playFrom(earlier)}
          onOpen={setOpen}
        />
      )}
    </div>
  );
}
