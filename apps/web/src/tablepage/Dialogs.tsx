/** Everything that opens on top of the table: menu, options as a list, help, and the question before resigning. */
import { Button, Dialog, type GameKit, type Turn, useSay } from '@taverne/ui';
import { useState } from 'react';
import styles from './Dialogs.module.css';
import { saveMatch } from './files.ts';
import { Key } from './Key.tsx';
import type { TableLinks, TablePageProps } from './props.ts';

export type DialogName = 'menu' | 'options' | 'help' | 'resign';

interface DialogsProps {
  readonly kit: GameKit;
  readonly name: DialogName;
  readonly page: TablePageProps;
  readonly turn: Turn;
  readonly links: TableLinks;
  readonly still: boolean;
  readonly onClose: () => void;
  readonly onOpen: (name: DialogName) => void;
  /** Shows the last turn again. */
  readonly onPlayAgain: (() => void) | undefined;
}

export function Dialogs(props: DialogsProps) {
  const say = useSay();
  const { name, onClose } = props;
  return (
    <Dialog key={name} title={say(`table.${name}`)} onClose={onClose} closeLabel={say('table.close')}>
      {name === 'menu' && <Menu {...props} />}
      {name === 'options' && <Options {...props} />}
      {name === 'help' && <Help {...props} />}
      {name === 'resign' && <Resign {...props} />}
    </Dialog>
  );
}

function Menu({ kit, page, turn, links, still, onClose, onOpen, onPlayAgain }: DialogsProps) {
  const { state, door, tools } = page;
  const say = useSay();
  const [trouble, setTrouble] = useState<string | undefined>();
  const isPlaying = state.eyes !== undefined && !state.outcome && !still;
  // What comes of it is told among the notices.
  const wish = (asked: ReturnType<typeof door.offerDraw>) => void asked.then(onClose);
  const isOwn = page.orientation !== 'fixed';
  return (
    <div className={styles.menu}>
      {trouble && <p role="alert">{trouble}</p>}
      {isPlaying && (
        <>
          {kit.hasDraws && (
            <Button icon="handshake" onClick={() => wish(door.offerDraw())}>
              {say('table.draw.offer')}
            </Button>
          )}
          {state.mayAskUndo && (
            <Button icon="undo" onClick={() => wish(door.askUndo())}>
              {say('table.undo.ask')}
            </Button>
          )}
          <Button icon="flag" onClick={() => onOpen('resign')}>
            {say('table.resign')}…
          </Button>
        </>
      )}
      {onPlayAgain && (
        <Button
          icon="back"
          onClick={() => {
            onClose();
            onPlayAgain();
          }}
        >
          {say('table.play-again')}
        </Button>
      )}
      {turn.all.length > 0 && (
        <Button icon="list" onClick={() => onOpen('options')}>
          {say('table.options')}
        </Button>
      )}
      {kit.hasSides && page.onOrientation && (
        <Button icon="turn" pressed={isOwn} onClick={() => page.onOrientation?.(isOwn ? 'fixed' : 'own')}>
          {say('table.orientation')}
        </Button>
      )}
      <Button icon="save" onClick={() => void saveMatch(page, setTrouble, say)}>
        {say('table.export')}
      </Button>
      <Button icon="question" onClick={() => onOpen('help')}>
        {say('table.help')}
      </Button>
      <p className={styles.links}>
        <a href={links.rules} target="_blank" rel="noopener">
          {say('table.rules')}
        </a>
        {links.settings && <a href={links.settings}>{say('table.settings')}</a>}
        <a href={links.home}>{say('table.home')}</a>
      </p>
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  );
}

/** The same options as on the board, as a list under whoever acts. */
function Options({ turn, onClose }: DialogsProps) {
  return (
    <div className={styles.options}>
      {turn.all.map((group) => (
        <section key={group.key}>
          <h3>{group.title}</h3>
          <ul>
            {group.choices.map((choice) => (
              <li key={choice.key}>
                <Button
                  icon={choice.icon}
                  after={choice.after}
                  onClick={() => {
                    onClose();
                    choice.act();
                  }}
                >
                  {choice.label}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const KEYS = ['arrows', 'enter', 'escape', 'numbers', 'n', 'u', 'e', 'f6', 'question'] as const;

function Help({ page, kit }: DialogsProps) {
  const say = useSay();
  return (
    <>
      {kit.Key ? <kit.Key /> : <Key />}
      <p>{say('table.help.says')}</p>
      <dl className={styles.keys}>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{say(`table.keys.${key}`)}</kbd>
            </dt>
            <dd>{say(`table.keys.${key}.does`)}</dd>
          </div>
        ))}
        {kit.hotkeys?.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
      {page.shortcuts === false && <p>{say('table.keys.off')}</p>}
    </>
  );
}

function Resign({ page, onClose }: DialogsProps) {
  const say = useSay();
  return (
    <>
      <p>{say('table.resign.says')}</p>
      <div className={styles.buttons}>
        <Button
          kind="main"
          icon="flag"
          onClick={() => {
            void page.door.resign();
            onClose();
          }}
        >
          {say('table.resign.do')}
        </Button>
        <Button onClick={onClose}>{say('table.resign.not')}</Button>
      </div>
    </>
  );
}
