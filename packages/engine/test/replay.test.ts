import { describe, expect, test } from 'vitest';
import {
  agreeToDraw,
  awaited,
  changeSeat,
  type Entry,
  followOrders,
  type Match,
  moveToVersion,
  offerDraw,
  Replay,
  resign,
  setOrders,
  storedOf,
  timeIsUp,
} from '../src/index.ts';
import { type AnswerEntry, tellEntry } from '../src/journal.ts';
import { feud } from './feud.ts';
import { eventful, random } from './restore-table.ts';
import { dealtEntries, everything, feudWith, must, playRandomly, refused, say, throughJson, tiny } from './table.ts';

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
    expect(replay.next()).toMatchObject({ trouble: 'match-over', say: 'the record is at its end' });
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
      expect(edited(0, { type: 'chance', what: 'first', of: 2, said: 2 })).toMatchObject({
        trouble: 'diverged',
        say: 'entry 0: the rules ask chance for first of 2, the record says chance first says 2 of 2',
        at: 'journal[0]',
      });
    });

    test('something shown in the set-up to somebody else', () => {
      expect(edited(2, { type: 'shown', to: [1] })).toMatchObject({
        trouble: 'diverged',
        say: 'entry 2: the rules say: something is shown to 0, the record says something is shown to 1',
        at: 'journal[2]',
      });
    });

    test('an answer that is not offered', () => {
      expect(edited(start, { type: 'answer', seat: 0, name: 'act', key: 'strike 0' })).toMatchObject({
        trouble: 'diverged',
        say: `entry ${start} (seat 0 answers act with "strike 0"): "strike 0" is not offered for act`,
        at: `journal[${start}]`,
      });
    });

    test('an answer of a seat that is not asked', () => {
      expect(edited(start, { type: 'answer', seat: 1, name: 'act', key: 'rest' })).toMatchObject({
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
      expect(edited(start, { type: 'answer', seat: 0, name: 'act', key: 'strike 1', by: 'order' })).toMatchObject({
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
        expect(trouble?.say).toContain(`the rules ask chance for die of 6, the record says ${tellEntry(stray).say}`);
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
      expect(refused(replayOf(match, match.journal.slice(0, 3)))).toMatchObject({
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
      expect(through(match, [...match.journal, moved])).toMatchObject({
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
