import { describe, expect, test } from 'vitest';
import {
  agreeToDraw,
  ask,
  askedOf,
  awaited,
  changeSeat,
  declineDraw,
  drawOffer,
  type Match,
  offerDraw,
  option,
  questionsOf,
  quick,
  resign,
  restoreMatch,
  startMatch,
  storedOf,
  timeIsUp,
  undo,
  wonBy,
} from '../src/index.ts';
import { feud, type State } from './feud.ts';
import { begin, everything, feudWith, must, namesOf, offered, say, throughJson, tiny } from './table.ts';

const restored = (match: Match) => must(restoreMatch(match.game, throughJson(storedOf(match)), match.chance));

describe('resigning', () => {
  test('between two, the other wins', () => {
    const match = feudWith();
    expect(resign(match, 0)).toBeUndefined();
    expect(match.outcome).toEqual({ places: [2, 1], how: 'resign', rule: 'TABLE-RESIGN', leaver: 0 });
    expect(match.journal.at(-1)).toEqual({ type: 'resign', seat: 0 });
  });

  test('ends the asking, for everybody', () => {
    const match = feudWith();
    resign(match, 1);
    expect([questionsOf(match, 0), askedOf(match), awaited(match)]).toEqual([[], [], []]);
    expect(match.outcome?.places).toEqual([1, 2]);
  });

  test('is for a seat of the match that has not left, while the match goes on', () => {
    const match = feudWith();
    for (const seat of [-1, 2, 0.5]) {
      expect(resign(match, seat)).toEqual({
        trouble: 'no-such-seat',
        say: `there is no seat ${seat}; there are 2, counted from 0`,
      });
    }
    expect(match.journal).toHaveLength(storedOf(feudWith()).journal.length);
    resign(match, 0);
    expect(resign(match, 1)).toEqual({ trouble: 'match-over', say: 'the match is over: resign' });
    const three = feudWith({ seats: 3 });
    resign(three, 2);
    expect(timeIsUp(three, 2)).toEqual({ trouble: 'not-allowed', say: 'seat 2 has left the match' });
  });

  test('means what the game says, where it says something', () => {
    const asked: unknown[] = [];
    const game = {
      ...feud,
      forfeit: (_state: unknown, seat: number, why: 'resign' | 'time', seats: number) => {
        asked.push([seat, why, seats]);
        return seat === 2 ? wonBy(0, seats, 'fled', 'FEUD-FLED') : undefined;
      },
    };
    const match = must(startMatch(game, { seats: 3, chance: quick(1) }));
    resign(match, 1);
    expect(match.outcome).toBeUndefined();
    timeIsUp(match, 2);
    expect(match.outcome).toEqual({ places: [1, 2, 2], how: 'fled', rule: 'FEUD-FLED', leaver: 2 });
    expect(asked).toEqual([
      [1, 'resign', 3],
      [2, 'time', 3],
    ]);
  });
});

describe('time', () => {
  test('is written down for the seat whose time is up, and the other wins', () => {
    const match = feudWith();
    expect(timeIsUp(match, 1)).toBeUndefined();
    expect(match.outcome).toEqual({ places: [1, 2], how: 'time', rule: 'TABLE-TIME', leaver: 1 });
    expect(match.journal.at(-1)).toEqual({ type: 'time', seat: 1 });
  });
});

