import { describe, expect, test } from 'vitest';
import {
  type Ask,
  answer,
  ask,
  askAll,
  type Match,
  option,
  previewOf,
  questionsOf,
  resign,
  type Trouble,
  whyNot,
} from '../src/index.ts';
import { inWindow } from './answer-table.ts';
import { begin, everything, feudWith, idOf, must, namesOf, refused, say, tiny } from './table.ts';

describe('an answer', () => {
  test('is looked up among those offered and moves the match on', () => {
    const match = feudWith();
    expect(answer(match, 0, idOf(match, 0), 'strike 1')).toBeUndefined();
    expect(namesOf(match, 0)).toEqual(['go on']);
    expect(namesOf(match, 1)).toEqual(['cut in']);
  });

  describe('is refused, and nothing changes,', () => {
    const misuse = (act: (match: Match) => Trouble | undefined, match: Match = inWindow()) => {
      const [before, length] = [everything(match), match.journal.length];
      const trouble = act(match);
      expect(everything(match)).toEqual(before);
      expect(match.journal).toHaveLength(length);
      return trouble;
    };

    test('when it is not offered', () => {
      expect(misuse((match) => answer(match, 0, idOf(match, 0), 'play parry0'))).toMatchObject({
        trouble: 'not-offered',
        say: '"play parry0" is not offered for window',
      });
    });

    test.each([-1, 2, 0.5, Number.NaN])('when there is no seat %s', (seat) => {
      expect(misuse((match) => answer(match, seat, idOf(match, 0), 'pass'))).toMatchObject({
        trouble: 'no-such-seat',
        say: `there is no seat ${seat}; there are 2, counted from 0`,
      });
    });

    test('when the seat is not asked', () => {
      const match = feudWith();
      expect(misuse(() => answer(match, 1, idOf(match, 0), 'rest'), match)).toMatchObject({
        trouble: 'not-asked',
        say: 'seat 1 is not asked anything; the match waits for seat 0',
      });
    });

    test('when the seat is not asked, but several others are', () => {
      const match = feudWith({ seats: 3 });
      say(match, 0, 'strike 1', 'go on', 'pass');
      expect(misuse(() => answer(match, 0, 'x', 'pass'), match)?.say).toBe(
        'seat 0 is not asked anything; the match waits for seat 1, 2',
      );
    });

    test('when the question is none of the two that the seat is asked', () => {
      const twice = tiny(function* () {
        yield* askAll(
          ['first', 'second'].map((name): Ask => ({ seat: 1, name, options: () => [option('a', 1), option('b', 2)] })),
        );
      });
      const match = begin(twice);
      const ids = questionsOf(match, 1).map(({ id }) => id);
      expect(misuse(() => answer(match, 1, 'old', 'a'), match)?.say).toBe(
        `question old no longer stands; now it is ${ids[0]}, ${ids[1]}`,
      );
    });

    test('when the question is that of another seat', () => {
      const match = inWindow();
      const [own, other] = [idOf(match, 0), idOf(match, 1)];
      expect(misuse(() => answer(match, 0, other, 'pass'), match)).toMatchObject({
        trouble: 'stale-question',
        say: `question ${other} no longer stands; now it is ${own}`,
      });
    });

    test('when the question is out of date', () => {
      const match = feudWith();
      const old = idOf(match, 0);
      say(match, 0, 'strike 1');
      expect(misuse(() => answer(match, 0, old, 'rest'), match)).toMatchObject({
        trouble: 'stale-question',
        say: `question ${old} no longer stands; now it is ${idOf(match, 0)}`,
      });
    });

    test('when it is repeated', () => {
      const match = inWindow();
      const id = idOf(match, 0);
      say(match, 0, 'pass');
      expect(misuse(() => answer(match, 0, id, 'pass'), match)).toMatchObject({
        trouble: 'not-asked',
        say: 'seat 0 is not asked anything; the match waits for seat 1',
      });
    });

    test('when the match is over', () => {
      const match = inWindow();
      const id = idOf(match, 0);
      resign(match, 1);
      expect(misuse(() => answer(match, 0, id, 'pass'), match)).toMatchObject({
        trouble: 'match-over',
        say: 'the match is over: resign',
      });
    });

    test('when the seat has left the match', () => {
      const match = feudWith({ seats: 3 });
      say(match, 0, 'strike 1');
      const id = idOf(match, 2);
      resign(match, 2);
      expect(misuse(() => answer(match, 2, id, 'snatch'), match)).toMatchObject({
        trouble: 'not-allowed',
        say: 'seat 2 has left the match',
      });
    });

    test('when a rule throws', () => {
      const broken = tiny(function* (state, table) {
        state.log.push(yield* ask(0, 'first', () => [option('a', 'a'), option('b', 'b')]));
        state.log.push(`die ${table.chance('die', 6)}`);
        table.emit({ event: 'rolled', rule: 'TINY-ROLL' });
        const way = yield* ask(1, 'second', () => [option('well', 'well'), option('ill', 'ill')]);
        state.log.push(`${table.chance('die', 6)}`);
        table.emit({ event: 'went', rule: 'TINY-GO' });
        if (way === 'ill') throw new TypeError('no such card');
      });
      const match = begin(broken);
      say(match, 0, 'a');
      expect(misuse(() => answer(match, 1, idOf(match, 1), 'ill'), match)).toMatchObject({
        trouble: 'rules-broke',
        say: 'the rules of tiny broke on "ill": TypeError: no such card',
      });
      say(match, 1, 'well');
      expect(namesOf(match, 0)).toEqual(['first']);
    });

    test('when a rule throws only after a quiet point, in the step that follows', () => {
      const broken = tiny(function* (state, table) {
        if (state.log.at(-1) === 'ill') throw new Error('half a card');
        state.log.push(yield* ask(state.log.length % 2, 'way', () => [option('well', 'well'), option('ill', 'ill')]));
        table.emit({ event: 'went', rule: 'TINY-GO' });
      });
      const match = begin(broken);
      say(match, 0, 'well');
      expect(misuse(() => answer(match, 1, idOf(match, 1), 'ill'), match)?.trouble).toBe('rules-broke');
      say(match, 1, 'well');
      expect(match.world.state.log).toEqual(['well', 'well']);
      expect(match.events).toHaveLength(2);
    });
  });
});

