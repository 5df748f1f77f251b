/** How the server is: what this process measures, what is stored, and which letters and pushes fail. */
import { Icon, useSay } from '@taverne/ui';
import styles from '../people/you.module.css';
import { useLanguage } from '../words.tsx';
import { state } from './api.ts';
import own from './house.module.css';
import { useTold } from './use-told.ts';

const FIGURES = [
  'accounts',
  'running',
  'waiting',
  'sockets',
  'tables',
  'thinking',
  'changes',
  'behind',
  'memory',
  'lag',
  'retried',
] as const;
const MEGA = 1_048_576;

export function State() {
  const say = useSay();
  const language = useLanguage();
  const { value, trouble } = useTold(state);
  if (!value) return <p role={trouble ? 'alert' : undefined}>{trouble || say('house.loading')}</p>;
  const when = (at: number): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const shown = (name: (typeof FIGURES)[number]): string => {
    const figure = value.figures[name] ?? 0;
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    if (name === 'memory') return say('house.megabytes', { n: number.format(figure / MEGA) });
    if (name === 'lag') return say('house.milliseconds', { n: number.format(figure * 1000) });
    return number.format(figure);
  };
  return (
    <>
      <section className={styles.part}>
        <h2>{say('house.state')}</h2>
        <p>
          <Icon name={value.isReady ? 'end' : 'no'} /> {say(value.isReady ? 'house.ready' : 'house.unready')} ·{' '}
          {say('house.processes', { n: value.processes })} · {say('house.since', { when: when(value.since) })}
        </p>
        <dl className={own.figures}>
          {FIGURES.map((name) => (
            <div key={name}>
              <dt>{say(`house.figure.${name}`)}</dt>
              <dd>{shown(name)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.part}>
        <h2>{say('house.calls')}</h2>
        {value.calls.length === 0 && <p className={own.none}>{say('house.calls.none')}</p>}
        <ul className={styles.list}>
          {value.calls.map(({ channel, result, count }) => (
            <li key={`${channel} ${result}`}>
              <span>
                <b>{say('house.call', { channel: say(`house.channel.${channel}`), result: say(`house.result.${result}`) })}</b>
              </span>
              <span className={styles.figure}>{count}</span>
            </li>
          ))}
        </ul>
        <h2>{say('house.mishaps')}</h2>
        {value.mishaps.length === 0 && <p className={own.none}>{say('house.mishaps.none')}</p>}
        <ul className={styles.list}>
          {value.mishaps.map(({ channel, why, count, last }) => (
            <li key={`${channel} ${why}`}>
              <span>
                <b>{say('house.call', { channel: say(`house.channel.${channel}`), result: why })}</b>
                <em>{say('house.mishap.last', { when: when(last) })}</em>
              </span>
              <span className={styles.figure}>{count}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
