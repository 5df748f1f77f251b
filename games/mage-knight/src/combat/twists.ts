/** What some blocks do beside their points, by the name that the parts on the table carry. */
import type { Seat } from '@taverne/engine';
import { type Foe, foeAt, modsOf, type State } from '../state.ts';
import type { MageTable } from '../types.ts';
import { beat } from './beat.ts';
import { changeFoe, RESISTS_FIRE, RESISTS_ICE, SWIFT, tokenOf, traitsOf } from './foes.ts';

export interface Twist {
  /** Points on top of the printed ones against this foe. */
  readonly more?: (state: State, foe: Foe, n: number) => number;
  /** The foe loses its swiftness. */
  readonly unswifts?: true;
  /** The same between players, where an attack has no token (MK-PVP-62): in the ranged phase it is swift. */
  readonly moreInDuel?: (state: State, n: number) => number;
  /** When a block succeeds that it took part in: once, and for each foe that it stops, by place. */
  readonly earns?: (state: State, seat: Seat) => void;
  readonly blocked?: (state: State, table: MageTable, seat: Seat, foe: number) => void;
}

const bits = (set: number): number => (set === 0 ? 0 : (set & 1) + bits(set >> 1));

/** Whatever is printed on the token: abilities, resistances, and an element other than physical; cold fire is one symbol (MK-RULING-40). */
const printedSymbols = (state: State, foe: Foe): number => {
  const { traits, element } = tokenOf(state, foe);
  return bits(traits) + (element === 'physical' ? 0 : 1);
};

export const TWISTS: { readonly [name: string]: Twist } = {
  // Cold Toughness: one more for each symbol on the token it blocks; against a player, for each mana spent on the attack.
  'by-symbols': { more: printedSymbols, moreInDuel: ({ duel }) => duel?.paid ?? 0 },
  // Utem Guardsmen and Altem Guardians: twice as much against a swift attack; in the first printing they take the swiftness away.
  'twice-if-swift': {
    more: (state, foe, n) => ((traitsOf(state, foe) & SWIFT) === 0 ? 0 : n),
    moreInDuel: ({ duel }, n) => (duel?.isMelee ? 0 : n),
  },
  unswifts: { unswifts: true },
  // Ice Shield, a blue effect: what it stops loses armor, unless it resists ice.
  'ice-shield': {
    blocked(state, _table, _seat, at) {
      const foe = foeAt(state, at);
      if ((traitsOf(state, foe) & RESISTS_ICE) === 0) changeFoe(state, at, { armor: foe.armor - 3 });
    },
  },
  // Burning Shield: what helped to block can be used once more, as an attack.
  'burning-shield': {
    earns(state, seat) {
      const kept = { mod: 'kept', by: 'burning-shield', n: 4, kind: 'melee', element: 'fire' } as const;
      state.mods[seat] = [...modsOf(state, seat), kept];
    },
  },
  // Exploding Shield, a red effect: what it stops is destroyed, unless it resists fire.
  'exploding-shield': {
    blocked(state, table, seat, at) {
      const foe = foeAt(state, at);
      if ((traitsOf(state, foe) & RESISTS_FIRE) === 0) beat(state, table, seat, [at]);
    },
  },
};
