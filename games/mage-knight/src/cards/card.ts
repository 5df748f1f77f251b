/** The shape of a deed card: one object each, in a table of its colour. Rules know this type alone and reach the cards through the book. */
import { NOTHING_ASKED, type Play } from '@taverne/engine';
import type { Effect } from '../effects.ts';
import type { Playing } from '../playing.ts';
import { refusal } from '../refusals.ts';
import type { Announced } from '../things.ts';
import type { Basic } from '../words.ts';

export const CARD_KINDS = ['basic', 'advanced', 'spell', 'artifact', 'wound'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
export type Power = 'basic' | 'strong';

interface Sides {
  readonly basic: Effect;
  readonly strong: Effect;
}

export interface Card extends Sides {
  readonly id: string;
  readonly kind: CardKind;
  /** Artifacts and wounds have none (MK-CARD-26). */
  readonly colour?: Basic | undefined;
  /** Sides that are otherwise in the first printing. */
  readonly first?: Partial<Sides> | undefined;
  /** What it does at the end of the turn, if its effect put that off (`AT_END`). */
  readonly atEnd?: ((playing: Playing, side: Power) => Play) | undefined;
  /** What it does to others, once they had their say (announce.ts). */
  readonly resolves?: Resolves | undefined;
  /** An artifact that is attached to a unit for its basic side (MK-CARD-20). */
  readonly banner?: Banner | undefined;
  /** Its strong side spends move points in a fight. */
  readonly spendsMove?: true | undefined;
  /** A spell that is left out where nobody is a rival (MK-SCENARIO-44). */
  readonly isCompetitive?: true | undefined;
}

/** One step of what was announced: it is over when it says so (`settled`). */
export type Resolves = (playing: Playing, announced: Announced) => Play;

/** What a banner gives the unit that bears it. */
export interface Banner {
  readonly armor?: number;
  readonly attack?: number;
  readonly block?: number;
  readonly resists?: readonly ('fire' | 'ice')[];
  /** Fame whenever it attacks or blocks. */
  readonly fame?: number;
  /** What its bearer may be spent for, beside its abilities. */
  readonly ability?: Effect;
  /** Once a round, without spending the bearer. */
  readonly once?: Effect;
}

type Beside = Partial<Pick<Card, 'first' | 'atEnd' | 'banner' | 'isCompetitive' | 'spendsMove'>>;

const coloured =
  (kind: CardKind) =>
  (id: string, colour: Basic, basic: Effect, strong: Effect): Card => ({ id, kind, colour, basic, strong });
export const action = coloured('basic');
export const advanced = coloured('advanced');
export const spell = coloured('spell');
export const artifact = (id: string, basic: Effect, strong: Effect, beside: Beside = {}): Card => ({
  id,
  kind: 'artifact',
  basic,
  strong,
  ...beside,
});
/** A banner is attached instead of being played for its basic side. */
export const banner = (id: string, bears: Banner, strong: Effect, beside: Beside = {}): Card =>
  artifact(id, NO_BASIC, strong, { ...beside, banner: bears });
const TO_UNIT = refusal('MK-CARD-20', 'to-unit');
const NO_BASIC: Effect = { do: 'special', name: 'attach', against: () => TO_UNIT, does: () => NOTHING_ASKED };
