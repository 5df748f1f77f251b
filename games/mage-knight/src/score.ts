/** Scoring (MK-SCORE): Fame, achievements, and what the scenario adds. */
import type { Outcome, Seat } from '@taverne/engine';
import { cardOf, isWound, unitOf } from './book.ts';
import { SITE_ROWS } from './content/sites.ts';
import { cardsIn } from './decks.ts';
import { landOf, siteAt } from './land.ts';
import { endRule, scenarioOf, sizeOf } from './scenario.ts';
import { isCore } from './sites/mines.ts';
import { dungeonsOf } from './sites/quests.ts';
import {
  asideOf,
  type CardNumber,
  type City,
  crystalsOf,
  deckOf,
  discardOf,
  fameOf,
  handOf,
  playedOf,
  type State,
  shedOf,
  stashOf,
  unitsOf,
} from './state.ts';
import { hasTeams, teamOf } from './teams.ts';
import { NONE } from './words.ts';

/** The parts of a score, in points. */
export type Score = {
  readonly fame: number;
  readonly knowledge: number;
  readonly loot: number;
  readonly leader: number;
  readonly conqueror: number;
  readonly adventurer: number;
  readonly beating: number;
  readonly cities: number;
  /** What the scenario is about. */
  readonly quest: number;
  readonly titles: number;
  readonly rounds: number;
  readonly dummy: number;
  readonly total: number;
};

/** All deed cards of a player, wherever they are (MK-SCORE-11). */
const allCards = (state: State, seat: Seat): readonly CardNumber[] => [
  ...handOf(state, seat),
  ...cardsIn(deckOf(state, seat)),
  ...discardOf(state, seat),
  ...playedOf(state, seat),
  ...asideOf(state, seat),
  ...stashOf(state, seat),
  // Put away for a tactic, unseen: a score that leaves them out would tell what they are.
  ...shedOf(state, seat),
];

/** What one hero has done, before anybody is compared. */
function deedsOf(state: State, seat: Seat): Pick<Score, Achievement> {
  const cards = allCards(state, seat);
  const count = (kind: string): number => cards.filter((card) => cardOf(state, card).kind === kind).length;
  const units = unitsOf(state, seat);
  const banners = units.filter(({ banner }) => banner !== NONE).length;
  const crystals = crystalsOf(state, seat).reduce((sum, n) => sum + n, 0);
  return {
    knowledge: 2 * count('spell') + count('advanced'), // MK-SCORE-02
    loot: 2 * (count('artifact') + banners) + Math.floor(crystals / 2), // MK-SCORE-03
    leader: units.reduce((sum, { unit, wounds }) => {
      const { level } = unitOf(state, unit);
      return sum + (wounds > 0 ? Math.floor(level / 2) : level); // MK-SCORE-04
    }, 0),
    conqueror: 2 * shieldsOn(state, seat, ['keep', 'mage-tower', 'monastery']), // MK-SCORE-05
    adventurer: adventuresOf(state, seat), // MK-SCORE-06
    beating: -2 * cards.filter(isWound).length, // MK-SCORE-07
  };
}

/** Where dungeons and tombs are what it is about, each of them counts 4, the secret ones too (MK-SCENARIO-61). */
function adventuresOf(state: State, seat: Seat): number {
  const isAbout = scenarioOf(state).quest === 'dungeons';
  const others = ADVENTURES.filter((site) => site !== 'dungeon' && site !== 'tomb');
  return 2 * shieldsOn(state, seat, isAbout ? others : ADVENTURES) + (isAbout ? 4 * dungeonsOf(state, seat).length : 0);
}

const ACHIEVEMENTS = ['knowledge', 'loot', 'leader', 'conqueror', 'adventurer', 'beating'] as const;
type Achievement = (typeof ACHIEVEMENTS)[number];

