/** A turn at a glance: what comes after what, and what the signs of a game mean, each with its rule. */
import type { RuleId } from '@taverne/engine';
import type { ReactNode } from 'react';
import { RuleLink } from '../rule-link.tsx';
import { known, useSay } from '../words.tsx';
import styles from './aid.module.css';

/** Its words are `web.aid.<id>`; where there is a `web.aid.<id>.says`, they are the title of that. */
export interface AidRow {
  readonly id: string;
  /** A number or a small drawing. */
  readonly sign: ReactNode;
  readonly rule: RuleId;
}

export function AidList({ rows, title }: { readonly rows: readonly AidRow[]; readonly title?: string }) {
  const say = useSay();
  return (
    <>
      {title && <h3 className={styles.title}>{title}</h3>}
      <ol className={styles.aid}>
        {rows.map(({ id, sign, rule }) => {
          const says = known(say, `web.aid.${id}.says`);
          const words = say(`web.aid.${id}`);
          return (
            <li key={id}>
              <span className={styles.sign} aria-hidden="true">
                {sign}
              </span>
              <span>
                {says === undefined ? words : <b>{words}</b>} {says} <RuleLink rule={rule} />
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
