/** A table as the page of a game gets it: persons in all seats, nothing asked, nothing offered. */

interface Seen<View, Told> {
  readonly game: string;
  readonly view: View;
  readonly events: readonly Told[];
  readonly seats: number;
  /** Held by whoever looks; the first of them are the eyes. */
  readonly mine: readonly number[];
}

export const pageState = <View, Told>({ game, view, events, seats, mine }: Seen<View, Told>) => ({
  match: 'm',
  game,
  seq: 0,
  seats: Array.from({ length: seats }, (_, seat) => ({
    kind: 'person' as const,
    mine: mine.includes(seat),
    present: true,
    thinking: false,
    claimable: false,
  })),
  eyes: mine[0],
  view,
  questions: [],
  asked: [],
  events,
  undo: 0,
  mayAskUndo: false,
  undoAsked: undefined,
  drawOffer: undefined,
  clocks: undefined,
  outcome: undefined,
  chance: undefined,
  link: 'here' as const,
});
