/** The strip under a replay: step, run, slide. */
import { useSay } from '@taverne/ui';
import styles from './replay.module.css';
import type { Film } from './use-film.ts';

/** Signs as on any player, on a field of 24. */
const SIGNS = {
  first: 'M6.5 6v12M18 6 9.5 12 18 18Z',
  previous: 'M16 6 7.5 12 16 18Z',
  play: 'M8 5 19 12 8 19Z',
  pause: 'M8.5 6v12M15.5 6v12',
  next: 'M8 6 16.5 12 8 18Z',
  last: 'M17.5 6v12M6 6 14.5 12 6 18Z',
} as const;

interface StepProps {
  readonly sign: keyof typeof SIGNS;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Step({ sign, disabled, onClick }: StepProps) {
  const say = useSay();
  const label = say(`replay.${sign}`);
  const isMain = sign === 'play' || sign === 'pause';
  return (
    <button
      type="button"
      className={isMain ? styles.run : styles.step}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
}

export function Controls({ moment, last, isRunning, show, run }: Film) {
  const say = useSay();
  const where = say('replay.moment', { at: moment, all: last });
  const goTo = (wanted: number): void => {
    run(false);
    show(wanted);
  };
  return (
    <div className={styles.controls}>
      <div className={styles.steps}>
        <Step sign="first" disabled={moment === 0} onClick={() => goTo(0)} />
        <Step sign="previous" disabled={moment === 0} onClick={() => goTo(moment - 1)} />
        <Step sign={isRunning ? 'pause' : 'play'} onClick={() => run(!isRunning)} />
        <Step sign="next" disabled={moment === last} onClick={() => goTo(moment + 1)} />
        <Step sign="last" disabled={moment === last} onClick={() => goTo(last)} />
      </div>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={last}
        value={moment}
        aria-label={say('replay.slider')}
        aria-valuetext={where}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <span className={styles.where}>{where}</span>
    </div>
  );
}