/** Those who win and lose together: the lowest Fame counts, and of each achievement the best, of wounds the worst (MK-SCORE-17). */
function partsOf(state: State, team: readonly Seat[]): Omit<Score, 'titles' | 'total'> {
  const all = team.map((seat) => deedsOf(state, seat));
  const best = (part: Achievement): number => Math.max(...all.map((deeds) => deeds[part]));
  return {
    fame: Math.min(...team.map((seat) => fameOf(state, seat))),
    knowledge: best('knowledge'),
    loot: best('loot'),
    leader: best('leader'),
    conqueror: best('conqueror'),
    adventurer: best('adventurer'),
    beating: Math.min(...all.map(({ beating }) => beating)),
    ...conquest(state, team),
    quest: questScore(state, team),
  };
}

/** Seat → score; members of a team have one and the same. */
export function scoresOf(state: State): readonly Score[] {
  const teams = [...new Set(state.fame.map((_, seat) => teamOf(state, seat)))];
  const members = teams.map((team) => state.fame.flatMap((_, seat) => (teamOf(state, seat) === team ? [seat] : [])));
  const parts = members.map((team) => partsOf(state, team));
  const scores = parts.map((own) => {
    if (scenarioOf(state).quest === 'holds') return { ...NOTHING_BUT, quest: own.quest, total: own.quest };
    const titles = scenarioOf(state).kind === 'competitive' ? titlesOf(state, own, parts) : 0;
    return { ...own, titles, total: Object.values(own).reduce((sum, n) => sum + n, titles) };
  });
  return state.fame.flatMap((_, seat) => scores[teams.indexOf(teamOf(state, seat))] ?? []);
}

const NOTHING_BUT = {
  ...{ fame: 0, knowledge: 0, loot: 0, leader: 0, conqueror: 0, adventurer: 0, beating: 0 },
  ...{ cities: 0, quest: 0, rounds: 0, dummy: 0, titles: 0 },
} as const;

/** For the most of each achievement, and for the most wounds; none where there is nothing at all (MK-SCORE-08 to -10, -14). */
function titlesOf(state: State, own: Parts, all: readonly Parts[]): number {
  const titles = scenarioOf(state).quest === 'dungeons' ? DUNGEON_TITLES : TITLES;
  return titles.reduce((sum, { part, alone, tied }) => {
    const far = (each: Parts): number => Math.abs(each[part]);
    const most = Math.max(...all.map(far));
    if (most === 0 || far(own) < most) return sum;
    return sum + (all.filter((each) => far(each) === most).length === 1 ? alone : tied);
  }, 0);
}
type Parts = Omit<Score, 'titles' | 'total'>;
interface Title {
  readonly part: keyof Parts;
  readonly alone: number;
  readonly tied: number;
}
const TITLES: readonly Title[] = [
  ...ACHIEVEMENTS.map((part) => (part === 'beating' ? { part, alone: -3, tied: -1 } : { part, alone: 3, tied: 1 })),
  { part: 'cities', alone: 5, tied: 2 },
  { part: 'quest', alone: 5, tied: 2 },
];
/** In Dungeon Lords whoever has crawled through most of them has that title instead (MK-SCENARIO-61). */
const DUNGEON_TITLES = TITLES.map((title) => (title.part === 'adventurer' ? { ...title, alone: 5, tied: 2 } : title));

const ADVENTURES = Object.entries(SITE_ROWS).flatMap(([site, { kind }]) => (kind === 'adventure' ? [site] : []));

const shieldsOn = (state: State, seat: Seat, sites: readonly string[]): number => {
  const land = landOf(state);
  return state.shields.filter((shield) => shield.seat === seat && sites.includes(siteAt(land, shield.at) ?? '')).length;
};

