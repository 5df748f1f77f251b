/** What happened, in words: a message of the game and its values. */
import type { Happening, Refusal } from '@taverne/engine';
import type { LogGroup, LogLine, Said, Say, TableState } from '@taverne/ui';
import type { SideName } from '../src/index.ts';
import { holderWord, valuesOf } from './names.ts';
import { isSideName, isView, isYou, seatOfSide } from './view.ts';

/** Messages that tell cases apart by a word want it as it is. */
const RAW: { readonly [event: string]: readonly string[] } = { began: ['mode'], used: ['figure'] };

/** What the game says of a side sounds odd of a person. */
const ABOUT_PEOPLE: ReadonlySet<string> = new Set(['leader-captured', 'leader-encircled']);

/** What nobody but “you” can have done is told to you, not about you. */
const ABOUT_YOU: ReadonlySet<string> = new Set([
  'banned',
  'turn-began',
  'actions-ended',
  'recruited',
  'recruitment-skipped',
  'leader-captured',
  'leader-encircled',
  'wall-stood',
]);

/** Sides are called by whoever plays them. */
export function describe(event: Happening, state: TableState, say: Say): Said {
  const { event: name, ...figures } = event;
  const values = valuesOf(say, figures, RAW[name]);
  const side = sideIn(event);
  const { view } = state;
  if (!side || !isView(view)) return { id: `event.${name}`, values };
  if (ABOUT_YOU.has(name) && isYou(state, seatOfSide(view, side))) return { id: `web.you.${name}`, values };
  const named = { ...values, side: holderWord(say, state, view, side) };
  return { id: ABOUT_PEOPLE.has(name) ? `web.event.${name}` : `event.${name}`, values: named };
}

const sayEvent = (event: Happening, state: TableState, say: Say): string => {
  const { id, values } = describe(event, state, say);
  return say(id, values);
};

export const sayRefusal = ({ why, figures = {} }: Refusal, say: Say): string => say(`refusal.${why}`, valuesOf(say, figures));

/** The events under their turns; the turn itself is the heading and needs no line. */
export function logOf(state: TableState, say: Say): readonly LogGroup[] {
  const { view } = state;
  if (!isView(view)) return [];
  const groups: { key: string; title: string | undefined; lines: LogLine[] }[] = [
    { key: 'begin', title: undefined, lines: [] },
  ];
  for (const [i, { at, event }] of state.events.entries()) {
    const side = sideIn(event);
    if (event.event === 'turn-began' && side) {
      const turn = 'turn' in event && typeof event.turn === 'number' ? event.turn : 0;
      const title = isYou(state, seatOfSide(view, side))
        ? say('web.you.log.turn', { turn })
        : say('web.log.turn', { turn, name: holderWord(say, state, view, side) });
      groups.push({ key: `turn-${turn}-${i}`, title, lines: [] });
      continue;
    }
    if (event.event === 'actions-ended') continue;
    const seat = side && seatOfSide(view, side);
    groups.at(-1)?.lines.push({ key: `${at}-${i}`, text: sayEvent(event, state, say), seat, rule: event.rule, at });
  }
  return groups.filter(({ title, lines }) => title !== undefined || lines.length > 0);
}

const sideIn = (event: Happening): SideName | undefined => ('side' in event && isSideName(event.side) ? event.side : undefined);
