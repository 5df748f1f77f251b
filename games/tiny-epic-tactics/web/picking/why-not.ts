/** What a click on something that cannot be done tries, and which of the reasons against it answers. */
import type { Missed, RefusalOf } from '@taverne/engine';
import type { Tried } from '@taverne/ui';
import type { Tactics, Why } from '../../src/index.ts';
import { unitOnCell } from '../view.ts';
import type { Picks } from './picking.ts';
import { ATTACKS, isInside, type Spot } from './ways.ts';

export interface Reply {
  readonly spot: Spot;
  readonly picks: Picks;
  /** None: nobody is asked anything. */
  readonly missed: Missed<Tactics> | undefined;
}

/** From what tells most to what is plain to see; a reason that is not named is in the middle. */
const TELLING: readonly Why[] = [
  'weakened',
  'no-actions-left',
  'two-actions',
  'same-kind',
  'second-attack',
  'not-for-the-captor',
];
const PLAIN: readonly Why[] = [
  ...(['out-of-range', 'other-elevation', 'not-adjacent', 'too-few-mp', 'occupied', 'not-an-enemy'] as const),
  // What a unit does not have at all says less than what it has and cannot use.
  ...(['no-ranged-attack', 'no-spell', 'not-on-ballista'] as const),
];

function rank({ why }: RefusalOf<Tactics>): number {
  const telling = TELLING.indexOf(why);
  if (telling >= 0) return telling;
  const plain = PLAIN.indexOf(why);
  return TELLING.length + (plain < 0 ? 0 : 1 + plain);
}

/** All that a click on `spot` could mean while `picks` are picked, in notation or as what is pointed at. */
export function triedBy({ question, picks, spot, view }: Tried<Tactics, Spot>): readonly string[] {
  const [first] = picks;
  const place = spot.replace(/^card /, 'unit ');
  if (question.name !== 'act' || first === undefined) return [place];
  const [unit, target] = [unitOnCell(view, first), unitOnCell(view, spot)];
  // A card is picked, and somebody it could serve.
  if (!unit) return [`play ${first} ${target?.id ?? place.replace('unit ', '')}`];
  if (target && picks.length === 1) return ATTACKS.map((verb) => `${verb} ${unit.id} ${target.id}`);
  return [isInside(spot) ? `walk ${unit.id} ${place}` : `move ${unit.id} ${place}`];
}

/** Of the reasons against all that a click could mean, the one that tells most. */
export const mostTelling = (refused: readonly Missed<Tactics>[]): Missed<Tactics> | undefined =>
  refused.toSorted((a, b) => rank(a.refusal) - rank(b.refusal))[0];
