import { picker } from '@taverne/engine';
import { expect, test } from 'vitest';
import { place, playOut, twoAt } from './harness.ts';

const LEADERS = { game: 'leaders', seats: [{ kind: 'person' as const }, { kind: 'open' as const }] };

for (const game of ['feud', 'leaders']) {
  test(`two people play a whole match of ${game} by link`, async () => {
    const { match, anna, bert, players } = await twoAt(await place({ messages: { burst: 1e6, perSecond: 1e6 } }), { game });
    const roll = picker(7);
    await playOut(match, players, (keys) => keys[roll(keys.length)] ?? '');
    expect(anna.states.get(match)?.outcome).toEqual(bert.states.get(match)?.outcome);
    expect(anna.tables.get(match)?.chance.seed).toBeDefined();
  });
}

void LEADERS;
