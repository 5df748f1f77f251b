/** Views as text: whole, or only what is not as it was when the same eyes were last told. */
import { type Match, type Seat, viewOf } from '@taverne/engine';

type Fields = { readonly [name: string]: unknown };

/** Whose eyes: a seat's, a spectator's, or everybody's where all see the same. */
export type Eyes = Seat | undefined | 'all';

/** What one pair of eyes was told last, as far as it must be remembered: of a game that can glance the marks, else the view's fields. */
interface Remembered {
  readonly eyes: Eyes;
  readonly marks?: readonly unknown[];
  readonly names?: readonly string[];
  readonly values?: readonly unknown[];
}
/** Of every table in memory there is one of these: a list is smaller than a map, and there are few pairs of eyes. */
export type Sights = readonly Remembered[];

/** A view that takes no seat shows everybody the same. */
export const eyesOf = (match: Match, seat: Seat | undefined): Eyes => (match.game.view.length < 2 ? 'all' : seat);

/** Stands for a value of which nobody knows whether it will have changed; and for the empty list. */
const WHO_KNOWS = Symbol('who knows');
const NOTHING = Symbol('nothing');

export class Sight {
  readonly eyes: Eyes;
  private readonly match: Match;
  private seen: { readonly view: unknown } | undefined;

  constructor(match: Match, eyes: Eyes) {
    this.match = match;
    this.eyes = eyes;
  }

  /** Made when it is first wanted. */
  private get view(): unknown {
    this.seen ??= { view: viewOf(this.match, this.eyes === 'all' ? undefined : this.eyes) };
    return this.seen.view;
  }

  whole(): string {
    return `"view":${JSON.stringify(this.view)}`;
  }

  /** What changed since; or all of it, where that cannot be said. */
  since(sights: Sights | undefined): string {
    const { eyes } = this;
    const before = sights?.find((each) => each.eyes === eyes);
    const changed = before && (this.glanced(before) ?? this.compared(before));
    return changed ? `"changed":${JSON.stringify(changed)}` : this.whole();
  }

  private glanced({ marks }: Remembered): Fields | undefined {
    const { game, world } = this.match;
    return marks && game.glance?.since(world.state, marks);
  }

  private compared({ names, values }: Remembered): Fields | undefined {
    const { view } = this;
    if (!names || !values || !hasFields(view) || !areSame(namesOf(view), names)) return undefined;
    const changed: { [name: string]: unknown } = {};
    for (const [i, name] of names.entries()) {
      const value = view[name];
      if (values[i] !== asRemembered(value)) changed[name] = value;
    }
    return changed;
  }

  /** For the next time. Undefined: a view without fields is told whole each time. */
  remembered(): Remembered | undefined {
    const { eyes, match } = this;
    const { game, world } = match;
    if (eyes === 'all' && game.glance) return { eyes, marks: game.glance.marks(world.state) };
    const { view } = this;
    if (!hasFields(view)) return undefined;
    const names = namesOf(view);
    return { eyes, names, values: names.map((name) => asRemembered(view[name], WHO_KNOWS)) };
  }
}

const hasFields = (view: unknown): view is Fields => typeof view === 'object' && view !== null && !Array.isArray(view);

/** Words and numbers, what is frozen (and so the same as long as it is there), and the empty list can be compared; nothing else. */
function asRemembered(value: unknown, otherwise?: symbol): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  return Array.isArray(value) && value.length === 0 ? NOTHING : otherwise;
}

/** The names of a view's fields. Most views of a game have the same, so the list that was last made is kept for all of them. */
function namesOf(view: Fields): readonly string[] {
  const names = Object.keys(view);
  if (!areSame(names, lastNames)) lastNames = names;
  return lastNames;
}
let lastNames: readonly string[] = [];

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some === others || (some.length === others.length && some.every((name, i) => name === others[i]));
