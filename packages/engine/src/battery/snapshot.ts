/** All that one seat, or a spectator, can learn at a moment: if two worlds agree on this, the seat cannot tell them apart. */
import { askedOf, questionsForPeople } from '../answer.ts';
import type { LineEntry } from '../journal.ts';
import { undoPoints } from '../undo-points.ts';
import { eventsFor } from '../view.ts';
import type { Happening, Seat } from '../words.ts';
import type { Told, World } from '../world.ts';

/** A world with the line that leads to it: the true one or an imagined one. */
export interface Course {
  readonly world: World;
  readonly line: readonly LineEntry[];
  /** How many of its answers are each seat's, where the line does not begin at the beginning. */
  readonly answered?: readonly number[];
  readonly openEvents: readonly Told[];
}

const MOST_PREVIEWS = 12;

export function learntBy(course: Course, seat: Seat | undefined): { readonly [what: string]: unknown } {
  const { world } = course;
  const { line, answered } = course;
  const table = { world, line, ...(answered && { answered }) };
  const events = eventsFor(course.openEvents, seat).map(({ event }): Happening => event);
  const common = {
    view: world.game.view(world.state, seat),
    asked: askedOf(table),
    outcome: world.outcome,
    events,
  };
  if (seat === undefined) return common;
  return {
    ...common,
    questions: questionsForPeople(table, seat),
    refusals: ofOwnAsks(world, seat, (index) => world.ask(index).notOffered?.()),
    previews: ofOwnAsks(world, seat, (index) =>
      world
        .options(index)
        .slice(0, MOST_PREVIEWS)
        .map(({ value }) => world.ask(index).preview?.(value)),
    ),
    undo: undoPoints(line, seat, world.sealed).length,
  };
}

function ofOwnAsks<T>(world: World, seat: Seat, tell: (index: number) => T): T[] {
  const asks = world.request?.asks ?? [];
  return asks.flatMap((ask, index) => (ask.seat === seat && world.isOpen(index) ? [tell(index)] : []));
}
