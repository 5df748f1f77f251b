/** Options may bring a whole content pack; lists of matches and messages about a table do without such long texts. */
import { LONGEST, type MatchOptions } from '@taverne/protocol';

/** The names of the options that are too long to be shown with the rest. */
export function tooLong(options: MatchOptions): string[] {
  return Object.entries(options).flatMap(([name, value]) =>
    typeof value === 'string' && value.length > LONGEST.shownText ? [name] : [],
  );
}

export function splitOptions(
  options: MatchOptions,
  omitted: readonly string[],
): { readonly shown: MatchOptions; readonly long: MatchOptions } {
  if (omitted.length === 0) return { shown: options, long: {} };
  const pick = (wanted: boolean): MatchOptions =>
    Object.fromEntries(Object.entries(options).filter(([name]) => omitted.includes(name) === wanted));
  return { shown: pick(false), long: pick(true) };
}
