/** Matches at random, looked at as the page does: every option is a way with words, and the events lead to where everybody stands. */

import { answer, questionsOf, quick, startMatch, viewOf } from '@taverne/engine';
import { readQuestion, type Say } from '@taverne/ui';
import { expect, describe as group, test } from 'vitest';
import { argumentsOf } from '../../../test/icu.ts';
import { pageState } from '../../../test/page-state.ts';
import { regionName } from '../../src/board.ts';
import { tinyEpicQuest } from '../../src/index.ts';
import type { QuestTypes } from '../../src/types.ts';
import { messages } from '../../text/index.ts';
import { startOf, walk } from '../board/grid.tsx';
import { describe } from '../describe.ts';
import { flightIn } from '../flights.ts';
import { placesAfter, placesIn } from '../playback.ts';
import { asksOf, wayLabel } from '../turn.ts';
import { bookIn, forgePriceOf, landIn, openPack, type QuestState } from '../view.ts';
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
  return pageState({ game: KIT.game, view: viewOf(match, eyes), events: match.events, seats, mine: [eyes] });
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
      if (question.name === 'step') expect(asksOf(table, say).subject).toMatch(/^\[item\.(sword|shield|staff)\.name\]$/);
      const places = placesAfter(
        view,
        match.events.map(({ event }) => event),
      );
      for (const each of ['at', 'track'] as const) expect(places[each]).toEqual(view[each].slice(0, seats * 3));
      expect(places.health).toEqual(view.health.slice(0, seats));
      expect(places.power).toEqual(view.power.slice(0, seats));
      for (const each of ['wounds', 'isNight'] as const) expect(places[each]).toEqual(placesIn(view)[each]);
      // Goblins that stir one by one are told of together.
      if (question.name !== 'rouse') expect(places.goblin).toEqual(view.goblin);
      const [begun, ended] = [placesAfter(view, []), placesIn(view)];
      expect(begun.at).toEqual(begun.at.map((_, hero) => landIn(view).castles[view.colours[Math.floor(hero / 3)] ?? 0]));
      expect(ended.at).toEqual(view.at);
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

test('a roll goes to whom it concerns, die by die', () => {
  const roll = {
    event: 'rolled',
    rule: 'TEQ-NIGHT-06',
    seat: 0,
    dice: ['goblin', 'magic', 'goblin', 'power', 'magic'],
    level: 0,
  } as const;
  const hit = (seat: number, paid = 0) =>
    ({
      event: 'damage-dealt',
      rule: 'TEQ-NIGHT-12',
      seat,
      symbol: 'goblin',
      damage: paid ? 0 : 2,
      how: paid ? 'blocked' : 'taken',
      paid,
    }) as const;
  const gained = { event: 'gained', rule: 'TEQ-NIGHT-22', seat: 1, health: 0, power: 1, by: 'roll' } as const;
  const magic = { event: 'magic-moved', rule: 'TEQ-NIGHT-24', spaces: 2, space: 3, level: 0 } as const;
  expect(flightIn([roll])).toBeUndefined();
  expect(flightIn([roll, hit(0)])).toEqual({ symbol: 'goblin', die: 0, seat: 0, gives: { n: -2, sign: 'heart' } });
  expect(flightIn([roll, hit(0), hit(1, 2)])).toEqual({ symbol: 'goblin', die: 2, seat: 1, gives: { n: -2, sign: 'power' } });
  expect(flightIn([roll, hit(0), hit(1), gained])).toMatchObject({ die: 3, seat: 1, gives: { n: 1, sign: 'power' } });
  expect(flightIn([roll, hit(0), hit(1), gained, magic])).toMatchObject({ die: 1, seat: undefined, gives: { n: 2 } });
  expect(flightIn([{ ...gained, by: 'castle' }])).toBeUndefined();
});

test('where a Hero goes from and to is told with the kind of the Region, for the article it takes in French', () => {
  const state = seenBy(begun({}, 2, 11), 0, 2);
  const { castles } = landIn(state.view);
  const [mine = 0, theirs = 0] = [0, 1].map((seat) => castles[state.view.colours[seat] ?? 0]);
  const places = { from: regionName(mine), to: regionName(theirs) };
  const heard: string[] = [];
  const listen: Say = (id, values) => {
    if (/^web\.region\.(from|to)$/.test(id)) heard.push(`${id} ${values?.kind}`);
    return id;
  };
  const went = { event: 'moved', rule: 'TEQ-MOVE-05', seat: 0, hero: 0, crossed: [], toll: 0, calmed: [] } as const;
  describe({ ...went, ...places }, state, listen);
  expect(heard).toEqual(['web.region.from yours', 'web.region.to castle']);
  expect(messages.fr['web.region.to']).toContain('yours {à {name}} other {au {name}}');
});

test('who is equal in all of it (TEQ-TIE-05) is told to share the victory, not to have won', () => {
  for (const words of [messages.en, messages.fr])
    for (const key of ['outcome.points.says', 'web.won.points'] as const) expect(argumentsOf(words[key])).toContain('winners');
});

test('Tab leads to a Hero of one’s own, also where somebody else begins', () => {
  const match = begun({}, 2, 11);
  for (const [eyes, hero] of [
    [0, 'hero-0'],
    [1, 'hero-3'],
  ] as const)
    expect(startOf({ question: undefined, state: seenBy(match, eyes, 2) })).toBe(hero);
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

test('a symbol forged is told by its price, which a Treasure in hand lowers', () => {
  openPack({});
  const gem = bookIn().treasures.findIndex(({ name }) => name === 'gem');
  const item = (hero: number) => ({ item: gem, name: 'gem', seat: 0, hero }) as const;
  expect(forgePriceOf({ items: [] }, 1)).toBe(2);
  expect(forgePriceOf({ items: [item(2)] }, 1)).toBe(2);
  expect(forgePriceOf({ items: [item(1)] }, 1)).toBe(1);
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
