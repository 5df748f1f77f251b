/** What an answer would bring about, under the headings of a terminal. */
import type { Part, Foreseen as Told } from '@taverne/engine/telling';
import type { Foreseen } from '../src/preview.ts';
import type { TextKey } from './index.ts';
import type { Thing } from './names.ts';

const aUnit = (unit: string): Thing => ({ kind: 'unit', unit });
const plain = <V extends number | string | readonly string[]>(value: V): V => value;
const whether = (is: boolean): Thing => ({ kind: 'answer', is });

/** How each figure is told. */
type All = Required<Foreseen>;
const FORESEEN: { readonly [P in keyof All]: (value: All[P]) => Part<Thing> } = {
  // movement
  path: (steps) => steps.map(({ cell }) => cell),
  cost: plain,
  left: plain,
  mp: plain,
  villages: plain,
  healed: plain,
  refilled: plain,
  box: (box) => ({ kind: 'dungeon', box }),
  entrance: plain,
  noWayOut: whether,
  // attacks
  target: aUnit,
  hp: plain,
  distance: plain,
  // Without a limit it is null: JSON knows no infinity.
  range: (range) => range ?? '∞',
  rangeParts: (parts) => ({ kind: 'parts', parts }),
  ammo: plain,
  mostAmmo: plain,
  missDice: plain,
  mana: plain,
  starDice: plain,
  effects: (effects) => ({ kind: 'effects', effects }),
  way: (way) => ({ kind: 'direction', way }),
  damage: plain,
  parts: (parts) => ({ kind: 'parts', parts }),
  most: plain,
  captures: whether,
  pushDice: plain,
  intercept: (units) => units.map(aUnit),
  riposte: ({ unit, ways }) => ({ kind: 'riposte', unit, ways }),
  payment: plain,
  weakens: whether,
};

const isForeseen = (what: string): what is keyof All => what in FORESEEN;

function told<P extends keyof All>(what: P, preview: Partial<All>): Told<Thing>[] {
  const key: TextKey = `preview.${what}`;
  const value = preview[what];
  return value === undefined ? [] : [{ key, part: FORESEEN[what](value) }];
}

export const foreseenIn = (preview: Foreseen): readonly Told<Thing>[] =>
  Object.keys(preview).flatMap((what) => (isForeseen(what) ? told(what, preview) : []));
