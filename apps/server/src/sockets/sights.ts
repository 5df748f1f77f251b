/** Views as text: whole, or only marks where they are not what they were when the same eyes were last told. */
import { type Match, type Seat, viewOf } from '@taverne/engine';
import { type Fields, type Mark, type Marks, markBetween, marksBetween } from '@taverne/protocol';

/** Whose eyes: a seat's, a spectator's, or everybody's where all see the same. */
export type Eyes = Seat | undefined | 'all';

/** The state as it was when these eyes were last told of it. What they saw is looked at again: one state is smaller than many views. */
export interface Sights {
  readonly state: unknown;
  readonly eyes: readonly Eyes[];
}

/** A view that takes no seat shows everybody the same. */
export const eyesOf = (match: Match, seat: Seat | undefined): Eyes => (match.game.view.length < 2 ? 'all' : seat);

/** What is told now, to be compared with what is told next. Where no step is under way the match keeps such a copy itself. */
export function sightsOf({ game, world }: Match, eyes: readonly Eyes[]): Sights {
  const isQuiet = world.tape.length === 0 && world.quiet !== undefined;
  return { state: isQuiet ? world.quiet : game.copy(world.state), eyes };
}

export class Sight {
  readonly eyes: Eyes;
  private readonly match: Match;

  constructor(match: Match, eyes: Eyes) {
    this.match = match;
    this.eyes = eyes;
  }

  whole(): string {
    return `"view":${JSON.stringify(viewOf(this.match, this.seat))}`;
  }

  /** What is new since; or all of it, where that cannot be said. */
  since(before: Sights | undefined): string {
    const marks = before?.eyes.includes(this.eyes) ? this.marks(before.state) : undefined;
    return marks ? `"changed":${JSON.stringify(marks)}` : this.whole();
  }

  private get seat(): Seat | undefined {
    return this.eyes === 'all' ? undefined : this.eyes;
  }

  private marks(before: unknown): Marks | undefined {
    const { game, world } = this.match;
    if (this.eyes !== 'all' || !game.glance) {
      const [was, is] = [game.view(before, this.seat), game.view(world.state, this.seat)];
      return hasFields(was) && hasFields(is) ? marksBetween(was, is) : undefined;
    }
    const marks: { [name: string]: Mark } = {};
    for (const { name, was, is } of game.glance(before, world.state)) {
      const mark = markBetween(was, is);
      if (mark !== undefined) marks[name] = mark;
    }
    return marks;
  }
}

const hasFields = (view: unknown): view is Fields => typeof view === 'object' && view !== null && !Array.isArray(view);
