/** The house pack: our own cards where the printed ones are not known, and what the rulebook prints (TEQ-SCORE-02, TEQ-SOLO-03). */
import type { Content, MapCard, PlacementQuest, Temple, Toll, TreasureQuest } from './types.ts';

const T: Toll = ['torch'];
const S: Toll = ['scroll'];
const TT: Toll = ['torch', 'torch'];
const SS: Toll = ['scroll', 'scroll'];

const TEMPLES: readonly Temple[] = [
  { id: 'ice', light: [S, T, SS, T], dark: [S, TT, SS, T] },
  { id: 'shadow', light: [T, S, TT, S], dark: [T, SS, TT, S] },
  { id: 'ember', light: [T, T, SS, T], dark: [T, TT, SS, T] },
  { id: 'grove', light: [S, S, TT, S], dark: [S, SS, TT, S] },
  { id: 'tide', light: [S, T, TT, S], dark: [S, TT, TT, S] },
  { id: 'storm', light: [T, S, SS, T], dark: [T, SS, SS, T] },
];

const temple = (id: string) => ({ kind: 'temple', temple: id }) as const;
const obelisk = (spell: number) => ({ kind: 'obelisk', spell }) as const;
const grotto = (number: number) => ({ kind: 'grotto', grotto: number }) as const;
const portal = (number: number) => ({ kind: 'portal', portal: number }) as const;

const CARDS: readonly MapCard[] = [
  { id: 'M01', left: temple('ice'), right: obelisk(1) },
  { id: 'M02', left: obelisk(2), right: temple('shadow') },
  { id: 'M03', left: temple('ember'), right: obelisk(3) },
  { id: 'M04', left: obelisk(5), right: temple('grove') },
  { id: 'M05', left: temple('tide'), right: obelisk(7) },
  { id: 'M06', left: obelisk(9), right: temple('storm') },
  { id: 'M07', left: grotto(1), right: portal(1) },
  { id: 'M08', left: portal(2), right: grotto(2) },
  { id: 'M09', left: grotto(3), right: portal(3) },
  { id: 'M10', left: portal(4), right: grotto(4) },
  { id: 'M11', left: grotto(5), right: portal(5) },
  { id: 'M12', left: portal(6), right: grotto(6) },
  { id: 'M13', left: grotto(7), right: portal(7) },
  { id: 'C-red', left: { kind: 'castle', colour: 'red' }, right: obelisk(4) },
  { id: 'C-blue', left: obelisk(6), right: { kind: 'castle', colour: 'blue' } },
  { id: 'C-green', left: { kind: 'castle', colour: 'green' }, right: obelisk(8) },
  { id: 'C-yellow', left: obelisk(10), right: { kind: 'castle', colour: 'yellow' } },
];

const PLACEMENTS: readonly PlacementQuest[] = [
  { id: 'P01', kind: 'placement', stands: { stand: 'line', way: 'row', heroes: 3 }, reward: { power: 2 } },
  { id: 'P02', kind: 'placement', stands: { stand: 'line', way: 'column', heroes: 3 }, reward: { health: 2 } },
  { id: 'P03', kind: 'placement', stands: { stand: 'line', way: 'diagonal', heroes: 3 }, reward: { health: 1, power: 2 } },
  {
    id: 'P04',
    kind: 'placement',
    stands: { stand: 'regions', kind: 'castle', heroes: 1, foreign: true },
    reward: { health: 1, power: 1 },
  },
  {
    id: 'P05',
    kind: 'placement',
    stands: { stand: 'regions', kind: 'castle', heroes: 2, foreign: true },
    reward: { health: 2, power: 1 },
  },
  { id: 'P06', kind: 'placement', stands: { stand: 'regions', kind: 'grotto', heroes: 2 }, reward: { power: 2 } },
  { id: 'P07', kind: 'placement', stands: { stand: 'regions', kind: 'portal', heroes: 2 }, reward: { wounds: 1 } },
  { id: 'P08', kind: 'placement', stands: { stand: 'regions', kind: 'obelisk', heroes: 2 }, reward: { magic: 2 } },
  { id: 'P09', kind: 'placement', stands: { stand: 'regions', kind: 'temple', heroes: 2 }, reward: { symbols: 2 } },
  { id: 'P10', kind: 'placement', stands: { stand: 'named', as: 'coast' }, reward: { health: 1, power: 1 } },
  { id: 'P11', kind: 'placement', stands: { stand: 'named', as: 'heart' }, reward: { health: 2 } },
  { id: 'P12', kind: 'placement', stands: { stand: 'named', as: 'banks' }, reward: { power: 2 } },
];

