import { describe, expect, test } from 'vitest';
import {
  type Ask,
  ask,
  askAll,
  awaited,
  changeSeat,
  type Match,
  moveStored,
  moveToVersion,
  option,
  type Play,
  questionsOf,
  quick,
  resign,
  restoreMatch,
  scripted,
  setOrders,
  snapshotOf,
  storedOf,
  type Table,
  timeIsUp,
  undoable,
} from '../src/index.ts';
import { begin, everything, type Log, must, namesOf, offered, refused, say, throughJson, tiny } from './table.ts';

const list = (...keys: string[]) => keys.map((key) => option(key, key));

/** The old rules: a side, a die, a card, a word. */
function* oldStep(state: Log, table: Table): Play {
  state.log.push(yield* ask(0, 'side', () => list('left', 'right')));
  state.log.push(`die ${table.chance('die', 6)}`);
  state.log.push(yield* ask(0, 'card', () => list('ace', 'king')));
  state.log.push(yield* ask(1, 'word', () => list('yes', 'no')));
}
const old = tiny(oldStep);
const newer = (step: (state: Log, table: Table) => Play, more = {}) => tiny(step, { version: 2, ...more });

/** One step is done, the second has a side, a die and a card. */
const inStep = () => {
  const match = begin(old, scripted([3, 4], quick(1)));
  say(match, 0, 'left', 'ace');
  say(match, 1, 'yes');
  say(match, 0, 'right', 'king');
  return match;
};
const QUIET = ['left', 'die 3', 'ace', 'yes'];

