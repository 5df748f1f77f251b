import { describe, expect, test } from 'vitest';
import {
  type AnswerEntry,
  agreeToDraw,
  ask,
  awaited,
  changeSeat,
  declineDraw,
  type Entry,
  followOrders,
  type Match,
  moveToVersion,
  offerDraw,
  option,
  quick,
  Replay,
  resign,
  restoreMatch,
  sayEntry,
  setOrders,
  startMatch,
  storedOf,
  timeIsUp,
  undo,
  undoWithConsent,
} from '../src/index.ts';
import { feud } from './feud.ts';
import { dealtEntries, everything, feudWith, must, playRandomly, refused, say, throughJson, tiny } from './table.ts';

const restored = (match: Match, journal: readonly Entry[] = match.journal) =>
  restoreMatch(match.game, throughJson({ ...storedOf(match), journal }), match.chance);

/** The same value for the same number, whoever asks and in whatever order. */
const fixed = (seed: number) => (index: number, of: number) => quick(seed + index * 7919)(0, of, '');
const random = (seed: number, seats: number) => must(startMatch(feud, { seats, chance: fixed(seed), options: { rounds: 2 } }));

/** A match with a bit of everything: undo, withdrawal, consent, orders, a new holder, an offer, a seat that leaves. */
function eventful() {
  const match = feudWith({
    seats: 3,
    rounds: 3,
    hands: [
      ['boost0', 'blank0'],
      ['parry0', 'blank1'],
      ['parry1', 'blank2'],
    ],
  });
  const done = (trouble: unknown) => expect(trouble).toBeUndefined();
  say(match, 0, 'strike 1');
  done(undo(match, 0));
  say(match, 0, 'strike 2');
  say(match, 1, 'snatch');
  done(undoWithConsent(match, 0, [1, 2]));
  say(match, 0, 'strike 1', 'go on');
  done(setOrders(match, 2, [{ question: 'window', answer: 'pass' }]));
  say(match, 1, 'pass');
  expect(followOrders(match)).toBe(1);
  done(undo(match, 1));
  say(match, 1, 'play parry0');
  say(match, 0, 'play boost0');
  done(changeSeat(match, 1, { kind: 'bot', level: 2 }));
  if (match.world.state.strike) say(match, 0, 'keep');
  done(offerDraw(match, 1));
  done(declineDraw(match, 2));
  done(resign(match, 2));
  say(match, 1, 'rest');
  say(match, 0, 'rest');
  return match;
}

describe('a match read back from what is stored', () => {
  test('is the same for everybody, at every moment of a random match', () => {
    for (const seats of [2, 3]) {
      const match = random(seats, seats);
      playRandomly(match, seats, 60, (seat) => {
        if (match.journal.length % 5 === 0) undo(match, seat);
        expect(everything(must(restored(match)))).toEqual(everything(match));
      });
    }
  });

  test('is the same from every prefix of the journal: whatever is missing, chance and table say again', () => {
    const match = random(11, 3);
    const moments = new Map<number, unknown>([[match.journal.length, everything(match)]]);
    playRandomly(match, 8, 25, () => moments.set(match.journal.length, everything(match)));
    const journal = match.journal.slice();
    for (let length = 0; length <= journal.length; length++) {
      const back = must(restored(match, journal.slice(0, length)));
      const expected = moments.get(back.journal.length);
      expect(expected, `a prefix of ${length}`).toBeDefined();
      expect(everything(back)).toEqual(expected);
      expect(back.journal).toEqual(journal.slice(0, back.journal.length));
    }
  });

  test('has its seats, its orders, its gone and its offers', () => {
    const match = eventful();
    const back = must(restored(match));
    expect(everything(back)).toEqual(everything(match));
    expect(back.holders).toEqual(match.holders);
    expect(back.orders).toEqual(match.orders);
    expect(back.gone).toEqual(match.gone);
    expect(back.journal).toEqual(match.journal);
  });

  test('goes on as the other would', () => {
    const match = eventful();
    const back = must(restored(match));
    for (const each of [match, back]) say(each, awaited(each)[0] ?? -1, 'rest');
    expect(back.line.filter(({ type }) => type === 'answer')).toMatchObject(
      match.line.filter(({ type }) => type === 'answer').map(({ type }) => ({ type })),
    );
  });

  test('that has ended is over', () => {
    for (const end of [resign, timeIsUp]) {
      const match = feudWith();
      end(match, 0);
      expect(must(restored(match)).outcome).toEqual(match.outcome);
    }
    const agreed = feudWith();
    offerDraw(agreed, 0);
    agreeToDraw(agreed, 1);
    expect(must(restored(agreed)).outcome).toEqual(agreed.outcome);
  });

  test('does not write into the stored journal', () => {
    const match = feudWith();
    const stored = storedOf(match);
    const before = stored.journal.length;
    say(must(restoreMatch(feud, stored, quick(1))), 0, 'rest');
    expect(stored.journal).toHaveLength(before);
  });
});

