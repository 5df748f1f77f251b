/** The notation in both directions: whoever sees the table reads off every key what the rules mean, and it is written so again. */
import { answer, picker, questionsOf, quick, startMatch, viewOf, whyNot } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { NOTATION, tinyEpicTactics } from '../src/index.ts';
import { bold, TABLES } from './tables.ts';

const table: {
  readonly [name: string]: { read(key: string, view: unknown): unknown; write(value: unknown, state: unknown): string };
} = NOTATION;

/** A tactic that cannot be played for any unit, and a chamber that a walk cannot begin with, are no answers by themselves. */
const isNoAnswer = (key: string): boolean => /^play \w+$|^walk \w+ .*:/.test(key);

describe.each(TABLES)('%s with %i seats', (mode, seats) => {
  test('every option is read off its key and written again, and so is what is refused', () => {
    const names = new Set<string>();
    for (const seed of [1, 2]) {
      const roll = picker(seed);
      const begun = startMatch(tinyEpicTactics, { options: { mode, roundCap: 10 }, seats, chance: quick(seed) });
      if (!begun.ok) throw new Error('no match');
      const match = begun.value;
      for (let i = 0; !match.outcome; i++) {
        const [question] = Array.from({ length: seats }, (_, seat) => questionsOf(match, seat)).flat();
        if (!question) throw new Error('nobody is asked');
        const { name, seat, id, options } = question;
        names.add(name);
        const view = viewOf(match, seat);
        for (const { key, value } of options) {
          expect(table[name]?.read(key, view), `${name} ${key}`).toEqual(value);
          expect(table[name]?.write(value, match.world.state)).toBe(key);
        }
        const refused = i % 10 === 0 ? whyNot(match, seat, id) : undefined;
        for (const { key } of refused?.ok ? refused.value : []) {
          if (isNoAnswer(key)) continue;
          const value = table[name]?.read(key, view);
          expect(value, `${name} ${key}`).toBeDefined();
          expect(table[name]?.write(value, match.world.state)).toBe(key);
        }
        const brave = roll(2) === 0 ? options.filter(({ key }) => bold(key)) : [];
        const among = brave.length > 0 ? brave : options;
        answer(match, seat, id, among[roll(among.length)]?.key ?? '');
      }
    }
    expect([...names]).toEqual(expect.arrayContaining(['corner', 'deploy', 'keep', 'act', 'riposte', 'push']));
  });
});

test('what is no notation means nothing', () => {
  const begun = startMatch(tinyEpicTactics, { options: { mode: 'co-op' }, seats: 2, chance: quick(3) });
  if (!begun.ok) throw new Error('no match');
  const view = viewOf(begun.value, 0);
  const nonsense = {
    act: ['', 'stop', 'move', 'walk X9', 'play T01', 'pay W1 with T04', 'end now', 'move W1 H7 with T99', 'cast M1 B1 +4'],
    walk: ['', 'H77', 'enter', 'enter 9x9', 'stop it'],
    go: ['', 'stop', 'enter 9x9'],
    deploy: ['', 'H7', 'X9 H7'],
    corner: ['', 'N', 'NW+'],
    riposte: ['', 'hit', 'no way'],
    reroll: ['', '4', '1  2'],
    push: ['', 'maybe'],
    'window-dice-rolled': ['', 'T99', 'no'],
    hex: ['', 'mana'],
    direction: ['', 'NW'],
  } as const;
  for (const [name, keys] of Object.entries(nonsense)) {
    for (const key of keys) expect(table[name]?.read(key, view), `${name} "${key}"`).toBeUndefined();
  }
});
