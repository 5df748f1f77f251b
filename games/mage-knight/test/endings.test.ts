/** How a match ends and for whom: who leaves, what is counted, and by which rule (MK-ONL-01, MK-SCORE, MK-SCENARIO-59 to -63). */
import { resign, timeIsUp } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { mage, type Told } from './table.ts';

const quest = (scenario: string, told: Told = {}) => mage({ options: { scenario }, others: [{}], seed: 1, deck: '', ...told });
const scores = (scenario: string, told: Told) => quest(scenario, told).view(0).scores;

describe('who leaves', () => {
  test('MK-ONL-01 of two the other one has won, by the clock or by giving up', () => {
    const late = mage({ hand: 'rage', others: [{}] });
    expect(timeIsUp(late.match, 1)).toBeUndefined();
    expect(late.outcome).toEqual({ places: [1, 2], how: 'time-out', rule: 'MK-ONL-01', leaver: 1 });
    const weary = mage({ hand: 'rage', others: [{}] });
    expect(resign(weary.match, 0)).toBeUndefined();
    expect(weary.outcome).toEqual({ places: [2, 1], how: 'resignation', rule: 'MK-ONL-01', leaver: 0 });
  });

  test('MK-ONL-01 MK-SCENARIO-17 of a team both have lost', () => {
    const table = mage({ options: { teams: true }, hand: 'rage', others: [{}, {}, {}] });
    resign(table.match, 1);
    expect(table.outcome).toMatchObject({ places: [1, 2, 1, 2], teams: [0, 1, 0, 1] });
  });

  test('MK-ONL-01 where all play together all have lost, and so has whoever plays alone', () => {
    const table = mage({ options: { scenario: 'full-cooperation' }, hand: 'rage', others: [{}] });
    resign(table.match, 1);
    expect(table.outcome).toMatchObject({ places: [2, 2], teams: [0, 0] });
    const alone = mage({ hand: 'rage' });
    resign(alone.match, 0);
    expect(alone.outcome).toEqual({ places: [2], how: 'resignation', rule: 'MK-ONL-01', leaver: 0 });
  });
});

describe('what is counted', () => {
  test('MK-SCORE-02 MK-SCORE-03 MK-SCORE-11 spells, advanced actions and artifacts, wherever they are', () => {
    const told = { hand: 'fireball agility', discard: 'chill', deck: 'fire-bolt golden-grail' } as const;
    const aside: Told['also'] = (state) => {
      state.aside[0] = state.discard[0] ?? [];
      state.discard[0] = [];
    };
    expect(scores('full-conquest', { ...told })[0]).toMatchObject({ knowledge: 6, loot: 2 });
    expect(scores('full-conquest', { ...told, also: aside })[0]).toMatchObject({ knowledge: 6 });
    const stash: Told['also'] = (state) => {
      state.stash[0] = state.discard[0] ?? [];
      state.discard[0] = [];
    };
    expect(scores('full-conquest', { ...told, also: stash })[0]).toMatchObject({ knowledge: 6 });
  });

  test('MK-SCORE-15 MK-SCENARIO-48 30 for each round that is left', () => {
    expect(mage({ deck: '', round: 3, dummy: '' }).view(0).scores[0]).toMatchObject({ rounds: 90, dummy: 5 });
    expect(mage({ deck: '', round: 6, dummy: 'rage' }).view(0).scores[0]).toMatchObject({ rounds: 0, dummy: 6 });
  });

  test('MK-SCORE-15 together 10 for each city, 15 if all are taken, 10 if each leads one', () => {
    const city = (leader: number, i: number) => ({ at: spaceAt(20 + i, -20), colour: i, level: 1, leader });
    const cities = (...leaders: readonly number[]) =>
      scores('blitz-cooperation', { also: (state) => void Object.assign(state, { cities: leaders.map(city) }) })[0]?.cities;
    expect([cities(-1, -1), cities(0, -1), cities(0, 0), cities(0, 1)]).toEqual([0, 10, 35, 45]);
  });

  test('MK-SCENARIO-59 mines: 4 each and 7 in the core; other shields are no mines', () => {
    expect(scores('mines-liberation', { shields: '2.-1 1.-3' })[0]).toMatchObject({ quest: 4 });
    const team = quest('mines-liberation', {
      options: { scenario: 'mines-liberation', teams: true },
      others: [{}, {}, {}],
      shields: '2.-1',
    });
    expect(team.view(0).scores.map(({ quest: mines, titles }) => [mines, titles])).toEqual([
      [4, 5],
      [0, 0],
      [4, 5],
      [0, 0],
    ]);
  });

  test('MK-SCENARIO-61 dungeons and tombs count 4, secret ones too, other adventures 2; most of them 5, shared 2', () => {
    // Of core 1: a tomb at 5.-6, spawning grounds at 3.-5; a village with its secret.
    const own = { tiles: 'core-1@1,1', shields: '5.-6 3.-5' } as const;
    const also: Told['also'] = (state) => {
      state.secrets = [{ at: spaceAt(2, -3), seat: 0 }];
    };
    expect(scores('dungeon-lords', { ...own, also })[0]).toMatchObject({ adventurer: 10, titles: 5 });
    expect(scores('dungeon-lords', { ...own, shields: '5.-6', others: [{ shields: '3.-5' }], also })[1]).toMatchObject({
      ...{ adventurer: 2, titles: 0 },
    });
    expect(scores('dungeon-lords', { tiles: 'countryside-7@1,1', shields: '4.-4' })[0]).toMatchObject({ adventurer: 4 });
    // Elsewhere a tomb is an adventure like others, and the title is 3.
    expect(scores('full-conquest', { ...own, also })[0]).toMatchObject({ adventurer: 4, titles: 3 });
    const tied = { tiles: 'core-1@1,1', shields: '5.-6', others: [{ shields: '5.-6' }] } as const;
    expect(scores('dungeon-lords', tied).map(({ titles }) => titles)).toEqual([2, 2]);
    expect(scores('full-conquest', tied).map(({ titles }) => titles)).toEqual([1, 1]);
  });

  test('MK-SCENARIO-62 keeps 3, towers 2, those of a team together, and nothing else', () => {
    const holds = { tiles: 'countryside-3@1,1 countryside-4@2,0', fame: 30 } as const;
    expect(scores('conquer-and-hold', { ...holds, shields: '5.-6' })[0]).toMatchObject({
      fame: 0,
      quest: 3,
      total: 3,
      titles: 0,
    });
  });
});

