/** All tournaments: one's own first, then what is played, what is to come and what is over. */
import { findGame } from '@taverne/games';
import type { CupSummary, CupsReply } from '@taverne/protocol';
import { Button, Icon, useSay } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { Link } from '../Link.tsx';
import { sayClock } from '../lobby/clock-words.ts';
import { Sheet } from '../pages/Sheet.tsx';
import { ModeName } from '../people/ModeName.tsx';
import { go } from '../router.ts';
import { sayTrouble } from '../trouble.ts';
import { useLanguage } from '../words.tsx';
import { cups as fetchCups } from './api.ts';
import styles from './cups.module.css';
import { sayWhen } from './when.ts';

export function Cups() {
  const say = useSay();
  const [found, setFound] = useState<CupsReply>();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    void fetchCups().then((reply) => (reply.ok ? setFound(reply.value) : setTrouble(sayTrouble(say, reply.trouble))));
  }, [say]);
  const mine = found?.mine ?? [];
  const others = found?.cups.filter(({ cup }) => !mine.some((own) => own.cup === cup)) ?? [];
  return (
    <Sheet title={say('cups.title')}>
      <p className={styles.intro}>{say('cups.say')}</p>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          <Icon name="no" /> {trouble}
        </p>
      )}
      <Button kind="main" icon="plus" onClick={() => go('/cups/new')}>
        {say('cups.new')}
      </Button>
      <Group title={say('cups.mine')} cups={mine} />
      {(['running', 'open', 'over'] as const).map((status) => (
        <Group key={status} title={say(`cups.${status}`)} cups={others.filter((cup) => cup.status === status)} />
      ))}
      {found && mine.length + others.length === 0 && <p className={styles.none}>{say('cups.none')}</p>}
    </Sheet>
  );
}

function Group({ title, cups }: { readonly title: string; readonly cups: readonly CupSummary[] }) {
  if (cups.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {cups.map((cup) => (
          <One key={cup.cup} cup={cup} />
        ))}
      </ul>
    </section>
  );
}

function One({ cup }: { readonly cup: CupSummary }) {
  const say = useSay();
  const language = useLanguage();
  const { cup: id, name, game, mode, kind, clock, people, most, status, isIn } = cup;
  const count = status === 'open' ? say('cups.of', { n: people, most }) : say('cups.people', { n: people });
  return (
    <li>
      <Link to={`/cups/${id}`} className={styles.one}>
        <b>{name}</b>
        <em>
          {findGame(game)?.name ?? game}
          <ModeName game={game} mode={mode} /> · {say(`cup.kind.${kind}`)} · {sayClock(say, clock)}
        </em>
        <em>
          {sayWhen(say, language, cup)} · {count}
          {isIn && ` · ${say('cups.in')}`}
        </em>
      </Link>
    </li>
  );
}
