/** Whose rules shall it be? */
import { games } from '@taverne/games';
import { Icon, useSay } from '@taverne/ui';
import { Link } from '../Link.tsx';
import { CardWords } from '../words.tsx';
import styles from './rules.module.css';
import { Sheet } from './Sheet.tsx';

function Book({ game }: { readonly game: string }) {
  const say = useSay();
  return (
    <li>
      <Link to={`/rules/${game}`}>
        <Icon name="book" /> <b>{say('rules.title', { game: say('game.name') })}</b>
        <span>{say('game.line')}</span>
      </Link>
    </li>
  );
}

export default function RulesShelf() {
  const say = useSay();
  return (
    <Sheet title={say('app.rules')}>
      <p>{say('lobby.rules.says')}</p>
      <ul className={styles.books}>
        {games
          .filter(({ rules }) => rules)
          .map(({ id }) => (
            <CardWords key={id} game={id}>
              <Book game={id} />
            </CardWords>
          ))}
      </ul>
    </Sheet>
  );
}
