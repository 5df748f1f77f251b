/** Tiny Epic Quest on a page: its map, its panels, and words for what happens. */
import './teq.css';
import { type GameKit, PHONE } from '@taverne/ui';
import { lazy } from 'react';
import { NOTATION } from '../src/notation.ts';
import type { QuestTypes } from '../src/types.ts';
import { BoardView, Tools } from './board/board.tsx';
import { describe, logOf, turnsIn } from './describe.ts';
import { Ending } from './ending.tsx';
import { nameOf } from './names.ts';
import { Matter, Notes } from './notes.tsx';
import { Aid } from './rail/aid.tsx';
import { QuestSheet, RoadSheet } from './rail/phone.tsx';
import { Players } from './rail/players.tsx';
import { Table } from './table.tsx';
import { useTurn } from './turn.ts';
import { isNight, openPack } from './view.ts';

export const kit: GameKit<QuestTypes> = {
  game: 'tiny-epic-quest',
  notation: NOTATION,
  prepare: openPack,
  Table,
  Board: BoardView,
  Notes,
  Matter,
  Tools,
  // On a desk cards and Quests lie around the map, and beside it there is room for the players alone.
  rail: (say, { view }) => [
    { id: 'players', title: say('web.players'), Part: Players, foldsBelow: 300 + 150 * view.seats },
    ...(globalThis.matchMedia(PHONE).matches
      ? [
          { id: 'quests', title: say('web.quests'), Part: QuestSheet },
          { id: 'road', isOpen: true, title: say(isNight(view) ? 'web.dice' : 'web.tab.cards'), Part: RoadSheet },
        ]
      : []),
  ],
  Aid,
  Ending,
  useTurn,
  nameOf,
  describe,
  log: logOf,
  turns: turnsIn,
  pages: { island: lazy(async () => ({ default: (await import('./maps/island.tsx')).Island })) },
  controls: { map: lazy(async () => ({ default: (await import('./maps/choice.tsx')).MapChoice })) },
  hotkeys: [{ key: 'i', does: 'web.key.item' }],
  lesson: async () => (await import('./lesson.ts')).lesson,
};
