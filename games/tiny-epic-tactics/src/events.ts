/**
 * What happens in a match, in the past tense, each with the rule behind it. Units go by the id of their card (`W3`), sides
 * by number, cells by name (`H7`, chambers `5x4:B2`). Only what concerns a hidden hand has `only` and `instead`.
 */
import type { Happening } from '@taverne/engine';
import type { DieSymbol, Direction, Mode } from './words.ts';

export type UnitId = string;
export type CellName = string;
export type CardId = string;

/** One part of a damage: where it comes from (`melee`, `water`, `ambush`, …) and how much. */
export interface Part {
  readonly of: string;
  readonly by: number;
}

/** Why a unit lost HP that is not damage. */
export type LossReason = 'collision' | 'payment' | 'quills' | 'bitter-lesson' | 'trap' | 'monster' | 'storm';

/** One thought of the Enemy, in order: the page tells them one by one. */
export interface Thought {
  readonly say: string;
  readonly figures?: { readonly [name: string]: string | number };
}

type Tale =
  // set-up
  | { readonly event: 'began'; readonly mode: Mode; readonly first: number; readonly teams: readonly number[] }
  | { readonly event: 'unit-dealt'; readonly side: number; readonly unit: UnitId }
  | {
      readonly event: 'deployed';
      readonly side: number;
      readonly units: readonly { readonly unit: UnitId; readonly cell: CellName }[];
    }
  | { readonly event: 'tactic-kept'; readonly side: number; readonly card?: CardId }
  // turns
  | { readonly event: 'turn-began'; readonly side: number; readonly turn: number; readonly round: number }
  | { readonly event: 'flag-moved'; readonly side: number; readonly zone: number; readonly space: number }
  | { readonly event: 'flag-won'; readonly side: number; readonly zone: number }
  | { readonly event: 'actions-ended'; readonly side: number }
  | { readonly event: 'weakened'; readonly unit: UnitId }
  | { readonly event: 'recovered'; readonly unit: UnitId; readonly how: 'rest' | 'payment' | 'cure' | 'two-left' }
  | { readonly event: 'tactic-drawn'; readonly side: number; readonly count: number; readonly card?: CardId }
  | { readonly event: 'tactic-discarded'; readonly side: number; readonly card: CardId }
  | { readonly event: 'tactic-deck-rebuilt'; readonly cards: number }
  // movement
  | {
      readonly event: 'moved';
      readonly unit: UnitId;
      readonly path: readonly CellName[];
      readonly cost: number;
      readonly left: number;
      readonly portals?: readonly CellName[];
    }
  | { readonly event: 'move-stopped'; readonly unit: UnitId; readonly cell: CellName; readonly by: CardId }
  | {
      readonly event: 'village-served';
      readonly unit: UnitId;
      readonly cell: CellName;
      readonly healed: number;
      readonly refilled: number;
    }
  | {
      readonly event: 'placed';
      readonly unit: UnitId;
      readonly from: CellName;
      readonly to: CellName;
      readonly why: 'carry' | 'exchange' | 'enemy' | 'dungeon';
    }
  // attacks
  | {
      readonly event: 'attacked';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly kind: 'melee' | 'ranged' | 'spell' | 'ballista';
      readonly riposte: boolean;
    }
  | {
      readonly event: 'cast';
      readonly unit: UnitId;
      readonly target: UnitId | null;
      readonly mana: number;
      readonly riposte: boolean;
    }
  | {
      readonly event: 'rolled';
      readonly unit: UnitId;
      readonly dice: readonly (readonly DieSymbol[])[];
      readonly for: 'push' | 'miss' | 'star' | 'trap' | 'cave-in' | 'monster';
    }
  | { readonly event: 'rerolled'; readonly unit: UnitId; readonly dice: readonly (readonly DieSymbol[])[] }
  | { readonly event: 'missed'; readonly unit: UnitId; readonly target: UnitId; readonly owed: number }
  | {
      readonly event: 'damaged';
      readonly unit: UnitId;
      readonly damage: number;
      readonly parts: readonly Part[];
      readonly hp: number;
    }
  | { readonly event: 'lost-hp'; readonly unit: UnitId; readonly by: number; readonly why: LossReason; readonly hp: number }
  | { readonly event: 'healed'; readonly unit: UnitId; readonly by: number; readonly hp: number; readonly why: string }
  | { readonly event: 'restocked'; readonly unit: UnitId; readonly by: number; readonly stock: number; readonly why: string }
  | { readonly event: 'reacted'; readonly unit: UnitId; readonly ability: string }
  | {
      readonly event: 'pushed';
      readonly unit: UnitId;
      readonly way: Direction;
      readonly path: readonly CellName[];
      readonly stopped: boolean;
      readonly pull?: boolean;
    }
  | { readonly event: 'captured'; readonly unit: UnitId; readonly side: number; readonly from: number; readonly cell: CellName }
  | { readonly event: 'tactic-played'; readonly side: number; readonly card: CardId; readonly unit?: UnitId }
  | { readonly event: 'tactic-returned'; readonly side: number; readonly card: CardId }
  // battle
  | { readonly event: 'artifact-taken'; readonly unit: UnitId; readonly cell: CellName; readonly stolen: boolean }
  | { readonly event: 'artifact-dropped'; readonly cell: CellName }
  // solo and co-op
  | { readonly event: 'time-moved'; readonly to: number; readonly by: number }
  | { readonly event: 'enemy-deck-rebuilt'; readonly cards: number; readonly all: boolean }
  | {
      readonly event: 'enemy-activated';
      readonly side: number;
      readonly card: CardId;
      readonly unit: UnitId;
      readonly thoughts: readonly Thought[];
    }
  /** Something came between: after its movement it does not attack as it meant to. */
  | {
      readonly event: 'enemy-reconsidered';
      readonly side: number;
      readonly unit: UnitId;
      readonly thoughts: readonly Thought[];
    }
  | {
      readonly event: 'enemy-came';
      readonly side: number;
      readonly unit: UnitId;
      readonly cell: CellName;
      readonly thoughts: readonly Thought[];
    }
  | { readonly event: 'dungeon-entered'; readonly unit: UnitId; readonly box: string }
  | { readonly event: 'chamber-entered'; readonly unit: UnitId; readonly cell: CellName; readonly chamber: string }
  | { readonly event: 'monster-met'; readonly unit: UnitId; readonly card: CardId }
  | { readonly event: 'cave-in-held'; readonly unit: UnitId; readonly mp: number }
  | { readonly event: 'crystal-recovered'; readonly unit: UnitId; readonly box: string }
  | { readonly event: 'dungeon-closed'; readonly box: string }
  // the end
  | { readonly event: 'end-triggered'; readonly side: number; readonly why: 'flags' | 'eliminated' | 'captures' }
  | { readonly event: 'round-cap-reached'; readonly rounds: number };

export type TacticsEvent = Happening & Tale;
