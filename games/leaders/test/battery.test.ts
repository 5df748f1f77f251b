/** The battery of the table on random matches, and the golden matches. */
import { readFileSync } from 'node:fs';
import { faceDown } from '@taverne/engine';
import { battery, checkGolden, onceEach } from '@taverne/engine/battery';
import { describe, expect, test } from 'vitest';
import { CARDS, CELLS, FIGURES, leaders, NONE, type State, writePosition } from '../src/index.ts';
import { TRYING } from './tries.ts';

/** Each card is recruited, on offer, in the pile or banned; each figure of a recruited card stands on one cell, and both lists of them agree. */
function holds({ teams, at, on, offer, pile, bans }: State): string | undefined {
  const recruited = CARDS.filter((card) => at[card] !== NONE);
  const standing = FIGURES.filter((figure) => at[figure] !== NONE);
  const apart = CELLS.find((cell) => on[cell] !== NONE && at[on[cell]] !== cell);
  return (
    onceEach(CARDS, { recruited, offer, pile: faceDown(pile), bans }) ??
    onceEach(standing, { south: teams[0], north: teams[1] }) ??
    onceEach(standing, { board: on.filter((figure) => figure !== NONE) }) ??
    (apart === undefined ? undefined : `cell ${apart} says otherwise than its figure`)
  );
}

describe('the battery', () => {
  test.each([
    ['discovery', {}],
    ['strategist', { mode: 'strategist' }],
    ['every house rule', { mode: 'strategist', wallsLose: true, startCellRecruits: false, turnCap: 40, agreedDraws: false }],
  ])('%s', (_, options) => {
    const report = battery(leaders, { options, seeds: [1, 2, 3, 4], every: 6, holds, trying: TRYING });
    expect(report.matches).toBe(4);
    // Whatever else one could try is refused with the reason of its case.
    expect(report.refused).toBeGreaterThan(1000);
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
