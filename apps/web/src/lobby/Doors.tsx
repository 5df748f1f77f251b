/** For whoever comes for the first time, or wants to look something up. */
import { Icon, type IconName, useSay } from '@taverne/ui';
import { Link } from '../Link.tsx';
import styles from './lobby.module.css';

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
        <b>{say(`lobby.${name}`)}</b>
        <em>{say(`lobby.${name}.says`)}</em>
      </span>
    </Link>
  );
}

export const Doors = ({ game }: { readonly game: string }) => (
  <div className={styles.doors}>
    <Door to={`/learn/${game}`} icon="hand" name="learn" />
    <Door to={`/rules/${game}`} icon="book" name="rules" />
  </div>
);
