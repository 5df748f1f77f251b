/** Who is said beforehand to be able to answer an attack. */
import { describe, expect, test } from 'vitest';
import { type Skirmish, skirmish } from '../skirmish.ts';

const told = (table: Skirmish, key: string): unknown => table.preview(key);

describe('Previews of ripostes', () => {
  test('TET-RIPOSTE-03 whoever is captured for sure answers nothing', () => {
    const table = skirmish({ units: ['W3@C1', 'B5@C2/4'] });
    expect(told(table, 'hit W3 B5')).toMatchObject({ captures: true });
    expect(told(table, 'hit W3 B5')).not.toHaveProperty('riposte');
    // A spell may do as little as 2.
    const spell = skirmish({ units: ['M1@C1', 'B5@C2/4'] });
    expect(told(spell, 'cast M1 B5 +3')).toMatchObject({ captures: false, most: 5, riposte: { ways: ['melee'] } });
  });

  test('TET-RIPOSTE-01 TET-RUL-08 what does no damage is not answered, nor intercepted', () => {
    // A Forest takes the one damage of a Ballista away.
    const table = skirmish({ units: ['W1@G9', 'R1@G8 W4@F8'] });
    expect(told(table, 'fire W1 R1')).toMatchObject({ damage: 0 });
    expect(told(table, 'fire W1 R1')).not.toHaveProperty('riposte');
    const wizard = skirmish({ units: ['M1@C1', 'R1@D1 W4@E1'] });
    expect(told(wizard, 'hit M1 R1')).toMatchObject({ damage: 0 });
    expect(told(wizard, 'hit M1 R1')).not.toHaveProperty('intercept');
  });

  test('TET-RUL-17 a Weakened unit needs 3 HP after the attack', () => {
    const poor = skirmish({ units: ['W3@C1', 'B5@C2/6~'] });
    expect(told(poor, 'hit W3 B5')).not.toHaveProperty('riposte');
    const rich = skirmish({ units: ['W3@C1', 'B5@C2/7~'] });
    expect(told(rich, 'hit W3 B5')).toMatchObject({ riposte: { ways: ['melee'], hp: 2 } });
  });
});
