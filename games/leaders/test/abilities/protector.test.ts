import { describe, expect, test } from 'vitest';
import { sit } from '../helpers.ts';

describe('Protector', () => {
  test('LDR-ABL-PROTECTOR-01 itself and every ally next to it are immune to being displaced by enemy abilities', () => {
    const table = sit({ south: 'leaderD1 bruiserC3', north: 'leaderD7 vizierC4 protectorC5' });
    expect(table.options('bruiser')).toEqual([]);
    expect(table.why('bruiser C4 B4')).toEqual({
      rule: 'LDR-ABL-PROTECTOR-01',
      why: 'protected',
      figures: { by: [{ figure: 'protector', cell: 'C5' }] },
    });
    const itself = sit({ south: 'leaderD1 bruiserC3', north: 'leaderD7 protectorC4' });
    expect(itself.options('bruiser')).toEqual([]);
    const foe = sit({ south: 'leaderD1 bruiserC3 protectorC5', north: 'leaderD7 vizierC4' });
    expect(foe.ends('bruiser')).toBe('C4 B4 C4 D5');
    const apart = sit({ south: 'leaderD1 bruiserC3', north: 'leaderD7 vizierC4 protectorC6' });
    expect(apart.ends('bruiser')).toBe('C4 B4 C4 C5 C4 D5');
  });

  test('LDR-RUL-10 stops Bruiser, Manipulator, Illusionist and the drag; the Grappler may still go, the Acrobat still jump', () => {
    const table = sit({
      south: 'leaderD1 manipulatorC2 illusionistC6 grapplerA2 acrobatD4',
      north: 'leaderG4 vizierC4 protectorB4',
    });
    expect(table.options('manipulator')).toEqual([]);
    expect(table.why('manipulator C4 C5')).toMatchObject({ why: 'protected' });
    expect(table.options('illusionist')).toEqual([]);
    expect(table.why('illusionist C4')).toMatchObject({ why: 'protected' });
    expect(table.why('grappler pull C4')).toMatchObject({ why: 'protected' });
    expect(table.why('grappler go C4')).toMatchObject({ why: 'same-as-move' });
    expect(table.ends('acrobat')).toBe('');
    const going = sit({ south: 'leaderD1 grapplerC1 acrobatD4', north: 'leaderG4 vizierC4 protectorC5' });
    expect(going.ends('grappler')).toBe('go C4');
    expect(going.ends('acrobat')).toBe('B4 D6');
  });

  test('LDR-RUL-11 never limits its own side, and adjacency is looked at when the ability is started', () => {
    const own = sit({ south: 'leaderD1 innkeeperC3 protectorC4 grapplerC1', north: 'leaderD7' });
    expect(own.ends('innkeeper C4')).toBe('B3 B4 C5 D4 D5');
    expect(own.options('grappler pull').length).toBeGreaterThan(0);
    // The Manipulator walks the Protector's ward away first; then the Bruiser may push it.
    const table = sit({ south: 'leaderD1 bruiserC3 innkeeperG1', north: 'leaderD7 vizierC4 protectorC6' });
    expect(table.options('bruiser').length).toBeGreaterThan(0);
    table.play('end', 'recruit acrobat A1', 'C6 C5', 'end');
    table.any();
    expect(table.why('bruiser C4 B4')).toMatchObject({ why: 'protected' });
  });
});
