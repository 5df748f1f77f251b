/** For which game a table is opened. */
import { games } from '@taverne/games';
import { useSay } from '@taverne/ui';
import styles from './new-match.module.css';

interface GameChoiceProps {
  readonly game: string;
  readonly onGame: (game: string) => void;
}

export function GameChoice({ game, onGame }: GameChoiceProps) {
  const say = useSay();
  return (
    <label className={styles.row}>
      {say('new.game')}
      <select value={game} onChange={({ target }) => onGame(target.value)}>
        {games.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
