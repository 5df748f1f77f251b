/**
 * The head of the bar: whose turn it is, what is asked or waited for, how it ended. The words are found by convention:
 *
 * - `web.title.mine` (or the house's `web.title.you`), `web.title.turn` at a shared screen, `web.title.theirs` while others play;
 * - `wait.<question>` with the names of whoever is asked, or the house's `web.wait`;
 * - `web.title.won`, `.you-won`, `.drawn`, `.lost`; `web.won.<how>` for whoever won, `web.lost.<how>` for whoever lost by their own
 *   doing, `outcome.<how>.says` for everybody else.
 */
import type { Outcome, Seat } from '@taverne/engine';
import { isYou, list } from '@taverne/engine/telling';
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
  if (state.outcome && given.left === 0) return endOf(given, state.outcome);
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
  return known(say, `wait.${first.name}`, { side }) ?? say('web.wait', { side });
}

function endOf({ say, state, nameOf }: HeadGiven, { places, how, leaver }: Outcome): Head {
  const seatsIn = (isFirst: boolean): readonly Seat[] =>
    places.flatMap((place, seat) => ((place === 1) === isFirst ? [seat] : []));
  const [winners, losers] = [seatsIn(true), seatsIn(false)];
  const namesOf = (seats: readonly Seat[]): string => list(say, seats.map(nameOf));
  const values = {
    winner: namesOf(winners),
    winners: winners.length,
    loser: namesOf(losers),
    leaver: leaver === undefined ? '' : nameOf(leaver),
  };
  const isMine = (seat: Seat): boolean => isYou(state, seat);
  const [hasWon, hasLost] = [winners.some(isMine), leaver === undefined ? losers.some(isMine) : isMine(leaver)];
  // A first place that all share is a draw, unless the game has words for winning it.
  const isDrawn = losers.length === 0 && winners.length > 1 && known(say, `web.won.${how}`, values) === undefined;
  const title = winners.length === 0 ? 'lost' : isDrawn ? 'drawn' : hasWon ? 'you-won' : 'won';
  const mine = hasWon && !isDrawn ? `web.won.${how}` : `web.lost.${how}`;
  return {
    title: say(`web.title.${title}`, { name: values.winner, n: winners.length }),
    seat: isDrawn ? undefined : winners[0],
    subject: undefined,
    sentence:
      ((hasWon && !isDrawn) || hasLost ? known(say, mine, values) : undefined) ??
      known(say, `outcome.${how}.says`, values) ??
      '',
  };
}
