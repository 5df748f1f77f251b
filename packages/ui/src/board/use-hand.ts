/** What is picked for a question, the answer it comes to, and what comes back when something cannot be done. */
import type { GameTypes, Missed, Question } from '@taverne/engine';
import { useState } from 'react';
import { LEGAL_BUT_FIRST } from '../lesson.ts';
import type { TableDoor } from '../table.ts';
import { sayTrouble } from '../trouble.ts';
import { useLatest } from '../use-latest.ts';
import { useSay } from '../words.tsx';
import type { Pressed } from './picking.ts';

interface HandDeeds<G extends GameTypes, Spot extends string, Reply> {
  readonly question: Question<G> | undefined;
  readonly door: Pick<TableDoor<G>, 'answer' | 'whyNot'>;
  readonly soon: (deed: () => void) => void;
  readonly playback: { readonly left: number; readonly skip: () => void };
  /** Is it asked first, before something is ended with more to do? */
  readonly asksBeforeEnd: boolean;
  /** What everybody must begin with is picked for them. */
  readonly start: readonly Spot[];
  readonly press: (picks: readonly Spot[], spot: Spot) => Pressed<Spot>;
  /** What a click on something impossible tries, in notation; nothing: whatever is not offered is looked through. */
  readonly tried: (picks: readonly Spot[], spot: Spot) => readonly string[] | undefined;
  /** Why not: what is not offered, and the answer to a click on it. */
  readonly reply: (refused: readonly Missed<G>[], picks: readonly Spot[], spot: Spot) => Reply;
}

export interface Hand<Spot extends string, Reply> {
  readonly picks: readonly Spot[];
  readonly press: (spot: Spot) => void;
  readonly choose: (key: string) => void;
  /** Answers with what ends a turn or a part of it; `leaves`: what would be left undone, in a sentence: then it is asked first. */
  readonly finish: (key: string, leaves?: string) => void;
  /** While that is asked. */
  readonly unfinished: Unfinished | undefined;
  readonly back: () => void;
  readonly why: Reply | undefined;
  readonly trouble: string | undefined;
  readonly closeWhy: () => void;
}

interface Unfinished {
  readonly leaves: string;
  readonly end: () => void;
  readonly stay: () => void;
}

const NOTHING: readonly never[] = [];

export function useHand<G extends GameTypes, Spot extends string, Reply>(deeds: HandDeeds<G, Spot, Reply>): Hand<Spot, Reply> {
  const { question, door, playback, start } = deeds;
  const say = useSay();
  const id = question?.id;
  const [held, hold] = useState<{ readonly id: string | undefined; readonly picks: readonly Spot[] }>({ id, picks: NOTHING });
  const [why, setWhy] = useState<{ readonly id: string | undefined; readonly reply: Reply } | undefined>();
  const [trouble, setTrouble] = useState<string | undefined>();
  const picks = held.id === id && held.picks.length >= start.length ? held.picks : start;

  // Whoever is in a hurry need not wait for the show.
  const hurry = () => void (playback.left > 0 && playback.skip());
  const choose = (key: string) => {
    if (id === undefined) return;
    hurry();
    setWhy(undefined);
    setTrouble(undefined);
    // Taken back, the same question finds the hand empty.
    hold({ id, picks: NOTHING });
    void door.answer(id, key).then((problem) => setTrouble(problem && sayTrouble(say, problem)));
  };
  const [ending, setEnding] = useState<{ readonly id: string; readonly key: string; readonly leaves: string } | undefined>();
  const finish = (key: string, leaves?: string) => {
    if (id === undefined || leaves === undefined || !deeds.asksBeforeEnd) return choose(key);
    hurry();
    setEnding({ id, key, leaves });
  };
  const stay = () => setEnding(undefined);
  const isEnding = ending !== undefined && ending.id === id;
  const explain = async (spot: Spot) => {
    const refused = id === undefined ? NOTHING : await door.whyNot(id, deeds.tried(picks, spot));
    const isHeldBack = refused.some(({ refusal }) => refusal.why === LEGAL_BUT_FIRST);
    setWhy(isHeldBack ? undefined : { id, reply: deeds.reply(refused, picks, spot) });
  };
  const press = useLatest((spot: Spot) => {
    hurry();
    const pressed = deeds.press(picks, spot);
    if (pressed.comes === 'refused') return void explain(pressed.spot);
    setWhy(undefined);
    if (pressed.comes === 'answer') return choose(pressed.key);
    hold({ id, picks: pressed.picks });
  });
  return {
    picks,
    choose,
    finish,
    unfinished: isEnding
      ? {
          leaves: ending.leaves,
          stay,
          end: () => {
            stay();
            choose(ending.key);
          },
        }
      : undefined,
    press: (spot) => deeds.soon(() => press(spot)),
    back: () => {
      setWhy(undefined);
      // What was picked for the player stays.
      if (picks.length > start.length) hold({ id, picks: picks.slice(0, -1) });
    },
    why: why && why.id === id ? why.reply : undefined,
    trouble,
    closeWhy: () => {
      setWhy(undefined);
      setTrouble(undefined);
    },
  };
}
