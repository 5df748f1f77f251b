import { describe, expect, test } from 'vitest';
import { ask, askedOf, option, questionsOf, quick, startMatch, storedOf, undo, undoWithConsent } from '../src/index.ts';
import { feud } from './feud.ts';
import { begin, dealtEntries, feudWith, must, playRandomly, refused, say, tiny } from './table.ts';

describe('beginning a match', () => {
  test('sets up with chance, writes it down and asks the first question', () => {
    const match = feudWith();
    expect(match.journal).toHaveLength(dealtEntries(2));
    expect(match.journal.slice(0, 3)).toEqual([
      { type: 'chance', what: 'first', of: 2, said: 0 },
      { type: 'chance', what: 'draw', of: 18, said: 0 },
      { type: 'shown', to: [0] },
    ]);
    expect(match.line).toEqual(match.journal);
    expect(askedOf(match)).toEqual([{ seat: 0, name: 'act' }]);
    expect(match.outcome).toBeUndefined();
    expect(match.holders).toEqual([{ kind: 'person' }, { kind: 'person' }]);
    expect(match.orders).toEqual([[], []]);
  });

  test('takes as many seats as told, at least as many as the game needs', () => {
    expect(must(startMatch(feud, { chance: quick(1) })).terms.seats).toBe(2);
    expect(must(startMatch(feud, { chance: quick(1), seats: 4 })).terms.seats).toBe(4);
    for (const seats of [1, 5, 2.5]) {
      expect(refused(startMatch(feud, { chance: quick(1), seats }))).toMatchObject({
        trouble: 'wrong-option',
        say: `feud is for 2 to 4 seats, not ${seats}`,
        at: 'seats',
      });
    }
  });

  test('parses the options and keeps them as they came', () => {
    const match = must(startMatch(feud, { chance: quick(1), options: { rounds: 3 } }));
    expect(match.terms).toEqual({ options: { rounds: 3 }, raw: { rounds: 3 }, seats: 2 });
    expect(must(startMatch(feud, { chance: quick(1) })).terms).toMatchObject({ options: { rounds: 4 }, raw: {} });
    expect(refused(startMatch(feud, { chance: quick(1), options: { rounds: 0 } }))?.at).toBe('options.rounds');
  });
});

describe('a match', () => {
  test('writes every answer and all that follows from it, without what only memory needs', () => {
    const match = feudWith({ chance: [['draw', 0]] });
    say(match, 0, 'rest');
    expect(match.journal.slice(dealtEntries(2))).toEqual([
      { type: 'answer', seat: 0, name: 'act', key: 'rest' },
      { type: 'chance', what: 'draw', of: 14, said: 0 },
      { type: 'shown', to: [0] },
    ]);
  });

  test('is over when the rules say so', () => {
    const match = feudWith({ rounds: 1 });
    say(match, 0, 'rest');
    expect(match.outcome).toBeUndefined();
    say(match, 1, 'rest');
    expect(match.outcome).toMatchObject({ places: [1, 1], how: 'score', rule: 'FEUD-END-01' });
    expect(questionsOf(match, 0)).toEqual([]);
    expect(askedOf(match)).toEqual([]);
  });

  test('a step without any question is no trap: the next one is run at once', () => {
    const silent = tiny(function* (state, table) {
      state.log.push(`${table.chance('die', 6)}`);
      if (state.log.length === 5) state.log.push('end');
    });
    const match = begin(silent);
    expect(match.outcome?.how).toBe('end');
    expect(match.journal).toHaveLength(5);
  });

  test('tells the events of the step under way apart', () => {
    const match = feudWith({ chance: [['draw', 0]] });
    expect(match.openEvents).toEqual([]);
    say(match, 0, 'rest');
    expect(match.openEvents).toEqual([]);
    say(match, 1, 'strike 0');
    expect(match.openEvents.map(({ event }) => event.event)).toEqual(['struck']);
    expect(match.events.map(({ event }) => event.event)).toEqual(['drew', 'drew', 'drew', 'drew', 'rested', 'drew', 'struck']);
    expect(match.events.at(-1)?.at).toBe(match.line.length);
  });

  test('lets go of old events when asked to, but not of those that could be taken back', () => {
    const match = feudWith({ chance: [['draw', 0]] });
    const names = (): string[] => match.events.map(({ event }) => event.event);
    say(match, 0, 'rest');
    say(match, 1, 'strike 0');
    const all = match.events.slice();
    match.letGo(4);
    expect([names().length, match.eventsFrom]).toEqual([7, 0]);
    match.letGo(2);
    expect(names()).toEqual(['drew', 'struck']);
    expect(match.events).toEqual(all.slice(-2));
    expect(all.filter(({ at }) => at >= match.eventsFrom)).toEqual(match.events);
    expect(match.openEvents.map(({ event }) => event.event)).toEqual(['struck']);
    expect(undo(match, 1)).toBeUndefined();
    expect(names()).toEqual(['drew']);
    expect(undoWithConsent(match, 0, [1])).toBeUndefined();
    // What was let go does not come back, but from there on nothing is missing.
    expect(match.eventsFrom).toBeLessThanOrEqual(match.line.length + 1);
    expect(match.events).toEqual(all.filter(({ at }) => at >= match.eventsFrom && at <= match.line.length));
  });

  test('keeps its events as they were, whatever becomes of the state', () => {
    const teller = tiny(function* (state, table) {
      state.log.push(yield* ask(0, 'act', () => [option('a', 'a'), option('b', 'b')]));
      const told = { event: 'said', rule: 'TINY-SAY', all: state.log };
      table.emit(told);
    });
    const match = begin(teller);
    say(match, 0, 'a', 'b');
    expect(match.events.map(({ event }) => event)).toEqual([
      { event: 'said', rule: 'TINY-SAY', all: ['a'] },
      { event: 'said', rule: 'TINY-SAY', all: ['a', 'b'] },
    ]);
  });

  test('is stored as game, version, options, seats and journal; what is stored does not grow with the match', () => {
    const match = feudWith();
    const stored = storedOf(match);
    expect(stored).toEqual({ game: 'feud', version: 1, options: { rounds: 2 }, seats: 2, journal: match.journal });
    say(match, 0, 'rest');
    expect(stored.journal).toHaveLength(dealtEntries(2));
  });

  test('played at random comes to its end, whatever the number of seats', () => {
    for (const seats of [2, 3, 4]) {
      const match = must(startMatch(feud, { seats, chance: quick(seats), options: { rounds: 2 } }));
      playRandomly(match, seats);
      expect(match.outcome?.places).toHaveLength(seats);
    }
  });
});
