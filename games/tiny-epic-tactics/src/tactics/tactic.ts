/**
 * A tactic: when it comes, whether it could be revealed now, what it then does (`resolve`), what it adds while it works, and what it is
 * worth to a bot. Rules go by these and know no tactic by name.
 */
import type { Play, Table } from '@taverne/engine';
import type { Declaration } from '../attack/declaration.ts';
import type { TACTICS, TacticCard, TacticName } from '../content/tactics.ts';
import type { TacticsEvent } from '../events.ts';
import type { CardNumber, Side, State, Unit } from '../state.ts';
import type { WindowMoment } from '../words.ts';
import type { Occasions } from './occasion.ts';

type Teller = Table<TacticsEvent>;

/**
 * What a tactic changes while it works, by the amount on its card: damage added to an attack or taken off it, stars added to a
 * spell, cells added to the push of a Ballista, MP added to a Move. For the others any amount will do: no miss dice are rolled,
 * the target is not moved, and it ripostes in spite of its token.
 */
export type Working = 'damage' | 'armour' | 'stars' | 'cells' | 'mp' | 'sure' | 'firm' | 'riposte';

/** What a bot makes of the health of a whole unit and of a Weakened token, in points. */
export interface Scale {
  readonly health: number;
  readonly weak: number;
}

interface Kept {
  readonly works?: readonly Working[];
  /** To a bot: how nice it is to have in the hand, in points. */
  readonly held: number;
}

/** Played in one's own action phase, for one of one's units. */
export interface BetweenTactic extends Kept {
  readonly comes: 'between-actions';
  readonly could: (state: State, unit: Unit) => boolean;
  readonly resolve: (state: State, table: Teller, unit: Unit, amount: number) => Play | undefined;
  readonly worth: (state: State, unit: Unit, amount: number, scale: Scale) => number;
}

/** Revealed with one's own declaration of a Move. */
export interface MoveTactic extends Kept {
  readonly comes: 'with-a-move';
}

/** Revealed with one's own declaration of an attack. */
export interface AttackTactic extends Kept {
  readonly comes: 'with-an-attack';
  readonly could: (state: State, declared: Declaration) => boolean;
}

/** Revealed when the table asks. `could` goes by public facts: it decides who is asked. */
export interface WindowTactic<M extends WindowMoment = WindowMoment> extends Kept {
  readonly comes: M;
  readonly could: (state: State, side: Side, at: Occasions[M]) => boolean;
  /** Left out: all it does is to work on the attack under way. */
  readonly resolve?: (state: State, table: Teller, revealed: Revealed<M>) => Play | undefined;
  readonly worth: (state: State) => number;
}

/** A tactic that was just revealed in a window. */
export interface Revealed<M extends WindowMoment = WindowMoment> {
  readonly side: Side;
  readonly card: TacticCard;
  readonly at: Occasions[M];
}

export type Tactic = BetweenTactic | MoveTactic | AttackTactic | { [M in WindowMoment]: WindowTactic<M> }[WindowMoment];

/** What kind of tactic belongs to a moment. */
type ByMoment = {
  readonly 'between-actions': BetweenTactic;
  readonly 'action-declared': MoveTactic;
  readonly 'target-declared': AttackTactic | WindowTactic<'target-declared'>;
} & { readonly [M in Exclude<WindowMoment, 'target-declared'>]: WindowTactic<M> };

/** One for each name, of the kind that its moment asks for. */
export type TacticTable = { readonly [T in TacticName]: ByMoment[(typeof TACTICS)[T]['moment']] };

/** A card of a window, by its number in the content. */
export interface WindowCard<M extends WindowMoment = WindowMoment> {
  readonly number: CardNumber;
  readonly card: TacticCard;
  readonly tactic: WindowTactic<M>;
}
export type WindowCards = { readonly [M in WindowMoment]: readonly WindowCard<M>[] };
