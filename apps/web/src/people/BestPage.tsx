/** The best at a game, as far as enough is known of them. */
import { findGame } from '@taverne/games';
import type { BestReply } from '@taverne/protocol';
import { Icon, useSay } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { Link } from '../Link.tsx';
import { Sheet } from '../pages/Sheet.tsx';
import { Switch } from '../Switch.tsx';
import { sayTrouble } from '../trouble.ts';
import { best as fetchBest } from './api.ts';
import { ModeName } from './ModeName.tsx';
import styles from './you.module.css';

interface BestProps {
  readonly game: string;
  readonly mode: string;
}

export function Best({ game, mode }: BestProps) {
  const say = useSay();
  const [kind, setKind] = useState<'people' | 'programs'>('people');
  const [best, setBest] = useState<BestReply['best']>();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    void fetchBest(game, mode, kind).then((reply) => {
      setTrouble(reply.ok ? '' : sayTrouble(say, reply.trouble));
      setBest(reply.ok ? reply.value.best : undefined);
    });
  }, [say, game, mode, kind]);
  return (
    <Sheet title={say('best.title', { game: findGame(game)?.name ?? game })}>
      <div className={styles.chosen}>
        <p className={styles.quiet}>
          <ModeName game={game} mode={mode} after="" />
        </p>
        <Switch
          label={say('best.of')}
          value={kind}
          choices={[
            { value: 'people', label: say('best.people') },
            { value: 'programs', label: say('best.programs') },
          ]}
          onChange={setKind}
        />
      </div>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          <Icon name="no" /> {trouble}
        </p>
      )}
      {best?.length === 0 && <p>{say('best.none')}</p>}
      <ol className={styles.list}>
        {best?.map(({ name, shown, won, drawn, lost }, place) => (
          <li key={name}>
            <b className={styles.figure}>{place + 1}</b>
            <Link to={`/people/${encodeURIComponent(name)}`} className={styles.grow}>
              <b>{name}</b>
              <em>{say('person.tally', { won, drawn, lost })}</em>
            </Link>
            <span className={styles.figure}>{shown}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
