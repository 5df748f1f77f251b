/** The round and its hour: the sun and the moon go over the land, one step a round. */
import { Crest, classes, useSay } from '@taverne/ui';
import { tacticFace } from '../../src/content/faces.ts';
import { SCENARIOS } from '../../src/content/scenarios.ts';
import { NONE } from '../../src/words.ts';
import { Sign } from '../art/signs.tsx';
import { nameOf } from '../names.ts';
import { useTable } from '../table.tsx';
import styles from './sky.module.css';

export function Sky() {
  const { playback, state } = useTable();
  const view = playback.seen;
  const say = useSay();
  const rounds = SCENARIOS[view.rules.scenario].sizes[view.seats]?.rounds ?? 4;
  const hour = view.isNight ? 'night' : 'day';
  return (
    <section
      className={classes(styles.sky, view.isNight && styles.dark)}
      aria-label={say('web.sky', { round: view.round, hour })}
    >
      <p>
        <b>{say('web.sky.hour', { hour, n: Math.ceil(view.round / 2) })}</b>
        <span>{say('web.sky.round', { round: view.round, of: rounds })}</span>
      </p>
      {view.last >= 0 && !state.outcome && <p className={styles.last}>{say('web.sky.last', { n: view.last })}</p>}
      {view.seats > 1 && <Order />}
      <ol className={styles.rounds} aria-hidden="true">
        {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => (
          <li key={round} className={classes(round < view.round && styles.gone, round === view.round && styles.now)}>
            <Sign of={round % 2 === 1 ? 'day' : 'night'} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who plays after whom this round, each with the number of the tactic that says so. */
function Order() {
  const { view, state } = useTable();
  const say = useSay();
  const now = view.stage === 'tactic' ? undefined : view.order[view.now];
  const rows = view.order.map((seat) => {
    const tactic = (seat < view.seats ? view.tactic[seat] : view.dummyTactic) ?? NONE;
    return { seat, n: tactic === NONE ? 0 : tacticFace(tactic).number };
  });
  const words = rows.map(({ seat, n }) => say('web.order.seat', { name: nameOf(state, seat, say), n }));
  return (
    <div className={styles.order} role="img" aria-label={say('web.order', { order: words.join('; ') })}>
      {rows.map(({ seat, n }, i) => (
        <span key={seat} className={classes(seat === now && styles.now)} title={words[i]}>
          {seat < view.seats ? <Crest seat={seat} size={24} /> : <Sign of="mage" />}
          {n > 0 && <b>{n}</b>}
        </span>
      ))}
    </div>
  );
}
