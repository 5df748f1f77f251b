/** One step of the game, by what the table waits for. */
import { NOTHING_ASKED, type Play } from '@taverne/engine';
import { answerStep, resolveStep } from './announce.ts';
import { beginStep } from './begin.ts';
import { discardStep, glade, refillStep } from './closing.ts';
import { musterStep } from './coop/assault.ts';
import { agreeStep, proposeStep } from './coop/propose.ts';
import { dummyTurn } from './dummy.ts';
import { levelStep, skillStep } from './levels.ts';
import { newRound, tacticSeat, tacticStep } from './preparation.ts';
import { attendStep } from './pvp/attend.ts';
import { artifactStep, rewardStep } from './rewards.ts';
import type { State } from './state.ts';
import { searchStep, shedStep } from './tactics/steps.ts';
import { turnStep } from './turn.ts';
import type { MageTable } from './types.ts';
import { NONE } from './words.ts';

const NOTHING: State['known'] = [];
/** The spell by which an assault was proposed is in a hand, and everybody knows it (MK-COOP-05). */
const namedIn = ({ joint }: State): State['known'] => (joint && joint.spell !== NONE ? [joint.spell] : NOTHING);

export function step(state: State, table: MageTable): Play {
  if (state.known.length > 0) state.known = namedIn(state);
  switch (state.stage) {
    case 'tactic':
      return tacticStep(state, table);
    case 'shed':
      return shedStep(state, table, tacticSeat(state));
    case 'search':
      return searchStep(state, table, tacticSeat(state));
    case 'begin':
      return beginStep(state, table);
    case 'attend':
      return attendStep(state, table);
    case 'propose':
      return proposeStep(state, table);
    case 'agree':
      return agreeStep(state, table);
    case 'muster':
      return musterStep(state, table);
    case 'answer':
      return answerStep(state, table);
    case 'resolve':
      return resolveStep(state, table);
    case 'glade':
      return glade(state, table);
    case 'reward':
      return rewardStep(state, table);
    case 'artifact':
      return artifactStep(state, table);
    case 'skill':
      return skillStep(state, table);
    case 'discard':
      return discardStep(state, table);
    case 'refill':
      return refillStep(state, table);
    case 'level':
      levelStep(state, table);
      return NOTHING_ASKED;
    case 'dummy':
      dummyTurn(state, table);
      return NOTHING_ASKED;
    case 'dawn':
      return newRound(state, table);
    case 'over':
      return NOTHING_ASKED;
    default:
      return turnStep(state, table, state.stage);
  }
}
