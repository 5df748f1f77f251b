/** Everybody against everybody in one square. */
import type { CupShown } from '@taverne/protocol';
import { useSay } from '@taverne/ui';
import { Link } from '../Link.tsx';
import { tablePath } from '../router.ts';
import styles from './cups.module.css';
import { sayPoints, sayWho, worthFor } from './figures.ts';

export function CrossTable({ cup: { table, games } }: { readonly cup: CupShown }) {
  const say = useSay();
  const between = (one: number, other: number) =>
    games
      .filter(({ first, second }) => (first === one && second === other) || (first === other && second === one))
      .toReversed();
  return (
    <section className={styles.part}>
      <h2>{say('cup.cross')}</h2>
      <div className={styles.scroll}>
        <table className={styles.cross}>
          <thead>
            <tr>
              <td />
              <th scope="col">{say('cup.name')}</th>
              {table.map(({ number, name }, at) => (
                <th key={`${number} ${name}`} scope="col" abbr={sayWho(say, table, at)}>
                  {at + 1}
                </th>
              ))}
              <th scope="col">{say('cup.points')}</th>
            </tr>
          </thead>
          <tbody>
            {table.map(({ number, name, points }, row) => (
              <tr key={`${number} ${name}`}>
                <td>{row + 1}</td>
                <th scope="row">{sayWho(say, table, row)}</th>
                {table.map((other, column) => (
                  <td key={`${other.number} ${other.name}`} className={row === column ? styles.self : undefined}>
                    {row !== column &&
                      between(row, column).map((game) => {
                        const result = worthFor(game, row);
                        const label = say('cup.cross.against', {
                          name: sayWho(say, table, row),
                          other: sayWho(say, table, column),
                          result,
                        });
                        return game.match === null ? (
                          <span key={game.round}>{result}</span>
                        ) : (
                          <Link key={game.round} to={tablePath('server', game.match)} label={label}>
                            {result}
                          </Link>
                        );
                      })}
                  </td>
                ))}
                <td className={styles.points}>{sayPoints(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
