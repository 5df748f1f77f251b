/** What happens in a match, in the past tense, each with the rule behind it. Everything is public (LDR-SETUP-06). */
import type { Happening, Seat } from '@taverne/engine';
import type { CellName } from './board.ts';
import type { Participant } from './capture.ts';
import type { Displaced } from './deeds.ts';
import type { CardName, FigureName, SideName } from './words.ts';

type Tale =
  // set-up and turns
  | { readonly event: 'began'; readonly south: Seat; readonly mode: 'discovery' | 'strategist'; readonly position?: string }
  | { readonly event: 'revealed'; readonly card: CardName }
  | { readonly event: 'banned'; readonly side: SideName; readonly card: CardName }
  | { readonly event: 'turn-began'; readonly side: SideName; readonly turn: number }
  | { readonly event: 'actions-ended'; readonly side: SideName }
  // actions
  | {
      readonly event: 'moved';
      readonly side: SideName;
      readonly figure: FigureName;
      readonly from: CellName;
      readonly to: CellName;
    }
  | {
      readonly event: 'used';
      readonly side: SideName;
      readonly figure: FigureName;
      readonly displaced: readonly Displaced[];
      /** Whom the Grappler went to: somebody aimed at who did not move. */
      readonly towards?: FigureName;
    }
  | { readonly event: 'forfeited'; readonly side: SideName; readonly figure: FigureName }
  | { readonly event: 'reacted'; readonly side: SideName; readonly from: CellName; readonly to: CellName }
  | { readonly event: 'stayed'; readonly side: SideName; readonly cell: CellName }
  // recruiting
  | { readonly event: 'recruited'; readonly side: SideName; readonly card: CardName; readonly cells: readonly CellName[] }
  | { readonly event: 'recruitment-skipped'; readonly side: SideName }
  // the end
  | { readonly event: 'leader-captured'; readonly side: SideName; readonly cell: CellName; readonly by: readonly Participant[] }
  | {
      readonly event: 'leader-encircled';
      readonly side: SideName;
      readonly cell: CellName;
      readonly by: readonly Participant[];
    }
  | { readonly event: 'position-repeated'; readonly times: number }
  | { readonly event: 'turn-cap-reached'; readonly turns: number }
  | { readonly event: 'wall-stood'; readonly side: SideName; readonly turns: number; readonly cells: readonly CellName[] };

export type LeadersEvent = Happening & Tale;
