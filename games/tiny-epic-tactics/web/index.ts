/** Tiny Epic Tactics on a page: its realm, its panels, and words for what happens. */
import './tet.css';
import type { GameKit, TableState } from '@taverne/ui';
import { lazy } from 'react';
import { NOTATION } from '../src/notation.ts';
import { nameOf } from '../text/names.ts';
import { BoardView } from './board/board.tsx';
import { Tools } from './board/tools.tsx';
import { describe, logOf, turnsIn } from './describe.ts';
import { Ending } from './ending.tsx';
import { Key } from './key.tsx';
import { Matter, Notes } from './notes/notes.tsx';
import { Aid } from './rail/aid.tsx';
import { Tactics } from './rail/tactics.tsx';
import { Track } from './rail/track.tsx';
import { Units } from './rail/units.tsx';
import { Table } from './table.tsx';
import { useTurn } from './turn.ts';
import { isAdventure, openPack, type Tactics as Types } from './view.ts';

/** How high a page must be to hold everything; dungeons and the Enemy's row need more room than flags or the Artifact. */
const HIGH = { units: 0, track: 880, tactics: 800 };
const HIGH_FOR_ADVENTURE = { units: 0, track: 1040, tactics: 900 };
/** With the score above it all. */
const HIGH_AT_THE_END = { units: 1040, track: 1160, tactics: 0 };

const highFor = (state: TableState<Types>): typeof HIGH => {
  if (state.outcome) return HIGH_AT_THE_END;
  return isAdventure(state.view) ? HIGH_FOR_ADVENTURE : HIGH;
};

export const kit: GameKit<Types> = {
  game: 'tiny-epic-tactics',
  hasSides: true,
  notation: NOTATION,
  prepare: openPack,
  Table,
  Board: BoardView,
  Notes,
  Matter,
  Tools,
  rail: (say, state) => [
    { id: 'units', isOpen: true, title: say('web.tab.units'), Part: Units, foldsBelow: highFor(state).units },
    { id: 'tactics', title: say('web.tab.tactics'), Part: Tactics, isForPlay: true, foldsBelow: highFor(state).tactics },
    { id: 'track', title: say('web.tab.track'), Part: Track, foldsBelow: highFor(state).track },
  ],
  Aid,
  Ending,
  useTurn,
  nameOf,
  describe,
  log: logOf,
  turns: turnsIn,
  hotkeys: [
    { key: 'f', does: 'web.key.flat' },
    { key: '[', does: 'web.key.left' },
    { key: ']', does: 'web.key.right' },
  ],
  Key,
  lesson: async () => (await import('./lesson.ts')).lesson,
  pages: { realm: lazy(async () => ({ default: (await import('./editor/workshop.tsx')).Workshop })) },
  controls: { realm: lazy(async () => ({ default: (await import('./editor/choice.tsx')).RealmChoice })) },
};
