/** Where in the lesson one is, and the table that goes with it. */
import type { TableDoor, TableState } from '@taverne/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { HereHost } from '../here/host.ts';
import { LESSON, STEPS, type Step } from './lesson.ts';
import { lessonDoor, narrowed, OTHER, openScene } from './stage.ts';

/** Between two answers of the other side, so that each can be seen. */
const PAUSE = 1100;

export interface Lesson {
  readonly at: number;
  readonly step: Step;
  readonly scene: number;
  readonly state: TableState | undefined;
  readonly door: TableDoor | undefined;
  /** Something else than the expected was tried. */
  readonly strayed: boolean;
  readonly next: () => void;
  readonly again: () => void;
}

const FIRST = STEPS[0] ?? { step: { id: 'done', kind: 'tell' } as const, scene: 0 };

export function useLesson(name: string, other: string): Lesson {
  const [at, setAt] = useState(0);
  const [strayed, setStrayed] = useState(false);
  const [host, setHost] = useState<{ readonly scene: number; readonly host: HereHost }>();
  const [state, setState] = useState<TableState>();
  const { step, scene } = STEPS[at] ?? FIRST;

  useEffect(() => {
    let unwatch = (): void => {};
    let current = true;
    const wanted = LESSON[scene];
    if (!wanted) return;
    void openScene(wanted, name, other).then((opened) => {
      if (!opened.ok) throw new Error(opened.trouble.say);
      if (!current) return;
      setHost({ scene, host: opened.value });
      unwatch = opened.value.watch(setState);
    });
    return () => {
      current = false;
      unwatch();
    };
  }, [scene, name, other]);

  const next = useCallback(() => {
    setStrayed(false);
    setAt((now) => Math.min(now + 1, STEPS.length - 1));
  }, []);

  const table = host?.scene === scene ? host.host : undefined;
  useEffect(() => {
    if (step.kind !== 'watch' || !table) return;
    let current = true;
    const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE));
    void (async () => {
      for (const key of step.plays) {
        await pause();
        if (!current) return;
        await table.answerAs(OTHER, key);
      }
      await pause();
      if (current) next();
    })();
    return () => {
      current = false;
    };
  }, [step, table, next]);

  const hint = useCallback(() => setStrayed(true), []);
  const door = useMemo(() => table && lessonDoor(table, step, next, hint), [table, step, next, hint]);
  const shown = useMemo(
    () => (state && table ? { ...narrowed(state, step), match: `lesson-${scene}` } : undefined),
    [state, table, step, scene],
  );
  const again = useCallback(() => {
    setStrayed(false);
    setAt(0);
  }, []);
  return { at, step, scene, state: shown, door, strayed, next, again };
}
