import { faceDown } from '@taverne/engine';
import { battery, onceEach } from '@taverne/engine/battery';
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../src/content/house.ts';
import { GOBLIN_TOKENS } from '../src/goblins.ts';
import { tinyEpicQuest } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { NO_GOBLIN, NONE } from '../src/words.ts';
import { TRYING } from './tries.ts';

/** Each Quest is in the row, in the deck, discarded or completed; each hand holds one Item at most; no Goblin is lost. */
function holds({ row, quests, done, hand, goblin, supply, trophies }: State): string | undefined {
  const cards = HOUSE.quests.map((_, quest) => quest);
  const lost = onceEach(cards, {
    row,
    deck: faceDown(quests),
    discard: quests.discard,
    ...Object.fromEntries(done.map((each, seat) => [`seat ${seat}`, each])),
  });
  if (lost !== undefined) return lost;
  const hands = hand.filter((place) => place !== NONE && place < 24);
  if (new Set(hands).size < hands.length) return 'two Items are in one hand';
  const goblins = goblin.filter((each) => each !== NO_GOBLIN).length + supply + trophies.reduce((sum, each) => sum + each, 0);
  return goblins === GOBLIN_TOKENS ? undefined : `there are ${goblins} Goblins`;
}

describe('random play, through every promise of the table', () => {
  test.each([
    ['two', 2, {}],
    ['three in GloomFall', 3, { gloom: true }],
    ['four', 4, { itemTwice: true, powerPasses: true, woundsStay: true, homeGain: true }],
    ['solo', 1, { mode: 'solo' }],
    ['solo in GloomFall', 1, { mode: 'solo', gloom: true, finishCrossed: true, oneSpell: true }],
  ])('%s', (_, seats, options) => {
    const report = battery(tinyEpicQuest, { seeds: [1, 2], seats, options, every: 20, holds, trying: TRYING });
    // Whatever else one could try is refused with the reason of its case.
    expect(report.refused).toBeGreaterThan(300);
    expect(report.matches).toBe(2);
    // One answer to a card, one symbol, one deed of a window is a step; a Rest with everything in it is the longest.
    expect(report.tape.p90).toBeLessThanOrEqual(4);
  });
});
