/** A match that was one of a tournament is over: the way back there. */
import type { CupOfMatch } from '@taverne/protocol';
import { Icon, useSay } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { Link } from '../Link.tsx';
import styles from '../table/table.module.css';
import { cupAround } from './api.ts';

export function CupWay({ match }: { readonly match: string }) {
  const say = useSay();
  const [cup, setCup] = useState<CupOfMatch['cup']>(null);
  useEffect(() => {
    let current = true;
    void cupAround(match).then((reply) => current && reply.ok && setCup(reply.value.cup));
    return () => {
      current = false;
    };
  }, [match]);
  return (
    cup && (
      <div className={styles.onward}>
        <Icon name="crown" />
        <Link to={`/cups/${cup.cup}`}>{say('table.cup', { name: cup.name })}</Link>
      </div>
    )
  );
}
