/** The small pictures of boards: whatever is played, everything of a match lies within the picture. */
import { answer, awaited, picker, questionsOf, quick, startMatch, viewOf } from '@taverne/engine';
import { findGame } from '@taverne/games';
import type { SketchKit, TableOptions } from '@taverne/ui';
import { describe, expect, test } from 'vitest';

const KITS = import.meta.glob<SketchKit>('../../../games/*/web/sketch.ts', { import: 'kit' });
const SKETCHED = Object.keys(KITS).map((path) => path.split('/')[4] ?? '');

/** Modes that two can play against each other, where the first one is not. */
const OPTIONS: { readonly [game: string]: TableOptions } = {
  'mage-knight': { scenario: 'full-conquest' },
};

async function viewsOf(id: string, answers: number): Promise<readonly unknown[]> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`there is no game ${id}`);
  const started = startMatch(game, { options: OPTIONS[id] ?? {}, seats: 2, chance: quick(7) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  const pick = picker(3);
  const views: unknown[] = [viewOf(match, undefined)];
  for (let i = 0; i < answers && !match.outcome; i++) {
    const [seat = 0] = awaited(match);
    const [question] = questionsOf(match, seat);
    const option = question?.options[pick(question.options.length)];
    if (!question || !option) throw new Error('nobody is asked');
    const problem = answer(match, seat, question.id, option.key);
    if (problem) throw new Error(problem.say);
    views.push(viewOf(match, undefined));
  }
  return views;
}

test('every game that is in the house brings one', () => {
  expect(SKETCHED).toHaveLength(4);
});

describe.each(SKETCHED)('%s in small', (game) => {
  test('has a ground, and everybody on it', async () => {
    const kit = await KITS[`../../../games/${game}/web/sketch.ts`]?.();
    if (!kit) throw new Error('no kit');
    const seen = new Set<number | undefined>();
    for (const view of await viewsOf(game, 60)) {
      // As it comes over the wire.
      const { box, grounds, pieces, size } = kit.sketch(JSON.parse(JSON.stringify(view)), OPTIONS[game] ?? {});
      expect(new Set(grounds.map(({ tone }) => tone)).size).toBeGreaterThan(2);
      for (const { x, y, seat } of pieces) {
        seen.add(seat);
        expect(x - size, 'left').toBeGreaterThanOrEqual(box.x - size / 2);
        expect(y - size, 'top').toBeGreaterThanOrEqual(box.y - size / 2);
        expect(x + size, 'right').toBeLessThanOrEqual(box.x + box.width + size / 2);
        expect(y + size, 'foot').toBeLessThanOrEqual(box.y + box.height + size / 2);
      }
    }
    expect(seen).toContain(0);
    expect(seen).toContain(1);
  });
});