describe('moving to a newer version', () => {
  test('whose rules fit: nothing is asked again, and the quiet state becomes a snapshot', () => {
    const match = inStep();
    const before = match.journal.length;
    const { match: moved, dropped } = must(moveToVersion(match, newer(oldStep)));
    expect(dropped).toEqual([]);
    expect(moved.world.state).toEqual(match.world.state);
    expect(namesOf(moved, 1)).toEqual(['word']);
    expect(moved.journal.slice(0, before)).toEqual(match.journal);
    expect(moved.journal.slice(before)).toEqual([
      { type: 'version', from: 1, version: 2, state: { log: QUIET }, chances: 1 },
      { type: 'answer', seat: 0, name: 'side', key: 'right' },
      { type: 'chance', what: 'die', of: 6, said: 4 },
      { type: 'answer', seat: 0, name: 'card', key: 'king' },
    ]);
    expect(moved.game.version).toBe(2);
    expect(match.journal).toHaveLength(before);
  });

  test('from what was stored alone, when the old rules are gone', () => {
    const match = inStep();
    const kept = throughJson({ stored: storedOf(match), snapshot: snapshotOf(match) });
    const { match: moved } = must(moveStored(kept.stored, kept.snapshot, newer(oldStep), quick(9)));
    expect(everything(moved)).toEqual(everything(must(moveToVersion(match, newer(oldStep))).match));
    expect(namesOf(moved, 1)).toEqual(['word']);
  });

  test('an id of the older version does not stand again', () => {
    const match = begin(old, quick(1));
    const [before] = questionsOf(match, 0);
    const { match: moved } = must(moveToVersion(match, newer(oldStep)));
    expect(questionsOf(moved, 0)[0]?.id).not.toBe(before?.id);
  });

  test('the snapshot shares nothing with the match', () => {
    const match = inStep();
    const { match: moved } = must(moveToVersion(match, newer(oldStep)));
    say(moved, 1, 'no');
    expect(moved.journal.find((entry) => entry.type === 'version')).toMatchObject({ state: { log: QUIET } });
    expect(match.world.quiet).toEqual({ log: QUIET });
  });

  test('the longest beginning that fits is kept, and the rest is asked again', () => {
    const { match: moved, dropped } = must(
      moveToVersion(
        inStep(),
        newer(function* (state, table) {
          state.log.push(yield* ask(0, 'side', () => list('left', 'right')));
          state.log.push(`die ${table.chance('die', 6)}`);
          state.log.push(yield* ask(0, 'card', () => list('ace', 'queen')));
          state.log.push(yield* ask(1, 'word', () => list('yes', 'no')));
        }),
      ),
    );
    expect(moved.world.state.log).toEqual([...QUIET, 'right', 'die 4']);
    expect(offered(moved, 0)).toEqual(['ace', 'queen']);
    expect(dropped).toEqual([{ type: 'answer', seat: 0, name: 'card', key: 'king' }]);
  });

  test('chance says again what it had said, even where an answer before it no longer fits', () => {
    const {
      match: moved,
      dropped,
      again,
    } = must(
      moveToVersion(
        inStep(),
        newer(function* (state, table) {
          state.log.push(yield* ask(0, 'side', () => list('up', 'down')));
          state.log.push(`die ${table.chance('die', 6)}`);
          state.log.push(yield* ask(0, 'card', () => list('ace', 'king')));
        }),
      ),
    );
    expect(dropped.map(({ type }) => type)).toEqual(['answer', 'chance', 'answer']);
    // What chance said is not asked of anybody.
    expect(again.map(({ type }) => type)).toEqual(['answer', 'answer']);
    expect(moved.line).toEqual([]);
    say(moved, 0, 'up');
    expect(moved.world.state.log).toEqual([...QUIET, 'up', 'die 4']);
  });

  test('chance that is asked for something else speaks anew', () => {
    const asked: unknown[] = [];
    const match = begin(old, (index, of, what) => {
      asked.push([index, of, what]);
      return 0;
    });
    say(match, 0, 'left');
    const other = newer(function* (state, table) {
      state.log.push(`card ${table.chance('card', 52)}`);
      state.log.push(`die ${table.chance('die', 20)}`);
      yield* ask(0, 'side', () => list('left', 'right'));
    });
    const { match: moved } = must(moveToVersion(match, other));
    expect(moved.world.state.log).toEqual(['card 0', 'die 0']);
    expect(asked).toEqual([
      [0, 6, 'die'],
      [0, 52, 'card'],
      [1, 20, 'die'],
    ]);
  });

  test('a die with more faces speaks anew, though it has the same name', () => {
    const match = begin(old, (_index, of) => of - 1);
    say(match, 0, 'left');
    const other = newer(function* (state, table) {
      state.log.push(`die ${table.chance('die', 20)}`);
      yield* ask(0, 'side', () => list('left', 'right'));
    });
    expect(must(moveToVersion(match, other)).match.world.state.log).toEqual(['die 19']);
  });

  test('rules that break on an old answer do not take it: it is asked again', () => {
    const { match: moved, dropped } = must(
      moveToVersion(
        inStep(),
        newer(function* (_state, table) {
          const side = yield* ask(0, 'side', () => list('left', 'right'));
          table.chance('die', 6);
          if (side === 'right') throw new TypeError('no right side any more');
          yield* ask(0, 'card', () => list('ace', 'king'));
        }),
      ),
    );
    expect(dropped).toHaveLength(3);
    expect(offered(moved, 0)).toEqual(['left', 'right']);
  });

  test('a new question in the middle is simply asked', () => {
    const { match: moved, dropped } = must(
      moveToVersion(
        inStep(),
        newer(function* (state, table) {
          state.log.push(yield* ask(0, 'side', () => list('left', 'right')));
          state.log.push(`die ${table.chance('die', 6)}`);
          state.log.push(yield* ask(1, 'parry', () => list('yes', 'no')));
        }),
      ),
    );
    expect(dropped).toMatchObject([{ name: 'card' }]);
    expect(namesOf(moved, 1)).toEqual(['parry']);
  });

  test('new chance at once, when a match ends under the new rules, is no obstacle', () => {
    const { match: moved } = must(
      moveToVersion(inStep(), newer(oldStep, { outcome: () => ({ places: [1, 2], how: 'x', rule: 'X' }) })),
    );
    expect(moved.outcome?.how).toBe('x');
  });

  test('sealed answers stay sealed', () => {
    const asks = [0, 1].map((seat): Ask => ({ seat, name: 'window', options: () => list('yes', 'no') }));
    function* window(state: Log): Play {
      state.log.push((yield* askAll(asks)).join(' '));
    }
    const match = begin(tiny(window));
    say(match, 1, 'no');
    const { match: moved, dropped } = must(moveToVersion(match, newer(window)));
    expect(dropped).toEqual([]);
    expect(moved.world.sealed).toBe(1);
    expect(awaited(moved)).toEqual([0]);
    say(moved, 0, 'yes');
    expect(moved.world.state.log).toEqual(['yes no']);
  });

  test('an old shape of the state is brought to the new one', () => {
    const given: unknown[] = [];
    const upgrade = (state: unknown, from: number) => {
      given.push(state, from);
      return { log: ['upgraded'] };
    };
    const match = inStep();
    const { match: moved } = must(moveToVersion(match, newer(oldStep, { upgrade })));
    expect(given).toEqual([{ log: QUIET }, 1]);
    expect(moved.world.state.log).toEqual(['upgraded', 'right', 'die 4', 'king']);
    expect(given[0]).not.toBe(match.world.quiet);
    expect(moved.journal.find((entry) => entry.type === 'version')).toMatchObject({ state: { log: ['upgraded'] } });
  });

  test('who holds a seat, who left and which orders stand is not lost', () => {
    const match = begin(old, quick(1), 3);
    changeSeat(match, 1, { kind: 'bot' });
    setOrders(match, 1, [{ question: 'word', answer: 'no' }]);
    resign(match, 2);
    say(match, 0, 'left');
    const { match: moved } = must(moveToVersion(match, newer(oldStep)));
    expect(moved.holders[1]).toEqual({ kind: 'bot' });
    expect(moved.orders[1]).toEqual([{ question: 'word', answer: 'no' }]);
    expect([...moved.gone]).toEqual([2]);
    expect(moved.outcome).toBeUndefined();
  });

  test('a seat that left answers what only the new rules ask it', () => {
    const match = begin(old, quick(1), 3);
    resign(match, 2);
    const { match: moved } = must(
      moveToVersion(
        match,
        newer(function* (state) {
          state.log.push(yield* ask(2, 'toll', () => list('pay', 'flee'), { safe: 'flee' }));
          yield* ask(0, 'side', () => list('left', 'right'));
        }),
      ),
    );
    expect(moved.world.state.log).toEqual(['flee']);
    expect(awaited(moved)).toEqual([0]);
  });

  test('the options are read by the new rules', () => {
    const options = (raw: unknown) => ({ ok: true, value: { read: raw } }) as const;
    expect(must(moveToVersion(inStep(), newer(oldStep, { options }))).match.terms).toEqual({
      options: { read: {} },
      raw: {},
      seats: 2,
    });
  });

  test('what was answered before is no longer taken back; what is on the tape is', () => {
    const { match: moved } = must(moveToVersion(inStep(), newer(oldStep)));
    expect(undoable(moved, 0)).toEqual([2]);
    expect(undoable(moved, 1)).toEqual([]);
  });
});

