/**
 * Words for a game of which nobody here knows anything but its messages. What has a message is said with it; what has none is
 * read off its key. A game that brings more words reads better, and none of them has to be there:
 *
 * - `view.<field>` names a part of the view, or tells it whole: with `{value}`, or with `{seat}` where the number is a seat;
 * - `<kind>.<id>.name` names whatever has that id;
 * - `do.<word>` tells the options that begin with this word, and may place the `{rest}` of them;
 * - `ask.<question>`, `event.<event>`, `refusal.<why>`, `preview.<figure>` and `outcome.<how>.says` tell the rest.
 */
import type { Happening, Refusal } from '@taverne/engine';
import { capital, readable } from '../readable.ts';
import type { Messages, Say, Values } from '../words.tsx';

export interface GenericWords {
  /** A part of the view or of a preview by its field: `lastCard` is `Last card`. */
  label(field: string): string;
  /** The sentence that tells this part whole, where the game has one. */
  sentence(field: string, value: unknown): string | undefined;
  /** Any plain data, in a few words. */
  value(value: unknown, field: string): string;
  option(key: string): string;
  /** The heading for options that begin with these words. */
  heading(words: readonly string[]): string;
  question(name: string): string;
  event(event: Happening): string;
  refusal(refusal: Refusal): string;
  figure(name: string): string;
}

/** Fields that hold the number of a seat, whatever the game. */
const SEATED = /^(seat|player|side|owner|by|winner|loser|active|current)$/;

/** `say` formats `messages`; `seatName` knows who sits where. */
export function genericWords(say: Say, messages: Messages, seatName: (seat: number) => string | undefined): GenericWords {
  const names = namesIn(messages);
  const raw = (key: string): string | undefined => (Object.hasOwn(messages, key) ? messages[key] : undefined);
  const word = (key: string, plain: string): string => (raw(key) === undefined ? plain : say(key));
  const nameOf = (id: string, field: string): string => {
    const own = [`${field}.${id}.name`, `${field}.${id}`, `option.${field}.${id}.label`];
    const key = own.find((each) => raw(each) !== undefined) ?? names.get(id);
    return key === undefined ? id : say(key);
  };

  const value = (given: unknown, field: string): string => {
    if (typeof given === 'string') return nameOf(given, field);
    if (typeof given === 'number' && SEATED.test(field)) return seatName(given) ?? String(given);
    if (typeof given === 'boolean') return say(given ? 'web.sheet.yes' : 'web.sheet.no');
    if (given === null || given === undefined) return '–';
    if (Array.isArray(given)) return given.length === 0 ? '–' : given.map((each) => value(each, field)).join(', ');
    return typeof given === 'object' ? record(given) : typeof given === 'number' ? String(given) : '';
  };
  /** What has a name of its own needs no label, and a way from one place to another is an arrow. */
  const record = (given: object): string => {
    const { from, to, ...rest }: { readonly [name: string]: unknown } = { ...given };
    const isWay = from !== undefined && to !== undefined;
    const fields = Object.entries(isWay ? rest : { ...given }).filter(([, each]) => each !== null && each !== undefined);
    const parts = fields.map(([name, each]) => {
      const said = value(each, name);
      return typeof each === 'string' && said !== each ? said : `${label(name)} ${said}`;
    });
    return [...parts, ...(isWay ? [`${value(from, 'from')} → ${value(to, 'to')}`] : [])].join(', ');
  };
  const label = (field: string): string =>
    word(`view.${field}`, nameOf(field, '') === field ? readable(field) : nameOf(field, ''));

  /** A message that tells cases apart wants the figure as it is, one that only mentions it wants its name. */
  const filled = (key: string, figures: { readonly [name: string]: unknown }): string => {
    const message = raw(key) ?? '';
    const values: { [name: string]: string | number } = {};
    for (const [name, figure] of Object.entries(figures)) {
      const tellsApart = new RegExp(`\\{\\s*${name}\\s*,`).test(message);
      const isPlain = typeof figure === 'string' || typeof figure === 'number';
      values[name] =
        isPlain && (tellsApart || (typeof figure === 'number' && !SEATED.test(name))) ? figure : value(figure, name);
    }
    return say(key, values);
  };
  /** In words where there are any, otherwise what it is called and with which figures. */
  const told = (kind: string, code: string, figures: { readonly [name: string]: unknown }): string => {
    const key = `${kind}.${code}`;
    if (raw(key) !== undefined) return filled(key, figures);
    const parts = Object.entries(figures).map(([name, figure]) => `${label(name).toLowerCase()} ${value(figure, name)}`);
    return parts.length === 0 ? readable(code) : `${readable(code)} (${parts.join(', ')})`;
  };
  const spoken = (words: readonly string[]): string => {
    const [first = '', ...rest] = words;
    const others = rest.map((each) => nameOf(each, '')).join(' ');
    const message = raw(`do.${first}`);
    if (message === undefined) return capital([nameOf(first, ''), others].filter(Boolean).join(' '));
    // A number can be told by its plural.
    const values: Values = { rest: /^\d+$/.test(others) ? Number(others) : others };
    const said = say(`do.${first}`, values).trim();
    return others === '' || message.includes('{rest') ? said : `${said} ${others}`;
  };

  return {
    label,
    value,
    sentence(field, given) {
      const message = raw(`view.${field}`) ?? '';
      if (/\{\s*seat\b/.test(message)) {
        const seat = typeof given === 'number' ? seatName(given) : undefined;
        return seat === undefined ? undefined : say(`view.${field}`, { seat });
      }
      const isPlain = typeof given === 'string' || typeof given === 'number';
      return isPlain && /\{\s*value\b/.test(message) ? filled(`view.${field}`, { value: given }) : undefined;
    },
    option: (key) => spoken(key.split(' ')),
    heading: spoken,
    question: (name) => word(`ask.${name}`, readable(name)),
    event: ({ event, rule: _, ...figures }) => told('event', event, figures),
    refusal: ({ why, figures = {} }) => told('refusal', why, figures),
    figure: (name) => word(`preview.${name}`, label(name)),
  };
}

/** Kinds of messages that name nothing that lies on a table. */
const NO_NAMES =
  /^(ask|board|do|event|game|learn|level|option|outcome|page|preview|refusal|said|thought|trouble|view|wait|web)\./;

/** The key of the name of each id that has one: `archer` for `figure.archer.name`, or else `south` for `side.south`. */
function namesIn(messages: Messages): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const keys = Object.keys(messages).filter((key) => !NO_NAMES.test(key));
  for (const form of [/^[\w-]+\.([\w-]+)\.name$/, /^[\w-]+\.([\w-]+)$/]) {
    for (const key of keys) {
      const id = form.exec(key)?.[1];
      if (id !== undefined && !names.has(id)) names.set(id, key);
    }
  }
  return names;
}
