/** A table of Mage Knight for tests: heroes in a position told in words (see position.ts), chance by a script. */
import { questionsForPeople, type Seat } from '@taverne/engine';
import { begun, goingOn, TestTable } from '../../test/table.ts';
import { wellTold } from '../../test/well-told.ts';
import { bookOf } from '../src/book.ts';
import { mageKnight } from '../src/index.ts';
import { spaceName } from '../src/land.ts';
import type { CardNumber } from '../src/state.ts';
import type { MageTypes } from '../src/types.ts';
import { COLOURS, PILES } from '../src/words.ts';
import { messages } from '../text/index.ts';
import { position, seatsOf, type Told } from './position.ts';

export type { Told, ToldHero } from './position.ts';

/** A card, a unit or a skill asks so by what is printed on it. */
const BY_CARD = ['choose', 'colour', 'ready', 'foe', 'rival', 'die', 'spend', 'unit', 'learn', 'spell'];

/** Whatever happens at these tables is told, asked and refused by a rule of the book, in words that there are. */
const WITNESS = wellTold(new URL('../rules/en.md', import.meta.url), messages.en, BY_CARD);

export class MageTable extends TestTable<MageTypes> {
  constructor(match: ConstructorParameters<typeof TestTable<MageTypes>>[0]) {
    super(match, WITNESS);
  }
  /** Before anything is chosen, all that is refused has its reason, and nothing of it is offered. */
  override answer(key: string, seat?: Seat): this {
    this.why(key, seat);
    return super.answer(key, seat);
  }
  private ids(cards: readonly CardNumber[] | undefined): string {
    return (cards ?? []).map((card) => bookOf(this.state).cards[card]?.id ?? 'wound').join(' ');
  }
  /** The cards of a seat; the others below are those of the first. */
  handOf(seat: number): string {
    return this.ids(this.state.hand[seat]);
  }
  discardOf(seat: number): string {
    return this.ids(this.state.discard[seat]);
  }
  get hand(): string {
    return this.handOf(0);
  }
  get discard(): string {
    return this.discardOf(0);
  }
  get played(): string {
    return this.ids(this.state.played[0]);
  }
  /** The cards on top of the deed deck whose order is known. */
  get top(): string {
    return this.ids(this.state.deck[0]?.top);
  }
  /** Units as positions tell them. */
  get units(): string {
    return (this.state.units[0] ?? [])
      .map(({ unit, isSpent, wounds }) => {
        const how = [...(isSpent ? ['spent'] : []), ...(wounds > 0 ? [wounds > 1 ? 'wounded-twice' : 'wounded'] : [])];
        return [bookOf(this.state).units[unit]?.id, ...how].join(':');
      })
      .join(' ');
  }
  get at(): string {
    return spaceName(this.state.at[0] ?? 0);
  }
  /** Move, influence and healing points. */
  get points(): string {
    return [this.state.move[0], this.state.influence[0], this.state.heal[0]].join('/');
  }
  /** Tokens in the play area and crystals: `gold | red red`. */
  get mana(): string {
    const told = (list: readonly number[] = []): string =>
      list.flatMap((n, colour) => new Array<string>(n).fill(COLOURS[colour] ?? '')).join(' ');
    return `${told(this.state.mana[0])} | ${told(this.state.crystals[0])}`.trim();
  }
  get source(): string {
    return this.state.source.map((face) => COLOURS[face]).join(' ');
  }
  /** Foes and what became of them: `ironclads attacks, diggers beaten`. */
  get foes(): string {
    return this.state.foes.map(({ enemy, fate }) => `${bookOf(this.state).enemies[enemy]?.id} ${fate}`).join(', ');
  }
  /** Tokens on the map, as positions tell them. */
  get tokens(): string {
    return this.state.tokens
      .map(({ at, pile, enemy, isRampaging }) => {
        const name = enemy < 0 ? PILES[pile] : bookOf(this.state).enemies[enemy]?.id;
        return `${name}@${spaceName(at)}${isRampaging ? '!' : ''}`;
      })
      .join(' ');
  }
  /** What comes along with the question. */
  figures(): unknown {
    return questionsForPeople(this.match, 0)[0]?.figures;
  }
  get fame(): number {
    return this.state.fame[0] ?? 0;
  }
  get reputation(): number {
    return this.state.reputation[0] ?? 0;
  }
}

export function mage(told: Told = {}): MageTable {
  const seats = seatsOf(told);
  const scenario = seats === 1 ? 'solo-conquest' : 'full-conquest';
  const options = { scenario, hero: told.hero ?? 'tovak', ...told.options };
  return new MageTable(
    goingOn(mageKnight, position(told, options), {
      options,
      seats,
      ...(told.chance ? { chance: told.chance } : {}),
      ...(told.seed === undefined ? {} : { seed: told.seed }),
    }),
  );
}

/** A match of this scenario at its very beginning. */
export const set = (scenario: string, seats: number, seed = 1, more: object = {}): MageTable =>
  new MageTable(begun(mageKnight, { options: { scenario, ...more }, seats, seed }));
