/** What the other scenarios of the box are about: mines, glades, dungeons, holdings, and the one who returns. */
import { describe, expect, test } from 'vitest';
import { spaceAt, spaceName } from '../src/land.ts';
import { mage, set, type Told } from './table.ts';

describe('what other scenarios are about', () => {
  const quest = (scenario: string, told: Told = {}) => mage({ options: { scenario }, others: [{}], ...told });

  test('MK-SCENARIO-59 a mine is held by two; whoever defeats the last frees it, and it pays each round', () => {
    const { state } = set('mines-liberation', 2, 7);
    const mines = state.tokens.filter(({ isRampaging, pile }) => !isRampaging && (pile === 0 || pile === 2));
    expect(mines.length % 2).toBe(0);
    const told = { at: '2.-1', hand: 'rage', tokens: 'prowlers@2.-1' } as const;
    const table = quest('mines-liberation', told).play('enter');
    expect(table.state.arena).toMatchObject({ isNight: true, noUnits: false });
    table.until('0 attack');
    table.state.parts = [{ by: 'rage', n: 9, kind: 'melee', element: 'physical' }];
    table.play('strike prowlers');
    expect(table.reputation).toBe(1);
    expect(table.state.shields).toMatchObject([{ seat: 0 }]);
    expect(table.view(0).scores[0]).toMatchObject({ quest: 4 });
    const dawn = quest('mines-liberation', { stage: 'dawn', shields: '2.-1', seed: 3 });
    expect(dawn.state.crystals[0]).toEqual([0, 0, 1, 0]);
  });

  test('MK-SCENARIO-59 a mine that is held gives no crystal', () => {
    const table = quest('mines-liberation', { at: '2.-1', hand: 'rage rage', tokens: 'prowlers@2.-1' });
    table.play('rage sideways', 'end');
    expect(table.state.crystals[0]).toEqual([0, 0, 0, 0]);
  });

  test('MK-SCENARIO-60 a glade is marked; by night an incantation brings an enemy for each mark, for double Fame and crystals', () => {
    const marked = quest('druid-nights', { at: '1.-3', hand: 'rage' }).play('mark');
    expect(marked.told('glade-marked')).toMatchObject([{ seat: 0, at: '1.-3' }]);
    // The movement is over, the action is not.
    const stopped = quest('druid-nights', { at: '1.-3', hand: 'rage', move: 4, tokens: 'prowlers@1.-4!' }).play('mark');
    expect([stopped.options('move'), stopped.options('challenge')]).toEqual([[], ['challenge prowlers 1.-4']]);
    expect(quest('druid-nights', { at: '1.-3', shields: '1.-3' }).options('incant')).toEqual([]);
    const night = { at: '1.-3', shields: '1.-3 4.-3', hand: 'rage', night: true, round: 2 } as const;
    const table = quest('druid-nights', {
      ...night,
      chance: [
        ['brown enemy', 0],
        ['brown enemy', 0],
      ],
      seed: 1,
    });
    table.play('incant');
    expect(table.foes).toBe('minotaur attacks, minotaur attacks');
    table.until('0 attack');
    table.state.parts = [{ by: 'rage', n: 30, kind: 'melee', element: 'physical' }];
    table.play('strike minotaur minotaur-2');
    expect(table.fame).toBe(16);
    expect(table.state.rewards[0]).toEqual(['crystal', 'crystal']);
    // Anywhere but among people, and with crystals for those that were not beaten.
    expect(quest('druid-nights', { ...night, at: '2.-3' }).options('incant')).toEqual([]);
    const lost = quest('druid-nights', { ...night, at: '1.-2', seed: 1 })
      .play('incant')
      .until('0 after');
    expect(lost.state.rewards[0]).toEqual(['crystal', 'crystal']);
    expect(quest('druid-nights', { ...night, also: (state) => state.hasIncanted.fill(true) }).options('incant')).toEqual([]);
  });

  test('MK-SCENARIO-60 marks are gone after the first night; when all have called in the second, the last turns come', () => {
    const dawn = quest('druid-nights', { stage: 'dawn', round: 2, night: true, shields: '1.-3 2.-1', seed: 3 });
    expect(dawn.state.shields.map(({ at }) => spaceName(at))).toEqual(['2.-1']);
    const called = (round: number) =>
      quest('druid-nights', {
        ...{ round, night: true, stage: 'discard', hand: 'rage' },
        also: (state) => {
          state.hasIncanted.fill(true);
          state.hasPlayed[0] = true;
        },
      })
        .play('keep')
        .told('end-approached');
    expect([called(2).length, called(4).length]).toEqual([0, 1]);
  });

  test('MK-SCENARIO-59 MK-SCENARIO-61 the last turns come when every tile is revealed and nothing is left to be conquered', () => {
    const ends = (scenario: string, told: Told, left = 0) =>
      quest(scenario, {
        ...{ stage: 'discard', hand: 'rage', ...told },
        also: (state) => {
          Object.assign(state, { countrysideLeft: left, coreLeft: 0, cityLeft: 0 });
          state.hasPlayed[0] = true;
          // Villages have their dungeons.
          if (told.at === undefined) state.secrets = [spaceAt(2, -3), spaceAt(4, -2)].map((at) => ({ at, seat: 1 }));
        },
      })
        .play('keep')
        .told('end-approached').length;
    expect([ends('mines-liberation', {}), ends('mines-liberation', {}, 1)]).toEqual([1, 0]);
    expect(ends('mines-liberation', { tokens: 'prowlers@2.-1' })).toBe(0);
    expect([ends('dungeon-lords', {}), ends('dungeon-lords', { at: '0.0' })]).toEqual([1, 0]);
  });

  test('MK-SCENARIO-59 the city is a friend: a shield of everybody, a card more beside it, and no leader', () => {
    const table = quest('mines-liberation', { tiles: 'core-7@1,1', at: '4.-4' });
    expect(table.view(0).limits).toEqual([6, 5]);
    const both = quest('mines-liberation', { tiles: 'core-7@1,1', at: '4.-4', others: [{ at: '3.-4' }] });
    expect(both.view(0).limits).toEqual([6, 6]);
  });

  test('MK-SCENARIO-61 a secret dungeon under a village, passages between conquered ones, 4 for each', () => {
    const table = quest('dungeon-lords', { at: '2.-3', hand: 'rage', chance: [['brown enemy', 0]], seed: 1 }).play('enter');
    expect(table.state.arena).toMatchObject({ isNight: true, noUnits: true, secret: 'dungeon' });
    table.until('0 attack');
    table.state.parts = [{ by: 'rage', n: 30, kind: 'melee', element: 'physical' }];
    table.play('strike minotaur');
    expect(table.told('conquered')).toMatchObject([{ site: 'dungeon', at: '2.-3' }]);
    // 5 for the title, 3 less for the wounds.
    expect(table.view(0).scores[0]).toMatchObject({ adventurer: 4, titles: 2 });
    const { secrets } = table.state;
    const again = quest('dungeon-lords', { at: '2.-3', hand: 'rage', also: (state) => void Object.assign(state, { secrets }) });
    expect(again.options('enter')).toEqual([]);
    const way = quest('dungeon-lords', {
      at: '2.-3',
      move: 5,
      hand: 'rage',
      also: (state) => {
        const [here = 0] = state.at;
        state.secrets = [
          { at: here, seat: 1 },
          { at: here + 2, seat: 1 },
        ];
      },
    });
    const [passage = ''] = way.options('passage');
    way.play(passage);
    expect(way.state.move[0]).toBe(1);
  });

  test('MK-SCENARIO-62 Conquer and Hold: all tiles lie there, and only keeps and towers count', () => {
    const { state } = set('conquer-and-hold', 2);
    expect([state.tiles.length, state.countrysideLeft, state.cityLeft]).toEqual([10, 0, 0]);
    const table = quest('conquer-and-hold', { fame: 20, tiles: 'countryside-3@1,1', shields: '5.-6', others: [{ fame: 90 }] });
    expect(table.view(0).scores.map(({ total }) => total)).toEqual([3, 0]);
    // Equals have not won; nobody blames an assault, and the city is closed.
    const also = (state: object): void => void Object.assign(state, { last: 0, announcer: 1, hasPlayed: [true, false] });
    const over = quest('conquer-and-hold', { hand: 'rage', deck: '', round: 6, stage: 'discard', also }).play('keep');
    expect(over.outcome?.places).toEqual([2, 2]);
    const assault = quest('conquer-and-hold', { tiles: 'countryside-3@1,1', at: '4.-5', move: 9, hand: 'rage', seed: 1 });
    expect(assault.play('move 5.-6').reputation).toBe(0);
  });

  test('MK-SCENARIO-63 One to Return: the portal is for one after the first day, and whoever stands there at the end wins', () => {
    const last = (at: string) =>
      quest('one-to-return', {
        ...{ at, hand: 'rage', deck: '', round: 4, stage: 'discard' },
        others: [{ fame: 50, at: '2.-2' }],
        also: (state) => {
          state.last = 0;
          state.announcer = 1;
          state.hasPlayed[0] = true;
        },
      }).play('keep').outcome?.places;
    expect(last('0.0')).toEqual([1, 2]);
    expect(last('1.-2')).toEqual([2, 2]);
    const night = quest('one-to-return', { round: 2, night: true, hand: 'rage', at: '0.-1', move: 2, others: [{ at: '0.0' }] });
    night.play('move 0.0');
    expect(night.options('attack')).toHaveLength(1);
  });
});
