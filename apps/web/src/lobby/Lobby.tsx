/** The first screen: a match within one click. */
import { games } from '@taverne/games';
import { Button, Panel, useKeptFocus, useSay } from '@taverne/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from '../Link.tsx';
import { FIRST_GAME } from '../router.ts';
import { setTitle, setWaiting } from '../title.ts';
import { CardWords } from '../words.tsx';
import { Doors } from './Doors.tsx';
import { GameCard } from './GameCard.tsx';
import card from './game-card.module.css';
import { Header } from './Header.tsx';
import styles from './lobby.module.css';
import { MyMatches } from './MyMatches.tsx';
import matches from './matches.module.css';
import { useLobby, waitingIn } from './matches.ts';
import { NewMatch } from './NewMatch.tsx';
import { OpenTables } from './OpenTables.tsx';
import { PasteLink } from './PasteLink.tsx';
import type { How } from './seats.ts';

const LobbyNews = lazy(() => import('../people/friends/LobbyNews.tsx'));

interface Choosing {
  readonly game: string;
  readonly how: How;
  /** Whoever opens a table says for which game. */
  readonly isAnyGame?: boolean;
}

/** With more than one game the cards stand side by side. */
const isShared = games.length > 1;

export function Lobby() {
  const say = useSay();
  const state = useLobby();
  const [choosing, setChoosing] = useState<Choosing>();
  const aside = useRef<HTMLElement>(null);
  useKeptFocus(aside);
  const waiting = state.server?.mine.filter((match) => match.yourTurn).length ?? 0;
  useEffect(() => {
    setTitle(say('app.title'));
  }, [say]);
  useEffect(() => {
    // Here it is known anyway, and newer.
    if (state.server) setWaiting(waitingIn(state.server.mine));
  }, [state.server]);
  return (
    <div className={styles.page}>
      <Header waiting={waiting} />
      <main className={styles.main}>
        <section aria-label={say('lobby.heading')} className={isShared ? styles.shelf : styles.games} data-games={games.length}>
          {games.map((each) => (
            <CardWords key={each.id} game={each.id} meanwhile={<div className={card.place} />}>
              <GameCard entry={each} onChoose={(how) => setChoosing({ game: each.id, how })} isSmall={isShared} />
              {!isShared && <Doors entry={each} />}
            </CardWords>
          ))}
        </section>
        <aside ref={aside} className={styles.aside}>
          {state.server?.news && (
            <Suspense>
              <LobbyNews />
            </Suspense>
          )}
          <MyMatches {...state} />
          <Panel title={say('lobby.tables')}>
            <OpenTables server={state.server} />
            <p className={matches.ways}>
              <Button
                icon="chair"
                className={matches.open}
                onClick={() => setChoosing({ game: FIRST_GAME, how: 'table', isAnyGame: isShared })}
              >
                {say('lobby.tables.open')}
              </Button>
              <Link to="/seek">{say('lobby.seek')}</Link>
              <Link to="/cups">{say('lobby.cups')}</Link>
            </p>
          </Panel>
          <Panel title={say('lobby.link')}>
            <PasteLink />
          </Panel>
        </aside>
      </main>
      <footer className={styles.foot}>
        <span>{say('lobby.note')}</span>
        <Link to="/you">{say('app.you')}</Link>
        <Link to="/friends">{say('lobby.friends')}</Link>
        <Link to="/settings">{say('app.settings')}</Link>
        <Link to="/import">{say('lobby.import')}</Link>
        <Link to="/credits">{say('lobby.credits')}</Link>
      </footer>
      {choosing && (
        <CardWords game={choosing.game}>
          <NewMatch
            game={choosing.game}
            how={choosing.how}
            onGame={choosing.isAnyGame ? (game) => setChoosing({ ...choosing, game }) : undefined}
            onClose={() => setChoosing(undefined)}
          />
        </CardWords>
      )}
    </div>
  );
}
