/** The sixteen tactics by name, one file each. */
import { ambush } from './ambush.ts';
import { bitterLesson } from './bitter-lesson.ts';
import { bracedStance } from './braced-stance.ts';
import { cornered } from './cornered.ts';
import { fieldRations } from './field-rations.ts';
import { forcedMarch } from './forced-march.ts';
import { hiddenQuiver } from './hidden-quiver.ts';
import { holdTheLine } from './hold-the-line.ts';
import { luckyBreak } from './lucky-break.ts';
import { momentum } from './momentum.ts';
import { opportunist } from './opportunist.ts';
import { pathfinder } from './pathfinder.ts';
import { plungingFire } from './plunging-fire.ts';
import { secondWind } from './second-wind.ts';
import { siegecraft } from './siegecraft.ts';
import type { TacticTable } from './tactic.ts';
import { treacherousFord } from './treacherous-ford.ts';

export const TACTICS: TacticTable = {
  'second-wind': secondWind,
  'field-rations': fieldRations,
  'hidden-quiver': hiddenQuiver,
  'forced-march': forcedMarch,
  ambush,
  'plunging-fire': plungingFire,
  'braced-stance': bracedStance,
  'lucky-break': luckyBreak,
  'hold-the-line': holdTheLine,
  'bitter-lesson': bitterLesson,
  opportunist,
  'treacherous-ford': treacherousFord,
  pathfinder,
  cornered,
  momentum,
  siegecraft,
};
