/**
 * The guided first match of Mage Knight: three turns of First Reconnaissance by the ordinary rules. Every card and die of it is written
 * down, so it breaks where the box changes.
 */
import type { Scripted } from '@taverne/engine';
import { type GivenAnswer, LEARNER as I, type Lesson, type LessonScene } from '@taverne/ui';
import en from '../text/lesson.en.json' with { type: 'json' };
import fr from '../text/lesson.fr.json' with { type: 'json' };

const does = (...keys: readonly string[]): readonly GivenAnswer[] => keys.map((key) => [I, key]);
const says = (what: string, ...values: readonly number[]): readonly Scripted[] => values.map((value) => [what, value]);

const CHANCE: readonly Scripted[] = [
  ...says('hero', 2), // the dummy player's
  ...says('advanced action', 13, 10, 7),
  ...says('spell', 9, 4, 8),
  ...says('regular unit', 18, 15, 11, 12, 5, 1), // dealt again until somebody of a village is among them
  ...says('die', 5, 5, 5, 5, 1, 5, 3, 2), // and the Source until enough of it is of a basic colour
  ...says('green enemy', 9, 1),
  ...says('deed card', 10, 2, 8, 8, 7, 4, 1),
  ...says('dummy tactic', 4),
  ...says('die', 0),
  ...says('deed card', 6, 0),
  ...says('dummy card', 5, 12, 0),
  ...says('die', 5),
  ...says('deed card', 0, 5),
  ...says('dummy card', 0, 5, 10),
  ...says('die', 2),
  ...says('skill', 1, 4),
  ...says('dummy skill', 8),
];

const MATCH: LessonScene = {
  options: { hero: 'arythea' },
  isAlone: true,
  chance: CHANCE,
  steps: [
    { id: 'welcome', kind: 'tell', rule: 'MK-SCENARIO-30' },
    { id: 'tactic', kind: 'do', rule: 'MK-TACTIC-01', expects: ['great-start'] },
    { id: 'strong', kind: 'do', rule: 'MK-CARD-01', expects: ['march strong'] },
    { id: 'basic', kind: 'do', rule: 'MK-CARD-06', expects: ['stamina'] },
    { id: 'walk', kind: 'do', rule: 'MK-MOVE-04', expects: ['move 2.-3'], shows: 'move ' },
    { id: 'locals', kind: 'do', rule: 'MK-INTERACT-01', expects: ['interact'] },
    { id: 'promise', kind: 'do', rule: 'MK-INTERACT-08', expects: ['promise'] },
    { id: 'more', kind: 'watch', rule: 'MK-CARD-04', plays: does('threaten') },
    { id: 'recruit', kind: 'do', rule: 'MK-INTERACT-09', expects: ['recruit peasants 2'] },
    { id: 'end', kind: 'do', rule: 'MK-ENDTURN-34', expects: ['end'] },
    { id: 'dummy', kind: 'watch', rule: 'MK-SCENARIO-09', plays: does('keep', 'play') },
    { id: 'challenge', kind: 'do', rule: 'MK-COMBAT-02', expects: ['challenge prowlers 3.-3'] },
    { id: 'ranged', kind: 'watch', rule: 'MK-COMBAT-16', plays: does('done') },
    { id: 'block', kind: 'do', rule: 'MK-COMBAT-36', expects: ['determination strong'] },
    { id: 'held', kind: 'do', rule: 'MK-COMBAT-45', expects: ['block prowlers'] },
    { id: 'attack', kind: 'do', rule: 'MK-COMBAT-65', expects: ['rage'] },
    { id: 'unit', kind: 'watch', rule: 'MK-CARD-17', plays: does('use peasants 0 0') },
    { id: 'strike', kind: 'do', rule: 'MK-COMBAT-27', expects: ['strike prowlers'] },
    {
      id: 'hills',
      kind: 'watch',
      rule: 'MK-CARD-08',
      plays: does('end', 'keep', 'play', 'improvisation strong tranquility', 'move 3.-3'),
    },
    { id: 'explore', kind: 'do', rule: 'MK-EXPLORE-02', expects: ['explore 1 1'] },
    { id: 'level', kind: 'watch', rule: 'MK-ENDTURN-26', plays: does('end') },
    { id: 'skill', kind: 'do', rule: 'MK-ENDTURN-29', expects: ['arythea-power-of-pain', 'arythea-burning-power'] },
  ],
};

export const lesson: Lesson = { scenes: [MATCH], messages: { en, fr } };
