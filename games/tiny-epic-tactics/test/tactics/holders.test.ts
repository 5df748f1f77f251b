/** Whom a moment concerns, and what becomes of a card that was played. */
import { describe, expect, test } from 'vitest';
import { enemyTurn } from '../../src/solo/activation.ts';
import { position } from '../position.ts';
import { dice, skirmish } from '../skirmish.ts';
import { tableWith } from '../stretch.ts';

describe('Who is asked: of three players with cards the one whose card it could be', () => {
  const hands = ['T01', 'T02', 'T03'];

  test('TET-RUL-18 T07: the owner of the unit about to be pushed', () => {
    const table = skirmish({
      units: ['W3@C2', 'R1@C1', 'B5@N14'],
      hands,
      chance: dice('push', 'push', 'miss'),
      discard: 'T08',
    });
    expect(table.play('hit W3 R1', 'yes').asked).toBe('1 window-push-coming');
  });

  test('TET-RUL-18 T14: the owner of the Weakened target', () => {
    const table = skirmish({ units: ['W1@C1', 'W3@C2~', 'B5@N14'], hands }).play('hit W1 W3', 'no');
    expect(table.asked).toBe('1 window-attack-finished');
  });

  test('TET-RUL-18 T10, T15: who captured and who lost a unit, not who looks on', () => {
    const table = skirmish({ units: ['W3@C1 M1@A1', 'R1@C2/4 B5@N14', 'B1@N1 R2@N2'], hands }).play('hit W3 R1');
    expect(table.asked).toBe('0 window-unit-captured, 1 window-unit-captured');
  });

  test('TET-RUL-18 T15: a capture by riposte is none in one’s own turn', () => {
    const table = skirmish({ units: ['W1@C1/2 B1@N14', 'W3@C2'], hands: ['T01', 'T15'], discard: 'T10' });
    expect(table.play('hit W1 W3', 'no', 'hit').asked).toBe('0 act');
  });

  test('TET-RUL-18 T13: who walks out of a portal', () => {
    const table = skirmish({ units: ['W1@C5', 'B5@N14'], hands: ['T01', 'T02'], discard: 'T12' }).play('walk W1', 'L5');
    expect(table.asked).toBe('0 window-cell-entered');
  });

  test('TET-RUL-18 T12: not on dry ground', () => {
    const table = skirmish({ units: ['W1@A1', 'B5@N14'], hands: ['', 'T12'] }).play('walk W1', 'A2');
    expect(table.asked).toBe('0 walk');
    const portal = skirmish({ units: ['W1@C5', 'B5@N14'], hands: ['', 'T12'], discard: 'T13' }).play('walk W1', 'L5');
    expect(portal.asked).toBe('0 walk');
  });

  test('TET-RUL-18 TET-COOP-09 in an Enemy’s turn from the player who follows it', () => {
    const asked = (active: number, enemies: readonly string[]) => {
      const units = ['W1@H9 R1@A1', 'M1@N1', ...enemies];
      const state = position({ mode: 'co-op', units, hands: ['T01', 'T02'], active, phase: 'enemy' });
      const stop = enemyTurn(state, tableWith(['enemy card', 1])).next([]);
      return stop.done ? [] : stop.value.asks.map(({ seat, name }) => `${seat} ${name}`);
    };
    expect(asked(2, ['W7@D9', 'B2@N14'])).toEqual(['1 window-cell-entered', '0 window-cell-entered']);
    expect(asked(3, ['B2@N14', 'W7@D9'])).toEqual(['0 window-cell-entered', '1 window-cell-entered']);
  });
});

test('TET-TACTIC-01 T11 Opportunist: units come in the order of their classes', () => {
  const two = skirmish({ units: ['W1@A1', 'B5@D1 R1@C2'], hands: ['', 'T11'] }).play('move W1 C1', 'T11');
  expect([two.asked, two.options()]).toEqual(['1 opportunist', ['R1', 'B5']]);
});

