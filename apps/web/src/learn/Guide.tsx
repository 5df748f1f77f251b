/** The guide under the board: one short step at a time. */
import { Button, Icon, RuleLink, RulesProvider, useSay } from '@taverne/ui';
import { useEffect, useRef } from 'react';
import { Link } from '../Link.tsx';
import { Logo } from '../Logo.tsx';
import styles from './learn.module.css';
import type { LessonTable } from './use-lesson.ts';

interface GuideProps {
  readonly game: string;
  readonly lesson: LessonTable;
  readonly onPlay: () => void;
  /** A slip among other things on a phone; otherwise a bar under the board. */
  readonly isSlip: boolean;
}

export function Guide({ game, lesson, onPlay, isSlip }: GuideProps) {
  const say = useSay();
  const { step, number, length, strayed } = lesson;
  const words = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new step is read from its beginning
  useEffect(() => {
    if (!words.current) return;
    words.current.scrollTop = 0;
    // A button of the guide that is gone with its step takes the focus with it: the keyboard goes on from here.
    if (wasPressed.current && document.activeElement === document.body) words.current.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [step]);
  const told = strayed && step.kind === 'do' ? 'hint' : 'say';
  return (
    <section className={isSlip ? styles.slip : styles.guide} aria-label={say('learn.title')}>
      <span className={styles.lantern}>
        <Logo size={40} />
      </span>
      <div className={styles.words} ref={words} tabIndex={-1} aria-live="polite">
        <h2>
          {say(`learn.${step.id}.title`)} <small>{say('learn.step', { at: number, all: length })}</small>
        </h2>
        <p className={told === 'hint' ? styles.hint : undefined}>
          {told === 'hint' && strayed === 'legal' && <>{say('learn.legal')} </>}
          {step.kind === 'tell' && strayed === 'legal' && <strong>{say('learn.legal.asked')} </strong>}
          {say(`learn.${step.id}.${told}`)}{' '}
          {step.rule && (
            <RulesProvider href={(rule) => `/rules/${game}/${rule}`}>
              <RuleLink rule={step.rule} />
            </RulesProvider>
          )}
        </p>
      </div>
      <div
        className={styles.acts}
        data-way-on
        onClickCapture={() => {
          wasPressed.current = true;
        }}
      >
        <Ways lesson={lesson} isSlip={isSlip} />
        <WayOn lesson={lesson} onPlay={onPlay} />
      </div>
      <progress className={styles.progress} value={number} max={length} aria-label={say('learn.progress')} />
    </section>
  );
}

/** Out of the lesson, to its beginning, a step back. */
function Ways({ lesson: { isLast, isResumed, back, again }, isSlip }: Pick<GuideProps, 'lesson' | 'isSlip'>) {
  const say = useSay();
  if (isLast) return null;
  return (
    <div className={styles.ways}>
      {isResumed && <Button kind="quiet" icon="again" label={say('learn.restart')} onClick={again} />}
      {back && <Button kind="quiet" icon="undo" label={say('learn.back')} onClick={back} />}
      <Link to="/" className={styles.leave} label={isSlip ? say('learn.leave') : undefined}>
        {isSlip ? <Icon name="close" /> : say('learn.leave')}
      </Link>
    </div>
  );
}

function WayOn({
  lesson: { step, isLast, strayed, isSeen, next, again, show },
  onPlay,
}: Pick<GuideProps, 'lesson' | 'onPlay'>) {
  const say = useSay();
  if (isLast) {
    return (
      <>
        <Button kind="main" icon="play" onClick={onPlay}>
          {say('learn.play')}
        </Button>
        <Button icon="again" onClick={again}>
          {say('learn.again')}
        </Button>
      </>
    );
  }
  if (step.kind === 'do') {
    return strayed ? (
      <Button icon="hand" onClick={show}>
        {say('learn.show')}
      </Button>
    ) : null;
  }
  return step.kind === 'tell' || isSeen ? (
    <Button kind="main" icon="next" onClick={next}>
      {say('learn.next')}
    </Button>
  ) : null;
}
