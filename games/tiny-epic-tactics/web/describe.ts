/** What happened, in words: a message of the game and its values. */
import type { Happening, Refusal, Told } from '@taverne/engine';
import { known, type LogGroup, logFrom, type Said, type Say, type TableState } from '@taverne/ui';
import { holderWord, inside, valuesOf } from './names.ts';
import { isYou, unitWithId, type View, viewOf } from './view.ts';

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

const sideIn = (event: Happening): number | undefined =>
  'side' in event && typeof event.side === 'number' ? event.side : undefined;

/** Whose doing it is: the side it names, or that of the unit it is about. */
function seatIn(event: Happening, view: View): number | undefined {
  const side = sideIn(event);
  if (side !== undefined) return side;
  return 'unit' in event && typeof event.unit === 'string' ? unitWithId(view, event.unit)?.side : undefined;
}

/** Sides are called by whoever plays them; what only you can have done is told to you. */
export function describe(event: Happening, state: TableState, say: Say): Said | undefined {
  const view = viewOf(state);
  if (!view) return undefined;
  const { event: name, ...figures } = event;
  const raw = RAW[name] ?? [];
  const values = valuesOf(say, view, { ...figures, ...diceIn(event, say), ...endOf(event) }, raw);
  const side = sideIn(event);
  if (side === undefined) return { id: `event.${name}`, values };
  const mine = `web.you.${name}`;
  if (isYou(state, side) && known(say, mine, values) !== undefined) return { id: mine, values };
  const from = 'from' in event && typeof event.from === 'number' ? { from: holderWord(say, state, view, event.from) } : {};
  const id = `event.${name}`;
  const holder = holderWord(say, state, view, side);
  const told = { ...values, side: holder, ...from };
  const isFirst = say(id, told).startsWith(holder);
  return { id, values: isFirst ? told : { ...told, side: inside(say, view, side, holder) } };
}

/** Of a way one wants to know where it ended. */
const endOf = (event: Happening): { readonly path?: string } =>
  event.event === 'moved' && 'path' in event && Array.isArray(event.path) ? { path: String(event.path.at(-1) ?? '') } : {};

/** Dice as words: `push and star, miss`. */
function diceIn(event: Happening, say: Say): { readonly dice?: string } {
  if (!('dice' in event) || !Array.isArray(event.dice)) return {};
  const faces = event.dice.map((face: unknown) =>
    Array.isArray(face) ? face.map((symbol: unknown) => say(`die.${String(symbol)}`)).join(' + ') : '',
  );
  return { dice: faces.join(', ') };
}

const sayEvent = (event: Happening, state: TableState, say: Say): string => {
  const said = describe(event, state, say);
  return said ? say(said.id, said.values) : '';
};

export const sayRefusal = ({ why, figures = {} }: Refusal, view: View, say: Say): string =>
  say(`refusal.${why}`, valuesOf(say, view, figures));

/** Headings, what is told by them, and the deal: the cards lie before everybody. */
const UNTOLD: ReadonlySet<string> = new Set(['actions-ended', 'turn-began', 'unit-dealt']);

export function logOf(state: TableState, say: Say): readonly LogGroup[] {
  const view = viewOf(state);
  if (!view) return [];
  return logFrom(state.events, {
    heading: (event) => {
      const side = sideIn(event);
      if (event.event !== 'turn-began' || side === undefined) return undefined;
      const round = 'round' in event && typeof event.round === 'number' ? event.round : 0;
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
export const turnsIn = (events: readonly Told[]): readonly number[] =>
  events.flatMap(({ event }, i) => (event.event === 'turn-began' || event.event === 'enemy-activated' ? [i] : []));