const TREASURES: readonly TreasureQuest[] = [
  { id: 'T01', kind: 'treasure', temple: 'grove', treasure: 'bow' },
  { id: 'T02', kind: 'treasure', temple: 'grove', treasure: 'fairy' },
  { id: 'T03', kind: 'treasure', temple: 'ice', treasure: 'gem' },
  { id: 'T04', kind: 'treasure', temple: 'ice', treasure: 'amulet' },
  { id: 'T05', kind: 'treasure', temple: 'shadow', treasure: 'cloak' },
  { id: 'T06', kind: 'treasure', temple: 'shadow', treasure: 'lantern' },
  { id: 'T07', kind: 'treasure', temple: 'ember', treasure: 'hammer' },
  { id: 'T08', kind: 'treasure', temple: 'ember', treasure: 'horn' },
  { id: 'T09', kind: 'treasure', temple: 'tide', treasure: 'spyglass' },
  { id: 'T10', kind: 'treasure', temple: 'tide', treasure: 'tome' },
  { id: 'T11', kind: 'treasure', temple: 'storm', treasure: 'boots' },
  { id: 'T12', kind: 'treasure', temple: 'storm', treasure: 'boomerang' },
];

const TRACK = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3];
/** Alone nobody shares the damage, so magic rises more slowly: tuned by many matches (docs/balance/tiny-epic-quest.md). */
const SOLO_TRACK = [0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 2, 3];

export const HOUSE: Content = {
  id: 'house',
  die: ['goblin', 'power', 'magic', 'torch', 'scroll', 'punch'],
  cards: CARDS,
  temples: TEMPLES,
  grottos: {
    light: ['mending', 'kindling', 'brawler', 'torchlight', 'scribe', 'wanderer', 'stargazer'],
    dark: [
      'murky-mending',
      'blood-kindling',
      'brawler-gamble',
      'lost-lights',
      'night-wanderer',
      'homeward-spores',
      'wild-star',
    ],
  },
  quests: [...PLACEMENTS, ...TREASURES],
  legends: {
    red: { sword: ['ice', 'shadow'], shield: ['ember', 'grove'], staff: ['tide', 'storm'] },
    blue: { sword: ['grove', 'tide'], shield: ['storm', 'ice'], staff: ['shadow', 'ember'] },
    green: { sword: ['storm', 'ember'], shield: ['shadow', 'tide'], staff: ['grove', 'ice'] },
    yellow: { sword: ['tide', 'grove'], shield: ['ice', 'storm'], staff: ['ember', 'shadow'] },
  },
  magic: { standard: TRACK, solo: SOLO_TRACK },
  books: ['seed', 'drop', 'flame', 'leaf', 'moon', 'star', 'wind', 'stone', 'eye', 'crown'],
  score: {
    spells: [-4, -2, -1, 1, 2, 4, 6, 8, 10, 13, 16],
    quests: [-3, -1, 1, 3, 6, 8, 12, 16, 20, 25, 30],
    goblins: [-2, 1, 3, 6, 8, 12, 16, 20, 25, 30, 35],
    legend: 4,
  },
  targets: { peasant: 40, page: 45, squire: 50, knight: 55, 'legendary-hero': 60 },
};
