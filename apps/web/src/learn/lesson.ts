/** The guided first match as data: scenes, and in each what is told, what is done, and what the other side plays. */

export type Step =
  /** Something to read. */
  | { readonly id: string; readonly kind: 'tell' }
  /** Something to do: only these answers lead on. */
  | { readonly id: string; readonly kind: 'do'; readonly expects: readonly string[] }
  /** The other side plays these answers. */
  | { readonly id: string; readonly kind: 'watch'; readonly plays: readonly string[] };

export interface Scene {
  readonly game: string;
  /** Fixed, so that chance has nothing to say. */
  readonly options: { readonly [name: string]: unknown };
  readonly steps: readonly Step[];
}

/** The order in which the cards of the first scene come. */
const PILE = [
  ...['rider', 'archer', 'innkeeper', 'jailer', 'protector', 'grappler', 'acrobat', 'bruiser'],
  ...['royal-guard', 'illusionist', 'manipulator', 'prowler', 'vizier', 'assassin', 'bear', 'nemesis'],
];

const BEGINNING: Scene = {
  game: 'leaders',
  options: { first: '0', pile: PILE },
  steps: [
    { id: 'welcome', kind: 'tell' },
    { id: 'move', kind: 'do', expects: ['D1 D2'] },
    { id: 'end', kind: 'do', expects: ['end'] },
    { id: 'recruit', kind: 'do', expects: ['recruit rider C1'] },
    { id: 'others', kind: 'watch', plays: ['D7 D6', 'end', 'recruit archer C6', 'recruit jailer E6'] },
    { id: 'ability', kind: 'do', expects: ['rider C3'] },
    { id: 'why-not', kind: 'tell' },
  ],
};

/** Some turns later: the Archer counts from afar, and the Grappler brings the Leader to its fall. */
const CAPTURE: Scene = {
  game: 'leaders',
  options: {
    first: '0',
    position:
      'discovery_s6_act_leaderD1.riderF2.archerB2.grapplerD2_leaderD5.jailerB5.acrobatF5.innkeeperG3_offer.assassin.bear.nemesis',
  },
  steps: [
    { id: 'archer', kind: 'do', expects: ['B2 B3'] },
    { id: 'capture', kind: 'do', expects: ['grappler pull D5', 'grappler go D5'] },
    { id: 'captured', kind: 'tell' },
  ],
};

/** The other way to win: a Leader that its own friends have walled in. */
const ENCIRCLEMENT: Scene = {
  game: 'leaders',
  options: {
    first: '0',
    position: 'discovery_s6_act_leaderD2.riderE4.bruiserB2_leaderD7.jailerC6.protectorD6.acrobatA4_offer.assassin.bear.nemesis',
  },
  steps: [
    { id: 'encircle', kind: 'do', expects: ['rider E6'] },
    { id: 'done', kind: 'tell' },
  ],
};

export const LESSON: readonly Scene[] = [BEGINNING, CAPTURE, ENCIRCLEMENT];

/** Every step of every scene, in order. */
export const STEPS = LESSON.flatMap((scene, index) => scene.steps.map((step) => ({ step, scene: index })));
