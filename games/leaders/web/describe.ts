/** What happened, in words: a message of the game and its values. */
import type { Refusal, Told } from '@taverne/engine';
import { isYou, known, type LogGroup, logFrom, type Said, type Say, type TableState, type Values } from '@taverne/ui';
import type { FigureName, Leaders, LeadersEvent, SideName } from '../src/index.ts';
import { holderWord, ownedWord, valuesOf } from './names.ts';
import { seatOfSide } from './view.ts';

/** Messages that tell cases apart by a word want it as it is. */
const RAW: { readonly [event: string]: readonly string[] } = { began: ['mode'], used: ['figure'] };

/** What the game says of a side sounds odd of a person. */
const ABOUT_PEOPLE: ReadonlySet<string> = new Set(['leader-captured', 'leader-encircled']);

/** What a message begins with, and so with a capital letter. */
const FIRST: { readonly [event: string]: string } = { moved: 'figure', forfeited: 'figure', used: 'displaced' };

/** Sides are called by whoever plays them, and figures are told with whoever they belong to; what you did is told to you. */
export function describe(event: LeadersEvent, state: TableState<Leaders>, say: Say): Said {
  const { event: name, ...figures } = event;
  const { view } = state;
  const whose = (figure: FigureName) => ownedWord(say, state, view, figure);
  const values = withCapital(valuesOf(say, figures, RAW[name], whose), FIRST[name]);
  const side = sideIn(event);
  if (!side) return { id: `event.${name}`, values };
  const mine = `web.you.${name}`;
  if (isYou(state, seatOfSide(view, side)) && known(say, mine, values) !== undefined) return { id: mine, values };
  const named = { ...values, side: holderWord(say, state, view, side) };
  return { id: ABOUT_PEOPLE.has(name) ? `web.event.${name}` : `event.${name}`, values: named };
}

function withCapital(values: Values, first: string | undefined): Values {
  const text = first === undefined ? undefined : values[first];
  return first === undefined || typeof text !== 'string' ? values : { ...values, [first]: capital(text) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sayEvent = (event: LeadersEvent, state: TableState<Leaders>, say: Say): string => {
  const { id, values } = describe(event, state, say);
  return say(id, values);
};

export const sayRefusal = ({ why, figures = {} }: Refusal, say: Say): string => say(`refusal.${why}`, valuesOf(say, figures));

/** The turn itself is the heading and needs no line; nor does the end of the actions. */
const UNTOLD: ReadonlySet<string> = new Set(['turn-began', 'actions-ended']);

export function logOf(state: TableState<Leaders>, say: Say): readonly LogGroup[] {
  const { view } = state;
  return logFrom(state.events, {
    heading: (event) => {
      if (event.event !== 'turn-began') return undefined;
      const { turn, side } = event;
      return isYou(state, seatOfSide(view, side))
        ? say('web.you.log.turn', { turn })
        : say('web.log.turn', { turn, name: holderWord(say, state, view, side) });
    },
    line: (event) => {
      const side = sideIn(event);
      return UNTOLD.has(event.event) ? undefined : { text: sayEvent(event, state, say), seat: side && seatOfSide(view, side) };
    },
  });
}

/** What happens before anybody's turn. */
const BEFORE: ReadonlySet<string> = new Set(['began', 'banned', 'revealed']);

/** A match that begins from a position is in the middle of its first turn, of which no event tells. */
export function turnsIn(events: readonly Told<LeadersEvent>[]): readonly number[] {
  const told = events.flatMap(({ event }, i) => (event.event === 'turn-began' ? [i] : []));
  const [first = events.length] = told;
  const isMidway = events.slice(0, first).some(({ event }) => !BEFORE.has(event.event));
  return isMidway ? [0, ...told] : told;
}

const sideIn = (event: LeadersEvent): SideName | undefined => ('side' in event ? event.side : undefined);
