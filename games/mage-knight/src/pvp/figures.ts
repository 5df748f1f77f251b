/** A fight between players for people: the same for both sides, since nothing of a hand is in it. */
import type { Seat } from '@taverne/engine';
import { type AimFigures, type Candidate, enoughIn, moreOf } from '../combat/figures.ts';
import { armorOf, isWalled } from '../combat/foes.ts';
import type { Duel, Part, State } from '../state.ts';
import type { Element } from '../words.ts';
import {
  attackParts,
  attackValue,
  blockerOf,
  countsIn,
  elementsOf,
  parryOf,
  priceOfHero,
  priceOfUnit,
  strikingParts,
  sumOf,
} from './sums.ts';

/** What takes part in an attack or a block; `half`: inefficient, halved with all that is (MK-PVP-29). */
export type ShareView = {
  readonly by: string;
  readonly n: number;
  readonly element: Element;
  readonly counts: 'full' | 'half';
};

/** A unit of one of them: what it costs the other one to wound it, and whether it takes part in the attack. */
export type DuellistUnit = {
  readonly seat: Seat;
  readonly unit: number;
  readonly armor: number;
  readonly price: number;
  readonly attacks: boolean;
  readonly held: boolean;
};

export type DuelView = Omit<Duel, 'attack' | 'fresh' | 'paid'> & {
  readonly blocker: Seat;
  /** Only siege reaches the defender (MK-PVP-27). */
  readonly walled: boolean;
  /** The attack: what it is made of and worth; while it is put together, what it would be. */
  readonly attack: readonly ShareView[];
  readonly value: number;
  readonly elements: readonly Element[];
  /** The block so far: what it counts, what it takes off, what would get through. */
  readonly block: readonly ShareView[];
  readonly sum: number;
  readonly off: number;
  readonly left: number;
  /** What a wound of the blocker's hero costs (MK-PVP-38). */
  readonly heroPrice: number;
  readonly units: readonly DuellistUnit[];
};

const shareOf = ({ by, n, element }: Part, isFull: boolean): ShareView => ({
  by,
  n,
  element,
  counts: isFull ? 'full' : 'half',
});

export function duelView(state: State, duel: Duel): DuelView {
  const { fresh: _, attack: __, paid: ___, ...rest } = duel;
  const isStriking = state.stage === 'ranged' || state.stage === 'attack';
  const attack = isStriking ? strikingParts(state, duel.attacker) : attackParts(state, duel);
  const block = state.stage === 'block' ? state.parts : [];
  const parry = parryOf(state, duel, block);
  return {
    ...rest,
    blocker: blockerOf(duel),
    walled: isWalled(state, duel.aggressor),
    attack: attack.map((part) => shareOf(part, true)),
    value: isStriking ? attack.reduce((sum, { n }) => sum + n, 0) : attackValue(state, duel),
    elements: elementsOf(attack),
    block: block.map((part) => shareOf(part, countsIn(duel, part))),
    ...parry,
    heroPrice: priceOfHero(state, duel),
    units: state.foes.flatMap((foe) =>
      foe.of
        ? [
            {
              ...foe.of,
              armor: armorOf(state, foe),
              price: priceOfUnit(state, duel, foe),
              attacks: foe.fate === 'attacks',
              held: foe.fate === 'held',
            },
          ]
        : [],
    ),
  };
}

/** How far one is: whoever blocks from stopping it all, whoever strikes from a wound of the other hero, if nothing is blocked. */
export function duelAim(state: State, duel: Duel, candidates: readonly Candidate[]): AimFigures {
  const isBlock = state.stage === 'block';
  const needed = isBlock ? attackValue(state, duel) : priceOfHero(state, duel);
  const reach = (parts: readonly Part[]) => ({
    sum: isBlock ? parryOf(state, duel, parts).off : sumOf(strikingParts(state, duel.attacker, parts)),
    needed,
  });
  const { sum } = reach(state.parts);
  const more = sum >= needed ? [] : moreOf(candidates, state, reach);
  return { foes: [], needed, sum, short: Math.max(0, needed - sum), halved: 0, parts: [], more, enough: enoughIn(more) };
}
