import { describe, expect, test } from 'vitest';
import { answer, type Match, restoreMatch, storedOf, undo, undoWithConsent } from '../src/index.ts';
import { begin, everything, idOf, must, say, throughJson, tiny } from './table.ts';
import { turns } from './undo-table.ts';

describe('going back is as cheap as it can be', () => {
  /** Counts how often a step is begun, be it for the first time or run again. */
  const counted = () => {
    let begun = 0;
    const game = tiny(function* (state, table) {
      begun++;
      yield* turns.step(state, table);
    });
    const match = begin(game);
    const since = (act: () => unknown): number => {
      const before = begun;
      act();
      return begun - before;
    };
    return { match, since };
  };

  test('what a seat may take back alone is run again from its own quiet point', () => {
    const { match, since } = counted();
    say(match, 0, 'roll', 'a', 'b', 'a', 'b', 'a');
    expect(since(() => undo(match, 0))).toBe(1);
    expect(since(() => undo(match, 0, 3))).toBe(1);
    expect(match.world.state.log).toEqual(['roll', 'a']);
    expect(since(() => say(match, 0, 'b'))).toBe(1);
    expect(since(() => undo(match, 0))).toBe(1);
  });

  test('an answer that is refused is, too', () => {
    const { match, since } = counted();
    say(match, 0, 'a', 'b', 'a');
    expect(since(() => answer(match, 0, idOf(match, 0), 'break'))).toBe(1);
  });

  test('the last quiet point is kept even where nobody could take anything back', () => {
    const { match, since } = counted();
    say(match, 0, 'a', 'b', 'roll');
    expect(since(() => answer(match, 0, idOf(match, 0), 'break'))).toBe(1);
    say(match, 0, 'pass');
    say(match, 1, 'a');
    expect(since(() => undo(match, 1))).toBe(1);
  });

  test('quiet points that nobody could go back to alone are not kept: with consent the match is run from its beginning', () => {
    const { match, since } = counted();
    say(match, 0, 'a', 'b', 'a', 'roll');
    expect(since(() => undoWithConsent(match, 0, [1]))).toBe(4);
    expect(match.world.state.log).toEqual(['a', 'b', 'a']);
  });
});

describe('after a restore', () => {
  const same = (match: Match) => {
    const back = must(restoreMatch(match.game, throughJson(storedOf(match)), match.chance));
    expect(everything(back)).toEqual(everything(match));
    return back;
  };

  test('the same can be taken back as before, with the same effect', () => {
    const match = begin(turns);
    say(match, 0, 'a', 'b');
    undo(match, 0);
    say(match, 0, 'reveal', 'a', 'pass');
    const back = same(match);
    for (const each of [match, back]) undo(each, 0, 1);
    expect(everything(back)).toEqual(everything(match));
    same(back);
  });
});
