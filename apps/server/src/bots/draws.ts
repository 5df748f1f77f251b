/** Bots at the tables and the offer of a draw: judged in a thread like all that they think, and said as a person would. */
import { randomInt } from 'node:crypto';
import { botOfferedDraw } from '@taverne/bots';
import { quick, type Seat, type Sight, sightOf } from '@taverne/engine';
import { botAnsweringDraw, isBotAt } from '../deeds/play.ts';
import type { House } from '../matches/house.ts';
import type { Table } from '../matches/table.ts';

/** How the match looks to whoever has this sight; without a value the game has no opinion. Undefined: nobody is there to say. */
export type Judge = (game: string, sight: Sight) => Promise<{ readonly value: number | undefined } | undefined>;

/** Returns how a table is looked at that was not heard of. */
export function hearOffers(house: House, judge: Judge): (table: Table) => void {
  const judged = new Set<string>();

  async function consider({ id, game }: Table, sight: Sight): Promise<void> {
    judged.add(id);
    const verdict = await judge(game.id, sight);
    judged.delete(id);
    // Whoever is asked next is asked when this has happened.
    if (verdict) await house.act(id, undefined, botAnsweringDraw(house.parts.limits, sight.seat, verdict.value));
  }

  function hear(table: Table): void {
    const seat = judged.has(table.id) ? undefined : offeredTo(table);
    if (seat === undefined || !table.match) return;
    void consider(table, sightOf(table.match.world, seat, quick(randomInt(0x7fff_ffff))));
  }

  house.onHappened(({ table, elsewhere }) => (elsewhere ? undefined : () => hear(table)));
  return hear;
}

const offeredTo = (table: Table): Seat | undefined =>
  table.match && table.offered ? botOfferedDraw(table.match, isBotAt(table)) : undefined;
