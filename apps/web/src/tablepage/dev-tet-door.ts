/** A table in this page, for looking at the table page without a server or a worker: both seats sit here. */
import {
  agreeToDraw,
  answer,
  askedOf,
  declineDraw,
  drawOffer,
  eventsFor,
  fileOf,
  followOrders,
  type Game,
  offerDraw,
  previewOf,
  questionsOf,
  quick,
  resign,
  setOrders,
  startMatch,
  type Trouble,
  undo,
  undoable,
  viewOf,
  whyNot,
  writeFile,
} from '@taverne/engine';
import { tinyEpicTactics } from '@taverne/tiny-epic-tactics';
import type { TableDoor, TableState } from '@taverne/ui';

export interface DevTable {
  readonly door: TableDoor;
  state(): TableState;
  /** Answers whoever is asked. */
  play(key: string): void;
  random(n: number, until: string | undefined): void;
}

const game: Game = tinyEpicTactics;

/** `eyes`: the only seat held here; left out: both are. */
export function devTable(
  options: unknown,
  eyes: number | undefined,
  seats: number,
  seed: number,
  changed: () => void,
): DevTable {
  const started = startMatch(game, { options, chance: quick(seed), seats });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  const seatNow = () => askedOf(match)[0]?.seat ?? 0;
  const eyesNow = () => eyes ?? seatNow();
  const done = async (trouble: Trouble | undefined): Promise<Trouble | undefined> => {
    changed();
    return trouble;
  };
  const seatOf = (question: string) => Number(question.split('.')[0]);
  const door: TableDoor = {
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
    async whyNot(question) {
      const found = whyNot(match, seatOf(question), question);
      return found.ok ? found.value : [];
    },
    async preview(question, key) {
      const found = previewOf(match, seatOf(question), question, key);
      return found.ok ? found.value : undefined;
    },
    orders: async (list) => {
      const t = setOrders(match, eyesNow(), list);
      followOrders(match, true);
      changed();
      return t;
    },
    file: async () => writeFile(fileOf(match)),
  };
  const clock = (seat: number, left: number) => ({
    left,
    at: performance.now(),
    running: seatNow() === seat && !match.outcome,
  });
  return {
    door,
    random(n, until) {
      let r = seed * 7919 + 1;
      for (let i = 0; i < 20000 && !match.outcome; i++) {
        const q = askedOf(match)
          .map((a) => questionsOf(match, a.seat)[0])
          .find(Boolean);
        if (!q) break;
        if (
          i >= n &&
          (!until ||
            until
              .split('+')
              .every((u) => (u.startsWith('@') ? q.name.startsWith(u.slice(1)) : q.options.some((o) => o.key.startsWith(u)))))
        )
          break;
        r = (Math.imul(r, 1103515245) + 12345) >>> 0;
        const opts =
          q.name === 'act'
            ? q.options.filter((o) => /^(hit|shoot|cast|fire)/.test(o.key)).length && r % 3
              ? q.options.filter((o) => /^(hit|shoot|cast|fire)/.test(o.key))
              : q.options
            : q.options;
        const pref = new URLSearchParams(location.search)
          .get('prefer')
          ?.split(',')
          .map((w) => q.options.filter((x) => x.key.startsWith(w)))
          .find((l) => l.length);
        const from = pref ?? opts;
        const o = from[(r >>> 8) % from.length];
        if (o) answer(match, q.seat, q.id, o.key);
      }
    },
    play(key) {
      const question = questionsOf(match, seatNow())[0];
      const trouble = question ? answer(match, seatNow(), question.id, key) : undefined;
      if (trouble) throw new Error(trouble.say);
    },
    state: () => ({
      match: 'dev',
      game: 'tiny-epic-tactics',
      seq: match.journal.length,
      seats: ['Camille', 'Anselm', 'Ines', 'Bertil'].slice(0, seats).map((name, seat) => ({
        kind: 'person',
        name,
        mine: eyes === undefined || eyes === seat,
        present: true,
        thinking: false,
        claimable: false,
      })),
      eyes: eyesNow(),
      view: viewOf(match, eyesNow()),
      questions: questionsOf(match, eyesNow()),
      asked: askedOf(match),
      events: eventsFor(match.events, eyesNow()),
      undo: undoable(match, eyesNow()).length,
      mayAskUndo: false,
      undoAsked: undefined,
      drawOffer: drawOffer(match),
      clocks: undefined,
      outcome: match.outcome,
      chance: undefined,
      link: 'here',
    }),
  };
}
