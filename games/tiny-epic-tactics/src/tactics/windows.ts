/**
 * Windows: the table asks whether somebody reveals a tactic (TET-RUL-18). Asked are the seats that hold a card and for whom,
 * by public facts alone, some card of the deck in use could be playable now; what they hold decides the options, never the
 * asking. What a player may reveal with his own declaration comes with that declaration and needs no window.
 */
import { type Ask, askAll, NOTHING_ASKED, type NotOffered, type Option, option, type Play, type Table } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { Content, TacticName } from '../content/types.ts';
import type { TacticsEvent } from '../events.ts';
import type { CardNumber, Side, State } from '../state.ts';
import { type Moment, NONE, type None } from '../words.ts';
import { handOf, reveal, tacticCard } from './hand.ts';
import { couldReveal, momentOf, resolve } from './index.ts';
import { circumstancesOf, type Occasion } from './occasion.ts';

const PASS: Option<None> = option('pass', NONE);

/** Most windows stay shut. */
export function window(state: State, table: Table<TacticsEvent>, at: Occasion): Play {
  const sides = asked(state, at);
  return sides.length === 0 ? NOTHING_ASKED : open(state, table, at, sides);
}

/** Opens until everybody asked passes. */
function* open(state: State, table: Table<TacticsEvent>, at: Occasion, first: readonly Side[]): Play {
  for (let sides = first; sides.length > 0; sides = asked(state, at)) {
    const picks = yield* askAll(sides.map((side) => question(state, side, at)));
    if (picks.every((pick) => pick === NONE)) return;
    yield* resolveAll(state, table, at, sides, picks);
    if (state.ending) return;
  }
}

/** Shown together, resolved from the active side clockwise; what an earlier one made impossible goes back, now known. */
function* resolveAll(
  state: State,
  table: Table<TacticsEvent>,
  at: Occasion,
  sides: readonly Side[],
  picks: readonly CardNumber[],
): Play {
  for (const [i, side] of sides.entries()) {
    const card = picks[i] ?? NONE;
    if (card === NONE) continue;
    const { id, does, amount } = tacticCard(state, card);
    if (!couldReveal(state, does, side, at)) {
      state.known = [...state.known, card];
      table.emit({ event: 'tactic-returned', rule: 'TET-RUL-18', side, card: id });
      continue;
    }
    reveal(state, table, side, card);
    yield* resolve(state, table, { side, card, does, amount, at });
  }
}

/** Who is asked, from the active side clockwise: nothing here looks into a hand. */
function asked(state: State, at: Occasion): readonly Side[] {
  const names = possible(state, at.moment);
  if (names.length === 0) return NOBODY;
  const { seats, active } = state;
  // After an Enemy comes the player who follows it in the round (TET-COOP-09).
  const first = active < seats ? active : (active - seats + 1) % seats;
  let sides: Side[] | undefined;
  for (let i = 0; i < seats; i++) {
    const side = (first + i) % seats;
    if (handOf(state, side).length === 0) continue;
    for (const does of names) {
      if (!couldReveal(state, does, side, at)) continue;
      sides ??= [];
      sides.push(side);
      break;
    }
  }
  return sides ?? NOBODY;
}

const NOBODY: readonly Side[] = [];
const NO_TACTIC: readonly TacticName[] = [];

/** What the cards of this moment do that are not in the discard pile: somebody might hold them. */
function possible(state: State, moment: Moment): readonly TacticName[] {
  const { content } = bookOf(state);
  const { discard } = state;
  // Piles are replaced, never changed, and several windows come between two cards.
  const known = latest[moment];
  if (known !== undefined && known.discard === discard && known.content === content) return known.names;
  let names = NO_TACTIC;
  for (const card of cardsOf(content)[moment]) {
    const does = content.tactics[card]?.does;
    if (does === undefined || discard.includes(card) || names.includes(does)) continue;
    names = [...names, does];
  }
  latest[moment] = { content, discard, names };
  return names;
}

interface Possible {
  readonly content: Content;
  readonly discard: readonly CardNumber[];
  readonly names: readonly TacticName[];
}
const latest: { [M in Moment]?: Possible } = {};

type CardsByMoment = { readonly [M in Moment]: readonly CardNumber[] };

/** The cards of a content by their moments: a window opens only where there are any. */
function cardsOf(content: Content): CardsByMoment {
  let cards = sorted.get(content);
  if (!cards) {
    const of = (moment: Moment): CardNumber[] =>
      content.tactics.flatMap(({ does }, card) => (momentOf(does) === moment ? [card] : []));
    cards = {
      'between-actions': of('between-actions'),
      'action-declared': of('action-declared'),
      'target-declared': of('target-declared'),
      'cell-entered': of('cell-entered'),
      'move-ended': of('move-ended'),
      'dice-rolled': of('dice-rolled'),
      'push-coming': of('push-coming'),
      'unit-captured': of('unit-captured'),
      'attack-finished': of('attack-finished'),
    };
    sorted.set(content, cards);
  }
  return cards;
}

const sorted = new WeakMap<Content, CardsByMoment>();

/** `pass`, and what the holder can really reveal. The single `pass` is asked too, or its speed would tell. */
function question(state: State, side: Side, at: Occasion): Ask<Option<CardNumber>> {
  return {
    seat: side,
    name: `window-${at.moment}`,
    rule: 'TET-TACTIC-04',
    safe: PASS.key,
    lone: 'asked',
    circumstances: circumstancesOf(state, side, at),
    options: () => [PASS, ...playable(state, side, at).map((card) => option(tacticCard(state, card).id, card))],
    notOffered: () => notPlayable(state, side, at),
  };
}

const playable = (state: State, side: Side, at: Occasion): CardNumber[] =>
  handOf(state, side).filter((card) => couldReveal(state, tacticCard(state, card).does, side, at));

/** The cards in hand whose IF is not true now (TET-TACTIC-01). */
function notPlayable(state: State, side: Side, at: Occasion): NotOffered[] {
  const now = playable(state, side, at);
  return handOf(state, side)
    .filter((card) => !now.includes(card))
    .map((card) => ({ key: tacticCard(state, card).id, refusal: { rule: 'TET-TACTIC-01', why: 'if-not-met' } }));
}
