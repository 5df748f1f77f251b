/** Match options as data: one declaration gives the parser, the command line's reader and the lobby's form. */
import type { Phrase } from './phrase.ts';
import { fail, ok, type Result } from './result.ts';
import { said } from './sentences.ts';
import type { RuleId } from './words.ts';

export type OptionField =
  | { readonly kind: 'flag'; readonly default: boolean; readonly rule?: RuleId }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly default: string; readonly rule?: RuleId }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly default: number; readonly rule?: RuleId }
  /** Several distinct words out of `of`, in an order that matters; `[]` when left out. */
  | { readonly kind: 'list'; readonly of: readonly string[]; readonly length: number; readonly rule?: RuleId }
  /** Free text that the game itself reads, `''` when left out. */
  | { readonly kind: 'text'; readonly longest: number; readonly rule?: RuleId };

export type OptionFields = { readonly [name: string]: OptionField };

type OptionValue<F> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'choice'; of: readonly (infer W)[] }
    ? W
    : F extends { kind: 'whole' }
      ? number
      : F extends { kind: 'list'; of: readonly (infer W)[] }
        ? readonly W[]
        : string;

export type OptionsOf<F extends OptionFields> = { readonly [K in keyof F]: OptionValue<F[K]> };

/** Checks raw options against their fields. Unknown names, wrong types and values out of range are named with their place. */
export function parseOptions<const F extends OptionFields>(fields: F, raw: unknown): Result<OptionsOf<F>> {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw))) {
    return fail('wrong-option', said('options-no-object', { got: describe(raw) }), 'options');
  }
  const given: { readonly [name: string]: unknown } = { ...raw };
  const names = Object.keys(fields);
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(fields, name)) {
      const wrong = shortened(name);
      const unknown = names.length > 0 ? said('option-unknown', { name: wrong, names }) : said('option-none', { name: wrong });
      return fail('wrong-option', unknown, `options.${wrong}`);
    }
  }
  const parsed: { [name: string]: unknown } = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name];
    if (value === undefined) {
      parsed[name] = defaultOf(field);
      continue;
    }
    const wanted = misfit(field, value);
    if (wanted) return fail('wrong-option', said('option-misfit', { name, wanted, got: describe(value) }), `options.${name}`);
    parsed[name] = value;
  }
  // Every field was filled with a value that fits it, which is what OptionsOf says.
  return ok(parsed as OptionsOf<F>);
}

/** Reads one option as typed on a command line (`turnCap=100`, `pile=archer,rider`); what does not fit is left to the parser to refuse. */
export function readOption(field: OptionField | undefined, text: string): unknown {
  switch (field?.kind) {
    case 'flag':
      return text === 'true' || text === 'yes' || text === 'on'
        ? true
        : text === 'false' || text === 'no' || text === 'off'
          ? false
          : text;
    case 'whole':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'list':
      return text === '' ? [] : text.split(',').map((word) => word.trim());
    default:
      return text;
  }
}

export function defaultOf(field: OptionField): unknown {
  switch (field.kind) {
    case 'list':
      return [];
    case 'text':
      return '';
    default:
      return field.default;
  }
}

/** What would fit, if `value` does not. */
function misfit(field: OptionField, value: unknown): Phrase | undefined {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : said('a-flag', {});
    case 'choice':
      return typeof value === 'string' && field.of.includes(value) ? undefined : said('one-of', { words: field.of });
    case 'whole':
      return typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max
        ? undefined
        : said('a-whole', { min: field.min, max: field.max });
    case 'list':
      return isListOf(field, value) ? undefined : said('different-words', { length: field.length, words: field.of });
    case 'text':
      return typeof value === 'string' && value.length <= field.longest
        ? undefined
        : said('a-text', { longest: field.longest });
  }
}

function isListOf(field: { readonly of: readonly string[]; readonly length: number }, value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const words: readonly unknown[] = value;
  if (words.length === 0) return true;
  return (
    words.length === field.length &&
    new Set(words).size === words.length &&
    words.every((word) => field.of.some((each) => each === word))
  );
}

/** A short word for a value of unknown kind, for error messages. */
export function describe(value: unknown): string {
  return shortened(asText(value));
}

const LONGEST_TOLD = 60;
const DEEPEST_TOLD = 30;

/** What comes from outside may be as long as it likes; what is said of it is not. */
export const shortened = (text: string): string => (text.length > LONGEST_TOLD ? `${text.slice(0, LONGEST_TOLD - 3)}…` : text);

/** More of it than is ever told, and less than would hold anybody up who waits for it to be written down. */
function beginningOf(value: unknown, left: { values: number }, depth = 0): unknown {
  if (typeof value === 'string') return value.slice(0, LONGEST_TOLD);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST_TOLD) throw new RangeError('this is too deep to be told');
  const fields = Object.entries(Array.isArray(value) ? value.slice(0, LONGEST_TOLD) : value).slice(0, left.values);
  left.values -= fields.length;
  const begun = fields.map(([name, part]) => [name, beginningOf(part, left, depth + 1)] as const);
  return Array.isArray(value) ? begun.map(([, part]) => part) : Object.fromEntries(begun);
}

function asText(value: unknown): string {
  try {
    // In a template because JSON says nothing at all of undefined and of functions.
    return `${JSON.stringify(beginningOf(value, { values: LONGEST_TOLD }))}`;
  } catch {
    // A loop, a large integer, something too deep: JSON cannot say it, but the message must be written all the same.
    return typeof value === 'bigint' ? String(value) : 'an object';
  }
}
