/** What places and things are worth to a player, in points of the end. */

import type { Seat } from '@taverne/engine';
import type { Region } from '../board.ts';
import { bookOf } from '../content/book.ts';
import { FORGE_PRICE } from '../content/treasures.ts';
import { GOBLIN_LIVES, goblinAt } from '../goblins.ts';
import { held, holdsLegend } from '../items.ts';
import { kindOf, landOf, whichOf } from '../land.ts';
import { magicTrack } from '../magic.ts';
import { ROUNDS } from '../night/dawn.ts';
import { maxHealth, maxPower } from '../players.ts';
import { healthOf, powerOf, regionOfHero, type State, spellOf, trackOf, trophiesOf } from '../state.ts';
import { LAST_SPACE } from '../temples.ts';
import { COLOURS, type Hero, heroesOf, LEGENDS, NO_GOBLIN, seatOfHero } from '../words.ts';
import { inTime, likely, rollsAhead } from './outlook.ts';

/** What one more of something adds to the score, on the mean of so many more: later ones are worth more, and each is on the way to them. */
function next(column: readonly number[], total: number, more: number): number {
  const points = (count: number): number => column[Math.min(count, column.length - 1)] ?? 0;
  return (points(total + more) - points(total)) / more;
}

const QUESTS_A_ROUND = 2;

export const questWorth = (state: State, seat: Seat): number =>
  next(bookOf(state).content.score.quests, state.done[seat]?.length ?? 0, 1 + QUESTS_A_ROUND * (ROUNDS - state.round));
export const goblinWorth = (state: State, seat: Seat): number =>
  next(bookOf(state).content.score.goblins, trophiesOf(state, seat), 1 + ROUNDS - state.round);

/** Learning a book so far above one's level. */
export function spellWorth(state: State, seat: Seat, book: number): number {
  const { spells } = bookOf(state).content.score;
  const now = spellOf(state, seat);
  if (book <= now) return 0;
  return (
    (spells[Math.min(book, spells.length - 1)] ?? 0) - (spells[Math.min(now, spells.length - 1)] ?? 0) + 0.3 * (book - now)
  );
}

/** Completing a Temple: the Treasure Quest if it lies open, and the step of a Legendary Item. */
export function templeWorth(state: State, seat: Seat, temple: number): number {
  const { content } = bookOf(state);
  const id = content.temples[temple]?.id;
  const colour = COLOURS[state.colours[seat] ?? 0] ?? 'red';
  const isOpen = state.row.some((quest) => {
    const card = content.quests[quest];
    return card?.kind === 'treasure' && card.temple === id;
  });
  const step = LEGENDS.findIndex(
    (legend, i) => content.legends[colour][legend][state.legend[seat * LEGENDS.length + i] ?? 0] === id,
  );
  const item = step < 0 ? 0 : (state.legend[seat * LEGENDS.length + step] ?? 0) === 0 ? 1.6 : content.score.legend;
  return (isOpen ? questWorth(state, seat) + 0.8 : 0) + item;
}

/** Rolls that the rest of a track takes on average: what comes once, what comes twice in one roll, and twice with a symbol forged. */
const ONCE = 1.35;
const TWICE = 4.2;
const FORGED = 2;

function rollsFor(state: State, hero: Hero, temple: number, track: number): number {
  const { light, dark } = bookOf(state).content.temples[temple] ?? { light: [], dark: [] };
  const price = held(state, hero, 'forgesFor') ?? FORGE_PRICE;
  let power = powerOf(state, seatOfHero(hero));
  let rolls = 0;
  for (const toll of (state.rules.gloom ? dark : light).slice(track)) {
    if (toll.length === 1) rolls += ONCE;
    else if (power >= price) {
      power -= price;
      rolls += FORGED;
    } else rolls += TWICE;
  }
  return rolls;
}

/** What is kept of a way that is not gone to its end tonight. */
const KEPT = 0.3;

/** Spaces that the Magic token must go before a book so far above can be learned; Infinity: however far it goes. */
function spacesFor(state: State, hero: Hero, far: number): number {
  const track = magicTrack(state);
  const helped = far - (held(state, hero, 'learns') ?? 0);
  const space = track.findIndex((level) => level >= helped);
  const staff = holdsLegend(state, hero, 'staff') ? powerOf(state, seatOfHero(hero)) : 0;
  return far > MOST_LEVEL || space < 0 ? Number.POSITIVE_INFINITY : Math.max(0, space - state.magic - staff);
}
const MOST_LEVEL = 3;

/** What a player's other Heroes want of the same dice. */
interface Rivals {
  /** Heroes who want punches. */
  punches: number;
  /** Rolls that the Temples of others take. */
  rolls: number;
}

/** Where a Hero stands, so many rolls being ahead. */
interface Post {
  readonly hero: Hero;
  readonly region: Region;
  readonly track: number;
  readonly rolls: number;
}

/** Two who explore seldom need the same symbol at the same time. */
const SHARED = 1;

/** How good it is to have a Hero there when night falls, or while it lasts; it joins the rivals of those who come after it. */
function placeWorth(state: State, { hero, region, track, rolls }: Post, rivals: Rivals): number {
  const seat = seatOfHero(hero);
  const land = landOf(state);
  const which = whichOf(land, region);
  switch (kindOf(land, region)) {
    case 'temple': {
      const worth = templeWorth(state, seat, which);
      const needed = rollsFor(state, hero, which, track);
      const done = inTime(rolls, needed + SHARED * rivals.rolls);
      rivals.rolls += needed;
      const later = state.round < ROUNDS ? KEPT : 0;
      return worth * (done + (1 - done) * later * (0.5 + (0.5 * track) / LAST_SPACE));
    }
    case 'obelisk': {
      const far = which + 1 - spellOf(state, seat);
      return far > 0 ? spellWorth(state, seat, which + 1) * likely(rolls, spacesFor(state, hero, far)) : 0;
    }
    case 'portal': {
      const lives = GOBLIN_LIVES - (state.wounds[which] ?? 0);
      if (goblinAt(state, which) === NO_GOBLIN) return 0;
      rivals.punches++;
      return goblinWorth(state, seat) * likely(rolls, lives + GOBLIN_LIVES * (rivals.punches - 1));
    }
    default:
      return 0;
  }
}

/** All of a player's Heroes as they stand. */
export function postsWorth(state: State, seat: Seat, rolls = rollsAhead(state, seat)): number {
  const rivals: Rivals = { punches: 0, rolls: 0 };
  let sum = 0;
  for (const hero of heroesOf(seat)) {
    const post = { hero, region: regionOfHero(state, hero), track: trackOf(state, hero), rolls };
    sum += placeWorth(state, post, rivals);
  }
  return sum;
}

/** Another point of Health or Power: what the Heroes would make of it, and at least a little. */
const LITTLE = { health: 0.45, power: 0.4 } as const;

function pointWorth(state: State, seat: Seat, what: 'health' | 'power'): number {
  const before = postsWorth(state, seat);
  const had = state[what][seat] ?? 0;
  state[what][seat] = had + 1;
  const after = postsWorth(state, seat);
  state[what][seat] = had;
  return Math.max(LITTLE[what], after - before);
}

export const healthWorth = (state: State, seat: Seat): number =>
  healthOf(state, seat) >= maxHealth(state, seat) ? 0 : pointWorth(state, seat, 'health');
export const powerWorth = (state: State, seat: Seat): number =>
  powerOf(state, seat) >= maxPower(state, seat) ? 0 : pointWorth(state, seat, 'power');
