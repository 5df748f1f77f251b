/** Match options at the edge: each by itself, then whether they fit each other, the content and the realm among them. */
import { fail, parseOptions, type Result } from '@taverne/engine';
import { checkContent } from './content/chosen.ts';
import { FIELDS, type Options } from './options.ts';

export function parse(raw: unknown): Result<Options> {
  const parsed = parseOptions(FIELDS, raw);
  if (!parsed.ok) return parsed;
  const { mode, first } = parsed.value;
  // The number of seats is not known here, but in these modes there is only one.
  const most = mode === 'solo' ? 0 : mode === 'co-op' ? 1 : 3;
  if (first !== 'chance' && Number(first) > most) {
    return fail('wrong-option', `option "first" is ${first}, but ${mode} has no such seat`, 'options.first');
  }
  return checkContent(parsed.value);
}