describe('a seat that left a larger table', () => {
  test('gives its safe answers, recorded as those of a seat that is gone', () => {
    const match = feudWith({ seats: 3 });
    expect(resign(match, 0)).toBeUndefined();
    expect(match.outcome).toBeUndefined();
    expect(match.journal.slice(-4)).toEqual([
      { type: 'resign', seat: 0 },
      { type: 'answer', seat: 0, name: 'act', key: 'rest', by: 'gone' },
      expect.objectContaining({ type: 'chance', what: 'draw' }),
      { type: 'shown', to: [0] },
    ]);
    expect(awaited(match)).toEqual([1]);
  });

  test('goes on doing so whenever its turn comes', () => {
    const match = feudWith({ seats: 3 });
    resign(match, 1);
    say(match, 0, 'rest');
    expect(awaited(match)).toEqual([2]);
    expect(match.line.some((entry) => entry.type === 'answer' && entry.seat === 1 && entry.by === 'gone')).toBe(true);
  });

  test('passes in a sealed window without telling anything, and holds nobody up', () => {
    const match = feudWith({ seats: 3, chance: [['die', 1]] });
    say(match, 0, 'strike 1', 'go on');
    resign(match, 1);
    expect(match.line.at(-1)).toMatchObject({ seat: 1, key: 'pass', by: 'gone', sealed: true });
    say(match, 2, 'pass');
    expect(awaited(match)).toEqual([0]);
    say(match, 0, 'pass');
    expect(namesOf(match, 0)).toEqual(['roll again']);
  });

  test('does not cut in', () => {
    const match = feudWith({ seats: 3 });
    say(match, 0, 'strike 1');
    resign(match, 2);
    expect(awaited(match)).toEqual([0, 1]);
    expect(match.line.at(-1)).toMatchObject({ key: 'strike 1' });
  });

  test('on whose word the others wait goes on', () => {
    const match = feudWith({ seats: 3 });
    say(match, 0, 'strike 1');
    resign(match, 0);
    expect(match.line.slice(-2)).toMatchObject([
      { seat: 0, name: 'go on', key: 'go on', by: 'gone' },
      { seat: 0, name: 'window', key: 'pass', by: 'gone' },
    ]);
    expect(awaited(match)).toEqual([1, 2]);
  });

  test('without a safe answer gives the first one', () => {
    const match = feudWith({ seats: 3, chance: [['die', 2]] });
    say(match, 0, 'strike 1', 'go on', 'pass');
    say(match, 1, 'pass');
    say(match, 2, 'pass');
    expect(offered(match, 0)).toEqual(['keep', 'again']);
    resign(match, 0);
    expect(match.line.at(-1)).toMatchObject({ seat: 0, name: 'roll again', key: 'keep', by: 'gone' });
    expect(awaited(match)).toEqual([1]);
  });

  test('the last one left has won', () => {
    const match = feudWith({ seats: 3 });
    resign(match, 0);
    timeIsUp(match, 2);
    expect(match.outcome).toEqual({ places: [2, 1, 2], how: 'time', rule: 'TABLE-TIME', leaver: 2 });
    expect(everything(restored(match))).toEqual(everything(match));
  });

  test('who plays alone and resigns has lost', () => {
    const solo = tiny(
      function* (state) {
        state.log.push(yield* ask(0, 'act', () => [option('a', 'a'), option('b', 'b')]));
      },
      { seats: { min: 1, max: 1 } },
    );
    const match = begin(solo, quick(1), 1);
    resign(match, 0);
    expect(match.outcome).toEqual({ places: [2], how: 'resign', rule: 'TABLE-RESIGN', leaver: 0 });
  });

  test('stays gone when others take something back', () => {
    const match = feudWith({ seats: 3 });
    say(match, 0, 'strike 1', 'go on');
    resign(match, 2);
    expect(undo(match, 0)).toBeUndefined();
    expect(namesOf(match, 0)).toEqual(['go on']);
    say(match, 0, 'go on');
    expect(match.line.at(-1)).toMatchObject({ seat: 2, key: 'pass', by: 'gone' });
  });

  test('cannot leave where its safe answer breaks the rules: nothing changes', () => {
    const broken = tiny(function* (state) {
      const way = yield* ask(0, 'act', () => [option('rest', 'rest'), option('go', 'go')], { safe: 'rest' });
      if (way === 'rest') throw new Error('no bed');
      state.log.push(way);
    });
    const match = begin(broken, quick(1), 3);
    say(match, 0, 'go');
    const before = everything(match);
    expect(resign(match, 0)).toEqual({
      trouble: 'rules-broke',
      say: 'the rules of tiny broke on resign: Error: no bed',
    });
    expect(everything(match)).toEqual(before);
    expect(match.journal).toHaveLength(1);
    expect(match.gone.size).toBe(0);
    say(match, 0, 'go');
  });

  test('cannot leave where its safe answers never come to an end', () => {
    const endless = tiny(
      function* (state) {
        state.log.push(yield* ask(0, 'act', () => [option('rest', 'rest'), option('go', 'go')], { safe: 'rest' }));
      },
      { longest: 20 },
    );
    const match = begin(endless, quick(1), 3);
    expect(resign(match, 0)?.say).toBe(
      'the rules of tiny broke on resign: RulesBroke: the answers for a seat that left come to no end',
    );
    expect(match.line).toEqual([]);
  });

  test('may give as many safe answers as the game is long', () => {
    const short = tiny(
      function* (state) {
        state.log.push(yield* ask(0, 'act', () => [option('rest', 'rest'), option('go', 'go')], { safe: 'rest' }));
        if (state.log.length === 20) state.log.push('end');
      },
      { longest: 20 },
    );
    const match = begin(short, quick(1), 3);
    expect(resign(match, 0)).toBeUndefined();
    expect(match.outcome?.how).toBe('end');
  });
});

