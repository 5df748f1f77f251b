/**
 * The head of the bar: whose turn it is, what is asked or waited for, how it ended. The words are found by convention:
 *
 * - `web.title.mine` (or the house's `web.title.you`), `web.title.turn` at a shared screen, `web.title.theirs` while others play;
 * - `wait.<question>` with the names of whoever is asked, or the house's `web.wait`;
 * - `web.title.won`, `.you-won`, `.drawn`, `.lost`, and the words of an ending, which are the same for page and terminal (`endOf`).
 */
import type { Outcome, Seat } from '@taverne/engine';
import { capital, endOf, isYou, list, tell, type Voice } from '@taverne/engine/telling';
import type { Turn } from '../kit.ts';
import type { TableState } from '../table.ts';
import { known, type Say } from '../words.tsx';

type Head = Pick<Turn, 'title' | 'seat' | 'subject' | 'sentence'>;

export interface HeadGiven {
  readonly say: Say;
  readonly state: Pick<TableState, 'seats' | 'outcome'> & {
    readonly asked: readonly { readonly seat: Seat; readonly name: string }[];
  };
  readonly question: { readonly seat: Seat } | undefined;
  /** Whose turn it is, whoever is asked. */
  readonly active: Seat;
  /** How many events are still to be shown. */
  readonly left: number;
  readonly nameOf: (seat: Seat) => string;
  /** Where the usual title would not do. */
  readonly title: string | undefined;
  /** What is asked, and of what is picked. */
  readonly asks: () => Pick<Turn, 'subject' | 'sentence'>;
}

export function headOf(given: HeadGiven): Head {
  const { state, question, active, asks } = given;
  if (state.outcome && given.left === 0) return headAtEnd(given, state.outcome);
  if (!question) {
    const seat = state.asked[0]?.seat ?? active;
    return { title: given.title ?? titleOf(given, active), seat, subject: undefined, sentence: waitingOf(given) };
  }
  return { title: given.title ?? titleOf(given, question.seat), seat: question.seat, ...asks() };
}

function titleOf({ say, state, question, nameOf }: HeadGiven, seat: Seat): string {
  const name = nameOf(seat);
  if (isYou(state, seat)) {
    const greeting = state.seats[seat]?.name ? known(say, 'web.title.mine', { name }) : undefined;
    return greeting ?? say('web.title.you');
  }
  return say(question ? 'web.title.turn' : 'web.title.theirs', { name });
}

function waitingOf({ say, state, left, nameOf }: HeadGiven): string {
  const others = state.asked.filter(({ seat }) => state.seats[seat]?.mine !== true);
  const [first] = others;
  if (!first) return left > 0 ? say('web.playing') : '';
  const side = list(
    say,
    others.map(({ seat }) => nameOf(seat)),
  );
  // The words of a question are those of one person who is asked.
  const own = others.length === 1 ? known(say, `wait.${first.name}`, { side }) : undefined;
  return own ?? say('web.wait', { side });
}

/** A seat, as something to speak of. */
interface Sitting {
  readonly seat: Seat;
}

function headAtEnd({ say, state, nameOf }: HeadGiven, outcome: Outcome): Head {
  const tale = endOf(outcome, (seat): Sitting => ({ seat }));
  const voice: Voice<Sitting> = {
    say,
    name: ({ seat }) => nameOf(seat),
    isYou: ({ seat }) => isYou(state, seat),
  };
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winner = list(say, winners.map(nameOf));
  // A first place that all share is a draw, unless the game has words for winning it.
  const isShared = winners.length === outcome.places.length && winners.length > 1;
  const isDrawn = isShared && known(say, `web.won.${outcome.how}`, { winner, winners: winners.length }) === undefined;
  const hasWon = winners.some((seat) => isYou(state, seat));
  const title = winners.length === 0 ? 'lost' : isDrawn ? 'drawn' : hasWon ? 'you-won' : 'won';
  const told = tell(tale, voice);
  return {
    title: say(`web.title.${title}`, { name: winner, n: winners.length }),
    seat: isDrawn ? undefined : winners[0],
    subject: undefined,
    sentence: told === capital(tale.key) ? '' : told,
  };
}