describe('What standing orders see', () => {
  const circumstances = (
    table: { readonly world: { ask(at: number): { readonly circumstances?: readonly string[] | undefined } } },
    at = 0,
  ) => table.world.ask(at).circumstances;

  test('TET-RUL-18 one’s own turn and that of another, one’s own unit and that of another', () => {
    const lost = skirmish({ units: ['W3@C1 M1@A1', 'R1@C2/4 B5@N14'], hands: ['T01', 'T02'] }).play('hit W3 R1');
    expect(circumstances(lost)).toEqual(['unit-captured', 'other', 'own-turn']);
    expect(circumstances(lost, 1)).toEqual(['unit-captured', 'target', 'foreign-turn']);
    const hit = skirmish({ units: ['W1@C1', 'W3@C2~'], hands: ['', 'T01'] }).play('hit W1 W3', 'no');
    expect(circumstances(hit)).toEqual(['attack-finished', 'target', 'foreign-turn']);
  });
});

describe('A card that was played', () => {
  test.each([
    ['T01', 'W1@C1~ R1@A1 B1@A2', 'recovered', { unit: 'W1', how: 'cure' }],
    ['T02', 'W1@C1/5', 'healed', { unit: 'W1', by: 3, why: 'field-rations' }],
    ['T03', 'W1@C1*0', 'restocked', { unit: 'W1', by: 3, why: 'hidden-quiver' }],
  ] as const)('TET-TACTIC-05 %s lies on the discard pile, and its effect is told', (card, units, event, told) => {
    const table = skirmish({ units: [units, 'B5@N14'], hands: [card] }).play(`play ${card} W1`);
    expect([table.discard, table.hand(0)]).toEqual([card, '']);
    expect(table.told('tactic-played', event)).toMatchObject([{ side: 0, card, unit: 'W1' }, told]);
  });

  test('TET-RUL-18 TET-RUL-46 one that everybody knew is no longer known in a hand', () => {
    const table = skirmish({
      units: ['W3@F1', 'B5@G1'],
      hands: ['', 'T02 T09'],
      also: (state) => {
        state.known = [1, 8];
      },
    }).play('hit W3 B5', 'T09');
    expect([table.discard, table.state.known]).toEqual(['T09', [1]]);
  });
});

describe('Cards of another moment', () => {
  test('TET-TACTIC-01 are told to wait for it; those that could be played are not refused', () => {
    const table = skirmish({ units: ['W1@C1/5 R1@A1', 'B5@N14'], hands: ['T02 T09'] });
    expect(table.why('play T09')).toEqual({
      rule: 'TET-TACTIC-01',
      why: 'other-moment',
      figures: { card: 'T09', moment: 'target-declared' },
    });
    expect(table.why('play T02')).toBeUndefined();
    const whole = skirmish({ units: ['W1@C1', 'B5@N14'], hands: ['T02'] });
    expect(whole.why('play T02')).toMatchObject({ why: 'if-not-met', figures: { moment: 'between-actions' } });
  });

  test('TET-TACTIC-01 in a window only those that do not fit are refused', () => {
    const table = skirmish({ units: ['W3@F1', 'B5@G1'], hands: ['', 'T02 T09'] }).play('hit W3 B5');
    expect(
      table.world
        .ask(0)
        .notOffered?.()
        .map(({ key }) => key),
    ).toEqual(['T02']);
  });
});

describe('Cards with a declaration', () => {
  test('TET-TACTIC-01 T06 Plunging Fire wants a lower target', () => {
    expect(skirmish({ units: ['R1@D5', 'B5@F5'], hands: ['T06'] }).options('shoot')).toEqual(['shoot R1 B5']);
    expect(skirmish({ units: ['R1@A1', 'B5@A3'], hands: ['T06'] }).options('shoot')).toEqual(['shoot R1 B5']);
    // From the ridge at 3 to the plateau at 2.
    expect(skirmish({ units: ['R1@E6', 'B5@E8'], hands: ['T06'] }).options('shoot')).toContain('shoot R1 B5 with T06');
  });

  test('TET-TACTIC-01 T16 Siegecraft is for the Ballista, not for a blow from its cell', () => {
    const table = skirmish({ units: ['B1@G9', 'R1@F9'], hands: ['T16'] });
    expect(table.options('hit')).toEqual(['hit B1 R1']);
    expect(table.options('fire')).toEqual(['fire B1 R1', 'fire B1 R1 with T16']);
  });
});
