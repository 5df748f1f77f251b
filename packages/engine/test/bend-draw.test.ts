import { describe, expect, test } from 'vitest';
import {
  agreeToDraw,
  awaited,
  changeSeat,
  declineDraw,
  drawOffer,
  offerDraw,
  quick,
  resign,
  restoreMatch,
  startMatch,
  storedOf,
  wonBy,
} from '../src/index.ts';
import { restored } from './bend-table.ts';
import { feud, type State } from './feud.ts';
import { everything, feudWith, must, say } from './table.ts';

describe('a draw', () => {
  test('is offered on the game’s terms', () => {
    const match = feudWith();
    expect(offerDraw(match, 1)).toMatchObject({ trouble: 'not-allowed', say: 'not-your-turn (FEUD-DRAW-01)' });
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
    expect(agreeToDraw(match, 1)).toMatchObject({ trouble: 'no-offer', say: 'no draw is on offer' });
    expect(declineDraw(match, 1)?.trouble).toBe('no-offer');
    changeSeat(match, 0, { kind: 'bot' });
    expect(offerDraw(match, 0)).toMatchObject({ trouble: 'not-allowed', say: 'too-soon (FEUD-DRAW-01)' });
    say(match, 0, 'rest');
    expect(offerDraw(match, 1)).toBeUndefined();
    declineDraw(match, 0);
    say(match, 1, 'rest');
    expect(offerDraw(match, 0)).toBeUndefined();
  });

  test('on offer is not offered again, nor agreed twice by the same seat', () => {
    const match = feudWith({ seats: 3 });
    offerDraw(match, 0);
    expect(offerDraw(match, 0)).toMatchObject({ trouble: 'not-allowed', say: 'an offer stands already' });
    expect(agreeToDraw(match, 0)).toMatchObject({ trouble: 'not-allowed', say: 'seat 0 has agreed already' });
    agreeToDraw(match, 1);
    expect(agreeToDraw(match, 1)).toMatchObject({ trouble: 'not-allowed', say: 'seat 1 has agreed already' });
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
    expect(offerDraw(match, 0)).toMatchObject({ trouble: 'not-allowed', say: 'feud knows no agreed draw' });
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
    expect(changeSeat(match, 1, { kind: 'bot', level: 0 })).toMatchObject({
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
