/** My matches: with others and on this device. */
import { Button, Crest, classes, Panel, seatClass, useSay } from '@taverne/ui';
import type { StoredHere } from '../here/stored.ts';
import { Link } from '../Link.tsx';
import { tablePath } from '../router.ts';
import styles from './lobby.module.css';
import type { LobbyState } from './matches.ts';

const SHOWN = 6;

/** Whom one plays against on this device. */
function useOpponent(): (match: StoredHere) => string {
  const say = useSay();
  return ({ holders }) => {
    const bot = holders.find((holder) => holder.kind === 'bot');
    return bot ? say(`level.${bot.level ?? 1}.name`) : say('lobby.screen');
  };
}

export function MyMatches({ here: read, server, forget }: LobbyState) {
  const say = useSay();
  const opponent = useOpponent();
  const here = read ?? [];
  const mine = server?.mine ?? [];
  const isEmpty = read !== undefined && server !== undefined && mine.length + here.length === 0;
  const waiting = mine.filter((match) => match.yourTurn).length;
  const game = say('game.name');
  return (
    <Panel
      title={say('lobby.mine')}
      aside={say('lobby.mine.wait', { n: waiting })}
      className={classes(styles.mine, waiting > 0 && styles.waiting)}
    >
      {isEmpty && <p className={styles.quiet}>{say('lobby.mine.none')}</p>}
      <ul>
        {mine.slice(0, SHOWN).map((match) => {
          const others = match.seats.filter((_, seat) => seat !== match.you).map((seat) => seat.name ?? say('lobby.open'));
          return (
            <li key={match.match} className={classes(styles.match, match.yourTurn && styles.turn, seatClass(match.you))}>
              <Link to={tablePath('server', match.match)}>
                <Crest seat={match.you} size={34} />
                <span className={styles.what}>
                  <b>{game}</b> {match.yourTurn && <span className={styles.badge}>{say('lobby.turn')}</span>}
                  <em>{others.join(', ')}</em>
                </span>
                <span className={styles.when}>{say(match.status === 'over' ? 'lobby.over' : 'lobby.running')}</span>
              </Link>
            </li>
          );
        })}
        {here.slice(0, SHOWN).map((match) => (
          <li key={match.id} className={classes(styles.match, seatClass(0))}>
            <Link to={tablePath('here', match.id)}>
              <Crest seat={0} size={34} />
              <span className={styles.what}>
                <b>{game}</b>
                <em>
                  {opponent(match)}, {say('lobby.here')}
                </em>
              </span>
              <span className={styles.when}>{say(match.over ? 'lobby.over' : 'lobby.running')}</span>
            </Link>
            <Button kind="quiet" icon="close" label={say('lobby.forget')} onClick={() => forget(match.id)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
