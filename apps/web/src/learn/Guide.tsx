/** The guide under the board: one short step at a time. */
import { Button, useSay } from '@taverne/ui';
import { useEffect, useRef } from 'react';
import { Link } from '../Link.tsx';
import { Logo } from '../Logo.tsx';
import styles from './learn.module.css';
import { STEPS } from './lesson.ts';
import type { Lesson } from './use-lesson.ts';

interface GuideProps {
  readonly lesson: Lesson;
  readonly onPlay: () => void;
  /** A slip among other things on a phone; otherwise a bar under the board. */
  readonly isSlip: boolean;
}

export function Guide({ lesson, onPlay, isSlip }: GuideProps) {
  const say = useSay();
  const { at, step, strayed, next, again } = lesson;
  const words = useRef<HTMLDivElement>(null);
  const isLast = at === STEPS.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new step is read from its beginning
  useEffect(() => {
    if (words.current) words.current.scrollTop = 0;
  }, [at]);
  return (
    <section className={isSlip ? styles.slip : styles.guide} aria-label={say('learn.title')}>
      <span className={styles.lantern}>
        <Logo size={40} />
      </span>
      <div className={styles.words} ref={words} aria-live="polite">
        <h2>
          {say(`learn.${step.id}.title`)} <small>{say('learn.step', { at: at + 1, all: STEPS.length })}</small>
        </h2>
        {strayed && step.kind === 'do' ? (
          <p className={styles.hint}>{say(`learn.${step.id}.hint`)}</p>
        ) : (
          <p>{say(`learn.${step.id}.say`)}</p>
        )}
      </div>
      <div className={styles.acts}>
        {step.kind === 'tell' && !isLast && (
          <Button kind="main" icon="next" onClick={next}>
            {say('learn.next')}
          </Button>
        )}
        {isLast && (
          <>
            <Button kind="main" icon="play" onClick={onPlay}>
              {say('learn.play')}
            </Button>
            <Button icon="again" onClick={again}>
              {say('learn.again')}
            </Button>
          </>
        )}
        {!isLast && (
          <Link to="/" className={styles.leave}>
            {say('learn.leave')}
          </Link>
        )}
      </div>
      <progress className={styles.progress} value={at + 1} max={STEPS.length} aria-label={say('learn.progress')} />
    </section>
  );
}
