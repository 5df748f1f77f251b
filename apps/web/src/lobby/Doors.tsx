/** For whoever comes for the first time, or wants to look something up. */
import type { GameEntry } from '@taverne/games';
import { Icon, type IconName, useSay } from '@taverne/ui';
import { Link } from '../Link.tsx';
import styles from './game-card.module.css';

interface DoorProps {
  readonly to: string;
  readonly icon: IconName;
  readonly name: 'learn' | 'rules';
}

function Door({ to, icon, name }: DoorProps) {
  const say = useSay();
  return (
    <Link to={to} className={styles.door}>
      <Icon name={icon} className={styles.sign} />
      <span>
        <b>{say(`lobby.${name}`, { game: say('game.name') })}</b>
        <em>{say(`lobby.${name}.says`)}</em>
      </span>
    </Link>
  );
}

export const Doors = ({ entry: { id, hasLesson, rules } }: { readonly entry: GameEntry }) => (
  <div className={styles.doors}>
    {hasLesson && <Door to={`/learn/${id}`} icon="hand" name="learn" />}
    {rules && <Door to={`/rules/${id}`} icon="book" name="rules" />}
  </div>
);
