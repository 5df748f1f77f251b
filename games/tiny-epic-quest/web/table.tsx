/** What the map and the panels of Tiny Epic Quest share. */
import type { Missed, RefusalOf } from '@taverne/engine';
import { createTable, type FrameTable, useRefused } from '@taverne/ui';
import { useState } from 'react';
import { regionName } from '../src/board.ts';
import type { QuestTypes } from '../src/types.ts';
import { heroNumber, NONE } from '../src/words.ts';
import { BOARD } from './board/geometry.ts';
import { lasts, type Places, placesAfter, placesIn } from './playback.ts';
import { heroIn, heroSpot, type Spot } from './spots.ts';
import { triedBy } from './tried.ts';
import { MANNER, type Way, waysOf } from './ways.ts';

interface Stand {
  readonly places: Places;
}

export interface Reply {
  readonly spot: Spot;
  readonly picks: readonly Spot[];
  /** None: nobody is asked anything. */
  readonly missed: Missed<QuestTypes> | undefined;
}

interface Own {
  /** Why Regions are closed to the Hero in hand. */
  readonly refused: readonly Missed<QuestTypes>[];
  /** The Quest one points at: the map shows what it wants. */
  readonly lit: number | undefined;
  readonly light: (quest: number | undefined) => void;
}

export type QuestTable = FrameTable<QuestTypes, Spot, Way, Stand, Reply> & Own;

/** What speaks against this Hero going there: the key of that move, by whichever way, names both. */
export function refusalOf(
  refused: readonly Missed<QuestTypes>[],
  from: Spot | undefined,
  to: Spot,
): RefusalOf<QuestTypes> | undefined {
  const hero = heroIn(from);
  if (hero === undefined) return refused.find(({ key }) => key === to)?.refusal;
  const key = `${heroNumber(hero)} ${to}`;
  return refused.find((each) => each.key === key || each.key.startsWith(`${key} `))?.refusal;
}

export const { Table, useTable, useForecast } = createTable<QuestTypes, Spot, Way, Stand, Reply, Own>({
  ways: waysOf,
  manner: MANNER,
  // Whoever cannot be picked is only in the way: the Region is meant.
  meant: (spot, ways, view) => {
    const hero = heroIn(spot);
    if (hero === undefined || ways.some(({ path }) => path.includes(heroSpot(hero)))) return spot;
    return regionName(view.at[hero] ?? NONE);
  },
  tried: triedBy,
  reply: ({ refused, picks, spot, view }) => {
    const hero = heroIn(spot);
    const place = hero === undefined || picks.length === 0 ? spot : regionName(view.at[hero] ?? NONE);
    return { spot: place, picks, missed: refused[0] };
  },
  resting: ({ ways, picks }) =>
    picks.length > 1 ? ways.find(({ path }) => picks.every((spot, i) => path[i] === spot)) : undefined,
  lasts,
  sound: ({ event }) =>
    event === 'goblin-defeated' ? 'capture' : event === 'rolled' || event === 'rerolled' ? 'dice' : undefined,
  stand: (view, { rest, earlier }) => ({
    places: rest.length === 0 ? placesIn(view) : placesAfter(view, earlier),
  }),
  useOwn: ({ parts, question, picks }) => {
    const [lit, light] = useState<number>();
    return { refused: useRefused(picks.length > 0 ? question : undefined, parts.door), lit, light };
  },
  full: () => BOARD,
});