describe('a draw', () => {
  test('is offered on the game’s terms', () => {
    const match = feudWith();
    expect(offerDraw(match, 1)).toEqual({ trouble: 'not-allowed', say: 'not-your-turn (FEUD-DRAW-01)' });
    expect(drawOffer(match)).toBeUndefined();
    expect(offerDraw(match, 0)).toBeUndefined();
    expect(match.journal.at(-1)).toEqual({ type: 'offer', seat: 0, now: 0 });
    expect(drawOffer(match)).toEqual({ by: 0, agreed: [0] });
  });

  test('agreed by everybody ends the match', () => {
    const match = feudWith({ seats: 3 });
    offerDraw(match, 0);
    expect(agreeToDraw(match, 2)).toBeUndefined();
    expect(match.outcome).toBeUndefined();
    expect(drawOffer(match)).toEqual({ by: 0, agreed: [0, 2] });
    expect(everything(restored(match))).toEqual(everything(match));
    expect(agreeToDraw(match, 1)).toBeUndefined();
    expect(match.outcome).toEqual({ places: [1, 1, 1], how: 'agreement', rule: 'FEUD-DRAW-01' });
    expect(match.journal.slice(-3)).toEqual([
      { type: 'offer', seat: 0, now: 0 },
      { type: 'agree', seat: 2 },
      { type: 'agree', seat: 1 },
    ]);
    expect(everything(restored(match))).toEqual(everything(match));
  });

  test('needs the word of those who are still there, not of those who left', () => {
    const match = feudWith({ seats: 3 });
    resign(match, 2);
    offerDraw(match, 0);
    agreeToDraw(match, 1);
    expect(match.outcome?.how).toBe('agreement');
  });

  test('is over for good when somebody declines, and not offered again too soon', () => {
    const match = feudWith();
    offerDraw(match, 0);
    expect(declineDraw(match, 1)).toBeUndefined();
    expect(match.journal.at(-1)).toEqual({ type: 'decline', seat: 1 });
    expect(drawOffer(match)).toBeUndefined();
    expect(agreeToDraw(match, 1)).toEqual({ trouble: 'no-offer', say: 'no draw is on offer' });
    expect(declineDraw(match, 1)?.trouble).toBe('no-offer');
    changeSeat(match, 0, { kind: 'bot' });
    expect(offerDraw(match, 0)).toEqual({ trouble: 'not-allowed', say: 'too-soon (FEUD-DRAW-01)' });
    say(match, 0, 'rest');
    expect(offerDraw(match, 1)).toBeUndefined();
    declineDraw(match, 0);
    say(match, 1, 'rest');
    expect(offerDraw(match, 0)).toBeUndefined();
  });

  test('on offer is not offered again, nor agreed twice by the same seat', () => {
    const match = feudWith({ seats: 3 });
    offerDraw(match, 0);
    expect(offerDraw(match, 0)).toEqual({ trouble: 'not-allowed', say: 'an offer stands already' });
    expect(agreeToDraw(match, 0)).toEqual({ trouble: 'not-allowed', say: 'seat 0 has agreed already' });
    agreeToDraw(match, 1);
    expect(agreeToDraw(match, 1)).toEqual({ trouble: 'not-allowed', say: 'seat 1 has agreed already' });
    expect(match.outcome).toBeUndefined();
  });

  test('lapses when another seat answers instead; an answer of the offering seat leaves it standing', () => {
    const match = feudWith();
    offerDraw(match, 0);
    say(match, 0, 'rest');
    expect(drawOffer(match)).toEqual({ by: 0, agreed: [0] });
    say(match, 1, 'rest');
    expect(drawOffer(match)).toBeUndefined();
    expect(agreeToDraw(match, 1)?.trouble).toBe('no-offer');
  });

  test('does not lapse by what others answered just before it', () => {
    const match = feudWith();
    say(match, 0, 'strike 1');
    say(match, 1, 'snatch');
    offerDraw(match, 0);
    expect(drawOffer(match)).toEqual({ by: 0, agreed: [0] });
  });

  test('does not lapse by what the table answers for others', () => {
    const match = feudWith({ seats: 3 });
    resign(match, 1);
    offerDraw(match, 0);
    say(match, 0, 'rest');
    expect(match.line.some((entry) => entry.type === 'answer' && entry.seat === 1)).toBe(true);
    expect(drawOffer(match)).toEqual({ by: 0, agreed: [0] });
  });

  test('agreements count for the last offer only', () => {
    const match = feudWith({ seats: 3 });
    offerDraw(match, 0);
    agreeToDraw(match, 1);
    declineDraw(match, 2);
    say(match, 0, 'rest');
    say(match, 1, 'rest');
    say(match, 2, 'rest');
    offerDraw(match, 0);
    agreeToDraw(match, 2);
    expect(drawOffer(match)).toEqual({ by: 0, agreed: [0, 2] });
    expect(match.outcome).toBeUndefined();
  });

  test('is unknown to a game without a rule for it', () => {
    const { agreement: _, ...game } = feud;
    const match = must(startMatch(game, { chance: quick(1) }));
    expect(offerDraw(match, 0)).toEqual({ trouble: 'not-allowed', say: 'feud knows no agreed draw' });
  });

  test('is no matter for strangers, nor after the end', () => {
    const match = feudWith();
    expect(offerDraw(match, 5)?.trouble).toBe('no-such-seat');
    expect(agreeToDraw(match, 5)?.trouble).toBe('no-such-seat');
    resign(match, 0);
    expect(offerDraw(match, 1)?.trouble).toBe('match-over');
    expect(declineDraw(match, 1)?.trouble).toBe('match-over');
  });
});

