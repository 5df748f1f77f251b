/**
 * What comes from the server, as the page knows it. It is made by our own server from the very schemas that these types
 * come from, so it is looked at here only as far as needed to tell it from rubbish.
 */
import type { NotOffered, Outcome, Preview, Question, Trouble } from '@taverne/engine';
import type { QuestionSent, ServerMessage, ServerMessageOf, StateSent } from '@taverne/protocol';
import type { Failure } from '../trouble.ts';

/** Where the protocol leaves open what a game has to say, the table's own types know it. */
interface Known {
  readonly state: Omit<StateSent, 'outcome' | 'questions'> & {
    readonly outcome?: Outcome;
    readonly questions: readonly (Omit<QuestionSent, 'figures'> & Pick<Question, 'figures'>)[];
  };
  readonly supposed: Omit<ServerMessageOf<'supposed'>, 'questions' | 'outcome'> & {
    readonly questions: readonly (Omit<QuestionSent, 'figures'> & Pick<Question, 'figures'>)[];
  };
  readonly notOffered: Omit<ServerMessageOf<'notOffered'>, 'options'> & { readonly options: readonly NotOffered[] };
  readonly previewed: Omit<ServerMessageOf<'previewed'>, 'preview'> & { readonly preview: Preview | null };
  /** The server has a few troubles of its own; the page tells them apart by their names alone. */
  readonly refused: Omit<ServerMessageOf<'refused'>, 'trouble'> & { readonly trouble: Trouble };
}

export type Heard = Exclude<ServerMessage, { type: keyof Known }> | Known[keyof Known];
export type HeardOf<T extends Heard['type']> = Extract<Heard, { type: T }>;

const isObject = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null;

const isHeard = (value: unknown): value is Heard => isObject(value) && typeof value.type === 'string';

export function hear(text: string): Heard | undefined {
  const value: unknown = JSON.parse(text);
  return isHeard(value) ? value : undefined;
}

/** The body of a reply that went well. */
export const isReply = <T>(value: unknown): value is T => isObject(value);

const isFailure = (value: unknown): value is Failure =>
  isObject(value) && typeof value.trouble === 'string' && typeof value.say === 'string';

/** What the body of a reply says went wrong. */
export const failureIn = (value: unknown): Failure | undefined =>
  isObject(value) && isFailure(value.trouble) ? value.trouble : undefined;
