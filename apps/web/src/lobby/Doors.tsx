/** For whoever comes for the first time, or wants to look something up. */
import { Icon, type IconName, useSay } from '@taverne/ui';
import { Link } from '../Link.tsx';
import styles from './lobby.module.css';
import type { Shelved } from './shelf.ts';

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

export const Doors = ({ shelved: { game, lesson } }: { readonly shelved: Shelved }) => (
  <div className={styles.doors}>
    {lesson && <Door to={`/learn/${game}`} icon="hand" name="learn" />}
    <Door to={`/rules/${game}`} icon="book" name="rules" />
  </div>
);