describe('the end', () => {
  const over = (scenario: string, round: number, told: Told = {}) =>
    quest(scenario, {
      ...{
        hand: 'rage',
        round,
        stage: 'discard',
        others: [
          { hand: 'rage', deck: '' },
          { hand: 'rage', deck: '' },
        ],
      },
      ...told,
      also: (state) => {
        Object.assign(state, { last: 0, announcer: 1 });
        state.hasPlayed[0] = true;
        told.also?.(state);
      },
    }).play('keep').outcome;

  test('MK-ROUND-24 after the last round the most Fame wins, and whoever ties shares the place', () => {
    expect(over('full-conquest', 6, { fame: 9 })).toMatchObject({ places: [1, 2, 2], how: 'rounds', rule: 'MK-ROUND-24' });
    const outcome = over('full-conquest', 6, { fame: 9 });
    expect(outcome?.detail).toHaveLength(3);
    expect(outcome && 'teams' in outcome).toBe(false);
  });

  test.each([
    ['MK-SCENARIO-28', 'first-reconnaissance', 'city-revealed'],
    ['MK-SCENARIO-34', 'full-conquest', 'cities-conquered'],
    ['MK-SCENARIO-41', 'blitz-conquest', 'cities-conquered'],
    ['MK-SCENARIO-54', 'full-cooperation', 'cities-conquered'],
    ['MK-SCENARIO-56', 'blitz-cooperation', 'cities-conquered'],
    ['MK-SCENARIO-59', 'mines-liberation', 'quest-done'],
    ['MK-SCENARIO-60', 'druid-nights', 'quest-done'],
    ['MK-SCENARIO-61', 'dungeon-lords', 'quest-done'],
  ] as const)('%s what the scenario asks for has happened: %s names its own rule', (rule, scenario, how) => {
    const also: Told['also'] = (state) => {
      state.isEnding = true;
    };
    expect(over(scenario, 3, { also })).toMatchObject({ how, rule });
  });

  test('MK-SCENARIO-62 equals have not won; whoever has more has', () => {
    const two = { tiles: 'countryside-3@1,1', others: [{ hand: 'rage', deck: '' }] } as const;
    expect(over('conquer-and-hold', 6, two)?.places).toEqual([2, 2]);
    expect(over('conquer-and-hold', 6, { ...two, shields: '5.-6' })?.places).toEqual([1, 2]);
    const rest = { hand: 'rage', deck: '' } as const;
    const four = { ...two, shields: '5.-6', others: [rest, rest, rest] } as const;
    expect(over('conquer-and-hold', 4, four)?.places).toEqual([1, 2, 1, 2]);
  });
});