/** Cities, by whether one is alone, together or among rivals (MK-SCORE-14, -15). */
function conquest(state: State, team: readonly Seat[]): Pick<Score, 'cities' | 'rounds' | 'dummy'> {
  const { conquest: counts, kind } = scenarioOf(state);
  if (!counts) return NO_CONQUEST;
  if (kind === 'competitive') return { ...NO_CONQUEST, cities: Math.max(...team.map((seat) => citiesOf(state, seat))) };
  const size = sizeOf(state);
  const leaders = state.cities.flatMap(({ leader }) => (leader === NONE ? [] : [leader]));
  const isWhole = leaders.length === size.cities;
  const isShared = kind === 'cooperative' && team.every((seat) => leaders.includes(seat));
  return {
    cities: 10 * leaders.length + (isWhole ? 15 : 0) + (isShared ? 10 : 0),
    rounds: 30 * (size.rounds - state.round),
    dummy: state.dummyDeck.length + (state.announcer === NONE ? 5 : 0),
  };
}
/** Mines, dungeons, or keeps and towers: only what they are worth counts in Conquer and Hold (MK-SCENARIO-59, -61, -62). */
function questScore(state: State, team: readonly Seat[]): number {
  const sum = (worth: (seat: Seat) => number): number => team.reduce((total, seat) => total + worth(seat), 0);
  const best = (worth: (seat: Seat) => number): number => Math.max(...team.map(worth));
  switch (scenarioOf(state).quest) {
    case 'mines':
      return best((seat) => minesOf(state, seat));
    case 'holds':
      return sum((seat) => 3 * shieldsOn(state, seat, ['keep']) + 2 * shieldsOn(state, seat, ['mage-tower']));
    default:
      return 0;
  }
}
const minesOf = (state: State, seat: Seat): number => {
  const land = landOf(state);
  const mines = state.shields.filter((shield) => shield.seat === seat && siteAt(land, shield.at) === 'mine');
  return mines.reduce((sum, { at }) => sum + (isCore(state, at) ? 7 : 4), 0);
};

const NO_CONQUEST = { cities: 0, rounds: 0, dummy: 0 } as const;
/** 7 for each that is led, 4 for each with a shield on it; of a team the better member counts, as for achievements (MK-SCORE-17). */
const citiesOf = (state: State, seat: Seat): number => state.cities.reduce((sum, city) => sum + cityOf(state, city, seat), 0);
function cityOf(state: State, { at, leader }: City, seat: Seat): number {
  if (leader === NONE) return 0;
  if (leader === seat) return 7;
  return state.shields.some((shield) => shield.at === at && shield.seat === seat) ? 4 : 0;
}

/** Who leaves has lost (MK-ONL-01): alone and where all play together the match is over, and so it is where one rival is left. */
export function forfeit(state: State, seat: Seat, why: 'resign' | 'time'): Outcome | undefined {
  const how = why === 'time' ? 'time-out' : 'resignation';
  const teams = state.fame.map((_, each) => teamOf(state, each));
  const isLast = new Set(teams).size <= 2;
  if (!isLast) return undefined;
  const places = teams.map((team) => (team === teams[seat] ? 2 : 1));
  return { places, how, rule: 'MK-ONL-01', leaver: seat, ...(isTeamPlay(state) && { teams }) };
}
const isTeamPlay = (state: State): boolean => scenarioOf(state).kind === 'cooperative' || hasTeams(state);

/** Do they stand on the portal at the end of One to Return? Those who stayed there together share the victory (MK-SCENARIO-63). */
function hasReturned(state: State, seat: Seat): boolean {
  const land = landOf(state);
  return state.at.some((at, other) => siteAt(land, at) === 'portal' && teamOf(state, other) === teamOf(state, seat));
}

/** Alone or together one has won if what the scenario asks for has happened; else the highest score wins (MK-SCORE-12, MK-SCENARIO-55). */
export function score(state: State): Outcome {
  const scores = scoresOf(state);
  const how = state.isEnding ? (scenarioOf(state).ends ?? 'quest-done') : 'rounds';
  const rule = state.isEnding ? endRule(state) : 'MK-ROUND-24';
  const places = scores.map(({ total }, seat) => {
    if (scenarioOf(state).kind !== 'competitive') return state.isEnding ? 1 : 2;
    if (scenarioOf(state).quest === 'return') return hasReturned(state, seat) ? 1 : 2;
    // Equals have not won (MK-SCENARIO-62).
    if (scenarioOf(state).quest === 'holds' && scores.every((other) => other.total === total)) return 2;
    return 1 + new Set(scores.filter((other) => other.total > total)).size;
  });
  const teams = state.fame.map((_, seat) => teamOf(state, seat));
  return { places, how, rule, detail: scores, ...(isTeamPlay(state) && { teams }) };
}
