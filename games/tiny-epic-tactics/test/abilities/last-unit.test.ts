/** Abilities of a player's last unit, which may do the same thing two or three times in a turn. */
import { describe, expect, test } from 'vitest';
import { dice, skirmish } from '../skirmish.ts';

describe('A last unit', () => {
  test('TET-ACT-17 TET-UNIT-07 B7 Charge: one long Move of this turn will do, also with a short one after it', () => {
    const table = skirmish({ units: ['B7@C1', 'W1@C6'], chance: dice('push', 'miss', 'miss') });
    table.play('move B7 C4', 'move B7 C5', 'hit B7 W1', 'yes');
    expect(table.told('rolled')).toMatchObject([{ dice: [['miss'], ['miss']] }]);
  });

  test('TET-UNIT-07 B7 Charge: two short Moves are no long one', () => {
    const table = skirmish({ units: ['B7@C1', 'W1@C6'], chance: dice('push', 'miss') });
    table.play('move B7 C3', 'move B7 C5', 'hit B7 W1', 'yes');
    expect(table.told('rolled')).toMatchObject([{ dice: [['miss']] }]);
  });
});
