/** The bar: whose turn, which phase, one sentence of what is asked, the clocks, and the way out. */
import { Button, Crest, classes, type GameKit, Hidden, Icon, seatClass, type Turn, useSay } from '@taverne/ui';
import { Clocks } from './Clocks.tsx';
import type { TableLinks, TablePageProps } from './props.ts';
import styles from './Top.module.css';

interface TopProps {
  readonly kit: GameKit;
  readonly page: TablePageProps;
  readonly turn: Turn;
  readonly links: TableLinks;
  readonly isPhone: boolean;
}

export function Top({ kit, page, turn, links, isPhone }: TopProps) {
  const { state, still } = page;
  const say = useSay();
  const isMine = state.questions.length > 0;
  const phase = turn.phases.find(({ on }) => on);
  const sentence = turn.sentence !== '' && (
    <p className={styles.sentence}>
      {turn.subject && <b>{say('table.subject', { subject: turn.subject })} </b>}
      {turn.sentence}
    </p>
  );
  return (
    <header className={styles.top} data-region>
      <a className={styles.brand} href={links.home} title={say('table.home')}>
        <Lantern />
        <span>
          <b>{say('game.name')}</b>
          <small>{turn.moment}</small>
        </span>
        <Hidden>{say('table.home')}</Hidden>
      </a>
      <div className={classes(styles.ask, seatClass(turn.seat))}>
        {turn.seat !== undefined && (
          <span key={`${turn.seat} ${isMine}`} className={classes(isMine && styles.pulse)}>
            <Crest seat={turn.seat} size={isPhone ? 34 : 46} />
          </span>
        )}
        <div className={styles.words}>
          <h1>
            {turn.title}
            <span className={styles.phases}>
              {turn.phases.map(({ id, label, on }) => (
                <span key={id} className={on ? styles.on : styles.off} aria-current={on ? 'step' : undefined}>
                  {label}
                </span>
              ))}
            </span>
          </h1>
          {!isPhone && sentence}
        </div>
      </div>
      {isPhone && phase && <span className={styles.phase}>{phase.label}</span>}
      {state.eyes === undefined && !still && (
        <span className={styles.watching}>
          <Icon name="eye" /> {say('table.watching')}
        </span>
      )}
      {page.origin !== undefined && (
        <a className={styles.watching} href={page.origin} title={say('table.origin.says')}>
          <Icon name="back" /> {say('table.origin')}
        </a>
      )}
      <Clocks kit={kit} state={state} />
      {!isPhone && !still && !state.outcome && state.eyes !== undefined && (
        <>
          <Undo page={page} turn={turn} />
          {turn.main && (
            <Button
              kind="main"
              icon={turn.main.icon}
              after={turn.main.after}
              onClick={turn.main.act}
              className={classes(turn.main.isLast && styles.pulse)}
              isLit
            >
              {turn.main.label}
            </Button>
          )}
        </>
      )}
      {isPhone && sentence}
    </header>
  );
}

/** Puts down what is picked; otherwise takes back the last answer. */
export function Undo({ page, turn }: { readonly page: TablePageProps; readonly turn: Turn }) {
  const { state, door } = page;
  const say = useSay();
  // Something greyed out is only worth its place beside what can be done.
  if (!turn.back && !turn.main && state.undo === 0) return null;
  if (turn.back) {
    return (
      <Button icon="undo" hotkey="Esc" onClick={turn.back}>
        {say('table.back')}
      </Button>
    );
  }
  return (
    <Button icon="undo" hotkey="u" disabled={state.undo === 0} onClick={() => void door.undo()}>
      {say('table.undo')}
    </Button>
  );
}

const Lantern = () => (
  <svg className={styles.logo} viewBox="0 0 40 48" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
      <circle cx="20" cy="5" r="3.2" />
      <path d="M11,16 Q12,9 20,8.5 Q28,9 29,16Z" fill="currentColor" />
      <path d="M9.5,17 H30.5 L32,38 H8Z" fill="var(--glow)" />
      <path d="M6.5,38.5 H33.5 M8.5,43.5 H31.5 M8,38.5 L9,43.5 M32,38.5 L31,43.5" />
      <path d="M20,21.5 C26,27.5 25,34 20,35 C15,34 14,27.5 20,21.5Z" fill="#b5482f" />
    </g>
  </svg>
);
