/** The table of a tournament, and how it comes about. */
import type { CupShown } from '@taverne/protocol';
import { classes, Hidden, useSay } from '@taverne/ui';
import { Link } from '../Link.tsx';
import styles from './cups.module.css';
import { sayPoints } from './figures.ts';

export function Standings({ cup: { table, breaks, status } }: { readonly cup: CupShown }) {
  const say = useSay();
  const hasBegun = status !== 'open' && status !== 'off';
  return (
    <section className={styles.part}>
      <h2>{say('cup.table')}</h2>
      {table.length === 0 && <p className={styles.quiet}>{say('cup.table.none')}</p>}
      {table.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Hidden>{say('cup.place')}</Hidden>
                </th>
                <th scope="col">{say('cup.name')}</th>
                {hasBegun && (
                  <>
                    <th scope="col">{say('cup.points')}</th>
                    <th scope="col">
                      <Hidden>{say('cup.tally')}</Hidden>
                    </th>
                    {breaks.map((each) => (
                      <th key={each} scope="col">
                        {say(`cup.break.${each}`)}
                      </th>
                    ))}
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {table.map(({ name, number, place, points, won, drawn, lost, breaks: figures, isYou, isIn }) => (
                <tr key={`${number} ${name}`} className={classes(isYou && styles.own)}>
                  <td>{hasBegun ? place : ''}</td>
                  <th scope="row">
                    {name === null ? say('cup.nobody') : <Link to={`/people/${encodeURIComponent(name)}`}>{name}</Link>}
                    {isYou && <em> {say('cup.you')}</em>}
                    {!isIn && <em> {say('cup.gone')}</em>}
                  </th>
                  {hasBegun && (
                    <>
                      <td className={styles.points}>{sayPoints(points)}</td>
                      <td>{`${won}–${drawn}–${lost}`}</td>
                      {figures.map((figure, at) => (
                        <td key={breaks[at]}>{breaks[at] === 'fewer' ? -figure : sayPoints(figure)}</td>
                      ))}
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** Whoever wonders why somebody with as many points is ahead. */
export function Breaks({ cup: { breaks, kind } }: { readonly cup: CupShown }) {
  const say = useSay();
  return (
    <details className={styles.breaks}>
      <summary>{say('cup.breaks')}</summary>
      <p>{say('cup.breaks.say')}</p>
      <dl>
        {breaks.map((each) => (
          <div key={each}>
            <dt>{say(`cup.break.${each}`)}</dt>
            <dd>{say(`cup.break.${each}.says`)}</dd>
          </div>
        ))}
      </dl>
      {kind === 'swiss' && <p>{say('cup.breaks.rest')}</p>}
    </details>
  );
}
