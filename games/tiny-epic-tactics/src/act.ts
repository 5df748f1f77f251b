/** The action phase: one of all the active player can do, done (TET-TURN-05). */
import type { Play, Table } from '@taverne/engine';
import { deeds } from './act-options.ts';
import { declare, pay } from './allowance.ts';
import { attackPlay } from './attack/attack.ts';
import { declarationOf } from './attack/declaration.ts';
import { type Deed, END, type EnterDeed, type MoveDeed, type WalkDeed } from './deeds.ts';
import type { TacticsEvent } from './events.ts';
import { actFigures } from './figures.ts';
import { moveInto, moveTo, walk } from './move.ts';
import { previewDeed } from './preview.ts';
import { movementOf } from './reach.ts';
import { replaceCaptured } from './solo/capture.ts';
import { isAdventure } from './solo/closed.ts';
import type { State } from './state.ts';
import { playBetween } from './tactics/between.ts';
import { marchPoints } from './tactics/declared.ts';
import { reveal } from './tactics/hand.ts';
import { ask } from './types.ts';
import { sideOf } from './units.ts';

type Teller = Table<TacticsEvent>;

/** One decision of the action phase with everything it causes; true: the actions are ended. */
export function* act(state: State, table: Teller): Play<boolean> {
  const side = state.active;
  const deed = yield* ask(side, 'act', deeds(state), {
    rule: 'TET-TURN-05',
    safe: END.key,
    lone: 'asked', // a quick end would tell what is not in the hand
    preview: (value) => previewDeed(state, value),
    figures: () => actFigures(state),
  });
  if (deed.do === 'end') return true;
  yield* carryOut(state, table, deed);
  if (isAdventure(state)) replaceCaptured(state, table);
  return false;
}

function* carryOut(state: State, table: Teller, deed: Exclude<Deed, { do: 'end' }>): Play {
  switch (deed.do) {
    case 'move':
    case 'walk':
    case 'enter':
      return yield* goOn(state, table, deed);
    case 'pay':
      return pay(state, table, deed.unit, 'TET-ACT-11');
    case 'tactic':
      return yield* playBetween(state, table, deed);
    default:
      declare(state, table, deed.unit, deed.do);
      return yield* attackPlay(state, table, declarationOf(deed));
  }
}

/** A Move action: declared, perhaps with a forced march, and walked to its end (TET-ACT-08). */
function* goOn(state: State, table: Teller, deed: MoveDeed | WalkDeed | EnterDeed): Play {
  const { unit, tactics } = deed;
  declare(state, table, unit, 'move');
  const mp = movementOf(state, unit) + marchPoints(state, tactics);
  for (const card of tactics) reveal(state, table, { side: sideOf(unit), card, unit });
  if (deed.do === 'move') yield* moveTo(state, table, { unit, mp }, deed.to);
  else if (deed.do === 'enter') yield* moveInto(state, table, { unit, mp }, deed.box);
  else yield* walk(state, table, { unit, mp });
}
