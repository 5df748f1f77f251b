/** What everybody may know of somebody: strength by game, what they play with, and how the latest rated matches ended. */
import { findGame } from '@taverne/games';
import type { PersonReply } from '@taverne/protocol';
import { Icon, useSay } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { Link } from '../Link.tsx';
import { ago } from '../lobby/when.ts';
import { Sheet } from '../pages/Sheet.tsx';
import { tablePath } from '../router.ts';
import { sayTrouble } from '../trouble.ts';
import { useLanguage } from '../words.tsx';
import { person as fetchPerson } from './api.ts';
import { BondButtons } from './friends/BondButtons.tsx';
import { Mementos } from './Mementos.tsx';
import { ModeName } from './ModeName.tsx';
import { opponentsIn } from './opponents.ts';
import styles from './you.module.css';

type Person = PersonReply['person'];

export function Profile({ name }: { readonly name: string }) {
  const say = useSay();
  const language = useLanguage();
  const [person, setPerson] = useState<Person>();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    void fetchPerson(name).then((reply) =>
      reply.ok ? setPerson(reply.value.person) : setTrouble(sayTrouble(say, reply.trouble)),
    );
  }, [name, say]);
  return (
    <Sheet title={person?.name ?? name}>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          <Icon name="no" /> {trouble}
        </p>
      )}
      {person && (
        <>
          <p className={styles.quiet}>
            {say('you.member', { when: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(person.made) })}
          </p>
          {person.owner !== undefined && (
            <p>
              <Link to={`/people/${encodeURIComponent(person.owner)}`}>{say('person.program', { owner: person.owner })}</Link>
            </p>
          )}
          {person.owner === undefined && <BondButtons name={person.name} />}
          <Ratings person={person} />
          <Mementos mementos={person.mementos} />
          <Opponents person={person} />
          <Results person={person} />
          <CupPlaces person={person} />
        </>
      )}
    </Sheet>
  );
}

function Ratings({ person: { ratings } }: { readonly person: Person }) {
  const say = useSay();
  return (
    <section className={styles.part}>
      <h2>{say('person.ratings')}</h2>
      {ratings.length === 0 && <p>{say('person.unrated')}</p>}
      <ul className={styles.list}>
        {ratings.map(({ game, mode, shown, isProvisional, won, drawn, lost }) => (
          <li key={`${game} ${mode}`}>
            <span>
              <b>
                {findGame(game)?.name ?? game}
                <ModeName game={game} mode={mode} />
              </b>
              <em>{say('person.tally', { won, drawn, lost })}</em>
            </span>
            <Link to={`/best/${game}/${mode}`} className={styles.figure}>
              {isProvisional ? say('person.provisional', { shown }) : shown}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Results by opponent, of the matches that are listed below. */
function Opponents({ person: { results } }: { readonly person: Person }) {
  const say = useSay();
  const opponents = opponentsIn(results);
  if (opponents.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{say('person.opponents')}</h2>
      <ul className={styles.list}>
        {opponents.map(({ name, won, drawn, lost }) => (
          <li key={name}>
            <Link to={`/people/${encodeURIComponent(name)}`} className={styles.grow}>
              <b>{name}</b>
              <em>{say('person.tally', { won, drawn, lost })}</em>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Results({ person: { results } }: { readonly person: Person }) {
  const say = useSay();
  const language = useLanguage();
  if (results.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{say('person.results')}</h2>
      <ul className={styles.list}>
        {results.map(({ match, game, result, by, others, at }) => (
          <li key={match}>
            <Link to={tablePath('server', match)} className={styles.grow}>
              <b>{say(`person.${result}`, { game: findGame(game)?.name ?? game, others: others.join(', ') })}</b>
              <em>{ago(language, Math.max(0, Date.now() - at))}</em>
            </Link>
            <span className={styles.figure}>{by < 0 ? `−${-by}` : `+${by}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How somebody came out of tournaments. */
function CupPlaces({ person: { cups } }: { readonly person: Person }) {
  const say = useSay();
  const language = useLanguage();
  if (cups.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{say('person.cups')}</h2>
      <ul className={styles.list}>
        {cups.map(({ cup, name, game, place, of, at }) => (
          <li key={cup}>
            <Link to={`/cups/${cup}`} className={styles.grow}>
              <b>{name}</b>
              <em>
                {findGame(game)?.name ?? game} · {ago(language, Math.max(0, Date.now() - at))}
              </em>
            </Link>
            <span className={styles.figure}>{say('person.place', { place, of })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
