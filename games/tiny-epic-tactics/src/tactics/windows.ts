/**
 * Windows: the table asks whether somebody reveals a tactic (TET-RUL-18). Asked are the seats that hold a card and for whom,
 * by public facts alone, some card of the deck in use could be playable now; what they hold decides the options, never the
 * asking. What a player may reveal with his own declaration comes with that declaration and needs no window.
 */
import { type AskOf, among, NOTHING_ASKED, type Option, option, type Play, type Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { TacticsEvent } from '../events.ts';
import { writeTactic } from '../notation.ts';
import type { Reason } from '../reasons.ts';
import type { CardNumber, Side, State } from '../state.ts';
import { askAll, type Tactics } from '../types.ts';
import { sideOf } from '../units.ts';
import { NONE, type None, type WindowMoment } from '../words.ts';
import { handOf, putToWork, reveal } from './hand.ts';
import type { Occasions } from './occasion.ts';
import type { WindowCard } from './tactic.ts';

const PASS: Option<None> = option('pass', NONE);

/** A moment, and what it is about. */
interface Window<M extends WindowMoment> {
  readonly moment: M;
  readonly at: Occasions[M];
}

/** Most windows stay shut. */
export function window<M extends WindowMoment>(state: State, table: Table<TacticsEvent>, moment: M, at: Occasions[M]): Play {
  const sides = asked(state, moment, at);
  return sides.length === 0 ? NOTHING_ASKED : open(state, table, { moment, at }, sides);
}

/** Opens until everybody asked passes. */
function* open<M extends WindowMoment>(
  state: State,
  table: Table<TacticsEvent>,
  opened: Window<M>,
  first: readonly Side[],
): Play {
  for (let sides = first; sides.length > 0; sides = asked(state, opened.moment, opened.at)) {
    const picks = yield* askAll(sides.map((side) => question(state, side, opened)));
    if (picks.every((pick) => pick === NONE)) return;
    // Shown together, resolved from the active side clockwise.
    for (const [i, side] of sides.entries()) yield* resolve(state, table, opened, { side, number: picks[i] ?? NONE });
    if (state.ending) return;
  }
}

/** What an earlier one made impossible goes back, now known. */
function* resolve<M extends WindowMoment>(
  state: State,
  table: Table<TacticsEvent>,
  { moment, at }: Window<M>,
  { side, number }: { readonly side: Side; readonly number: CardNumber },
): Play {
  const found = cardsOf(state, moment).find((each) => each.number === number);
  if (!found) return;
  const { card, tactic } = found;
  if (!tactic.could(state, side, at)) {
    state.known = [...state.known, number];
    table.emit({ event: 'tactic-returned', rule: 'TET-RUL-18', side, card: card.id });
    return;
  }
  reveal(state, table, { side, card: number });
  if (tactic.works) putToWork(state, number);
  yield* tactic.resolve?.(state, table, { side, card, at }) ?? NOTHING_ASKED;
}

const NOBODY: readonly Side[] = [];

/** Who is asked, from the active side clockwise: nothing here looks into a hand. What was discarded nobody holds. */
function asked<M extends WindowMoment>(state: State, moment: M, at: Occasions[M]): readonly Side[] {
  const { seats, active, discard } = state;
  const cards = cardsOf(state, moment);
  // After an Enemy comes the player who follows it in the round (TET-COOP-09).
  const first = active < seats ? active : (active - seats + 1) % seats;
  let sides: Side[] | undefined;
  for (let i = 0; i < seats; i++) {
    const side = (first + i) % seats;
    if (handOf(state, side).length === 0) continue;
    for (const { number, tactic } of cards) {
      if (!tactic.could(state, side, at) || discard.includes(number)) continue;
      sides ??= [];
      sides.push(side);
      break;
    }
  }
  return sides ?? NOBODY;
}

/** The cards of the deck in use that are made for this moment. */
const cardsOf = <M extends WindowMoment>(state: State, moment: M): readonly WindowCard<M>[] => bookOf(state).windows[moment];

/** `pass`, and what the holder can really reveal. The single `pass` is asked too, or its speed would tell. */
function question<M extends WindowMoment>(state: State, side: Side, { moment, at }: Window<M>): AskOf<Tactics, `window-${M}`> {
  const candidates = (): Option<CardNumber | None>[] => [
    PASS,
    ...handOf(state, side).map((card) => option(writeTactic(card, state), card)),
  ];
  const isPlayable = (card: CardNumber | None): boolean =>
    cardsOf(state, moment).some(({ number, tactic }) => number === card && tactic.could(state, side, at));
  return {
    seat: side,
    name: `window-${moment}`,
    rule: 'TET-TACTIC-04',
    safe: PASS.key,
    lone: 'asked',
    // Public facts that a standing order can name: the moment, whose unit is concerned, whose turn it is.
    circumstances: [moment, sideOf(at.unit) === side ? 'target' : 'other', state.active === side ? 'own-turn' : 'foreign-turn'],
    ...among(candidates, (card) => (card === NONE || isPlayable(card) ? undefined : IF_NOT_MET)),
  };
}

/** Of a card in hand whose IF is not true now. */
const IF_NOT_MET: Reason = { rule: 'TET-TACTIC-01', why: 'if-not-met' };
