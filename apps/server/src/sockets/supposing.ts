/** Where answers would lead, in the eyes of whoever wonders. */
import {
  askedOf,
  eventsFor,
  isForeseeable,
  type Match,
  ok,
  questionsForPeople,
  type Result,
  type Seat,
  suppose,
} from '@taverne/engine';
import { packKeys, type SupposedSent } from '@taverne/protocol';
import { guessFor } from '../deeds/foresee.ts';
import { numberOf, type Table } from '../matches/table.ts';

type Shown = Omit<SupposedSent, 'type' | 'match' | 'key'>;

/** All but the questions of whoever is asked then is seen with the eyes of the seat that wonders; those are asked in a world that is only guessed. */
export function supposedBy(table: Table, match: Match, seat: Seat, keys: readonly string[]): Result<Shown> {
  const supposed = suppose(match, seat, keys, guessFor(table, seat));
  if (!supposed.ok) return supposed;
  const { world, course, events } = supposed.value;
  const isOpen = world.outcome === undefined && isForeseeable(world);
  const asked = isOpen ? world.ask(0).seat : undefined;
  const questions = asked === undefined ? [] : questionsForPeople({ world, line: [] }, asked);
  return ok({
    seq: numberOf(table),
    course,
    view: match.game.view(world.state, seat),
    events: eventsFor(events, seat),
    questions: match.game.notation
      ? questions.map(({ options, ...question }) => ({ ...question, keys: packKeys(options.map(({ key }) => key)) }))
      : questions,
    asked: askedOf({ world, line: [] }),
    ...(world.outcome && { outcome: world.outcome }),
  });
}