describe('a change of seat', () => {
  test('is written down and changes nothing else', () => {
    const match = feudWith();
    const before = everything(match);
    expect(changeSeat(match, 1, { kind: 'bot', name: 'Ada', level: 3 })).toBeUndefined();
    expect(match.holders).toEqual([{ kind: 'person' }, { kind: 'bot', name: 'Ada', level: 3 }]);
    expect(match.journal.at(-1)).toEqual({ type: 'seat', seat: 1, holder: { kind: 'bot', name: 'Ada', level: 3 } });
    expect(everything(match)).toEqual(before);
    expect(restored(match).holders).toEqual(match.holders);
  });

  test('to a holder that no file could name is refused', () => {
    const match = feudWith();
    const before = match.journal.length;
    expect(changeSeat(match, 1, { kind: 'bot', level: 0 })).toEqual({
      trouble: 'not-allowed',
      say: 'holder.level must be a whole number from 1 to 99, not 0',
      at: 'holder.level',
    });
    expect(changeSeat(match, 1, { kind: 'person', name: 'x'.repeat(201) })?.at).toBe('holder.name');
    expect([match.journal.length, match.holders[1]]).toEqual([before, { kind: 'person' }]);
  });

  test('needs a seat of a match that goes on', () => {
    const match = feudWith();
    expect(changeSeat(match, 2, { kind: 'nobody' })?.trouble).toBe('no-such-seat');
    resign(match, 0);
    expect(changeSeat(match, 0, { kind: 'nobody' })?.trouble).toBe('match-over');
  });
});

describe('read back', () => {
  test('a match that somebody left goes on without them', () => {
    const match = feudWith({ seats: 3 });
    resign(match, 1);
    say(match, 0, 'rest');
    const back = restored(match);
    expect(everything(back)).toEqual(everything(match));
    expect([...back.gone]).toEqual([1]);
    for (const each of [match, back]) say(each, 2, 'strike 1');
    expect(awaited(back)).toEqual(awaited(match));
  });

  test('who left earlier is not judged by what happened since', () => {
    const late = {
      ...feud,
      forfeit: (state: State) => (state.turns > 0 ? wonBy(0, 3, 'late', 'FEUD-LATE') : undefined),
    };
    const match = must(startMatch(late, { seats: 3, chance: quick(3) }));
    resign(match, (match.world.state.turn + 1) % 3);
    say(match, match.world.state.turn, 'rest');
    expect(match.outcome).toBeUndefined();
    const back = restored(match);
    expect(back.outcome).toBeUndefined();
    expect(everything(back)).toEqual(everything(match));
  });

  test('a seat that left just before the record was cut gives its answer all the same', () => {
    const match = feudWith({ seats: 3 });
    const { journal, ...terms } = storedOf(match);
    const back = must(restoreMatch(feud, { ...terms, journal: [...journal, { type: 'resign', seat: 0 }] }, quick(1)));
    expect(awaited(back)).toEqual([1]);
  });
});
