/** What is measured, and what it means for the aims of the project. */

import { PLAYOUT_DEPTH } from './alike.ts';
import type { Entrant } from './entrants.ts';
import { type Lap, median, race, type Terms, timesFaster } from './race.ts';
import type { Aim, Measure, Report } from './report.ts';
import type { Settings } from './settings.ts';

/** Playouts run again beside the forks: the price of a fork in decisions is a ratio within a round, like all the others. */
const RACES = [
  { title: 'random play', entrants: ['floor', 'playouts', 'matches', 'rival'] },
  {
    title: 'random play, four games',
    entrants: [
      'playouts',
      'tactics',
      'tacticsFour',
      'tacticsSolo',
      'quest',
      'questFour',
      'questSolo',
      'mage',
      'mageConquest',
      'mageTwo',
      'mageFour',
      'matches',
      'tacticsMatches',
      'questMatches',
      'mageMatches',
    ],
  },
  {
    title: 'fork',
    entrants: [
      'playouts',
      'forks',
      'tactics',
      'tacticsForks',
      'quest',
      'questForks',
      'mageConquest',
      'mageForks',
      'mageCityForks',
    ],
  },
  {
    title: 'restore',
    entrants: [
      'restores',
      'replay',
      'tacticsRestores',
      'tacticsReplay',
      'questRestores',
      'questReplay',
      'mageRestores',
      'mageReplay',
    ],
  },
  { title: 'search', entrants: ['floor', 'search', 'rivalSearch', 'evaluated', 'rivalShallow'] },
  { title: 'Connect Four', entrants: ['connectFourFloor', 'connectFour'] },
  { title: 'Breakthrough', entrants: ['breakthroughFloor', 'breakthrough'] },
  { title: 'Hex 7×7', entrants: ['hexFloor', 'hex'] },
] as const satisfies readonly { title: string; entrants: readonly Entrant[] }[];

type Title = (typeof RACES)[number]['title'];

/** What the later games are measured by: aims of their own, as there is no other implementation to run beside them. */
const AS_FAST = [
  ['Tiny Epic Tactics, two players', 100_000, 'tactics'],
  ['Tiny Epic Tactics, four players', 100_000, 'tacticsFour'],
  ['Tiny Epic Tactics, solo', 100_000, 'tacticsSolo'],
  ['Tiny Epic Quest, two players', 150_000, 'quest'],
  ['Tiny Epic Quest, four players', 150_000, 'questFour'],
  ['Tiny Epic Quest, solo', 150_000, 'questSolo'],
  ['Mage Knight, First Reconnaissance', 100_000, 'mage'],
  ['Mage Knight, Solo Conquest', 100_000, 'mageConquest'],
  ['Mage Knight, Blitz Conquest, two players', 150_000, 'mageTwo'],
  ['Mage Knight, Blitz Conquest, four players', 150_000, 'mageFour'],
] as const satisfies readonly (readonly [string, number, Entrant])[];

/**
 * What OpenSpiel's own C++ (built with -O3) did in random play of the classics, as a share of a floor on typed arrays like ours, measured
 * side by side once. It is no dependency, so the shares are recorded here.
 */
const CLASSICS = [
  { title: 'Connect Four', who: 'connectFour', floor: 'connectFourFloor', openSpiel: 0.32 },
  { title: 'Breakthrough', who: 'breakthrough', floor: 'breakthroughFloor', openSpiel: 0.38 },
  { title: 'Hex 7×7', who: 'hex', floor: 'hexFloor', openSpiel: 0.16 },
] as const satisfies readonly { title: Title; who: Entrant; floor: Entrant; openSpiel: number }[];

const atLeast = (what: string, least: number, measured: number): Aim => {
  return { what, wanted: `at least ${least.toLocaleString('en')}`, measured, met: measured >= least };
};

const atMost = (what: string, most: number, measured: number): Aim => {
  return { what, wanted: `at most ${most}`, measured, met: measured <= most };
};