describe('what cannot be read back', () => {
  test('wrong options or seats', () => {
    const stored = storedOf(feudWith());
    expect(refused(restoreMatch(feud, { ...stored, options: { rounds: 'many' } }, quick(1)))?.trouble).toBe('wrong-option');
    for (const seats of [1, 5, 2.5]) {
      expect(refused(restoreMatch(feud, { ...stored, seats }, quick(1)))).toEqual({
        trouble: 'damaged',
        say: `feud has no match of ${seats} seats`,
        at: 'seats',
      });
    }
    expect(restoreMatch(feud, { ...storedOf(feudWith({ seats: 3 })), seats: 3 }, quick(1)).ok).toBe(true);
  });

  test('a line that the rules do not meet, with both sides and the place', () => {
    const match = feudWith();
    say(match, 0, 'strike 1');
    const journal = match.journal.with(dealtEntries(2), { type: 'answer', seat: 0, name: 'act', key: 'strike 0' });
    expect(refused(restored(match, journal))).toEqual({
      trouble: 'diverged',
      say: 'entry 9: the rules offer seat 0 for act: "rest", "strike 1", the record says "strike 0"',
      at: 'line[9]',
    });
  });

  test('a record on which the rules break', () => {
    const fragile = tiny(function* (state) {
      if (state.log.length > 0) throw new Error('no such card');
      state.log.push(yield* ask(0, 'act', () => [option('a', 'a'), option('b', 'b')]));
    });
    const journal: Entry[] = [{ type: 'answer', seat: 0, name: 'act', key: 'a' }];
    expect(refused(restoreMatch(fragile, { game: 'tiny', version: 1, options: {}, seats: 2, journal }, quick(1)))).toEqual({
      trouble: 'rules-broke',
      say: 'the rules of tiny broke on this record: Error: no such card',
      at: 'journal',
    });
  });
});

