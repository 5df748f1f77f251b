/** A table in this page, for looking at the table page without a server or a worker: all seats sit here. */
import {
  agreeToDraw,
  answer,
  askedOf,
  declineDraw,
  drawOffer,
  eventsFor,
  fileOf,
  type Game,
  type Match,
  offerDraw,
  previewOf,
  questionsForPeople,
  questionsOf,
  quick,
  resign,
  startMatch,
  type Trouble,
  undo,
  undoable,
  viewOf,
  whyNot,
  writeFile,
} from '@taverne/engine';
import type { HostDoor, TableState } from '@taverne/ui';

export interface DevTable {
  readonly match: Match;
  readonly door: HostDoor;
  state(): TableState;
  /** Answers whoever is asked. */
  play(key: string): void;
}

/** `eyes`: the only seat held here; left out: all are. */
export interface DevTerms {
  readonly options: unknown;
  readonly eyes?: number | undefined;
  readonly seats?: number;
}

const NAMES = ['Camille', 'Basile', 'Doriane', 'Émile'];

export function devTable(game: Game, { options, eyes, ...terms }: DevTerms, changed: () => void): DevTable {
  const started = startMatch(game, { options, ...terms, chance: quick(7) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  const seatNow = () => askedOf(match)[0]?.seat ?? 0;
  const eyesNow = () => eyes ?? seatNow();
  const done = async (trouble: Trouble | undefined): Promise<Trouble | undefined> => {
    changed();
    return trouble;
  };
  const seatOf = (question: string) => Number(question.split('.')[0]);
  const door: HostDoor = {
    answer: (question, key) => done(answer(match, seatOf(question), question, key)),
    undo: () => done(undo(match, eyesNow())),
    askUndo: () => done(undefined),
    answerUndo: () => done(undefined),
    resign: () => done(resign(match, eyesNow())),
    offerDraw: () => done(offerDraw(match, eyesNow())),
    answerDraw: (agree) => done(agree ? agreeToDraw(match, 1 - eyesNow()) : declineDraw(match, 1 - eyesNow())),
    claim: () => done(undefined),
    say: () => done(undefined),
    rematch: async () => 'again',
    async whyNot(question, tried) {
      const found = whyNot(match, seatOf(question), question, tried);
      return found.ok ? found.value : [];
    },
    async preview(question, key) {
      const found = previewOf(match, seatOf(question), question, key);
      return found.ok ? found.value : undefined;
    },
    file: async () => writeFile(fileOf(match)),
  };
  const clock = (seat: number, left: number) => ({
    left,
    at: performance.now(),
    running: seatNow() === seat && !match.outcome,
  });
  return {
    match,
    door,
    play(key) {
      const question = questionsOf(match, seatNow())[0];
      const trouble = question ? answer(match, seatNow(), question.id, key) : undefined;
      if (trouble) throw new Error(trouble.say);
    },
    state: () => ({
      match: 'dev',
      game: game.id,
      seq: match.journal.length,
      seats: Array.from({ length: match.terms.seats }, (_, seat) => ({
        kind: 'person',
        name: NAMES[seat] ?? String(seat),
        mine: eyes === undefined || eyes === seat,
        present: true,
        thinking: false,
        claimable: false,
      })),
      eyes: eyesNow(),
      view: viewOf(match, eyesNow()),
      questions: questionsForPeople(match, eyesNow()),
      asked: askedOf(match),
      events: eventsFor(match.events, eyesNow()),
      undo: undoable(match, eyesNow()).length,
      mayAskUndo: false,
      undoAsked: undefined,
      drawOffer: drawOffer(match),
      clocks: match.terms.seats === 2 ? [clock(0, 545_000), clock(1, 708_000)] : undefined,
      outcome: match.outcome,
      chance: undefined,
      link: 'here',
    }),
  };
}
