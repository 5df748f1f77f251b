/** Match options at the edge: each by itself, then whether they fit each other, the content and the realm among them. */
import { parseOptions, type Result, type Trouble, trouble } from '@taverne/engine';
import { checkContent } from './content/chosen.ts';
import { FIELDS, type Options } from './options.ts';
import { said } from './sentences.ts';

export function parse(raw: unknown): Result<Options> {
  const parsed = parseOptions(FIELDS, raw);
  if (!parsed.ok) return parsed;
  return checkContent(parsed.value);
}

/** Whoever plays first must be there. */
export function misfit({ first }: Options, seats: number): Trouble | undefined {
  if (first === 'chance' || Number(first) < seats) return undefined;
  return trouble('wrong-option', said('first-not-there', { first, seats, last: seats - 1 }), 'options.first');
}
