/** For which game a table is opened. */
import { useSay } from '@taverne/ui';
import styles from './new-match.module.css';
import { SHELF } from './shelf.ts';

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
        {SHELF.map((each) => (
          <option key={each.game} value={each.game}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  );
}
