/** One step of the game, by what the table waits for. */
import type { Play } from '@taverne/engine';
import { answerCard, chooseCard } from './day/day.ts';
import { dealOne } from './night/damage.ts';
import { dawn } from './night/dawn.ts';
import { chooseAdventure, reroll } from './night/roll.ts';
import { window } from './night/window.ts';
import type { State } from './state.ts';
import type { QuestTable } from './types.ts';

export function step(state: State, table: QuestTable): Play {
  switch (state.stage) {
    case 'card':
      return chooseCard(state, table);
    case 'travel':
      return answerCard(state, table);
    case 'dusk':
    case 'use':
      return window(state, table, state.stage);
    case 'dice':
      return chooseAdventure(state, table);
    case 'reroll':
      return reroll(state, table);
    case 'damage':
      return dealOne(state, table);
    case 'dawn':
      return dawn(state, table);
  }
}
