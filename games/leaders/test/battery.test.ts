/** The battery of the table on random matches, and the golden matches. */
import { readFileSync } from 'node:fs';
import { battery, checkGolden } from '@taverne/engine/battery';
import { describe, expect, test } from 'vitest';
import { leaders, writePosition } from '../src/index.ts';

describe('the battery', () => {
  test.each([
    ['discovery', {}],
    ['strategist', { mode: 'strategist' }],
    ['every house rule', { mode: 'strategist', wallsLose: true, startCellRecruits: false, turnCap: 40, agreedDraws: false }],
  ])('%s', (_, options) => {
    const report = battery(leaders, { options, seeds: [1, 2, 3, 4], every: 6 });
    expect(report.matches).toBe(4);
    // A step is one decision: at most an action and the answer of a Nemesis are on the tape, or a recruitment and a card.
    expect(report.tape.max).toBeLessThanOrEqual(2);
  });
});

describe('golden matches', () => {
  const play = (name: string) =>
    checkGolden(leaders, readFileSync(new URL(`golden/${name}.match.json`, import.meta.url), 'utf8'));

  test('Discovery replays to the same end', () => {
    const match = play('discovery');
    expect(match.outcome).toMatchObject({ places: [2, 1], how: 'capture', rule: 'LDR-END-02' });
    expect(match.events).toHaveLength(353);
    expect(writePosition(match.world.state)).toBe(
      'discovery_s54_act_leaderE1.acrobatF2~.illusionistC3.innkeeperD2.bearG2.cubD6_leaderF3.riderB3.bruiserG3.royal-guardF5.prowlerD4_offer.grappler.vizier.nemesis',
    );
  });

  test('Strategist replays to the same end', () => {
    const match = play('strategist');
    expect(match.outcome).toMatchObject({ places: [1, 2], how: 'capture', rule: 'LDR-END-02' });
    expect(match.events).toHaveLength(122);
    expect(writePosition(match.world.state)).toBe(
      'strategist_s18_act_leaderG3~.bruiserE1~.grapplerC3~.innkeeperD2~.jailerD3_leaderD4.riderC4.manipulatorB4.prowlerB2.bearG1.cubE4_bans.archer.assassin.acrobat.nemesis',
    );
  });
});
