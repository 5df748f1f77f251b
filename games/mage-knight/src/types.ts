/** What Mage Knight and everybody around it say to each other, named once. */
import { asker, type Table } from '@taverne/engine';
import type { Reward } from './content/types.ts';
import type { Deed } from './deeds.ts';
import type { MageEvent } from './events.ts';
import type { TurnFigures } from './figures.ts';
import type { Options } from './options.ts';
import type { DeedPreview } from './preview.ts';
import type { Against, Case, Why } from './refusals.ts';
import type { CardNumber, State } from './state.ts';
import type { View } from './view.ts';
import type { Colour } from './words.ts';

/** Where mana comes from: `tactic`, a die that lies on one's tactic; `endless`, an effect that never runs out. */
export type Origin = 'token' | 'crystal' | 'die' | 'tactic' | 'endless';
/** Where a mana is taken from, its colour by number. */
export interface Way {
  readonly from: Origin;
  readonly colour: number;
}

/** Who takes part in a joint assault, the initiator first, and how many defenders each faces (MK-COOP-09). */
export interface Proposal {
  readonly seats: readonly number[];
  readonly shares: readonly number[];
}

/** A question of the turn: everything that can be done now. */
interface TurnQuestion {
  readonly value: Deed;
  readonly preview: DeedPreview;
  readonly figures: TurnFigures;
}

export interface MageTypes {
  readonly state: State;
  readonly options: Options;
  readonly view: View;
  readonly event: MageEvent;
  readonly why: Why;
  readonly case: Case;
  readonly questions: {
    readonly tactic: { readonly value: number };
    /** Which of their tactics those who play together give up. */
    readonly retire: { readonly value: number };
    /** Before a turn: play it, announce the end of the round, or what may be done before one's turn. */
    readonly round: { readonly value: string };
    /** A card to put away for a tactic, or one to look for; NONE: enough. */
    readonly shed: { readonly value: CardNumber };
    readonly search: { readonly value: CardNumber };
    /** Does a unit keep its banner for another round? */
    readonly detach: { readonly value: boolean };
    /** Shall the tactic fill the empty deck? */
    readonly refill: { readonly value: boolean };
    readonly move: TurnQuestion;
    readonly interact: TurnQuestion;
    /** Other rampaging enemies may be challenged before a fight begins (MK-COMBAT-05). */
    readonly join: TurnQuestion;
    readonly ranged: TurnQuestion;
    readonly block: TurnQuestion;
    readonly damage: TurnQuestion;
    readonly attack: TurnQuestion;
    readonly after: TurnQuestion;
    /** How to take part in a fight that another player began (MK-PVP-08), or what may be done before. */
    readonly attend: { readonly value: string };
    /** How many defenders each takes on in a joint assault; null: no proposal. */
    readonly propose: { readonly value: Proposal | null };
    /** Does an invited player join in (MK-COOP-10)? */
    readonly agree: { readonly value: boolean };
    /** Before one's own part of a joint assault (MK-COOP-13). */
    readonly muster: { readonly value: string };
    // follow-ups, on public facts only
    readonly pay: { readonly value: Way };
    /** Which branch of an effect, by place. */
    readonly choose: { readonly value: number; readonly preview: DeedPreview };
    readonly colour: { readonly value: Colour };
    /** A die of the Source, by place. */
    readonly die: { readonly value: number };
    readonly foe: { readonly value: number };
    /** One's own unit, by place. */
    readonly ready: { readonly value: number };
    /** Another hero, by seat. */
    readonly rival: { readonly value: number };
    /** An effect on others was announced: what may be done in another's turn, or nothing. */
    readonly answer: { readonly value: string };
    /** A card of one's hand that somebody asked for; NONE: there is none, and the hand is shown. */
    readonly yield: { readonly value: CardNumber };
    /** A rival's unit that is spent, by place, or NONE. */
    readonly spend: { readonly value: number };
    /** How many wounds go with a rest. */
    readonly wounds: { readonly value: number };
    // the end of a turn
    readonly glade: { readonly value: 'hand' | 'discard' | 'none' };
    /** Which reward comes next, and what it is (a card, or a unit of the offer by place). */
    readonly reward: { readonly value: Reward };
    readonly artifact: { readonly value: CardNumber };
    readonly spell: { readonly value: CardNumber };
    readonly learn: { readonly value: CardNumber };
    readonly unit: { readonly value: { readonly unit: number; readonly for: number } };
    /** A skill of one's own two, or one of the common area, with the card that comes with it. */
    readonly skill: { readonly value: number };
    readonly discard: { readonly value: CardNumber };
  };
}

export const { ask, askAll } = asker<MageTypes>();
export type MageTable = Table<MageEvent>;
/** What speaks against something, if anything does. */
export type Verdict = Against | undefined;
