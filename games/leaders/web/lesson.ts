/** The guided first match of Leaders: moving, recruiting, abilities, and the two ways to win. */
import { type Lesson, type LessonScene, PARTNER } from '@taverne/ui';
import en from '../text/lesson.en.json' with { type: 'json' };
import fr from '../text/lesson.fr.json' with { type: 'json' };

/** The order in which the cards of the first scene come. */
const PILE = [
  ...['rider', 'archer', 'innkeeper', 'jailer', 'protector', 'grappler', 'acrobat', 'bruiser'],
  ...['royal-guard', 'illusionist', 'manipulator', 'prowler', 'vizier', 'assassin', 'bear', 'nemesis'],
];

const BEGINNING: LessonScene = {
  options: { first: '0', pile: PILE },
  steps: [
    { id: 'welcome', kind: 'tell', rule: 'LDR-END-01' },
    { id: 'move', kind: 'do', rule: 'LDR-ACT-03', expects: ['D1 D2'] },
    { id: 'end', kind: 'do', rule: 'LDR-TURN-02', expects: ['end'] },
    { id: 'recruit', kind: 'do', rule: 'LDR-RECRUIT-02', expects: ['recruit rider C1'] },
    {
      id: 'others',
      kind: 'watch',
      rule: 'LDR-RECRUIT-04',
      plays: [
        [PARTNER, 'D7 D6'],
        [PARTNER, 'end'],
        [PARTNER, 'recruit archer C6'],
        [PARTNER, 'recruit jailer E6'],
      ],
    },
    { id: 'ability', kind: 'do', rule: 'LDR-ACT-02', expects: ['rider C3'] },
    { id: 'why-not', kind: 'tell', asks: true },
  ],
};

/** Some turns later: the Archer counts from afar, and the Grappler brings the Leader to its fall. */
const CAPTURE: LessonScene = {
  options: {
    first: '0',
    position:
      'discovery_s6_act_leaderD1.riderF2.archerB2.grapplerD2_leaderD5.jailerB5.acrobatF5.innkeeperG3_offer.assassin.bear.nemesis',
  },
  steps: [
    { id: 'archer', kind: 'do', rule: 'LDR-END-02', expects: ['B2 B3'] },
    { id: 'capture', kind: 'do', rule: 'LDR-END-03', expects: ['grappler pull D5', 'grappler go D5'] },
    { id: 'captured', kind: 'tell' },
  ],
};

/** The other way to win: a Leader that its own friends have walled in. */
const ENCIRCLEMENT: LessonScene = {
  options: {
    first: '0',
    position: 'discovery_s6_act_leaderD2.riderE4.bruiserB2_leaderD7.jailerC6.protectorD6.acrobatA4_offer.assassin.bear.nemesis',
  },
  steps: [
    { id: 'encircle', kind: 'do', rule: 'LDR-END-04', expects: ['rider E6'] },
    { id: 'done', kind: 'tell' },
  ],
};

/** A language that lacks a word does not compile. */
const messages: { readonly [L in 'en' | 'fr']: { readonly [K in keyof typeof en]: string } } = { en, fr };

export const lesson: Lesson = { scenes: [BEGINNING, CAPTURE, ENCIRCLEMENT], messages };
