/** Tales: one description of a sentence, told by whoever has a voice. */
import { describe, expect, test } from 'vitest';
import { wonBy } from '../src/index.ts';
import { endOf, holderName, isYou, type Say, type Tale, tableWords, tell, type Voice } from '../src/telling/index.ts';

interface Player {
  readonly player: number;
}
const player = (number: number): Player => ({ player: number });

const MESSAGES: { readonly [key: string]: string } = {
  ...tableWords('en'),
  'event.fell': '{who} fell on {cell}, {how}.',
  'you.fell': 'You fell on {cell}, {how}.',
  'level.2.name': 'Regular',
  'outcome.capture.says': 'It is captured.',
  'web.won.capture': 'You captured it.',
  'web.lost.capture': 'You lost it.',
  'outcome.time.says': 'Time is up.',
};
/** These messages have no cases, so this much is enough to fill them in. */
const say: Say = (key, values = {}) => MESSAGES[key]?.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) ?? key;

const speaking = (you: number | undefined): Voice<Player> => ({
  say,
  isYou: (who) => who.player === you,
  name: (who) => `the player ${who.player}`,
});

const fell = (...who: readonly number[]): Tale<Player> => ({
  key: 'event.fell',
  parts: { who: who.map(player), cell: 'D4', how: 'twice' },
  to: who.map((each) => ({ who: player(each), key: 'you.fell' })),
});

describe('a tale', () => {
  test('is told with the names of the things in it, joined, and begins with a capital', () => {
    expect(tell(fell(1), speaking(undefined))).toBe('The player 1 fell on D4, twice.');
    expect(tell(fell(1, 2, 3), speaking(undefined))).toBe('The player 1, the player 2 and the player 3 fell on D4, twice.');
  });

  test('is told to the one who did it, and about everybody else', () => {
    expect(tell(fell(1), speaking(1))).toBe('You fell on D4, twice.');
    expect(tell(fell(1), speaking(2))).toBe('The player 1 fell on D4, twice.');
  });

  test('of an end names who won, who did not and who left', () => {
    const won = wonBy(1, 3, 'capture', 'X-END-01');
    expect(endOf(won, player)).toMatchObject({
      key: 'outcome.capture.says',
      parts: { winner: [player(1)], winners: 1, loser: [player(0), player(2)], leaver: [player(0), player(2)] },
    });
    expect(endOf({ ...won, leaver: 2 }, player).parts.leaver).toEqual(player(2));
  });

  test('of an end has words of their own for whoever won, and for whoever left, where the game has them', () => {
    const won = endOf(wonBy(1, 3, 'capture', 'X-END-01'), player);
    const left = endOf({ ...wonBy(1, 3, 'capture', 'X-END-01'), leaver: 2 }, player);
    expect(tell(won, speaking(1))).toBe('You captured it.');
    expect(tell(won, speaking(0))).toBe('You lost it.');
    expect(tell(left, speaking(0))).toBe('It is captured.');
    expect(tell(left, speaking(2))).toBe('You lost it.');
    expect(tell(endOf(wonBy(1, 3, 'time', 'X-END-02'), player), speaking(1))).toBe('Time is up.');
  });
});

describe('whoever holds a seat', () => {
  const seats = (...holders: readonly object[]) => ({
    seats: holders.map((holder) => ({ kind: 'person' as const, mine: false, ...holder })),
  });
  const called = (table: ReturnType<typeof seats>) =>
    table.seats.map((_, seat) => holderName(say, table, seat, `side ${seat}`));

  test('goes by a name, a level, you, a guest, or the seat itself', () => {
    expect(called(seats({ mine: true }, { name: 'Anna' }, { kind: 'bot', level: 2 }, {}))).toEqual([
      'You',
      'Anna',
      'Regular',
      'Guest',
    ]);
    expect(called(seats({ mine: true }, { mine: true }))).toEqual(['side 0', 'side 1']);
    expect(called(seats({}, {}))).toEqual(['side 0', 'side 1']);
  });

  test('is told apart by the seat from whoever has the same name', () => {
    expect(called(seats({ name: 'Anna' }, { name: 'Anna' }, { name: 'Basile' }))).toEqual([
      'Anna (side 0)',
      'Anna (side 1)',
      'Basile',
    ]);
    expect(called(seats({ kind: 'bot', level: 2 }, { kind: 'bot', level: 2 }))[1]).toBe('Regular (side 1)');
  });

  test('is you only where others hold the other seats', () => {
    expect(isYou(seats({ mine: true }, {}), 0)).toBe(true);
    expect(isYou(seats({ mine: true }, { mine: true }), 0)).toBe(false);
  });
});
