/** What a table was sent, as its game's page reads it: where keys came alone, the game's own notation says what they mean. */
import type { Missed, NotOffered, Question } from '@taverne/engine';
import { useEffect, useMemo, useRef } from 'react';
import type { GameKit } from './kit.ts';
import type { HostDoor, TableDoor, TableState } from './table.ts';

type Reader = Pick<GameKit, 'game' | 'notation' | 'prepare'>;

/** The table with the value of every option. */
export function readState(kit: Reader, state: TableState): TableState {
  kit.prepare?.(state.options ?? {});
  const { notation } = kit;
  if (!notation || state.questions.length === 0) return state;
  return { ...state, questions: state.questions.map((question) => readQuestion(kit, question, state.view)) };
}

function readQuestion(kit: Reader, question: Question, view: unknown): Question {
  const { name } = question;
  const options = question.options.map((option) => {
    const { key } = option;
    if (option.value !== undefined) return option;
    const value = kit.notation?.[name]?.read(key, view);
    if (value === undefined) throw new TypeError(`the notation of ${kit.game} does not say what "${key}" means for ${name}`);
    return { key, value };
  });
  return { ...question, options };
}

/** What is not offered for a question: by its name and, as far as it could be an answer at all, with its value. */
export const readMissed = (
  { notation }: Reader,
  refused: readonly NotOffered[],
  name: string,
  view: unknown,
): readonly Missed[] =>
  refused.map((each) => {
    const value = notation?.[name]?.read(each.key, view);
    return value === undefined ? { ...each, name } : { ...each, name, value };
  });

/** A table and its door for the parts of a page. The door stays the same one, however the table changes. */
export function useReading(
  kit: GameKit,
  given: TableState,
  door: HostDoor,
): { readonly state: TableState; readonly door: TableDoor } {
  const state = useMemo(() => readState(kit, given), [kit, given]);
  const now = useRef(state);
  useEffect(() => {
    now.current = state;
  }, [state]);
  const read = useMemo(
    (): TableDoor => ({
      ...door,
      whyNot: async (id) => {
        const { questions, view } = now.current;
        const name = questions.find((question) => question.id === id)?.name;
        return name === undefined ? [] : readMissed(kit, await door.whyNot(id), name, view);
      },
    }),
    [kit, door],
  );
  return { state, door: read };
}
