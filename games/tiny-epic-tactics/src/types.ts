/** What Tiny Epic Tactics says to its page, its bots and its tests, named once. Its questions are asked with `ask` from here. */
import { asker, type GameTypes } from '@taverne/engine';
import type { Ride } from './abilities/carry.ts';
import type { Declaration } from './attack/declaration.ts';
import type { RipostePreview } from './attack/preview.ts';
import type { CrystalName } from './content/types.ts';
import type { Deed } from './deeds.ts';
import type { Deployment } from './deploy.ts';
import type { Feats } from './ending.ts';
import type { TacticsEvent } from './events.ts';
import type { ActFigures } from './figures.ts';
import type { Options } from './options.ts';
import type { GoingPreview, StepPreview } from './outlook.ts';
import type { DeedPreview } from './preview.ts';
import type { Cell } from './realm/types.ts';
import type { Case, Why } from './reasons.ts';
import type { Scores } from './score.ts';
import type { CardNumber, State, Unit } from './state.ts';
import type { Choice } from './steps.ts';
import type { View } from './view.ts';
import type { Direction, None, WindowMoment } from './words.ts';

/** Choices among units. */
export type UnitQuestion = 'chain' | 'flurry' | 'opportunist' | 'rally';
/** May, or may not. */
export type MayQuestion = 'push' | 'pull' | 'intercept';
/** Crystals that are used or left; of the others one is about a unit, and one ends the match. */
export type CrystalQuestion = `crystal-${Exclude<CrystalName, 'hearth' | 'glory'>}`;

type Questions = {
  readonly 'keep-unit': { readonly value: CardNumber };
  readonly corner: { readonly value: readonly number[] };
  readonly deploy: { readonly value: Deployment };
  readonly keep: { readonly value: CardNumber };
  readonly discard: { readonly value: CardNumber };
  readonly act: { readonly value: Deed; readonly preview: DeedPreview; readonly figures: ActFigures };
  readonly walk: { readonly value: Choice; readonly preview: StepPreview };
  readonly go: { readonly value: Cell | None; readonly preview: GoingPreview };
  readonly carry: { readonly value: Ride };
  readonly direction: { readonly value: Direction };
  readonly riposte: { readonly value: Declaration | null; readonly preview: RipostePreview };
  readonly reroll: { readonly value: readonly number[] };
  readonly leave: { readonly value: Cell };
  readonly 'crystal-hearth': { readonly value: Unit | None };
  readonly hex: { readonly value: 'weaken' | 'hp' };
  readonly wisp: { readonly value: 'mana' | 'hp' };
};

export interface Tactics extends GameTypes {
  readonly state: State;
  readonly options: Options;
  readonly view: View;
  readonly event: TacticsEvent;
  readonly why: Why;
  readonly case: Case;
  readonly detail: Scores | Feats;
  readonly questions: Questions & {
    readonly [N in UnitQuestion]: { readonly value: Unit };
  } & {
    readonly [N in MayQuestion | CrystalQuestion]: { readonly value: boolean };
  } & {
    readonly [N in `window-${WindowMoment}`]: { readonly value: CardNumber | None };
  };
}

export const { ask, askAll } = asker<Tactics>();
