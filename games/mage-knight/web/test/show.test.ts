/** What is played back: how the land lay before it, and for how long it is shown; and cards that go in any order. */
import { questionsForPeople } from '@taverne/engine';
import { readQuestion } from '@taverne/ui';
import { describe, expect, test } from 'vitest';
import type { MageEvent } from '../../src/events.ts';
import type { MageTypes } from '../../src/types.ts';
import { mage, type Told } from '../../test/table.ts';
import { spaceNamed } from '../board/geometry.ts';
import { answersFor } from '../leaving.ts';
import { towards } from '../names.ts';
import { lasts, stand } from '../show/playback.ts';
import { handIn, type View } from '../view.ts';
import { waysOf } from '../ways.ts';

const ORCS: Told = { hand: 'rage march stamina', tokens: 'prowlers@3.-3!', at: '2.-2', move: 4, crystals: 'red' };

/** The view now, and as it was before the last so many events. */
function before(table: ReturnType<typeof mage>, count: number, earlier: readonly MageEvent[] = []): View {
  const events = table.match.events.map(({ event }) => event);
  const rest = events.slice(events.length - count);
  return stand(table.view(0), { current: undefined, rest, earlier }).seen;
}

describe('before what is still to be shown', () => {
  test('a hero stands where the way began', () => {
    const table = mage(ORCS);
    const events = table.match.events.length;
    table.play('move 1.-2');
    expect(table.view(0).at[0]).toBe(spaceNamed('1.-2'));
    expect(before(table, table.match.events.length - events).at[0]).toBe(spaceNamed('2.-2'));
  });

  test('whoever is beaten still lies there, and their Fame is to come', () => {
    const table = mage({ ...ORCS, hand: 'rage rage march', units: 'peasants' });
    const events = table.match.events.length;
    const seen = { event: 'enemy-revealed', rule: 'MK-EXPLORE-10', enemy: 'prowlers', at: '3.-3' } as const;
    table.play('challenge prowlers 3.-3', 'done', 'prowlers on peasants 0', 'rage strong', 'strike prowlers');
    expect(table.view(0).tokens).toEqual([]);
    const past = before(table, table.match.events.length - events, [seen]);
    expect(past.tokens).toMatchObject([{ at: spaceNamed('3.-3'), isRampaging: true }]);
    expect([table.view(0).fame[0], past.fame[0]]).toEqual([2, 0]);
    expect(past.reputation[0]).toBe((table.view(0).reputation[0] ?? 0) - 1);
  });

  test('a tile is not there before it is revealed', () => {
    const table = mage({ at: '2.-3', move: 2 });
    const tiles = table.view(0).tiles.length;
    const events = table.match.events.length;
    table.play('explore 1 1');
    expect(table.view(0).tiles).toHaveLength(tiles + 1);
    expect(before(table, table.match.events.length - events).tiles).toHaveLength(tiles);
  });

  test('dice show what they showed until they are rolled', () => {
    const table = mage({ hand: 'march rage', source: 'green red', chance: [['die', 3]], seed: 1 });
    const events = table.match.events.length;
    table.play('march strong', 'end');
    expect(table.source).toBe('white red');
    expect(before(table, table.match.events.length - events).source).toEqual([2, 0]);
  });

  test('with nothing to come the view is what it is', () => {
    const view = mage(ORCS).view(0);
    expect(stand(view, { current: undefined, rest: [], earlier: [] }).seen).toBe(view);
  });
});

describe('for how long', () => {
  const view = mage(ORCS).view(0);
  const played = { event: 'played', rule: 'MK-CARD-01', seat: 0, card: 'rage', side: 'basic' } as const;
  const rivals: View = { ...view, hand: [3] };

  test('one’s own deeds take no time, unless one wants to see them again; those of others do', () => {
    expect(lasts(played, 3, { view, isAgain: false })).toBe(0);
    expect(lasts(played, 3, { view, isAgain: true })).toBeGreaterThan(300);
    expect(lasts(played, 3, { view: rivals, isAgain: false })).toBeGreaterThan(300);
  });

  test('the dummy player is watched by everybody, and a long tale is told quicker', () => {
    const dummy = { event: 'dummy-played', rule: 'MK-SOLO-01', cards: ['red'], more: 0, left: 3 } as const;
    expect(lasts(dummy, 3, { view, isAgain: false })).toBeGreaterThan(1000);
    expect(lasts(played, 99, { view: rivals, isAgain: false })).toBeLessThan(
      lasts(played, 9, { view: rivals, isAgain: false }),
    );
  });
});

describe('small things of the desk', () => {
  test('cards that go are told by their numbers, whatever the order they were picked in', () => {
    const table = mage({ hand: 'rage march stamina', stage: 'discard' });
    const [rage = 0, march = 0] = handIn(table.view(0), 0);
    expect(answersFor([march, rage])).toEqual(['rage', 'march', 'keep']);
    table.play(...answersFor([march, rage]));
    expect(table.match.line.flatMap((entry) => (entry.type === 'answer' ? [entry.key] : [])).slice(-4, -1)).toEqual([
      'rage',
      'march',
      'keep',
    ]);
  });

  test('of two dice of a colour the free one is pointed at', () => {
    const used = (dice: readonly number[]) =>
      mage({
        hand: 'rage',
        source: 'red red',
        crystals: 'red',
        fight: 'prowlers',
        stage: 'attack',
        also: (state) => {
          state.dice[0] = dice;
          state.diceLeft[0] = 1;
        },
      }).play('rage strong');
    const pointed = (dice: readonly number[]) => {
      const table = used(dice);
      const [asked] = questionsForPeople(table.match, 0);
      if (!asked) throw new Error('nothing is asked');
      return waysOf(readQuestion<MageTypes>({ game: 'mage-knight' }, asked, table.view(0)), table.view(0)).flatMap(
        ({ path }) => path,
      );
    };
    expect(pointed([])).toContain('die-0');
    expect(pointed([0])).toContain('die-1');
  });

  test('two places for tiles are told apart by where they lie', () => {
    expect([towards(spaceNamed('2.-3'), { x: 1, y: 1 }), towards(spaceNamed('2.-3'), { x: 0, y: 2 })]).toMatchInlineSnapshot(`
      [
        "ne",
        "nw",
      ]
    `);
  });
});
