/** The menu offers a draw where the rules of the game know one, and nowhere else. */
import { games } from '@taverne/games';
import { expect, test } from 'vitest';

test.each(games)('$name tells the menu whether a draw can be offered', async ({ hasDraws, load }) => {
  expect(hasDraws === true).toBe((await load()).agreement !== undefined);
});
