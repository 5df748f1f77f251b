/** What is offered for a Move and for movement by an effect, and how it is told. */
import { describe, expect, test } from 'vitest';
import { skirmish } from '../skirmish.ts';
import { OTHERS } from './steps.ts';

describe('walking step by step', () => {
  test('TET-MOVE-10 is offered where the only way takes all MP', () => {
    const table = skirmish({ units: ['W1@C6 B1@N14', 'M8@C5 W8@B6 R8@C7 B6@N1'] });
    expect(table.options('move W1')).toEqual(['move W1 D6']);
    expect(table.options('walk W1')).toEqual(['walk W1']);
  });

  test('TET-TACTIC-01 T04 forced march: with 2 MP more, and only where there is a way at all', () => {
    const table = skirmish({ units: ['W1@A1 B1@N14', OTHERS], hands: ['T04', ''] });
    expect(table.options('walk W1')).toEqual(['walk W1', 'walk W1 with T04']);
    table.play('walk W1 with T04');
    expect(table.view(0).walk).toMatchObject({ unit: 'W1', mp: 5 });
    expect([table.discard, table.hand(0)]).toEqual(['T04', '']);
    const shut = skirmish({ units: ['W1@A1 B1@N14', 'M8@B1 W8@A2'], hands: ['T04', ''] });
    expect(shut.options('walk W1')).toEqual([]);
  });

  test('TET-TACTIC-01 T04 forced march: where only it leads anywhere, it alone is offered', () => {
    // In battle the bearer has 2 MP, and the Peak on D5 asks for 3.
    const table = skirmish({
      mode: 'battle',
      units: ['W1@C5 B1@N14', 'M8@C4 W8@B5 R8@C6'],
      bearer: 'W1',
      hands: ['T04', ''],
    });
    expect(table.options('move W1')).toContain('move W1 D5 with T04');
    expect(table.options('walk W1')).toEqual(['walk W1 with T04']);
  });

  test('TET-SOLO-DGN-09 in a dungeon there is no other Move, with T04 one of 5 MP', () => {
    const table = skirmish({ mode: 'solo', units: ['W1@5x4:A1 R1@N14', 'B5@N1'], hands: ['T04'] });
    expect(table.options().filter((key) => / W1/.test(key))).toEqual(['walk W1', 'walk W1 with T04']);
    // The first step is the only one there is.
    expect(table.play('walk W1 with T04').view(0).walk).toMatchObject({ unit: 'W1', mp: 4, entered: 1 });
    expect(skirmish({ mode: 'solo', units: ['W1@5x4:A1 R1@N14', 'B5@N1'] }).options('walk W1')).toEqual(['walk W1']);
  });
});

describe('movement by an effect', () => {
  test('TET-UNIT-06 the cells come row by row', () => {
    const table = skirmish({ units: ['W1@C1', 'R7@C3'] }).play('move W1 C2', 'hit W1 R7', 'no', 'no');
    expect(table.options()).toEqual(['stay', 'B2', 'A3', 'B3', 'D3', 'E3', 'B4', 'C4', 'C5']);
  });

  test('TET-BATTLE-14 whoever ends on the Artifact takes it', () => {
    const table = skirmish({ mode: 'battle', units: ['W1@H9 M8@H11', 'B5@N14'] }).play('cast M8 W1', 'H8');
    expect(table.view(0)).toMatchObject({ bearer: 'W1', artifact: null });
    expect(table.told('artifact-taken')).toMatchObject([{ unit: 'W1' }]);
  });
});

describe('how it is told', () => {
  test('TET-MOVE-01 a walk tells its MP and whether it weakens; the end of the actions tells nothing', () => {
    const table = skirmish({ units: ['W1@A1 M1@A14 R1@B14', OTHERS], hands: ['T04', ''] });
    expect(table.preview('walk W1')).toEqual({ mp: 3, weakens: false });
    expect(table.preview('walk W1 with T04')).toEqual({ mp: 5, weakens: false });
    expect(table.preview('end')).toEqual({});
    const tactic = skirmish({ units: ['W1@A1/5 M1@A14', OTHERS], hands: ['T02', ''] });
    expect(tactic.preview('play T02 W1')).toEqual({});
  });

  test('TET-MOVE-01 path, cost and what is left; portals where it went through some', () => {
    const table = skirmish({ units: ['W1@A1 B1@N14', OTHERS] }).say('move W1 A3');
    const moved = { event: 'moved', rule: 'TET-MOVE-01', unit: 'W1' };
    expect(table.told('moved')).toEqual([{ ...moved, path: ['A2', 'A3'], cost: 2, left: 1 }]);
    const far = skirmish({ units: ['W1@C6 B1@N14', OTHERS] }).say('move W1 L5');
    expect(far.told('moved')).toEqual([{ ...moved, path: ['C5', 'L5'], cost: 2, left: 1, portals: ['L5'] }]);
  });

  test('TET-TERRAIN-08 what a Village on the way would give, and which have served', () => {
    const table = skirmish({
      units: ['W1@B6/5*1 B1@N14', OTHERS],
      also: (state) => {
        state.served[0] = 1;
      },
    });
    expect(table.preview('move W1 B8')).toMatchObject({ villages: ['B7'], healed: 4, refilled: 2 });
    expect(table.say('move W1 B8').state.served[0]).toBe(1 | 2);
    expect(skirmish({ units: ['W1@B6/11 B1@N14', OTHERS] }).preview('move W1 B8')).toMatchObject({ healed: 1, refilled: 0 });
  });
});
