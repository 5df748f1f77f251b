/**
 * What a table was sent, as its game's page reads it. Here, and nowhere else, what came from a host that knows no game becomes
 * the game's own: by the name of the game the kit is the one that goes with it, and where keys came alone, its notation says what they mean.
 */
import type { GameTypes, Missed, NotOffered, Question } from '@taverne/engine';
import { useMemo } from 'react';
import type { GameKit } from './kit.ts';
import type { HostDoor, TableDoor, TableState } from './table.ts';
import { useLatest } from './use-latest.ts';

type Reader<G extends GameTypes> = Pick<GameKit<G>, 'game' | 'notation'>;

/** The one word that the compiler has to take on trust: told by the table of its game, it is its game's own. */
const isItsOwn = <T>(told: unknown): told is T => typeof told === 'object';
function inItsTypes<T>(told: object): T {
  if (!isItsOwn<T>(told)) throw new TypeError('a table tells objects');
  return told;
}

/** A question with the value of every option. */
export function readQuestion<G extends GameTypes>(kit: Reader<G>, question: Question, view: G['view']): Question<G> {
  const { game, notation }: Reader<GameTypes> = inItsTypes(kit);
  const { name, seat } = question;
  const read = notation?.[name];
  if (!read) return inItsTypes(question);
  const options = question.options.map(({ key, value = read.read(key, view, seat) }) => {
    if (value === undefined) throw new TypeError(`the notation of ${game} does not say what "${key}" means for ${name}`);
    return { key, value };
  });
  return inItsTypes({ ...question, options });
}

/** What is not offered for a question: by its name and, as far as it could be an answer at all, with its value. */
export function readMissed<G extends GameTypes>(
  kit: Reader<G>,
  refused: readonly NotOffered[],
  { name, seat }: Pick<Question, 'name' | 'seat'>,
  view: G['view'],
): readonly Missed<G>[] {
  const { notation }: Reader<GameTypes> = inItsTypes(kit);
  const missed = refused.map((each) => {
    const value = notation?.[name]?.read(each.key, view, seat);
    return value === undefined ? { ...each, name } : { ...each, name, value };
  });
  return inItsTypes(missed);
}

/** A table and its door for the parts of a page. The door stays the same one, however the table changes. */
export function useReading(
  kit: GameKit,
  given: TableState,
  door: HostDoor,
): { readonly state: TableState; readonly door: TableDoor } {
  const state = useMemo(() => {
    kit.prepare?.(given.options ?? {});
    return { ...given, questions: given.questions.map((question) => readQuestion(kit, question, given.view)) };
  }, [kit, given]);
  const whyNot = useLatest(async (id: string, tried?: readonly string[]) => {
    const asked = state.questions.find((question) => question.id === id);
    return asked === undefined ? [] : readMissed(kit, await door.whyNot(id, tried), asked, state.view);
  });
  const read = useMemo((): TableDoor => ({ ...door, whyNot }), [door, whyNot]);
  return { state, door: read };
}
