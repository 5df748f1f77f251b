/** What a click on something impossible tries, in notation or as what is pointed at. */
import type { Tried } from '@taverne/ui';
import { ENEMIES } from '../src/content/enemies.ts';
import { cardFace, skillFace, tacticFace, unitFace } from '../src/content/faces.ts';
import type { MageTypes } from '../src/types.ts';
import { NONE } from '../src/words.ts';
import { cardIn, foeIn, offerIn, type Spot, sideIn, skillIn, tacticIn, unitIn } from './spots.ts';
import type { View } from './view.ts';

export function triedBy({ question, spot, view }: Tried<MageTypes, Spot>): readonly string[] {
  const [card, unit, skill, tactic, foe, offer] = [
    cardIn(spot),
    unitIn(spot),
    skillIn(spot),
    tacticIn(spot),
    foeIn(spot),
    offerIn(spot),
  ];
  const half = sideIn(spot);
  if (half) return [half.side === 'basic' ? cardFace(half.card).id : `${cardFace(half.card).id} ${half.side}`];
  if (card !== undefined) return cardTried(cardFace(card).id);
  if (unit !== undefined) return [`use ${unitFace(view.units[question.seat]?.[unit]?.unit ?? NONE).id} ${unit}`];
  if (skill !== undefined) return [`skill ${skillFace(skill).id}`, skillFace(skill).id];
  if (tactic !== undefined) return [tacticFace(tactic).id];
  if (foe !== undefined) return foeTried(view, foe);
  if (offer !== undefined) return [`recruit ${unitFace(view.offer[offer] ?? NONE).id} ${offer}`];
  if (spot.startsWith('tile ')) return [`explore${spot.slice('tile'.length)}`];
  return [`move ${spot}`, spot];
}

const cardTried = (id: string): readonly string[] => [
  id,
  `${id} strong`,
  `buy taught ${id}`,
  `buy spell ${id}`,
  `buy advanced ${id}`,
];
function foeTried({ foes }: View, at: number): readonly string[] {
  const enemy = foes[at]?.enemy ?? NONE;
  const nth = foes.slice(0, at + 1).filter((foe) => foe.enemy === enemy).length;
  const name = `${ENEMIES[enemy]?.id ?? ''}${nth > 1 ? `-${nth}` : ''}`;
  return [`strike ${name}`, `block ${name}`];
}
