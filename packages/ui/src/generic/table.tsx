/** What the parts of the plain table share: the question, the answer to it, what is pointed at, and words for all of it. */
import type { Preview, Question, Seat } from '@taverne/engine';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { usePreview } from '../board/use-preview.ts';
import type { TableParts } from '../kit.ts';
import type { TableState } from '../table.ts';
import { sayTrouble } from '../trouble.ts';
import { useLatest } from '../use-latest.ts';
import { type Messages, type Say, useSay } from '../words.tsx';
import { changedIn } from './shape.ts';
import { type GenericWords, genericWords } from './words.ts';

interface PlainTable {
  readonly parts: TableParts;
  readonly words: GenericWords;
  readonly question: Question | undefined;
  readonly answer: (key: string) => void;
  /** The option that the pointer or the focus is on. */
  readonly pointed: string | undefined;
  readonly pointAt: (key: string | undefined) => void;
  /** What that would bring about. */
  readonly preview: Preview | undefined;
  readonly trouble: string | undefined;
  readonly closeTrouble: () => void;
  /** The ways to those parts of the view that are not what they were. */
  readonly changed: ReadonlySet<string>;
}

const Context = createContext<PlainTable | undefined>(undefined);

export function usePlainTable(): PlainTable {
  const table = use(Context);
  if (!table) throw new Error('a part of the plain table stands outside of it');
  return table;
}

/** Who holds a seat: their name, the level of a bot, or the number of the seat. */
export function seatName(state: Pick<TableState, 'seats'>, seat: Seat, say: Say): string {
  const holder = state.seats[seat];
  if (holder?.name) return holder.name;
  if (holder?.kind === 'bot' && holder.level !== undefined) return say(`level.${holder.level}.name`);
  return say('web.sheet.seat', { seat: seat + 1 });
}

/** The words of a table, from the messages of its game in the language that is spoken. */
export const wordsAt = (state: Pick<TableState, 'seats'>, say: Say, messages: { readonly [language: string]: Messages }) =>
  genericWords(say, messages[say('web.sheet.language')] ?? {}, (seat) =>
    state.seats[seat] ? seatName(state, seat, say) : undefined,
  );

interface PlainTableProps {
  readonly parts: TableParts;
  readonly messages: { readonly [language: string]: Messages };
  readonly children: ReactNode;
}

export function PlainTableAround({ parts, messages, children }: PlainTableProps) {
  const { state, door, fresh, played, still } = parts;
  const say = useSay();
  const question = still ? undefined : state.questions[0];
  const [pointed, pointAt] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  // Nothing moves here: what happened stands in the log, and what it changed is marked.
  useEffect(() => {
    if (fresh.length > 0) played();
  }, [fresh, played]);
  const words = useMemo(() => wordsAt(state, say, messages), [state, say, messages]);
  const isOffered = question?.options.some(({ key }) => key === pointed) ?? false;
  const preview = usePreview(question, isOffered ? pointed : undefined, door);
  // What was pressed while an answer was on its way is given to the question that came of it.
  const give = useLatest((key: string) => {
    if (!question?.options.some((option) => option.key === key)) return;
    pointAt(undefined);
    setTrouble(undefined);
    void door.answer(question.id, key).then((problem) => setTrouble(problem && sayTrouble(say, problem)));
  });
  const answer = (key: string): void => parts.soon(() => give(key));
  const table: PlainTable = {
    parts,
    words,
    question,
    answer,
    pointed,
    pointAt,
    preview,
    trouble,
    closeTrouble: () => setTrouble(undefined),
    changed: useChanged(state.view),
  };
  return <Context value={table}>{children}</Context>;
}

function useChanged(view: unknown): ReadonlySet<string> {
  const [held, hold] = useState<{ readonly before: unknown; readonly view: unknown }>({ before: view, view });
  if (held.view !== view) hold({ before: held.view, view });
  return useMemo(() => new Set(changedIn(held.before, view)), [held, view]);
}
