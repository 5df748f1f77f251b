/**
 * Plans that are under way. As long as everything goes as planned the rest of a plan is not thought through again: whoever comes to a
 * moment that a plan has foreseen goes on with it. Where chance has said something else nothing was foreseen, and one thinks anew.
 */
import type { Seat } from '@taverne/engine';
import type { State } from '../state.ts';
import { courseOf, supposing, waypointsOf } from './courses.ts';
import type { Line } from './line.ts';

const MOST = 300;

export class Kept {
  private readonly lines = new Map<string, Line>();

  rest(quiet: State, seat: Seat): Line | undefined {
    return this.lines.get(nameOf(quiet, seat));
  }

  /** This is what is done from here, whatever else could be planned. */
  begin(quiet: State, seat: Seat, line: Line): void {
    this.lines.set(nameOf(quiet, seat), line);
    this.add(quiet, seat, line);
  }

  add(quiet: State, seat: Seat, { keys, gain }: Line): void {
    if (keys.length < 2) return;
    for (const { state, at } of waypointsOf(courseOf(quiet, supposing(quiet.turns)), keys)) {
      // A fight that begins is thought through with more care.
      if (state.arena && !quiet.arena) break;
      this.lines.set(nameOf(state, seat), { keys: keys.slice(at), gain });
    }
    for (const [oldest] of this.lines) {
      if (this.lines.size <= MOST) break;
      this.lines.delete(oldest);
    }
  }
}

/** What others hold is imagined anew for every thought: it tells no two moments apart. */
function nameOf(state: State, seat: Seat): string {
  const { hand, deck, discard, aside, played, drawn, shed, stash } = state;
  const own = [hand, deck, discard, aside, played, drawn, shed, stash].map((each) => each[seat]);
  const none = [] as const;
  return JSON.stringify([
    seat,
    own,
    { ...state, hand: none, deck: none, discard: none, aside: none, played: none, drawn: none, shed: none, stash: none },
  ]);
}
