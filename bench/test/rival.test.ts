/** Both sides of the comparison play the same game: floor and rival offer the same at every decision. */

import { expect, test } from 'vitest';
import { NOBODY } from '../src/floor/figures.ts';
import { answer, dice, MODES, offered, seatToDecide, shuffled, start } from '../src/floor/index.ts';
import { optionsOf } from '../src/rival/options.ts';
import { notation, playMatch } from '../src/rival/play.ts';

test.each(MODES)('the rival offers what the floor offers, %s', (mode) => {
  const roll = dice(7);
  let decisions = 0;
  while (decisions < 3000) {
    const pile = shuffled(roll);
    const floor = start(mode, pile);
    const { made, match } = playMatch({ mode, pile }, roll, Infinity, ({ G, ctx }, chosen) => {
      const theirs = optionsOf(G, ctx.phase).map((option) => notation(G, option));
      const ours = offered(floor);
      expect(theirs.toSorted()).toEqual([...ours.keys()].sort());
      const active = ctx.activePlayers ? Object.keys(ctx.activePlayers) : [ctx.currentPlayer];
      expect(active).toEqual([String(seatToDecide(floor))]);
      answer(floor, ours.get(notation(G, chosen)) ?? -1);
    });
    const { how, winner } = match.ctx.gameover;
    expect([how, winner]).toEqual([floor.outcome, floor.winner === NOBODY ? undefined : String(floor.winner)]);
    decisions += made;
  }
});
