/** Where in the lesson one is, and the table that goes with it. */
import type { Game } from '@taverne/engine';
import { type HostDoor, LEARNER, type Lesson, type LessonStep, type TableState } from '@taverne/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { HereHost } from '../here/host.ts';
import { type Course, type CourseStep, courseOf, lengthOf, stepBefore } from './course.ts';
import { keepStep, keptStep } from './kept.ts';
import { lessonDoor, type Names, narrowed, openScene, type Strayed } from './stage.ts';

/** Before an answer that is only watched, so that each can be seen. */
const PAUSE = 900;

/** `from`: the step at which the table was opened; it is opened anew with each further `run`. */
interface Place {
  readonly at: number;
  readonly from: number;
  readonly run: number;
}

interface Opened {
  readonly key: string;
  readonly host: HereHost;
}

export interface LessonTable {
  readonly step: LessonStep;
  readonly number: number;
  readonly length: number;
  readonly isLast: boolean;
  /** One has just come back to where one left off. */
  readonly isResumed: boolean;
  /** The table; another one, under another key, when it was opened anew. */
  readonly key: string;
  readonly state: TableState | undefined;
  readonly door: HostDoor | undefined;
  /** Something else than the expected was tried. */
  readonly strayed: Strayed | undefined;
  /** What is to be watched has been played. */
  readonly isSeen: boolean;
  readonly next: () => void;
  /** Undefined: this is the first step. */
  readonly back: (() => void) | undefined;
  readonly again: () => void;
  /** The guide does what the step asks for. */
  readonly show: () => void;
}

/** Where one left off; a lesson that was finished begins anew. */
function resumed(course: Course, game: string): Place {
  const kept = keptStep(game);
  const at = Math.max(0, kept === undefined ? 0 : course.findIndex(({ step }) => step.id === kept));
  return { at, from: at, run: 0 };
}

const reopened = (at: number) => (now: Place) => ({ at, from: at, run: now.run + 1 });

/** One step further: another scene is another table. */
const further =
  (course: Course) =>
  (now: Place): Place => {
    const at = Math.min(now.at + 1, course.length - 1);
    return course[at]?.scene === course[now.at]?.scene ? { ...now, at } : { ...now, at, from: at };
  };

export function useLesson(game: Game, lesson: Lesson, { learner, partner }: Names): LessonTable {
  const course = useMemo(() => courseOf(lesson), [lesson]);
  const [place, setPlace] = useState(() => resumed(course, game.id));
  const [strayed, setStrayed] = useState<Strayed>();
  const { at, from, run } = place;
  const { step, number } = course[at] ?? NOTHING;
  const isLast = at === course.length - 1;
  const key = `lesson-${from}-${run}`;
  const { opened, state } = useTableAt(game, lesson, { now: course[at] ?? NOTHING, key, learner, partner });
  const host = opened?.key === key ? opened.host : undefined;

  const goTo = useCallback((where: (now: Place) => Place) => {
    setStrayed(undefined);
    setPlace(where);
  }, []);
  const next = useCallback(() => goTo(further(course)), [goTo, course]);
  const before = stepBefore(course, at);
  const isSeen = useWatching(step, host);
  useEffect(() => keepStep(game.id, isLast ? undefined : step.id), [game, step, isLast]);

  const door = useMemo(() => host && lessonDoor(host, step, next, setStrayed), [host, step, next]);
  const shown = useMemo(() => state && host && { ...narrowed(state, step), match: key }, [state, host, step, key]);
  return {
    step,
    number,
    length: lengthOf(course),
    isLast,
    isResumed: run === 0 && at > 0 && at === from && course[at]?.within !== 0,
    key,
    state: shown,
    door,
    strayed,
    isSeen,
    next,
    back: before === undefined ? undefined : () => goTo(reopened(before)),
    again: () => goTo(reopened(0)),
    show: () => {
      if (step.kind !== 'do' || !host) return;
      void host.answerAs(LEARNER, step.expects[0]).then((problem) => problem ?? next());
    },
  };
}

const NOTHING: CourseStep = { step: { id: 'done', kind: 'tell' }, scene: 0, within: 0, number: 0 };

/** The table as it stood before the step at which it was opened, and from then on. */
function useTableAt(
  game: Game,
  lesson: Lesson,
  { now, key, learner, partner }: Names & { readonly now: CourseStep; readonly key: string },
): { readonly opened: Opened | undefined; readonly state: TableState | undefined } {
  const [opened, setOpened] = useState<Opened>();
  const [state, setState] = useState<TableState>();
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  }, [now]);
  useEffect(() => {
    let unwatch = (): void => {};
    let current = true;
    const { scene, within } = latest.current;
    const wanted = lesson.scenes[scene];
    if (!wanted) return;
    void openScene(game, wanted, within, { learner, partner }).then((found) => {
      if (!found.ok) throw new Error(found.trouble.say);
      if (!current) return;
      setOpened({ key, host: found.value });
      unwatch = found.value.watch(setState);
    });
    return () => {
      current = false;
      unwatch();
    };
  }, [game, lesson, key, learner, partner]);
  return { opened, state };
}

/** What is to be watched is played, answer by answer; then whoever watched goes on when they like. */
function useWatching(step: LessonStep, host: HereHost | undefined): boolean {
  const [seen, setSeen] = useState<LessonStep>();
  useEffect(() => {
    setSeen(undefined);
    if (step.kind !== 'watch' || !host) return;
    let current = true;
    void (async () => {
      for (const [seat, key] of step.plays) {
        await new Promise((done) => setTimeout(done, PAUSE));
        if (!current) return;
        await host.answerAs(seat, key);
      }
      if (current) setSeen(step);
    })();
    return () => {
      current = false;
    };
  }, [step, host]);
  return seen === step;
}
