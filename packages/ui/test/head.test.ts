/** The head of the bar: words by convention, whoever looks and whoever plays. */
import type { Outcome } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { type HeadGiven, headOf } from '../src/frame/head.ts';
import type { Say } from '../src/words.tsx';

const WORDS = new Set(['wait.move', 'web.won.points', 'web.lost.resignation', 'outcome.points.says', 'outcome.cap.says']);
/** As a page says it: an id without a message comes back as it is; the house's own are all there. */
const say: Say = (id, values = {}) =>
  WORDS.has(id) || (id.startsWith('web.title.') && id !== 'web.title.mine') || /^(web\.(wait|playing)|told\.list)$/.test(id)
    ? `${id} ${Object.values(values).join(' ')}`.trim()
    : id;

const seat = (mine: boolean, name = '') => ({
  kind: 'person' as const,
  ...(name && { name }),
  mine,
  present: true,
  thinking: false,
  claimable: false,
});

/** Anna looks, Basile and Cleo sit elsewhere, and it is Anna's turn. */
const given: HeadGiven = {
  say,
  state: { seats: [seat(true, 'Anna'), seat(false, 'Basile'), seat(false, 'Cleo')], asked: [], outcome: undefined },
  question: undefined,
  active: 0,
  left: 0,
  nameOf: (of) => ['Anna', 'Basile', 'Cleo'][of] ?? '',
  title: undefined,
  asks: () => ({ subject: 'The rook', sentence: 'Where to?' }),
};
const asked = (...seats: readonly number[]) => seats.map((of) => ({ seat: of, name: 'move' }));
const shared = { ...given.state, seats: given.state.seats.map((each) => ({ ...each, mine: true })) };

describe('while the match goes on', () => {
  test('whoever is asked reads what is asked, under their own crest', () => {
    const head = headOf({ ...given, question: { seat: 0 } });
    expect(head).toEqual({ title: 'web.title.you', seat: 0, subject: 'The rook', sentence: 'Where to?' });
  });

  test('at one screen the title names who is meant', () => {
    expect(headOf({ ...given, state: shared, question: { seat: 1 } }).title).toBe('web.title.turn Basile');
  });

  test('a game may have a title of its own', () => {
    expect(headOf({ ...given, question: { seat: 0 }, title: 'Your Nemesis must answer' }).title).toBe(
      'Your Nemesis must answer',
    );
  });

  test('whoever waits reads for whom, in the words of the question or in the house’s', () => {
    const waiting = { ...given, active: 1, state: { ...given.state, asked: asked(1) } };
    expect(headOf(waiting)).toMatchObject({ title: 'web.title.theirs Basile', seat: 1, sentence: 'wait.move Basile' });
    // 'Basile and Cleo is moving' would be nonsense.
    const several = { ...waiting, state: { ...waiting.state, asked: asked(1, 2) } };
    expect(headOf(several).sentence).toBe('web.wait told.list Basile Cleo');
    const other = { ...waiting, state: { ...waiting.state, asked: [{ seat: 2, name: 'draw' }] } };
    expect(headOf(other)).toMatchObject({ seat: 2, sentence: 'web.wait Cleo' });
  });

  test('while one’s own question waits behind the show, one is told to look', () => {
    expect(headOf({ ...given, left: 2, state: { ...given.state, asked: asked(0) } }).sentence).toBe('web.playing');
  });
});

describe('at the end', () => {
  const ended = (outcome: Partial<Outcome>, left = 0) =>
    headOf({
      ...given,
      left,
      state: { ...given.state, outcome: { places: [1, 2, 2], how: 'points', rule: 'R-1', ...outcome } },
    });

  test('whoever won is told so', () => {
    expect(ended({})).toMatchObject({
      title: 'web.title.you-won Anna 1',
      seat: 0,
      sentence: expect.stringMatching(/^Web\.won\.points/),
    });
  });

  test('others are told who won', () => {
    const head = ended({ places: [2, 1, 2] });
    expect(head.title).toBe('web.title.won Basile 1');
    expect(head.sentence).toMatch(/^Outcome\.points\.says Basile 1 told\.list Anna Cleo/);
  });

  test('“you resigned” is told to whoever did, and to nobody else', () => {
    expect(ended({ places: [2, 1, 1], how: 'resignation', leaver: 0 }).sentence).toMatch(/^Web\.lost\.resignation/);
    expect(ended({ places: [2, 1, 2], how: 'resignation', leaver: 2 }).sentence).toBe('');
  });

  test('a first place that all share is a draw, unless there are words for winning it', () => {
    expect(ended({ places: [1, 1, 1], how: 'cap' })).toMatchObject({
      title: expect.stringMatching(/^web\.title\.drawn/),
      seat: undefined,
    });
    expect(ended({ places: [1, 1, 1] }).title).toMatch(/^web\.title\.you-won/);
  });

  test('against the game itself nobody may have won', () => {
    expect(ended({ places: [2, 2, 2], how: 'time' })).toMatchObject({
      title: expect.stringMatching(/^web\.title\.lost/),
      seat: undefined,
    });
  });

  test('it is not told before it has been shown', () => {
    expect(ended({}, 1).title).toBe('web.title.you');
  });
});
