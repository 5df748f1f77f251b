/** For which game a table is opened. */
import { games } from '@taverne/games';
import { useSay } from '@taverne/ui';
import styles from './new-match.module.css';

interface GameChoiceProps {
  readonly game: string;
  readonly onGame: (game: string) => void;
  /** Left out: all of them. */
  readonly of?: typeof games;
}

export function GameChoice({ game, onGame, of = games }: GameChoiceProps) {
  const say = useSay();
  return (
    <label className={styles.row}>
      {say('new.game')}
      <select value={game} onChange={({ target }) => onGame(target.value)}>
        {of.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