describe('a moved match', () => {
  test('is read back from its snapshot on', () => {
    const { match: moved } = must(moveToVersion(inStep(), newer(oldStep)));
    say(moved, 1, 'no');
    say(moved, 0, 'left');
    const back = must(restoreMatch(moved.game, throughJson(storedOf(moved)), moved.chance));
    expect(everything(back)).toEqual(everything(moved));
    expect(back.origin).toEqual({ state: { log: QUIET }, chances: 1 });
    say(back, 0, 'ace');
    expect(namesOf(back, 1)).toEqual(['word']);
  });

  test('can move again; the last snapshot counts', () => {
    const { match: second } = must(moveToVersion(inStep(), newer(oldStep)));
    say(second, 1, 'no');
    const { match: third } = must(moveToVersion(second, tiny(oldStep, { version: 3 })));
    expect(third.journal.filter((entry) => entry.type === 'version')).toMatchObject([
      { from: 1, version: 2, chances: 1 },
      { from: 2, version: 3, chances: 2 },
    ]);
    const back = must(restoreMatch(third.game, storedOf(third), third.chance));
    expect(everything(back)).toEqual(everything(third));
  });

  test('goes on with the chance it had', () => {
    const match = begin(old, (index) => index % 6);
    say(match, 0, 'left', 'ace');
    const { match: moved } = must(moveToVersion(match, newer(oldStep)));
    say(moved, 1, 'yes');
    say(moved, 0, 'left');
    expect(moved.world.state.log.at(-1)).toBe('die 1');
  });
});

describe('what cannot be moved', () => {
  test('a match of another game', () => {
    expect(refused(moveToVersion(inStep(), newer(oldStep, { id: 'other' })))).toMatchObject({
      trouble: 'other-game',
      say: 'a match of tiny cannot become one of other',
    });
  });

  test('to the same version or an older one', () => {
    for (const version of [1, 0]) {
      expect(refused(moveToVersion(inStep(), tiny(oldStep, { version })))).toMatchObject({
        trouble: 'other-version',
        say: `the match has version 1 of tiny already; ${version} is not newer`,
      });
    }
  });

  test('a stored match that somebody ended', () => {
    for (const end of [(match: Match) => resign(match, 0), (match: Match) => timeIsUp(match, 1)]) {
      const match = inStep();
      end(match);
      expect(refused(moveStored(storedOf(match), snapshotOf(match), newer(oldStep), quick(1)))).toMatchObject({
        trouble: 'match-over',
        say: `the match is over: ${match.outcome?.how}`,
      });
    }
  });

  test('a match that its own rules ended', () => {
    const match = begin(
      tiny(function* (state) {
        yield* ask(0, 'side', () => list('left', 'right'));
        state.log.push('end');
      }),
    );
    say(match, 0, 'left');
    expect(refused(moveToVersion(match, newer(oldStep)))).toMatchObject({
      trouble: 'match-over',
      say: 'the match is over: end',
    });
  });

  test('a match that is over', () => {
    const match = inStep();
    resign(match, 0);
    expect(refused(moveToVersion(match, newer(oldStep)))).toMatchObject({
      trouble: 'match-over',
      say: 'the match is over: resign',
    });
  });

  test('with options that the new rules refuse', () => {
    const options = () => ({ ok: false, trouble: { trouble: 'wrong-option', say: 'no' } }) as const;
    expect(refused(moveToVersion(inStep(), newer(oldStep, { options })))?.trouble).toBe('wrong-option');
  });

  test('to rules that cannot run from the quiet state at all; the old match is as before', () => {
    const match = inStep();
    const before = everything(match);
    const broken = newer(function* () {
      throw new Error('what is a log?');
    });
    expect(refused(moveToVersion(match, broken))).toMatchObject({
      trouble: 'diverged',
      say: 'version 2 of tiny cannot run from the quiet state of this match: Error: what is a log?',
    });
    expect(everything(match)).toEqual(before);
  });
});
