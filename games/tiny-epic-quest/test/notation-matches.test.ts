/** The notation in both directions, through whole matches: whoever sees the table reads off every key what the rules mean, and it is written so again. */
import { answer, picker, questionsOf, quick, startMatch, viewOf, whyNot } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../src/content/house.ts';
import { tinyEpicQuest } from '../src/index.ts';
import { NOTATION } from '../src/notation.ts';

const table: {
  readonly [name: string]: {
    read(key: string, view: unknown, seat?: number): unknown;
    write(value: unknown, state: unknown): string;
  };
} = NOTATION;

/** Plays at random, now and then asking why not; the names of the questions that came. */
function readAll(options: object, seats: number, seed: number, names: Set<string>): void {
  const roll = picker(seed);
  const begun = startMatch(tinyEpicQuest, { options, seats, chance: quick(seed) });
  if (!begun.ok) throw new Error(begun.trouble.say);
  const match = begun.value;
  for (let i = 0; !match.outcome; i++) {
    const [question] = Array.from({ length: seats }, (_, seat) => questionsOf(match, seat)).flat();
    if (!question) throw new Error('nobody is asked');
    const { name, seat, id, options: offered } = question;
    names.add(name);
    const view = viewOf(match, seat);
    for (const { key, value } of offered) {
      expect(table[name]?.read(key, view, seat), `${name} ${key}`).toEqual(value);
      expect(table[name]?.write(value, match.world.state)).toBe(key);
    }
    const refused = i % 10 === 0 ? whyNot(match, seat, id) : undefined;
    for (const { key } of refused?.ok ? refused.value : []) {
      const value = table[name]?.read(key, view, seat);
      expect(value, `${name} ${key}`).toBeDefined();
      expect(table[name]?.write(value, match.world.state)).toBe(key);
    }
    answer(match, seat, id, offered[roll(offered.length)]?.key ?? '');
  }
}

describe('every option is read off its key and written again, and so is what is refused', () => {
  test.each([
    ['two', 2, {}],
    ['four in Gloomfall', 4, { gloom: true }],
    ['solo', 1, { mode: 'solo' }],
    ['with a pack of its own', 2, { pack: JSON.stringify({ id: 'odd', quests: HOUSE.quests.toReversed() }) }],
  ])('%s', (_, seats, options) => {
    const names = new Set<string>();
    for (const seed of [1, 2, 3, 4]) readAll(options, seats, seed, names);
    expect([...names]).toEqual(expect.arrayContaining(['card', 'travel', 'gain', 'dice', 'use', 'grotto']));
  });
});
