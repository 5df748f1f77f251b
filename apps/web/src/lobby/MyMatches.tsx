/** My matches: with others and on this device. */
import type { LobbyReply } from '@taverne/protocol';
import { Button, Crest, classes, Panel, seatClass, useSay } from '@taverne/ui';
import type { StoredHere } from '../here/stored.ts';
import { Link } from '../Link.tsx';
import { tablePath } from '../router.ts';
import { CardWords } from '../words.tsx';
import styles from './lobby.module.css';
import type { LobbyState } from './matches.ts';

const SHOWN = 6;

export function MyMatches({ here: read, server, forget }: LobbyState) {
  const say = useSay();
  const here = read ?? [];
  const mine = server?.mine ?? [];
  const isEmpty = read !== undefined && server !== undefined && mine.length + here.length === 0;
  const waiting = mine.filter((match) => match.yourTurn).length;
  return (
    <Panel
      title={say('lobby.mine')}
      aside={say('lobby.mine.wait', { n: waiting })}
      className={classes(styles.mine, waiting > 0 && styles.waiting)}
    >
      {isEmpty && <p className={styles.quiet}>{say('lobby.mine.none')}</p>}
      <ul>
        {mine.slice(0, SHOWN).map((match) => (
          <CardWords key={match.match} game={match.game}>
            <WithOthers match={match} />
          </CardWords>
        ))}
        {here.slice(0, SHOWN).map((match) => (
          <CardWords key={match.id} game={match.game}>
            <OnThisDevice match={match} onForget={() => forget(match.id)} />
          </CardWords>
        ))}
      </ul>
    </Panel>
  );
}

function WithOthers({ match }: { readonly match: LobbyReply['mine'][number] }) {
  const say = useSay();
  const others = match.seats
    .filter((_, seat) => seat !== match.you)
    .map(({ kind, name, level }) => name ?? (kind === 'bot' ? say(`level.${level ?? 1}.name`) : say('lobby.open')));
  return (
    <li className={classes(styles.match, match.yourTurn && styles.turn, seatClass(match.you))}>
      <Link to={tablePath('server', match.match)}>
        <Crest seat={match.you} size={34} />
        <span className={styles.what}>
          <b>{say('game.name')}</b> {match.yourTurn && <span className={styles.badge}>{say('lobby.turn')}</span>}
          <em>{others.join(', ')}</em>
        </span>
        <span className={styles.when}>{say(match.status === 'over' ? 'lobby.over' : 'lobby.running')}</span>
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
          <b>{say('game.name')}</b>
          <em>
            {who}, {say('lobby.here')}
          </em>
        </span>
        <span className={styles.when}>{say(match.over ? 'lobby.over' : 'lobby.running')}</span>
      </Link>
      <Button kind="quiet" icon="close" label={say('lobby.forget')} onClick={onForget} />
    </li>
  );
}
