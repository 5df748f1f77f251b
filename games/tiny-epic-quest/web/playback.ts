/** How everybody stands while events are still to be shown, and for how long each is. */

import { QUICK, TRAVEL } from '@taverne/ui';
import type { Region } from '../src/board.ts';
import { TREASURES } from '../src/content/treasures.ts';
import type { QuestEvent } from '../src/events.ts';
import { AGGRESSIVE, NO_GOBLIN, NONE, PASSIVE, PORTALS, START_HEALTH, START_POWER } from '../src/words.ts';
import { isNight, landIn, regionAt, type View } from './view.ts';

/** What the map and the panels show. */
export interface Places {
  /** Hero → its Region, and its space on the track of a Temple. */
  readonly at: readonly Region[];
  readonly track: readonly number[];
  /** Portal → its Goblin and the wounds it has. */
  readonly goblin: readonly number[];
  readonly wounds: readonly number[];
  readonly health: readonly number[];
  readonly power: readonly number[];
  readonly isNight: boolean;
}

export const placesIn = (view: View): Places => ({ ...view, isNight: isNight(view) && view.ending === null });

/** The same while it changes. */
interface Board {
  readonly view: View;
  readonly at: Region[];
  readonly track: number[];
  readonly goblin: number[];
  readonly wounds: number[];
  readonly wounder: number[];
  readonly health: number[];
  readonly power: number[];
  isNight: boolean;
}

const homeOf = ({ view }: Board, seat: number): Region => landIn(view).castles[view.colours[seat] ?? NONE] ?? NONE;

function begin(view: View): Board {
  const { gloom, gloomCalmStart } = view.rules;
  const all = <T>(count: number, value: T): T[] => new Array<T>(count).fill(value);
  const board: Board = {
    view,
    at: [],
    track: all(view.seats * 3, 0),
    goblin: all(PORTALS, gloom && !gloomCalmStart ? AGGRESSIVE : PASSIVE),
    wounds: all(PORTALS, 0),
    wounder: all(PORTALS, NONE),
    health: all(view.seats, START_HEALTH),
    power: all(view.seats, START_POWER),
    isNight: false,
  };
  for (let hero = 0; hero < view.seats * 3; hero++) board.at.push(homeOf(board, Math.floor(hero / 3)));
  return board;
}

function heal({ view, wounds, wounder }: Board, isMeant: (portal: number) => boolean): void {
  if (view.rules.woundsStay) return;
  for (let portal = 0; portal < PORTALS; portal++) if (isMeant(portal)) [wounds[portal], wounder[portal]] = [0, NONE];
}

function put(board: Board, seat: number, number: number, region: Region): void {
  const hero = seat * 3 + number - 1;
  const left = landIn(board.view).portals.indexOf(board.at[hero] ?? NONE);
  heal(board, (portal) => portal === left);
  board.at[hero] = region;
  board.track[hero] = 0;
}

const add = (figures: number[], seat: number, more: number): void => {
  figures[seat] = Math.max(0, (figures[seat] ?? 0) + more);
};

/** What an event changes of what is in sight. */
function follow(board: Board, event: QuestEvent): void {
  const { goblin, wounds, wounder, health, power } = board;
  switch (event.event) {
    case 'moved':
      put(board, event.seat, event.hero, regionAt(event.to));
      for (const portal of event.calmed) goblin[portal - 1] = PASSIVE;
      add(power, event.seat, -event.toll);
      break;
    case 'went-home':
      for (const hero of event.heroes) put(board, event.seat, hero, homeOf(board, event.seat));
      break;
    case 'advanced':
      board.track[event.seat * 3 + event.hero - 1] = event.space;
      add(power, event.seat, -event.power);
      break;
    case 'gained':
      add(health, event.seat, event.health);
      add(power, event.seat, event.power);
      break;
    case 'lost-health':
      add(health, event.seat, -event.health);
      break;
    case 'paid-power':
      add(power, event.seat, -event.power);
      break;
    case 'damage-dealt':
      add(health, event.seat, -event.damage);
      add(power, event.seat, -event.paid);
      break;
    case 'treasure-spent':
      health[event.seat] = TREASURES[event.item].saves ?? health[event.seat] ?? 0;
      break;
    case 'learned':
      add(power, event.seat, -event.power);
      break;
    case 'wounded':
      [wounds[event.portal - 1], wounder[event.portal - 1]] = [event.total, event.seat];
      add(power, event.seat, event.by === 'sword' ? -1 : 0);
      break;
    case 'goblin-defeated':
      [goblin[event.portal - 1], wounds[event.portal - 1]] = [NO_GOBLIN, 0];
      break;
    case 'exhausted':
      [health[event.seat], power[event.seat]] = [START_HEALTH, START_POWER];
      heal(board, (portal) => wounder[portal] === event.seat);
      break;
    case 'rested':
      heal(board, (portal) => wounder[portal] === event.seat);
      break;
    case 'goblins-roused':
      for (const portal of event.portals) goblin[portal - 1] = AGGRESSIVE;
      break;
    case 'goblins-came':
      for (const portal of event.portals) goblin[portal - 1] = event.aggressive ? AGGRESSIVE : PASSIVE;
      break;
    case 'night-fell':
      board.isNight = true;
      break;
    case 'round-began':
      board.isNight = false;
      wounds.fill(0);
      break;
    default:
  }
}

/** Everybody begins at home; from there the events lead on. */
export function placesAfter(view: View, events: readonly QuestEvent[]): Places {
  const board = begin(view);
  for (const event of events) follow(board, event);
  return board;
}

const SHOWN: { readonly [E in QuestEvent['event']]?: number } = {
  'card-chosen': TRAVEL,
  'went-home': TRAVEL,
  advanced: TRAVEL,
  rolled: 900,
  rerolled: 900,
  'damage-dealt': 520,
  'magic-moved': 420,
  'night-fell': 700,
  wounded: TRAVEL,
  'goblin-defeated': TRAVEL,
  'goblins-roused': 420,
  'quest-completed': TRAVEL,
  'round-began': 420,
};

/** A step from card to card on a longer way. */
const STEP = 150;

/** Where more than this is to be shown, it is worth seeing first how everybody stood. */
const FEW = 3;

export function lasts(event: QuestEvent | undefined, count: number): number {
  if (!event) return count > FEW ? QUICK : 0;
  if (event.event === 'moved') return TRAVEL + 160 + STEP * event.crossed.length;
  if (event.event === 'gained') return event.by === 'roll' ? 420 : 0;
  return SHOWN[event.event] ?? 0;
}

/** How long a Hero is on its way over so many cards. */
export const walkTime = (crossed: number): number => TRAVEL + STEP * crossed;
