/**
 * The guided first match of Tiny Epic Quest: a Day, a Night, and the last round of a match by the ordinary rules. Every die and
 * every Quest of it is written down, so it breaks where the content changes.
 */
import type { Scripted, Seat } from '@taverne/engine';
import { answersIn, type GivenAnswer, LEARNER as I, type Lesson, type LessonScene, PARTNER as SHE } from '@taverne/ui';
import { type DieSymbol, SYMBOLS } from '../src/words.ts';
import en from '../text/lesson.en.json' with { type: 'json' };
import fr from '../text/lesson.fr.json' with { type: 'json' };

const by = (seat: Seat, ...keys: readonly string[]): readonly GivenAnswer[] => keys.map((key) => [seat, key]);
const quests = (...values: readonly number[]): readonly Scripted[] => values.map((value) => ['quest', value]);
const dice = (...faces: readonly DieSymbol[]): readonly Scripted[] => faces.map((face) => ['die', SYMBOLS.indexOf(face)]);

const CHANCE: readonly Scripted[] = [
  ...quests(0, 0, 12), // River Patrol, Riders in Line, and the Gem of the Ice Temple
  ...dice('goblin', 'power', 'scroll', 'torch', 'punch'),
  ...dice('scroll', 'scroll', 'punch', 'punch', 'magic'),
  ...dice('punch', 'punch', 'magic', 'magic', 'goblin'),
  ...quests(10, 0), // the Bow in place of the Gem, and one for the next round
  ...quests(0, 8, 0, 0), // the Envoy is among those of the rounds in between
];

/** Windows with nothing to teach stay shut, Items stay where they are, and Legendary ones take their steps. */
const ORDERS = [
  { question: 'dusk', answer: 'safe' },
  { question: 'use', answer: 'safe', when: ['power-only'] },
  { question: 'arrange', answer: 'safe' },
  { question: 'step', answer: 'safe' },
] as const;

const TABLE: Pick<LessonScene, 'options' | 'chance' | 'orders'> = {
  options: {
    map: 'M01 M07 M02 M08 M03 C-red C-blue C-green C-yellow M09 M10 M04 M11 M05 M12 M06 M13',
    colours: ['red', 'blue', 'green', 'yellow'],
    first: '0',
  },
  chance: CHANCE,
  orders: [ORDERS, ORDERS],
};

const MATCH: LessonScene = {
  ...TABLE,
  steps: [
    { id: 'welcome', kind: 'tell', rule: 'TEQ-FLOW-03' },
    { id: 'card', kind: 'do', rule: 'TEQ-DAY-04', expects: ['gryphon'] },
    { id: 'temple', kind: 'do', rule: 'TEQ-REGION-05', expects: ['1 I1L'], shows: '1 ' },
    { id: 'others', kind: 'watch', rule: 'TEQ-DAY-06', plays: by(SHE, '1 O2R', 'horse', '2 O3R') },
    { id: 'goblin', kind: 'do', rule: 'TEQ-REGION-14', expects: ['2 I2R'], shows: '2 ' },
    { id: 'foot', kind: 'watch', rule: 'TEQ-MOVE-10', plays: by(I, 'foot') },
    { id: 'obelisk', kind: 'do', rule: 'TEQ-REGION-09', expects: ['3 I1R'], shows: '3 ' },
    { id: 'dusk', kind: 'watch', rule: 'TEQ-NIGHT-02', plays: [...by(SHE, 'idle', 'raft', 'idle'), ...by(I, 'idle')] },
    { id: 'roll', kind: 'do', rule: 'TEQ-NIGHT-04', expects: ['adventure'] },
    { id: 'block', kind: 'do', rule: 'TEQ-NIGHT-16', expects: ['block'] },
    { id: 'scroll', kind: 'do', rule: 'TEQ-NIGHT-32', expects: ['1 scroll'] },
    {
      id: 'symbols',
      kind: 'watch',
      rule: 'TEQ-NIGHT-08',
      plays: [...by(I, '1 torch', '2 punch'), ...by(SHE, '2 scroll', 'adventure')],
    },
    { id: 'double', kind: 'do', rule: 'TEQ-NIGHT-34', expects: ['1 scroll scroll'] },
    {
      id: 'falls',
      kind: 'watch',
      rule: 'TEQ-NIGHT-45',
      plays: [
        ...by(I, '2 punch', '2 punch'),
        ...by(SHE, '2 scroll'),
        ...by(I, 'adventure', 'take', '2 punch', '2 punch'),
        ...by(SHE, 'rest'),
      ],
    },
    { id: 'forge', kind: 'do', rule: 'TEQ-NIGHT-38', expects: ['1 forge'] },
    { id: 'rest', kind: 'do', rule: 'TEQ-NIGHT-51', expects: ['rest'] },
    { id: 'complete', kind: 'do', rule: 'TEQ-NIGHT-42', expects: ['complete 1'] },
    { id: 'treasure', kind: 'watch', rule: 'TEQ-QUEST-10', plays: by(I, 'T03') },
    { id: 'equip', kind: 'do', rule: 'TEQ-ITEM-01', expects: ['1', '2', '3'] },
    { id: 'dawn', kind: 'watch', rule: 'TEQ-NIGHT-58', plays: by(I, 'health', 'power', 'power') },
  ],
};

/** Cards that nobody moves by. The learner has room for more Health and leaves it. */
const quietTurns = (first: Seat, ...cards: readonly string[]): readonly GivenAnswer[] =>
  cards.flatMap((card, turn) => {
    const chooser = (first + turn) % 2;
    const idle = (seat: Seat): readonly GivenAnswer[] => (seat === I ? by(I, 'idle', 'none') : by(SHE, 'idle'));
    return [...by(chooser, card), ...idle(chooser), ...idle(1 - chooser)];
  });

/** A round in which nobody stirs: four cards, and a Rest for each. */
const quietRound = (first: Seat): readonly GivenAnswer[] => [
  ...quietTurns(first, 'horse', 'raft', 'gryphon', 'ship'),
  ...by(first, 'rest'),
  ...by(1 - first, 'rest'),
];

/** The last card of the last Day, with Goblins that are awake, and the score. */
const ENDING: LessonScene = {
  ...TABLE,
  opening: [
    ...answersIn(MATCH.steps),
    ...quietRound(SHE),
    ...quietRound(I),
    ...quietRound(SHE),
    ...quietTurns(I, 'raft', 'gryphon', 'ship'),
    ...by(SHE, 'horse', 'idle'),
  ],
  steps: [
    { id: 'toll', kind: 'do', rule: 'TEQ-MOVE-13', expects: ['1 K2R'], shows: '1 ' },
    { id: 'castle', kind: 'watch', rule: 'TEQ-REGION-16', plays: by(I, 'power') },
    { id: 'claim', kind: 'do', rule: 'TEQ-QUEST-03', expects: ['P04'] },
    { id: 'last', kind: 'watch', rule: 'TEQ-END-01', plays: [...by(I, 'rest'), ...by(SHE, 'rest')] },
    { id: 'done', kind: 'tell', rule: 'TEQ-SCORE-02' },
  ],
};

/** A language that lacks a word does not compile. */
const messages: { readonly [L in 'en' | 'fr']: { readonly [K in keyof typeof en]: string } } = { en, fr };

export const lesson: Lesson = { scenes: [MATCH, ENDING], messages };
