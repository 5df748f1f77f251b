/** What the sides, cards and figures of Leaders are called, by the page and in a terminal. */
import type { Seat } from '@taverne/engine';
import { holderName, isElided, isYou, type Say, type Sitters, type Voice } from '@taverne/engine/telling';
import type { CellName } from '../src/board.ts';
import type { Fate } from '../src/capture.ts';
import type { View } from '../src/view.ts';
import type { CardName, FigureName, SideName } from '../src/words.ts';

/** What tales of Leaders speak of. */
export type Thing =
  | { readonly kind: 'side'; readonly side: SideName }
  | { readonly kind: 'card'; readonly card: CardName }
  /** Told with whoever it belongs to: everybody has a Leader, so that the name alone would not do. */
  | { readonly kind: 'figure'; readonly figure: FigureName }
  /** How a Leader falls. */
  | { readonly kind: 'fate'; readonly fate: Fate }
  | { readonly kind: 'stands'; readonly figure: FigureName; readonly cell: CellName }
  | { readonly kind: 'goes'; readonly figure: FigureName; readonly from: CellName; readonly to: CellName };

export const figureWord = (say: Say, figure: FigureName): string => say(`figure.${figure}.name`);
export const cardWord = (say: Say, card: CardName): string => say(`card.${card}.name`);
export const sideWord = (say: Say, side: SideName): string => say(`side.${side}`);

const seatOfSide = (view: View, side: SideName): Seat => (side === 'south' ? view.south : 1 - view.south);
export const sideOfSeat = (view: View, seat: Seat): SideName => (seat === view.south ? 'south' : 'north');

/** A figure on its cell, or on its way. `name`: what whoever speaks calls it. */
function placed(say: Say, thing: Extract<Thing, { figure: FigureName }>, name: string): string {
  if (thing.kind === 'stands') return say('figure.on', { figure: name, cell: thing.cell });
  return thing.kind === 'goes' ? say('figure.goes', { figure: name, from: thing.from, to: thing.to }) : name;
}

// ── the page: whoever plays a side gives it its name ──

export const holderWord = (say: Say, table: Sitters, view: View, side: SideName): string =>
  holderName(say, table, seatOfSide(view, side), sideWord(say, side));

export const nameOf = (table: Sitters & { readonly view: View }, seat: Seat, say: Say): string =>
  holderWord(say, table, table.view, sideOfSeat(table.view, seat));

/** `your Archer`, `Basile’s Archer`: whose it is, for whoever does not see its colours. */
function ownedWord(say: Say, table: Sitters, view: View, figure: FigureName): string {
  const side = view.owner[figure];
  if (!side) return say(`owned.${figure}`);
  if (isYou(table, seatOfSide(view, side))) return say('figure.yours', { figure: figureWord(say, figure) });
  const owner = holderWord(say, table, view, side);
  return say(isElided(owner) ? 'figure.of.vowel' : 'figure.of', { figure: say(`owned.${figure}`), owner });
}

export const pageVoice = (view: View, table: Sitters, say: Say): Voice<Thing> => ({
  say,
  isYou: (who) => who.kind === 'side' && isYou(table, seatOfSide(view, who.side)),
  name(thing) {
    if (thing.kind === 'side') return holderWord(say, table, view, thing.side);
    if (thing.kind === 'card') return cardWord(say, thing.card);
    if (thing.kind === 'fate') return say(`outcome.${thing.fate}.name`);
    const isOwned = thing.kind === 'figure' || thing.kind === 'goes';
    return placed(say, thing, isOwned ? ownedWord(say, table, view, thing.figure) : figureWord(say, thing.figure));
  },
});

// ── a terminal: signs and colours (LDR-SETUP-07) ──

export const SIGN = { south: '▲', north: '▼' } as const satisfies { [S in SideName]: string };
export const MARK = { south: 'seat0', north: 'seat1' } as const satisfies { [S in SideName]: string };

const coloured = (side: SideName, text: string): string => `<${MARK[side]}>${text}</${MARK[side]}>`;

function signedWord(say: Say, view: View, figure: FigureName): string {
  const owner = view.owner[figure];
  const name = figureWord(say, figure);
  return owner ? coloured(owner, SIGN[owner] + name) : name;
}

export const terminalVoice = (view: View, say: Say): Voice<Thing> => ({
  say,
  isYou: () => false,
  name(thing) {
    if (thing.kind === 'side') return coloured(thing.side, `${SIGN[thing.side]} ${sideWord(say, thing.side)}`);
    if (thing.kind === 'card') return cardWord(say, thing.card);
    if (thing.kind === 'fate') return say(`outcome.${thing.fate}.name`);
    return placed(say, thing, signedWord(say, view, thing.figure));
  },
});
