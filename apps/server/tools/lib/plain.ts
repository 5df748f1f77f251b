/** A table in memory, as the servers have it that ours is measured against: the same rules and the same news, nothing stored. */
import {
  answer,
  askedOf,
  awaited,
  eventsFor,
  type Game,
  type Match,
  questionsForPeople,
  quick,
  type Seat,
  startMatch,
  undoable,
  viewOf,
} from '@taverne/engine';
import { games } from '@taverne/games';
import { z } from 'zod';

/** What is said at such a table. */
export const heard = z.object({
  type: z.string(),
  match: z.string(),
  key: z.string().optional(),
  question: z.string().optional(),
  option: z.string().optional(),
});
export type Heard = z.infer<typeof heard>;

let seeds = 1;

export async function gameNamed(name: string): Promise<Game> {
  const game = await games.find(({ id }) => id === name)?.load();
  if (!game) throw new Error(`there is no game ${name}`);
  return game;
}

function begun(game: Game): Match {
  const match = startMatch(game, { chance: quick(seeds++) });
  if (!match.ok) throw new Error(match.trouble.say);
  return match.value;
}

/** To whom what is told: the same to nobody. */
export type Told = ReadonlyMap<Seat, object>;

export class PlainTable {
  private readonly id: string;
  private readonly game: Game;
  private match: Match;
  /** How much of what happened was told. */
  private told = 0;
  private present = 0;

  constructor(id: string, game: Game) {
    this.id = id;
    this.game = game;
    this.match = begun(game);
  }

  /** What comes of what a seat said. Nothing is told before everybody is there. */
  hear(seat: Seat, { type, key, question = '', option = '' }: Heard): Told {
    if (type === 'watch') return ++this.present === this.match.terms.seats ? this.tell() : new Map();
    if (type === 'rematch') {
      this.match = begun(this.game);
      this.told = 0;
      return this.tell();
    }
    const trouble = answer(this.match, seat, question, option);
    if (trouble) return new Map([[seat, { type: 'refused', match: this.id, key, trouble }]]);
    return this.tell({ seat, key });
  }

  private tell(accepted?: { readonly seat: Seat; readonly key: string | undefined }): Told {
    const { match } = this;
    const fresh = match.events.slice(this.told);
    this.told = match.events.length;
    const told = new Map<Seat, object>();
    for (let seat = 0; seat < match.terms.seats; seat++) {
      told.set(seat, {
        type: 'state',
        match: this.id,
        seq: match.seq,
        since: fresh[0]?.at ?? match.lineLength,
        events: eventsFor(fresh, seat),
        view: viewOf(match, seat),
        questions: questionsForPeople(match, seat).map(({ options, ...question }) => ({
          ...question,
          keys: options.map(({ key }) => key),
        })),
        undo: { free: undoable(match, seat).length },
        orders: match.orders[seat],
        asked: match.outcome ? [] : askedOf(match),
        awaited: awaited(match),
        ...(match.outcome && { outcome: match.outcome }),
        ...(accepted?.seat === seat && { accepted: accepted.key }),
      });
    }
    return told;
  }
}
