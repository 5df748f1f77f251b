/** What Leaders says to its page, its bots and its tests, named once. Its questions are asked with `ask` from here. */
import { asker, type GameTypes } from '@taverne/engine';
import type { React } from './abilities/nemesis.ts';
import type { Ban } from './ban.ts';
import type { Action, End } from './deeds.ts';
import type { LeadersEvent } from './events.ts';
import type { Options } from './options.ts';
import type { DeedPreview, RecruitPreview } from './preview.ts';
import type { Why } from './reasons.ts';
import type { Recruit } from './recruit.ts';
import type { Case } from './refusals.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface Leaders extends GameTypes {
  readonly state: State;
  readonly options: Options;
  readonly view: View;
  readonly event: LeadersEvent;
  readonly why: Why;
  readonly case: Case;
  readonly questions: {
    readonly ban: { readonly value: Ban };
    readonly act: { readonly value: Action | End; readonly preview: DeedPreview };
    readonly nemesis: { readonly value: React; readonly preview: DeedPreview };
    readonly recruit: { readonly value: Recruit; readonly preview: RecruitPreview };
  };
}

export const { ask } = asker<Leaders>();
