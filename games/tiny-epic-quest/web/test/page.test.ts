/** Matches at random, looked at as the page does: every option is a way with words, and the events lead to where everybody stands. */
import { answer, questionsOf, quick, startMatch, viewOf } from '@taverne/engine';
import { readQuestion, type Say } from '@taverne/ui';
import { expect, describe as group, test } from 'vitest';
import { argumentsOf } from '../../../test/icu.ts';
import { tinyEpicQuest } from '../../src/index.ts';
import type { QuestTypes } from '../../src/types.ts';
import { walk } from '../board/grid.tsx';
import { describe } from '../describe.ts';
import { messages } from '../messages.ts';
import { placesAfter } from '../playback.ts';
import { asksOf, wayLabel } from '../turn.ts';
import { openPack, type QuestState } from '../view.ts';
import { MANNER, waysOf } from '../ways.ts';

/** A message that is there is set in brackets; a key without one comes back as it is. */
const say: Say = (id) => (Object.hasOwn(messages.en, id) ? `[${id}]` : id);
const KIT = { game: 'tiny-epic-quest' };
const MOMENTS = 400;

function begun(options: object, seats: number, seed: number) {
  openPack({});
  const started = startMatch(tinyEpicQuest, { options, seats, chance: quick(seed) });
  if (!started.ok) throw new Error(started.trouble.say);
  return started.value;
}

function seenBy(match: ReturnType<typeof begun>, eyes: number, seats: number): QuestState {
  return {
    match: 'm',
    game: KIT.game,
    seq: 0,
    seats: Array.from({ length: seats }, (_, seat) => ({
      kind: 'person' as const,
      mine: seat === eyes,
      present: true,
      thinking: false,
      claimable: false,
    })),
    eyes,
    view: viewOf(match, eyes),
    questions: [],
    asked: [],
    events: match.events,
    undo: 0,
    mayAskUndo: false,
    undoAsked: undefined,
    drawOffer: undefined,
    clocks: undefined,
    outcome: undefined,
    chance: undefined,
    link: 'here',
  };
}

group.each([
  ['two', {}, 2, 11],
  ['four in Gloomfall', { gloom: true }, 4, 5],
  ['one alone', { mode: 'solo' }, 1, 7],
] as const)('%s', (_, options, seats, seed) => {
  test('every option is a way that has words, and every event leads on', () => {
    const match = begun(options, seats, seed);
    const asked = new Set<string>();
    for (let moment = 0; moment < MOMENTS && !match.outcome; moment++) {
      const [plain] = Array.from({ length: seats }, (__, seat) => questionsOf(match, seat)).flat();
      if (!plain) break;
      const state = seenBy(match, plain.seat, seats);
      const { view } = state;
      const question = readQuestion<QuestTypes>(KIT, plain, view);
      asked.add(question.name);
      const table = { state, view, question, picks: [] };
      const ways = waysOf(question, view);
      expect(ways.map(({ key }) => key)).toEqual(plain.options.map(({ key }) => key));
      for (const way of ways) expect(wayLabel(table, say, way)).toMatch(/^\[/);
      expect(asksOf(table, say).sentence).toMatch(/^\[/);
      const places = placesAfter(
        view,
        match.events.map(({ event }) => event),
      );
      expect(places.at).toEqual(view.at.slice(0, seats * 3));
      expect(places.track).toEqual(view.track.slice(0, seats * 3));
      const key = plain.options[(moment * 7 + seed) % plain.options.length]?.key ?? '';
      const trouble = answer(match, plain.seat, plain.id, key);
      if (trouble) throw new Error(trouble.say);
    }
    const state = seenBy(match, 0, seats);
    for (const { event } of match.events) {
      expect(describe(event, state, say), event.event).toMatch(/^\[/);
    }
    for (const name of ['card', 'travel', 'dice']) expect(asked).toContain(name);
  });
});

test('both languages ask for the same', () => {
  for (const [id, message] of Object.entries(messages.en)) {
    const french = Object.entries(messages.fr).find(([key]) => key === id)?.[1] ?? '';
    expect([id, ...argumentsOf(french)]).toEqual([id, ...argumentsOf(message)]);
  }
});

test('a click on a Hero only picks where Power would be spent or several ways end', () => {
  const forged = { key: '1 forge', path: ['hero-0'], deed: { act: 'advance', hero: 0, given: ['forge'] } } as const;
  const torch = { key: '1 torch', path: ['hero-0'], deed: { act: 'advance', hero: 0, given: ['torch'] } } as const;
  expect(MANNER.click([torch], ['hero-0'])).toBe('1 torch');
  expect(MANNER.click([forged], ['hero-0'])).toBeUndefined();
  expect(MANNER.click([torch, forged], ['hero-0'])).toBeUndefined();
});

test('arrows go through everybody on a Region, and from Region to Region', () => {
  const at = [0, 0, 1];
  expect(walk('I1L', 'ArrowRight', at)).toBe('hero-0');
  expect(walk('hero-0', 'ArrowRight', at)).toBe('hero-1');
  expect(walk('hero-1', 'ArrowRight', at)).toBe('I1R');
  expect(walk('hero-0', 'ArrowLeft', at)).toBe('I1L');
  expect(walk('hero-0', 'ArrowUp', at)).toBe('I2L');
  expect(walk('O1L', 'ArrowUp', at)).toBeUndefined();
});
