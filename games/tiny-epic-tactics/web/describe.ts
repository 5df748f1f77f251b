/** What happened, in words: a message of the game and its values. */
import type { Refusal, Told } from '@taverne/engine';
import { isYou, known, type LogGroup, logFrom, type Said, type Say, type TableState } from '@taverne/ui';
import type { TacticsEvent } from '../src/events.ts';
import { holderWord, inside, valuesOf } from './names.ts';
import { type Tactics, unitWithId, type View } from './view.ts';

/** Messages that tell cases apart by a word want it as it is. */
const RAW: { readonly [event: string]: readonly string[] } = {
  began: ['mode'],
  recovered: ['how'],
  placed: ['why'],
  attacked: ['kind'],
  rolled: ['for'],
  'lost-hp': ['why'],
  healed: ['why'],
  restocked: ['why'],
  'end-triggered': ['why'],
  'chamber-entered': ['chamber'],
};

const sideIn = (event: TacticsEvent): number | undefined => ('side' in event ? event.side : undefined);

/** Whose doing it is: the side it names, or that of the unit it is about. */
function seatIn(event: TacticsEvent, view: View): number | undefined {
  const side = sideIn(event);
  if (side !== undefined) return side;
  return 'unit' in event ? unitWithId(view, event.unit)?.side : undefined;
}

/** Sides are called by whoever plays them; what only you can have done is told to you. */
export function describe(event: TacticsEvent, state: TableState<Tactics>, say: Say): Said {
  const { view } = state;
  const { event: name, ...figures } = event;
  const raw = RAW[name] ?? [];
  const values = valuesOf(say, view, { ...figures, ...diceIn(event, say), ...endOf(event) }, raw);
  const side = sideIn(event);
  if (side === undefined) return { id: `event.${name}`, values };
  const mine = `web.you.${name}`;
  if (isYou(state, side) && known(say, mine, values) !== undefined) return { id: mine, values };
  const from = event.event === 'captured' ? { from: holderWord(say, state, view, event.from) } : {};
  const id = `event.${name}`;
  const holder = holderWord(say, state, view, side);
  const told = { ...values, side: holder, ...from };
  const isFirst = say(id, told).startsWith(holder);
  return { id, values: isFirst ? told : { ...told, side: inside(say, view, side, holder) } };
}

/** Of a way one wants to know where it ended. */
const endOf = (event: TacticsEvent): { readonly path?: string } =>
  event.event === 'moved' ? { path: event.path.at(-1) ?? '' } : {};

/** Dice as words: `push and star, miss`. */
function diceIn(event: TacticsEvent, say: Say): { readonly dice?: string } {
  if (!('dice' in event)) return {};
  const faces = event.dice.map((face) => face.map((symbol) => say(`die.${symbol}`)).join(' + '));
  return { dice: faces.join(', ') };
}

const sayEvent = (event: TacticsEvent, state: TableState<Tactics>, say: Say): string => {
  const { id, values } = describe(event, state, say);
  return say(id, values);
};

export const sayRefusal = ({ why, figures = {} }: Refusal, view: View, say: Say): string =>
  say(`refusal.${why}`, valuesOf(say, view, figures));

/** Headings, what is told by them, and the deal: the cards lie before everybody. */
const UNTOLD: ReadonlySet<string> = new Set(['actions-ended', 'turn-began', 'unit-dealt']);

export function logOf(state: TableState<Tactics>, say: Say): readonly LogGroup[] {
  const { view } = state;
  return logFrom(state.events, {
    heading: (event) => {
      if (event.event !== 'turn-began') return undefined;
      const { side, round } = event;
      return isYou(state, side)
        ? say('web.you.log.turn', { round })
        : say('web.log.turn', { round, name: holderWord(say, state, view, side) });
    },
    line: (event) => {
      const text = UNTOLD.has(event.event) ? '' : sayEvent(event, state, say);
      return text === '' ? undefined : { text, seat: seatIn(event, view) };
    },
  });
}

/** Where in the line of events each turn begins, those of the Enemy included. */
export const turnsIn = (events: readonly Told<TacticsEvent>[]): readonly number[] =>
  events.flatMap(({ event }, i) => (event.event === 'turn-began' || event.event === 'enemy-activated' ? [i] : []));
