/** The first screen: a match within one click. */
import { Button, Icon, Panel, useSay } from '@taverne/ui';
import { useState } from 'react';
import { Link } from '../Link.tsx';
import { useSettings } from '../settings.ts';
import { sayTrouble } from '../trouble.ts';
import { GameWords } from '../words.tsx';
import { Doors } from './Doors.tsx';
import { GameCard } from './GameCard.tsx';
import { Header } from './Header.tsx';
import styles from './lobby.module.css';
import { MyMatches } from './MyMatches.tsx';
import { useLobby } from './matches.ts';
import { NewMatch } from './NewMatch.tsx';
import { OpenTables } from './OpenTables.tsx';
import { PasteLink } from './PasteLink.tsx';
import { type How, NO_CLOCK, start } from './start.ts';

const GAME = 'leaders';

function Tables() {
  const say = useSay();
  const state = useLobby();
  const { level, name } = useSettings();
  const [choosing, setChoosing] = useState<How>();
  const [trouble, setTrouble] = useState('');
  const begin = (how: How): void => {
    void start({ game: GAME, how, level, options: {}, clock: NO_CLOCK, name }).then((problem) =>
      setTrouble(problem ? sayTrouble(say, problem) : ''),
    );
  };
  const waiting = state.server?.mine.filter((match) => match.yourTurn).length ?? 0;
  return (
    <div className={styles.page}>
      <Header waiting={waiting} />
      <main className={styles.main}>
        <section aria-label={say('lobby.heading')} className={styles.games}>
          <GameCard
            game={GAME}
            level={level}
            onPlay={() => begin('bot')}
            onInvite={() => begin('friend')}
            onScreen={() => begin('screen')}
            onChoose={() => setChoosing('bot')}
          />
          {trouble && (
            <p role="alert" className={styles.trouble}>
              <Icon name="no" /> {trouble}
            </p>
          )}
          <Doors game={GAME} />
        </section>
        <aside className={styles.aside}>
          <MyMatches {...state} />
          <Panel title={say('lobby.tables')}>
            <OpenTables server={state.server} />
            <Button icon="chair" kind="quiet" className={styles.open} onClick={() => setChoosing('table')}>
              {say('lobby.tables.open')}
            </Button>
          </Panel>
          <Panel title={say('lobby.link')}>
            <PasteLink />
          </Panel>
        </aside>
      </main>
      <footer className={styles.foot}>
        <span>{say('lobby.note')}</span>
        <Link to="/settings">{say('app.settings')}</Link>
        <Link to="/import">{say('lobby.import')}</Link>
        <Link to="/credits">{say('lobby.credits')}</Link>
      </footer>
      {choosing && <NewMatch game={GAME} how={choosing} onClose={() => setChoosing(undefined)} />}
    </div>
  );
}

export function Lobby() {
  return (
    <GameWords game={GAME}>
      <Tables />
    </GameWords>
  );
}
