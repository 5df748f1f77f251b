/** Mage Knight on a page: the land, the fight, the desk before the hero, and words for what happens. */
import './art/ground.css';
import './art/scenery.css';
import './art/sizes.css';
import './art/tokens.css';
import type { GameKit } from '@taverne/ui';
import type { MageTypes } from '../src/types.ts';
import { describe, logOf } from './describe.ts';
import { Aid } from './desk/aid.tsx';
import { Board, Tools } from './desk/board.tsx';
import { HeroSheet } from './desk/hero.tsx';
import { Matter, Notes } from './desk/notes.tsx';
import { OfferSheet } from './desk/offers.tsx';
import { Others } from './desk/others.tsx';
import { Ending } from './ending.tsx';
import { nameOf } from './names.ts';
import { Table } from './table.tsx';
import { useTurn } from './turn.ts';
import { actorIn, othersWord, ownSeat } from './view.ts';

export const kit: GameKit<MageTypes> = {
  game: 'mage-knight',
  Table,
  Board,
  Notes,
  Matter,
  Tools,
  // The marks say it themselves, and in that corner lies the hand.
  Key: () => null,
  rail: (say, state) => [
    ...(state.view.seats > 1 ? [{ id: 'rivals', title: say(othersWord(state.view)), Part: Others }] : []),
    { id: 'hero', title: say('web.tab.hero'), Part: HeroSheet, isOpen: true },
    {
      id: 'offers',
      title: say('web.tab.offers'),
      Part: OfferSheet,
      isForPlay: true,
      isWanted: state.view.stage === 'interact' && actorIn(state.view) === ownSeat(state),
      foldsBelow: 1100,
    },
  ],
  Aid,
  Ending,
  useTurn,
  nameOf,
  describe,
  log: logOf,
  turns: (events) => events.flatMap(({ event }, i) => (event.event === 'turn-began' ? [i] : [])),
  lesson: async () => (await import('./lesson.ts')).lesson,
};
