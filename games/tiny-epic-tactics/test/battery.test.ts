/** The battery every game passes, over every mode and number of seats, and golden matches. */
import { readFileSync } from 'node:fs';
import { battery, checkGolden, onceEach } from '@taverne/engine/battery';
import { describe, expect, test } from 'vitest';
import { bookOf } from '../src/content/book.ts';
import { type State, tinyEpicTactics } from '../src/index.ts';
import { isAdventure } from '../src/solo/closed.ts';
import { NONE } from '../src/words.ts';
import { bold, TABLES } from './tables.ts';
import { TRYING } from './tries.ts';

/** Each tactic, and in adventures each Enemy card and unit, is in one place. */
function holds(state: State): string | undefined {
  const { content } = bookOf(state);
  const numbers = (cards: readonly unknown[]): number[] => [...cards.keys()];
  const some = (cards: readonly number[]): number[] => cards.filter((card) => card !== NONE);
  const { hands, deck, discard, enemyDeck, enemyDiscard, under, reserve, card, dealt } = state;
  const tactics = onceEach(numbers(content.tactics), { hands: hands.flat(), deck, discard });
  if (tactics !== undefined || !isAdventure(state)) return tactics ?? standApart(state);
  return (
    onceEach(numbers(content.enemies), { deck: enemyDeck, discard: enemyDiscard, under: some(under) }) ??
    onceEach(numbers(content.units), { dealt: dealt.flat(), reserve, played: some(card) }) ??
    standApart(state)
  );
}

/** Two units never end a step on one cell of the realm; on their way they pass allies, and a chamber holds several. */
function standApart(state: State): string | undefined {
  if (state.walk || state.attacks.length > 0) return undefined;
  const cells = state.at.filter((cell) => cell !== NONE && cell < bookOf(state).realm.cells);
  return onceEach(new Set(cells), { 'the board': cells });
}

describe('the battery', () => {
  test.each(TABLES)('%s with %i seats', (mode, seats) => {
    const options = { mode, roundCap: 10 };
    const report = battery(tinyEpicTactics, {
      options,
      seats,
      seeds: [10 + seats],
      every: 60,
      prefer: bold,
      holds,
      trying: TRYING,
    });
    // Whatever else one could try is refused with the reason of its case.
    expect(report.refused).toBeGreaterThan(300);
    expect(report.matches).toBe(1);
    expect(report.undone).toBeGreaterThan(0);
    // A step is one action with all it causes: attack, riposte and windows stay within two dozen entries.
    expect(report.tape.max).toBeLessThanOrEqual(24);
    expect(report.longest).toBeLessThan(tinyEpicTactics.longest);
  });
});

// Whoever changes the content records them again: `taverne simulate tiny-epic-tactics --bots 3,3 --option mode=… --save DIR`.
describe('golden matches', () => {
  const play = (name: string) =>
    checkGolden(tinyEpicTactics, readFileSync(new URL(`golden/${name}.match.json`, import.meta.url), 'utf8'));

  test('competitive, three players, decided by HP after three equal totals', () => {
    const match = play('competitive');
    expect(match.outcome).toMatchObject({ places: [3, 1, 2], how: 'hp', rule: 'TET-SCORE-06' });
    expect(match.events).toHaveLength(559);
  });

  test('battle in teams, ended by three captures', () => {
    const match = play('battle-teams');
    expect(match.outcome).toMatchObject({ places: [2, 1, 2, 1], how: 'total', rule: 'TET-SCORE-05' });
    expect(match.events.find(({ event }) => event.event === 'end-triggered')?.event).toMatchObject({ why: 'captures' });
    expect(match.events).toHaveLength(694);
  });

  test('co-op, lost with the last unit of one player', () => {
    const match = play('co-op');
    expect(match.outcome).toMatchObject({ places: [2, 2], how: 'eliminated', rule: 'TET-COOP-15' });
    expect(match.outcome?.detail).toMatchObject({ crystals: 4, rounds: 18, units: [3, 0] });
    expect(match.events).toHaveLength(763);
  });

  test('solo, out of time after two crystals, with a forced march into a dungeon', () => {
    const match = play('solo');
    expect(match.outcome).toMatchObject({ places: [2], how: 'time', rule: 'TET-SOLO-END-03', detail: { crystals: 2 } });
    expect(match.events).toHaveLength(111);
  });
});
