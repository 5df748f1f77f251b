/**
 * The guided first match of Tiny Epic Tactics: one match by the ordinary rules, from the first step to the score. Every die and
 * every card of it is written down, so it breaks where the content changes.
 */
import type { Scripted, Seat } from '@taverne/engine';
import { answersIn, type GivenAnswer, LEARNER as I, type Lesson, type LessonScene, PARTNER as SHE } from '@taverne/ui';
import en from '../text/lesson.en.json' with { type: 'json' };
import fr from '../text/lesson.fr.json' with { type: 'json' };
import { ordersFor } from './orders.ts';

const by = (seat: Seat, ...keys: readonly string[]): readonly GivenAnswer[] => keys.map((key) => [seat, key]);
const said = (what: string, ...values: readonly number[]): readonly Scripted[] => values.map((value) => [what, value]);

/** Faces of the die: push and star twice, push, star, miss twice. */
const [BOTH, STAR, MISS] = [0, 3, 4];

const CHANCE: readonly Scripted[] = [
  // Class by class: W1 against W7, M1 against M3, R5 against R1, B4 against B2.
  ...said('unit', 0, 5, 0, 1, 4, 0, 3, 1),
  // T09 and T16 for the learner, T02 and T13 for the partner.
  ...said('tactic', 8, 14, 1, 10),
  // T04, Forced March, at the end of the first turn.
  ...said('tactic', 2),
  ...said('miss die', MISS, MISS),
  ...said('tactic', 0),
  ...said('push die', BOTH, MISS),
  ...said('tactic', 0, 0),
  ...said('star die', BOTH, STAR, BOTH),
  // From here on cards are drawn that nobody plays.
  ...said('tactic', 0, 0, 0, 0, 0, 0, 0, 0),
];

/** A pair of each side in the north, where the first zone will be won. */
const SET_UP: readonly GivenAnswer[] = [
  ...by(I, 'NE+SW', 'W1 M1', 'M1 B13', 'R5 M2', 'B4 A14'),
  ...by(SHE, 'W7 M13', 'M3 N14', 'R1 B2', 'B2 B1'),
  ...by(I, 'T09'),
  ...by(SHE, 'T02'),
];

const TABLE: Pick<LessonScene, 'options' | 'chance' | 'orders'> = {
  options: { first: '0' },
  chance: CHANCE,
  // The learner is asked where a card fits, the partner never.
  orders: [ordersFor([], undefined, 'empty', 0), ordersFor([], undefined, 'never', 0)],
};

const MATCH: LessonScene = {
  ...TABLE,
  opening: SET_UP,
  steps: [
    { id: 'welcome', kind: 'tell', rule: 'TET-TURN-01' },
    { id: 'move', kind: 'do', rule: 'TET-MOVE-04', expects: ['move W1 J1'], shows: 'move W1 ' },
    { id: 'cost', kind: 'do', rule: 'TET-MOVE-07', expects: ['move R5 I3'], shows: 'move R5 ' },
    { id: 'portal', kind: 'do', rule: 'TET-PORTAL-02', expects: ['move M1 H5'] },
    { id: 'end', kind: 'do', rule: 'TET-TURN-07', expects: ['end'] },
    {
      id: 'shot',
      kind: 'watch',
      rule: 'TET-RANGED-04',
      plays: by(SHE, 'move R1 F3', 'shoot R1 R5'),
    },
    { id: 'riposte', kind: 'do', rule: 'TET-RANGED-08', expects: ['shoot'] },
    {
      id: 'closer',
      kind: 'watch',
      rule: 'TET-ACT-04',
      plays: by(SHE, 'move B2 E1', 'end'),
    },
    { id: 'village', kind: 'do', rule: 'TET-TERRAIN-08', expects: ['move R5 H3'] },
    { id: 'march', kind: 'do', rule: 'TET-TACTIC-03', expects: ['move W1 F2 with T04'] },
    { id: 'strike', kind: 'do', rule: 'TET-ACT-04', expects: ['hit W1 R1'] },
    { id: 'push', kind: 'do', rule: 'TET-PUSH-08', expects: ['yes'] },
    {
      id: 'blow',
      kind: 'watch',
      rule: 'TET-TURN-05',
      plays: [...by(I, 'end'), ...by(SHE, 'play T02 R1', 'move B2 E2', 'hit B2 W1')],
    },
    { id: 'card', kind: 'do', rule: 'TET-TACTIC-04', expects: ['T09'] },
    { id: 'held', kind: 'watch', rule: 'TET-RUL-08', plays: by(SHE, 'end') },
    { id: 'spell', kind: 'do', rule: 'TET-SPELL-03', expects: ['cast M1 R1 +3'] },
    { id: 'trigger', kind: 'do', rule: 'TET-CONTROL-04', expects: ['move R5 G2'] },
    {
      id: 'round',
      kind: 'watch',
      rule: 'TET-TURN-06',
      plays: [...by(I, 'end'), ...by(SHE, 'move W7 J12', 'end', 'T05')],
    },
    { id: 'flag', kind: 'tell', rule: 'TET-CONTROL-06' },
  ],
};

/** Two rounds of nothing but the flag, whose last move calls the end. */
const ENDING: LessonScene = {
  ...TABLE,
  opening: [
    ...SET_UP,
    ...answersIn(MATCH.steps),
    ...by(I, 'end', 'T06'),
    ...by(SHE, 'move M3 K14', 'end', 'T10'),
    ...by(I, 'end', 'T11'),
    ...by(SHE, 'move W7 I12', 'end', 'T12'),
  ],
  steps: [
    { id: 'last', kind: 'do', rule: 'TET-END-03', expects: ['end'] },
    { id: 'over', kind: 'watch', rule: 'TET-END-04', plays: [...by(I, 'T13'), ...by(SHE, 'end', 'T14')] },
    { id: 'done', kind: 'tell', rule: 'TET-SCORE-01' },
  ],
};

/** A language that lacks a word does not compile. */
const messages: { readonly [L in 'en' | 'fr']: { readonly [K in keyof typeof en]: string } } = { en, fr };

export const lesson: Lesson = { scenes: [MATCH, ENDING], messages };
