/** Sounds that are wanted, and none before somebody has touched the page. */
import type { SoundName, TableState } from '@taverne/ui';
import { useCallback, useEffect, useRef } from 'react';

/** A browser that cannot tell lets nothing sound before that by itself. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function useHear(wanted: readonly SoundName[]): (sound: SoundName) => void {
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  }, [wanted]);
  return useCallback((sound) => {
    if (latest.current.includes(sound) && isTouched()) void import('./sounds.ts').then(({ play }) => play(sound));
  }, []);
}

/** My turn after waiting. */
export function useYourTurn({ questions, seats }: TableState, hear: (sound: SoundName) => void): void {
  const waited = useRef(questions.length === 0);
  const isAsked = questions.length > 0;
  const isAlone = seats.every((seat) => seat.mine);
  useEffect(() => {
    if (isAsked && waited.current && !isAlone) hear('turn');
    waited.current = !isAsked;
  }, [isAsked, isAlone, hear]);
}

/** Somebody at this screen has won; once it has been shown. `left`: how many events are still to be shown. */
export function useWon({ outcome, seats }: TableState, left: number, hear: (sound: SoundName) => void): void {
  const isOver = outcome !== undefined && left === 0;
  const wasOver = useRef(isOver);
  const isMine = isOver && seats.some(({ mine }, seat) => mine && outcome.places[seat] === 1);
  useEffect(() => {
    if (isMine && !wasOver.current) hear('win');
    wasOver.current = isOver;
  }, [isMine, isOver, hear]);
}
