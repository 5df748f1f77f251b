/** My matches: with others and on this device. Whatever is not over is listed; what is comes when asked for. */
import { Button, Crest, classes, Panel, seatClass, useSay } from '@taverne/ui';
import { type ReactNode, useState } from 'react';
import type { StoredHere } from '../here/stored.ts';
import { Link } from '../Link.tsx';
import { tablePath } from '../router.ts';
import { CardWords, useLanguage } from '../words.tsx';
import lobby from './lobby.module.css';
import styles from './matches.module.css';
import { type LobbyState, type Mine, type MineThere, minesIn } from './matches.ts';
import { ago, timeLeft } from './when.ts';

export function MyMatches({ here, server, forget, forgotten, remember }: LobbyState) {
  const say = useSay();
  const [showsAll, setShowsAll] = useState(false);
  const { unfinished, finished } = minesIn(here ?? [], server?.mine ?? []);
  const isEmpty = here !== undefined && server !== undefined && unfinished.length + finished.length === 0;
  const waiting = server?.mine.filter((match) => match.yourTurn).length ?? 0;
  const shown = showsAll ? [...unfinished, ...finished] : unfinished;
  return (
    <Panel
      title={say('lobby.mine')}
      aside={say('lobby.mine.wait', { n: waiting })}
      className={classes(waiting > 0 && lobby.waiting)}
    >
      {isEmpty && !forgotten && <p className={styles.quiet}>{say('lobby.mine.none')}</p>}
      <ul className={styles.matches}>
        {shown.map((mine) => (
          <CardWords key={mine.key} game={mine.match.game}>
            <OneOfMine mine={mine} onForget={forget} />
          </CardWords>
        ))}
      </ul>
      {forgotten && (
        <p className={styles.forgotten} role="status">
          {say('lobby.forgotten')}
          <Button kind="quiet" icon="undo" onClick={() => remember(forgotten)}>
            {say('lobby.remember')}
          </Button>
        </p>
      )}
      {finished.length > 0 && (
        <Button kind="quiet" pressed={showsAll} className={styles.open} onClick={() => setShowsAll(!showsAll)}>
          {say(showsAll ? 'lobby.mine.fewer' : 'lobby.mine.all', { n: finished.length })}
        </Button>
      )}
    </Panel>
  );
}

const OneOfMine = ({ mine, onForget }: { readonly mine: Mine; readonly onForget: (match: StoredHere) => void }) =>
  mine.where === 'server' ? (
    <WithOthers match={mine.match} />
  ) : (
    <OnThisDevice match={mine.match} onForget={() => onForget(mine.match)} />
  );

function WithOthers({ match }: { readonly match: MineThere }) {
  const say = useSay();
  const { you, seats, yourTurn, left } = match;
  const others = seats
    .filter((_, seat) => seat !== you)
    .map(({ kind, name, level }) => name ?? (kind === 'bot' ? say(`level.${level ?? 1}.name`) : say('lobby.open')));
  return (
    <li className={classes(styles.match, yourTurn && styles.turn, seatClass(you))}>
      <Link to={tablePath('server', match.match)}>
        <Crest seat={you} size={34} />
        <span className={styles.what}>
          <b>{say('game.name')}</b> {yourTurn && <span className={styles.badge}>{say('lobby.turn')}</span>}
          <em>{others.join(', ')}</em>
        </span>
        <When changed={match.changed} isOver={match.status === 'over'}>
          {left !== undefined && match.status === 'running' && timeLeft(say, left)}
        </When>
      </Link>
    </li>
  );
}

function OnThisDevice({ match, onForget }: { readonly match: StoredHere; readonly onForget: () => void }) {
  const say = useSay();
  const bots = match.holders.filter((holder) => holder.kind === 'bot').map(({ level }) => say(`level.${level ?? 1}.name`));
  const who = bots.length > 0 ? bots.join(', ') : say(match.holders.length === 1 ? 'lobby.solo' : 'lobby.screen');
  return (
    <li className={classes(styles.match, seatClass(0))}>
      <Link to={tablePath('here', match.id)}>
        <Crest seat={0} size={34} />
        <span className={styles.what}>
          <b>{say('game.name')}</b> {match.from !== undefined && <span className={styles.badge}>{say('lobby.whatif')}</span>}
          <em>
            {who}, {say('lobby.here')}
          </em>
        </span>
        <When changed={match.changed} isOver={match.over} />
      </Link>
      <Button kind="quiet" icon="close" label={say('lobby.forget')} onClick={onForget} />
    </li>
  );
}

/** When the last move was, and how much time is left. */
function When({
  changed,
  isOver,
  children,
}: {
  readonly changed: number;
  readonly isOver: boolean;
  readonly children?: ReactNode;
}) {
  const say = useSay();
  const when = ago(useLanguage(), Math.max(0, Date.now() - changed));
  return (
    <span className={styles.when}>
      {children && <b>{children}</b>}
      <span>{isOver ? say('lobby.over') : say('lobby.moved', { when })}</span>
    </span>
  );
}