describe('a replay', () => {
  const replayOf = (match: Match, journal: readonly Entry[] = match.journal) =>
    Replay.open(match.game, throughJson({ ...storedOf(match), journal }));

  /** Plays to the end; the trouble that stopped it, if any. */
  const through = (match: Match, journal?: readonly Entry[]) => {
    const opened = replayOf(match, journal);
    if (!opened.ok) return opened.trouble;
    while (!opened.value.done) {
      const trouble = opened.value.next();
      if (trouble) return trouble;
    }
    return undefined;
  };

  test('plays a match again, entry by entry, through the same doors as people', () => {
    const match = eventful();
    const replay = must(replayOf(match));
    expect([replay.at, replay.done]).toEqual([dealtEntries(3), false]);
    const stops: number[] = [];
    while (!replay.done) {
      expect(replay.next()).toBeUndefined();
      stops.push(replay.at);
    }
    expect(stops.at(-1)).toBe(match.journal.length);
    expect(everything(replay.match)).toEqual(everything(match));
    expect(replay.match.holders).toEqual(match.holders);
    expect(replay.next()).toEqual({ trouble: 'match-over', say: 'the record is at its end' });
  });

  test('takes with each answer what chance and the table said after it', () => {
    const match = feudWith();
    say(match, 0, 'rest');
    const replay = must(replayOf(match));
    replay.next();
    expect([replay.at, replay.done]).toEqual([dealtEntries(2) + 3, true]);
  });

  test('of random matches, of every kind of end', () => {
    for (const seed of [1, 2, 3]) {
      const match = random(seed, 2 + (seed % 2));
      playRandomly(match, seed);
      expect(through(match)).toBeUndefined();
    }
    const ends = [
      (match: Match) => resign(match, 1),
      (match: Match) => timeIsUp(match, 0),
      (match: Match) => offerDraw(match, 0) ?? agreeToDraw(match, 1),
    ];
    for (const end of ends) {
      const match = feudWith();
      end(match);
      expect(through(match)).toBeUndefined();
    }
  });

  test('refuses wrong terms', () => {
    expect(refused(Replay.open(feud, { ...storedOf(feudWith()), seats: 9 }))?.trouble).toBe('damaged');
  });

  describe('refuses an edited journal, and names the entry', () => {
    const start = dealtEntries(2);
    const played = () => {
      const match = feudWith({
        hands: [
          ['boost0', 'blank0'],
          ['parry0', 'blank1'],
        ],
        chance: [['die', 2]],
      });
      say(match, 0, 'strike 1', 'go on', 'pass');
      say(match, 1, 'pass');
      say(match, 0, 'keep');
      return match;
    };
    const edited = (at: number, entry: Entry) => {
      const match = played();
      return through(match, match.journal.with(at, entry));
    };

    test('the record itself is sound', () => {
      const match = played();
      expect(through(match)).toBeUndefined();
      expect(match.journal.slice(start).map(({ type }) => type)).toEqual([
        'answer',
        'answer',
        'answer',
        'answer',
        'chance',
        'answer',
      ]);
    });

    test('a word of chance in the set-up that chance could not say', () => {
      expect(edited(0, { type: 'chance', what: 'first', of: 2, said: 2 })).toEqual({
        trouble: 'diverged',
        say: 'entry 0: the rules ask chance for first of 2, the record says chance first says 2 of 2',
        at: 'journal[0]',
      });
    });

    test('something shown in the set-up to somebody else', () => {
      expect(edited(2, { type: 'shown', to: [1] })).toEqual({
        trouble: 'diverged',
        say: 'entry 2: the rules say: something is shown to 0, the record says something is shown to 1',
        at: 'journal[2]',
      });
    });

    test('an answer that is not offered', () => {
      expect(edited(start, { type: 'answer', seat: 0, name: 'act', key: 'strike 0' })).toEqual({
        trouble: 'diverged',
        say: `entry ${start} (seat 0 answers act with "strike 0"): "strike 0" is not offered for act`,
        at: `journal[${start}]`,
      });
    });

    test('an answer of a seat that is not asked', () => {
      expect(edited(start, { type: 'answer', seat: 1, name: 'act', key: 'rest' })).toEqual({
        trouble: 'diverged',
        say: `entry ${start} (seat 1 answers act with "rest"): seat 1 is not asked act`,
        at: `journal[${start}]`,
      });
    });

    test('an answer to another question', () => {
      expect(edited(start, { type: 'answer', seat: 0, name: 'window', key: 'pass' })?.say).toMatch(
        /seat 0 is not asked window$/,
      );
    });

    test('an answer that the table is said to have given', () => {
      for (const by of ['table', 'gone'] as const) {
        expect(edited(start, { type: 'answer', seat: 0, name: 'act', key: 'strike 1', by })?.say).toMatch(
          /the table has no reason to answer here$/,
        );
      }
    });

    test('an answer that an order is said to have given', () => {
      expect(edited(start, { type: 'answer', seat: 0, name: 'act', key: 'strike 1', by: 'order' })).toEqual({
        trouble: 'diverged',
        say: `entry ${start} (seat 0 answers act with "strike 1"): no standing order says so`,
        at: `journal[${start}]`,
      });
    });

    test('a seal that was broken', () => {
      expect(edited(start + 2, { type: 'answer', seat: 0, name: 'window', key: 'pass' })?.at).toBe(`journal[${start + 2}]`);
    });

    test('chance for something else than the rules ask: the place is that of the word of chance', () => {
      const strays: Entry[] = [
        { type: 'chance', what: 'die', of: 8, said: 2 },
        { type: 'chance', what: 'card', of: 6, said: 2 },
      ];
      for (const stray of strays) {
        const trouble = edited(start + 4, stray);
        expect(trouble?.trouble).toBe('diverged');
        expect(trouble?.say).toContain(`the rules ask chance for die of 6, the record says ${sayEntry(stray)}`);
        expect(trouble?.at).toBe(`journal[${start + 4}]`);
      }
    });

    test('chance or something shown that nobody asked for', () => {
      const match = played();
      for (const entry of [{ type: 'chance', what: 'die', of: 6, said: 1 } as const, { type: 'shown', to: [0] } as const]) {
        const trouble = through(match, [...match.journal, entry]);
        expect(trouble?.say).toMatch(/the rules do not ask for it here$/);
        expect(trouble?.at).toBe(`journal[${match.journal.length}]`);
      }
    });

    test('a record that was cut where chance had more to say', () => {
      const match = played();
      const trouble = through(match, match.journal.slice(0, start + 4));
      expect(trouble?.say).toContain('the rules ask chance for die of 6, the record says nothing more');
      expect(trouble?.at).toBe(`journal[${start + 4}]`);
      expect(refused(replayOf(match, match.journal.slice(0, 3)))).toEqual({
        trouble: 'diverged',
        say: 'entry 3: the rules ask chance for draw of 17, the record says nothing more',
        at: 'journal[3]',
      });
    });

    test.each<[string, Entry]>([
      ['an undo past a die', { type: 'undo', seat: 0, to: start + 3 }],
      ['an undo with too little consent', { type: 'undo', seat: 0, to: start + 5, consent: [] }],
      ['an undo to another place than consent was given for', { type: 'undo', seat: 0, to: start, consent: [1] }],
      ['a withdrawal of what is open', { type: 'withdraw', seat: 0, at: start + 2 }],
      ['a resignation of nobody', { type: 'resign', seat: 7 }],
      ['time of nobody', { type: 'time', seat: 7 }],
      ['an offer out of turn', { type: 'offer', seat: 0, now: 1 }],
      ['an offer with another count', { type: 'offer', seat: 1, now: 7 }],
      ['an agreement without an offer', { type: 'agree', seat: 1 }],
      ['a refusal without an offer', { type: 'decline', seat: 1 }],
      ['a new holder of no seat', { type: 'seat', seat: 7, holder: { kind: 'bot' } }],
      ['orders of no seat', { type: 'orders', seat: 7, orders: [] }],
    ])('%s', (_name, entry) => {
      const match = played();
      const stopped = match.outcome ? match.journal.slice(0, -1) : match.journal;
      const trouble = through(match, [...stopped, entry]);
      expect(trouble?.trouble).toBe('diverged');
      expect(trouble?.at).toBe(`journal[${stopped.length}]`);
    });

    test('a version that this game does not have', () => {
      const match = played();
      const moved: Entry = { type: 'version', from: 1, version: 2, state: {}, chances: 0 };
      expect(through(match, [...match.journal, moved])).toEqual({
        trouble: 'other-version',
        say: 'this match was made by version 2 of feud; this is version 1',
        at: 'version',
      });
    });
  });

  test('of a match that moved begins where the newer version took over', () => {
    const match = feudWith();
    say(match, 0, 'rest');
    changeSeat(match, 1, { kind: 'bot', level: 2 });
    const before = match.journal.length;
    const { match: moved } = must(moveToVersion(match, { ...feud, version: 2 }));
    say(moved, awaited(moved)[0] ?? 0, 'rest');
    const replay = must(Replay.open(moved.game, throughJson(storedOf(moved))));
    expect(replay.at).toBe(before + 1);
    expect(replay.match.holders[1]).toEqual({ kind: 'bot', level: 2 });
    while (!replay.done) expect(replay.next()).toBeUndefined();
    expect(everything(replay.match)).toEqual(everything(moved));
  });

  test('knows an answer of an order from the orders that stand', () => {
    const match = feudWith();
    setOrders(match, 0, [{ question: 'act', answer: 'rest' }]);
    followOrders(match);
    expect(through(match)).toBeUndefined();
  });

  test('does not take the order of one seat, question or answer for that of another', () => {
    const match = feudWith({
      hands: [
        ['boost0', 'blank0'],
        ['parry0', 'blank1'],
      ],
    });
    say(match, 0, 'strike 1', 'go on');
    setOrders(match, 1, [{ question: 'window', answer: 'pass' }]);
    const claim = (entry: Partial<AnswerEntry>) => {
      const order: AnswerEntry = { type: 'answer', seat: 1, name: 'window', key: 'pass', by: 'order', sealed: true, ...entry };
      return through(match, [...match.journal, order])?.say;
    };
    expect(claim({})).toBeUndefined();
    for (const other of [{ seat: 0 }, { key: 'play parry0' }, { name: 'act' }])
      expect(claim(other)).toMatch(/no standing order says so$/);
  });

  test('a bug of the rules in the set-up stays one', () => {
    const broken = tiny(function* () {}, {
      setup: () => {
        throw new TypeError('no bag');
      },
    });
    expect(() => Replay.open(broken, { game: 'tiny', version: 1, options: {}, seats: 2, journal: [] })).toThrow('no bag');
  });
});