/** Nothing was set: a figure to know. */
const known = (what: string, measured: number): Aim => ({ what, wanted: '–', measured });

export async function measureAll(settings: Settings, progress: (line: string) => void): Promise<Report> {
  const terms: Terms = { rounds: settings.rounds, slice: settings.slice, progress };
  const measures: Measure[] = [];
  const laps = new Map<string, Lap>();
  const { only } = settings;
  for (const { title, entrants } of RACES.filter((each) => only.length === 0 || only.includes(each.title))) {
    const run = await race<Entrant>(title, entrants, terms);
    for (const [entrant, lap] of run) laps.set(`${title}: ${entrant}`, lap);
    measures.push({ title, laps: [...run.values()] });
  }
  const faster = (title: Title, who: Entrant, than: Entrant): number => {
    const [one, other] = [laps.get(`${title}: ${who}`), laps.get(`${title}: ${than}`)];
    return one && other ? timesFaster(one, other) : Number.NaN;
  };
  const rate = (title: Title, who: Entrant): number => median(laps.get(`${title}: ${who}`)?.rates ?? [Number.NaN]);
  const { aims, ...report }: Report = {
    machine: settings.machine,
    node: process.versions.node,
    date: new Date().toISOString().slice(0, 10),
    rounds: settings.rounds,
    measures,
    aims: [
      atLeast('Leaders: share of the floor’s decisions', 0.6, faster('random play', 'playouts', 'floor')),
      atLeast(
        'Leaders: search with playouts of one depth, share of the floor’s decisions',
        0.7,
        PLAYOUT_DEPTH * faster('search', 'search', 'floor'),
      ),
      ...CLASSICS.map(({ title, who, floor, openSpiel }) =>
        atLeast(`${title}: decisions to one of OpenSpiel’s`, 1.2, faster(title, who, floor) / openSpiel),
      ),
      known('decisions, Taverne’s playouts to one of boardgame.io', faster('random play', 'playouts', 'rival')),
      atMost('decisions that pay for a fork in the middle of a step', 3, faster('fork', 'playouts', 'forks')),
      known('iterations to one of boardgame.io: playouts of the same depth', faster('search', 'search', 'rivalSearch')),
      known('iterations to one of boardgame.io: hardly any playout', faster('search', 'evaluated', 'rivalShallow')),
      known('iterations to one of boardgame.io: our evaluation, their playouts', faster('search', 'evaluated', 'rivalSearch')),
      ...AS_FAST.map(([what, least, who]) =>
        atLeast(`decisions a CPU-second, ${what}`, least, rate('random play, four games', who)),
      ),
      known(
        'decisions of Leaders to one of Tiny Epic Tactics, two players',
        faster('random play, four games', 'playouts', 'tactics'),
      ),
      atMost(
        'decisions that pay for a fork in the middle of an attack, Tiny Epic Tactics',
        3,
        faster('fork', 'tactics', 'tacticsForks'),
      ),
      atMost(
        'decisions that pay for a fork in the middle of a move or a Rest, Tiny Epic Quest',
        3,
        faster('fork', 'quest', 'questForks'),
      ),
      atMost(
        'decisions that pay for a fork in the middle of a fight, Mage Knight',
        3,
        faster('fork', 'mageConquest', 'mageForks'),
      ),
      atMost(
        'decisions that pay for a fork in the middle of an assault on a city, Mage Knight',
        3,
        faster('fork', 'mageConquest', 'mageCityForks'),
      ),
      known('milliseconds to restore a stored match of Leaders', 1000 / rate('restore', 'restores')),
      known('milliseconds to restore a stored match of Tiny Epic Tactics', 1000 / rate('restore', 'tacticsRestores')),
      known('milliseconds to restore a stored match of Tiny Epic Quest', 1000 / rate('restore', 'questRestores')),
      known('milliseconds to restore a stored match of Mage Knight', 1000 / rate('restore', 'mageRestores')),
    ],
  };
  // What was not measured is not judged.
  return { ...report, aims: aims.filter(({ measured }) => Number.isFinite(measured)) };
}
