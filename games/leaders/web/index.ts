/** Leaders on a page: its board, its panels, and words for what happens. */
import './faded.css';
import type { GameKit } from '@taverne/ui';
import { NOTATION } from '../src/notation.ts';
import type { Leaders } from '../src/types.ts';
import { nameOf } from '../text/names.ts';
import { BoardView, Tools } from './board/board.tsx';
import { Drawing } from './book.tsx';
import { describe, logOf, turnsIn } from './describe.ts';
import { Ending } from './ending.tsx';
import { Notes } from './notes.tsx';
import { Aid } from './rail/aid.tsx';
import { Offer } from './rail/offer.tsx';
import { Players } from './rail/players.tsx';
import { Table } from './table.tsx';
import { useTurn } from './turn.ts';

export const kit: GameKit<Leaders> = {
  game: 'leaders',
  hasSides: true,
  notation: NOTATION,
  Table,
  Board: BoardView,
  Notes,
  Tools,
  rail: (say) => [
    { id: 'players', title: say('web.players'), Part: Players },
    { id: 'offer', title: say('web.offer.tab'), Part: Offer, isForPlay: true },
  ],
  Aid,
  Ending,
  useTurn,
  nameOf,
  describe,
  log: logOf,
  turns: turnsIn,
  hotkeys: [{ key: 't', does: 'web.key.threats' }],
  Drawing,
  lesson: async () => (await import('./lesson.ts')).lesson,
};
