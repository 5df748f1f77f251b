/** One tournament: what it is, what I can do now, who is where, what is played. */
import { findGame } from '@taverne/games';
import type { CupMade, CupShown } from '@taverne/protocol';
import { Button, CopyField, Icon, useSay } from '@taverne/ui';
import { useState } from 'react';
import { Link } from '../Link.tsx';
import { sayClock } from '../lobby/clock-words.ts';
import { Sheet } from '../pages/Sheet.tsx';
import { ModeName } from '../people/ModeName.tsx';
import { useMember } from '../people/use-member.ts';
import type { Reply } from '../remote/api.ts';
import { go, tablePath } from '../router.ts';
import { sayTrouble } from '../trouble.ts';
import { useLanguage } from '../words.tsx';
import { beginCup, callOffCup, joinCup, leaveCup } from './api.ts';
import { Boards } from './Boards.tsx';
import { CrossTable } from './CrossTable.tsx';
import styles from './cups.module.css';
import { Rounds } from './Rounds.tsx';
import { Breaks, Standings } from './Standings.tsx';
import { useCup } from './use-cup.ts';
import { sayMoment, sayWait, sayWhen } from './when.ts';

export function Cup({ id }: { readonly id: string }) {
  const say = useSay();
  const { cup, trouble, readAt, read } = useCup(id);
  const language = useLanguage();
  const [refused, setRefused] = useState('');
  const act = async (work: (cup: string) => Promise<Reply<CupMade>>): Promise<void> => {
    const reply = await work(id);
    setRefused(reply.ok ? '' : sayTrouble(say, reply.trouble));
    await read();
  };
  const wrong = refused || (trouble && sayTrouble(say, trouble));
  return (
    <Sheet title={cup?.name ?? say('cups.title')} isWide>
      {wrong && (
        <p role="alert" className={styles.trouble}>
          <Icon name="no" /> {wrong}
        </p>
      )}
      {cup && (
        <>
          <Facts cup={cup} />
          <Winner cup={cup} />
          <YourPart cup={cup} act={act} />
          <Boards cup={cup} />
          <div className={styles.columns}>
            <div>
              <Standings cup={cup} />
              {cup.kind === 'robin' && cup.games.length > 0 && <CrossTable cup={cup} />}
              <Breaks cup={cup} />
            </div>
            <div>
              <Rounds cup={cup} />
            </div>
          </div>
          {cup.status !== 'over' && cup.status !== 'off' && (
            <section className={styles.part}>
              {trouble && readAt !== undefined && (
                <p className={styles.quiet}>{say('cup.read', { when: sayMoment(language, readAt) })}</p>
              )}
              <CopyField label={say('cup.link')} text={`${location.origin}/cups/${id}`} />
            </section>
          )}
        </>
      )}
      <p className={styles.more}>
        <Link to="/cups">{say('cups.title')}</Link>
      </p>
    </Sheet>
  );
}

function Facts({ cup }: { readonly cup: CupShown }) {
  const say = useSay();
  const language = useLanguage();
  const { game, mode, kind, clock, rated, maker, people, most, visibility, status } = cup;
  const facts = [
    say(`cup.kind.${kind}`),
    sayClock(say, clock),
    ...(rated ? [say('cup.rated')] : []),
    ...(visibility === 'link' ? [say('cup.bylink')] : []),
    ...(maker === null ? [] : [say('cup.by', { name: maker })]),
  ];
  return (
    <>
      <p>
        <b>
          {findGame(game)?.name ?? game}
          <ModeName game={game} mode={mode} />
        </b>{' '}
        · {facts.join(' · ')}
      </p>
      <p className={styles.state} role="status">
        {status === 'off'
          ? say('cup.off')
          : `${sayWhen(say, language, cup)} · ${status === 'open' ? say('cups.of', { n: people, most }) : say('cups.people', { n: people })}`}
      </p>
    </>
  );
}

/** Who came out first, when it is over. */
function Winner({ cup: { status, table } }: { readonly cup: CupShown }) {
  const say = useSay();
  const language = useLanguage();
  const first = status === 'over' ? table.filter(({ place }) => place === 1) : [];
  if (first.length === 0) return null;
  const names = first.map(({ name }) => name ?? say('cup.nobody'));
  return (
    <p className={styles.winner}>
      <Icon name="crown" /> {say('cup.winner', { names: new Intl.ListFormat(language).format(names), n: first.length })}
    </p>
  );
}

interface YourPartProps {
  readonly cup: CupShown;
  readonly act: (work: (cup: string) => Promise<Reply<CupMade>>) => Promise<void>;
}

/** What whoever looks can do now: the match that is on first. */
function YourPart({ cup, act }: YourPartProps) {
  const say = useSay();
  const member = useMember();
  const { status, yours, isIn, isYours, kind, people, least, clock } = cup;
  const own = cup.table.find(({ isYou }) => isYou);
  if (status === 'over' || status === 'off') return null;
  const mayJoin = !isIn && (status === 'open' || kind === 'arena' || own !== undefined);
  return (
    <section className={styles.yours} aria-label={say('cups.mine')}>
      {yours && (
        <div className={styles.match} role="status">
          <b>{say(yours.isYourTurn ? 'cup.yours.turn' : 'cup.yours')}</b>
          <Button kind="main" icon="play" onClick={() => go(tablePath('server', yours.match))}>
            {say('cup.yours.go')}
          </Button>
        </div>
      )}
      {!yours && isIn && status === 'running' && <p>{sayWait(say, cup)}</p>}
      {!isIn && own && status === 'running' && <p>{say('cup.sit.out')}</p>}
      {member === null && mayJoin && (
        <p>
          {say('cups.members')} <Link to="/you">{say('cups.account')}</Link>
        </p>
      )}
      <div className={styles.buttons}>
        {member && mayJoin && (
          <Button kind="main" icon="handshake" onClick={() => void act(joinCup)}>
            {say(own ? 'cup.back' : 'cup.join')}
          </Button>
        )}
        {isIn && (
          <Button
            icon="close"
            after={status === 'running' ? say('cup.withdraw.after') : undefined}
            onClick={() => void act(leaveCup)}
          >
            {say(status === 'running' ? 'cup.withdraw' : 'cup.leave')}
          </Button>
        )}
        {isYours && status === 'open' && (
          <>
            <Button icon="play" after={say('cup.begin.after')} disabled={people < least} onClick={() => void act(beginCup)}>
              {say('cup.begin')}
            </Button>
            <Button icon="no" onClick={() => void act(callOffCup)}>
              {say('cup.calloff')}
            </Button>
          </>
        )}
      </div>
      {isIn && clock.kind === 'live' && <p className={styles.quiet}>{say('cup.noshow', { n: cup.patience })}</p>}
    </section>
  );
}
