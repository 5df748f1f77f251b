/** Captures. */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/content/book.ts';
import { dice, skirmish } from '../skirmish.ts';

describe('Capture', () => {
  test('TET-CAPTURE-01 TET-AID-13 at zero HP a unit is captured at once', () => {
    const table = skirmish({ units: ['W3@C1', 'R1@C2/4 B5@N14'] }).play('hit W3 R1');
    expect(table.told('captured')).toEqual([
      { event: 'captured', rule: 'TET-CAPTURE-01', unit: 'R1', side: 0, from: 1, cell: 'C2' },
    ]);
    expect(table.where('R1')).toBe('-');
    expect(table.state.captured).toEqual([[bookOf(table.state).unitNumbers.get('R1')], []]);
    expect(table.asked).toBe('0 act');
  });

  test('TET-CAPTURE-02 its card goes to the player responsible, in a riposte to the one who ripostes', () => {
    const table = skirmish({ units: ['W1@C1/4 B1@N14', 'W3@C2'] }).play('hit W1 W3', 'no', 'hit');
    const { units } = bookOf(table.state).content;
    expect(table.state.captured.map((cards) => cards.map((card) => units[card]?.id))).toEqual([[], ['W1']]);
  });

  test('TET-CAPTURE-03 pawn and trackers leave the game: its cell is free', () => {
    const table = skirmish({ units: ['W3@C1', 'M1@C2/4~ B5@N14'] }).play('hit W3 M1');
    expect([table.hp('M1'), table.stock('M1'), table.isWeak('M1')]).toEqual([0, 0, false]);
    expect(table.options('move W3')).toContain('move W3 C2');
  });

  test('TET-CAPTURE-04 TET-RUL-06 nobody pays with his own last HP', () => {
    const table = skirmish({ units: ['W1@C1', 'W3@C2/5~'] }).play('hit W1 W3', 'no');
    expect(table.asked).toBe('0 act');
    const turn = skirmish({ units: ['W1@C1/2~ B1@N1', 'W3@M14'] });
    expect(turn.why('pay W1')).toMatchObject({ rule: 'TET-ACT-11' });
  });

  test('TET-CAPTURE-04 area damage never touches the own side', () => {
    const table = skirmish({ units: ['M1@C1 W1@C3/1', 'B5@C4'] }).play('cast M1 B5');
    expect([table.where('W1'), table.hp('W1')]).toEqual(['C3', 1]);
  });

  test('TET-CAPTURE-05 each captured unit is worth 2 VP', () => {
    const table = skirmish({ units: ['W3@C1', 'R1@C2/4'], left: 1, chance: [['tactic', 0]] }).play('hit W3 R1');
    // The other side is gone; the turn is played to its end and scored.
    expect(table.told('end-triggered')).toMatchObject([{ why: 'eliminated' }]);
    table.play('end');
    expect(table.world.outcome?.detail).toMatchObject({ scores: [{ captures: 2 }, { captures: 0 }] });
  });

  test('TET-ACT-14 with exactly two units left both lose their tokens on the spot', () => {
    const table = skirmish({ units: ['W3@C1', 'R1@C2/4 B5@N14~ M1@N13~'] }).play('hit W3 R1');
    expect([table.isWeak('B5'), table.isWeak('M1')]).toEqual([false, false]);
    expect(table.told('recovered')).toMatchObject([{ how: 'two-left' }, { how: 'two-left' }]);
    const three = skirmish({ units: ['W3@C1', 'R1@C2/4 B5@N14~ M1@N13~ W1@N12'] }).play('hit W3 R1');
    expect(three.isWeak('B5')).toBe(true);
  });

  test('TET-BATTLE-17 a captured bearer leaves the Artifact on its cell', () => {
    const table = skirmish({ mode: 'battle', units: ['W3@C1', 'R1@C2/4 B5@N14'], bearer: 'R1' }).play('hit W3 R1');
    expect(table.told('artifact-dropped')).toMatchObject([{ cell: 'C2' }]);
  });

  test('TET-BATTLE-16 TET-RUL-27 a melee push of at least one cell takes the Artifact, a riposte too', () => {
    const stolen = skirmish({ mode: 'battle', units: ['W2@C1', 'B5@C2'], bearer: 'B5', chance: dice('push', 'push') });
    stolen.play('hit W2 B5', 'yes');
    expect(stolen.told('artifact-taken')).toMatchObject([{ unit: 'W2', stolen: true, rule: 'TET-BATTLE-16' }]);
    // The thief's own +1 does not apply to that attack (TET-BATTLE-15).
    expect(stolen.parts()).toBe('melee 3');
    const blocked = skirmish({ mode: 'battle', units: ['W2@C2', 'B5@C1'], bearer: 'B5', chance: dice('push', 'push') });
    blocked.play('hit W2 B5', 'yes', 'no');
    expect(blocked.told('artifact-taken')).toEqual([]);
    const answer = skirmish({
      mode: 'battle',
      units: ['W2@C2', 'B5@C1'],
      bearer: 'W2',
      chance: dice('push', 'push', 'miss', 'miss'),
    });
    answer.play('hit W2 B5', 'no', 'hit', 'yes');
    expect(answer.told('artifact-taken')).toMatchObject([{ unit: 'B5' }]);
  });

  test('TET-BATTLE-15 TET-RUL-26 the bearer reaches one cell further and hits for one more in melee', () => {
    const melee = skirmish({ mode: 'battle', units: ['W2@C2', 'B5@C1'], bearer: 'W2' }).play('hit W2 B5');
    expect(melee.parts()).toBe('melee 3, artifact 1');
    const shot = skirmish({ mode: 'battle', units: ['R1@C1', 'B5@H1'], bearer: 'R1' });
    expect(shot.preview('shoot R1 B5')).toMatchObject({ distance: 5, range: 5, damage: 2 });
    const spell = skirmish({ mode: 'battle', units: ['M1@C1', 'B5@G1'], bearer: 'M1' });
    expect(spell.options('cast')).toContain('cast M1 B5');
    expect(spell.preview('cast M1 B5')).toMatchObject({ damage: 2 });
  });
});
