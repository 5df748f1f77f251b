/** Tiny Epic Tactics on a page: its realm, its panels, and words for what happens. */
import './tet.css';
import type { GameKit } from '@taverne/ui';
import { BoardView, Tools } from './board/board.tsx';
import { describe, logOf, turnsIn } from './describe.ts';
import { Ending } from './ending.tsx';
import { Key } from './key.tsx';
import { messages } from './messages.ts';
import { nameOf } from './names.ts';
import { Notes } from './notes/notes.tsx';
import { Aid } from './rail/aid.tsx';
import { Tactics } from './rail/tactics.tsx';
import { Track } from './rail/track.tsx';
import { Units } from './rail/units.tsx';
import { TacticsRoom } from './room.tsx';
import { useTurn } from './turn.ts';

export const tacticsKit: GameKit = {
  game: 'tiny-epic-tactics',
  messages,
  Table: TacticsRoom,
  Board: BoardView,
  Notes,
  Tools,
  rail: (say) => [
    { id: 'units', isOpen: true, title: say('web.tab.units'), Part: Units },
    { id: 'tactics', title: say('web.tab.tactics'), Part: Tactics, isForPlay: true },
    { id: 'track', title: say('web.tab.track'), Part: Track },
  ],
  Aid,
  Ending,
  useTurn,
  nameOf,
  describe,
  log: logOf,
  turns: turnsIn,
  hasSecrets: true,
  hotkeys: [
    { key: 'f', does: 'web.key.flat' },
    { key: '[', does: 'web.key.left' },
    { key: ']', does: 'web.key.right' },
  ],
  Key,
};

export { describe, logOf, sayRefusal } from './describe.ts';
export { RealmEditor, type RealmEditorProps } from './editor/editor.tsx';
export { keptRealms } from './editor/kept.ts';
export { realmsIn } from './editor/realms.ts';
export { messages } from './messages.ts';
export { Board } from './room.tsx';