describe('why not?', () => {
  test('what is not offered is told on demand, with the rule', () => {
    const match = inWindow();
    expect(must(whyNot(match, 1, idOf(match, 1)))).toEqual([
      { key: 'play blank1', refusal: { rule: 'FEUD-CARD-01', why: 'blank' } },
    ]);
  });

  test('a question that tells nothing has an empty list', () => {
    const match = feudWith();
    say(match, 0, 'strike 1');
    expect(must(whyNot(match, 0, idOf(match, 0)))).toEqual([]);
  });

  test('is answered to whoever is asked, and for the question that stands', () => {
    const match = inWindow();
    expect(refused(whyNot(match, 0, idOf(match, 1)))?.trouble).toBe('stale-question');
    expect(refused(whyNot(match, 7, idOf(match, 1)))?.trouble).toBe('no-such-seat');
  });
});

describe('a preview', () => {
  test('tells what an answer would bring about, as far as the game does', () => {
    const match = feudWith();
    expect(must(previewOf(match, 0, idOf(match, 0), 'rest'))).toEqual({ draws: 1 });
    expect(must(previewOf(match, 0, idOf(match, 0), 'strike 1'))).toEqual({ target: 1 });
    say(match, 0, 'strike 1');
    expect(must(previewOf(match, 0, idOf(match, 0), 'go on'))).toBeUndefined();
  });

  test('is only of what is offered', () => {
    const match = feudWith();
    expect(refused(previewOf(match, 0, idOf(match, 0), 'fly'))).toMatchObject({
      trouble: 'not-offered',
      say: '"fly" is not offered for act',
    });
    expect(refused(previewOf(match, 1, idOf(match, 0), 'rest'))?.trouble).toBe('not-asked');
  });
});
