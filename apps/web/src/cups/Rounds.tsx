/** Who met whom: all rounds so far. */
import type { CupGameShown, CupShown } from '@taverne/protocol';
import { useSay } from '@taverne/ui';
import { Link } from '../Link.tsx';
import { tablePath } from '../router.ts';
import styles from './cups.module.css';
import { isOn, sayResult, sayWho } from './figures.ts';

interface CupProps {
  readonly cup: CupShown;
}

/** An arena has no rounds that anybody would count: there it is one list. */
export function Rounds({ cup: { games, table, kind, round } }: CupProps) {
  const say = useSay();
  const over = games.filter((game) => !isOn(game));
  if (over.length === 0) return null;
  const byRound = kind === 'arena' ? [[0, over] as const] : [...Map.groupBy(games, (game) => game.round)];
  return (
    <section className={styles.part}>
      <h2>{say(kind === 'arena' ? 'cup.games' : 'cup.rounds')}</h2>
      {byRound.map(([n, pairs]) => (
        <details key={n} open={kind === 'arena' || n === round} className={styles.round}>
          <summary>{kind === 'arena' ? say('cup.games') : say('cup.round.n', { n })}</summary>
          <ul>
            {pairs.toReversed().map((game) => (
              <li key={`${game.match} ${game.first} ${game.second}`}>
                <Pair game={game} table={table} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function Pair({ game, table }: { readonly game: CupGameShown; readonly table: CupShown['table'] }) {
  const say = useSay();
  const { first, second, match, result } = game;
  if (result === 'rest') return <span>{say('cup.rests', { name: sayWho(say, table, first) })}</span>;
  const line = (
    <>
      <span>{sayWho(say, table, first)}</span> <b>{sayResult(say, game)}</b> <span>{sayWho(say, table, second)}</span>
    </>
  );
  return match === null ? (
    <span className={styles.pair}>{line}</span>
  ) : (
    <Link to={tablePath('server', match)} className={styles.pair}>
      {line}
    </Link>
  );
}
