/** A kit for any game: rules and, as far as there are any, words are enough to play it in a browser. */
import type { Seat } from '@taverne/engine';
import { createElement } from 'react';
import { logFrom } from '../frame/log-from.ts';
import type { GameKit } from '../kit.ts';
import type { LogGroup } from '../log.tsx';
import type { Messages } from '../words.tsx';
import { Board, Notes } from './board.tsx';
import { plainMessages } from './messages.ts';
import { Aid, Ending, Players } from './players.tsx';
import { PlainTableAround, seatName, wordsAt } from './table.tsx';
import { useTurn } from './turn.ts';

/** `words`: those of the game, by language. */
export function genericKit(game: string, words: { readonly [language: string]: Messages }): GameKit {
  const messages = {
    en: { ...plainMessages.en, ...words.en },
    fr: { ...plainMessages.fr, ...words.fr },
  };
  return {
    game,
    messages,
    Table: ({ children, ...parts }) => createElement(PlainTableAround, { parts, messages, children }),
    Board,
    Notes,
    Tools: () => null,
    Key: () => null,
    rail: (say) => [{ id: 'players', title: say('web.sheet.players'), Part: Players }],
    Aid,
    Ending,
    useTurn,
    nameOf: seatName,
    describe: (event, state, say) => wordsAt(state, say, messages).event(event),
    log(state, say): readonly LogGroup[] {
      const told = wordsAt(state, say, messages);
      return logFrom(state.events, {
        heading: () => undefined,
        line: (event) => ({ text: told.event(event), seat: seatIn(event, state.seats.length) }),
      });
    },
    // Nothing is played back here, so there is no turn to see again.
    turns: () => [],
  };
}

/** Whose doing an event was, where it says so. */
function seatIn(event: object, seats: number): Seat | undefined {
  const seat: unknown = 'seat' in event ? event.seat : undefined;
  return typeof seat === 'number' && seat >= 0 && seat < seats ? seat : undefined;
}
