import { describe, expect, test } from 'vitest';
import { threatTo } from '../text/threat.ts';
import { sit, sitAt } from './helpers.ts';

describe('rulings on the Nemesis', () => {
  test('LDR-RUL-01 Two single steps over empty cells, with a bend if need be; only the end cell is chosen', () => {
    // D5 and E4 block the straight ways north and north-east; D6 and E5 are reached round the corner, F4 over E3.. not at all.
    const table = sit({ south: 'leaderD1', north: 'leaderD7 nemesisD4 archerD5 riderE4' }).play('D1 C1');
    const ends = table.ends('nemesis').split(' ');
    expect(ends).toContain('C5');
    expect(ends).toContain('F3');
    expect(ends).not.toContain('D4');
    // D6 lies two away only over D5; E5 over D5 or E4; F4 over E4.
    expect(ends).not.toContain('D6');
    expect(ends).not.toContain('E5');
    expect(ends).not.toContain('F4');
    // A neighbour of its own cell is an end when a bend leads there.
    expect(ends).toEqual(expect.arrayContaining(['C3', 'C4', 'D3', 'E3']));
    expect(table.value('nemesis C5')).toMatchObject({ do: 'react' });
  });

  test('LDR-RUL-02 Any displacement of the opposing Leader triggers it, also by its own side; never that of its own Leader', () => {
    const own = sit({ south: 'leaderD1 nemesisA4 grapplerD3', north: 'leaderD7' }).play('D1 D2');
    expect(own.asked).toBe('south act');
    const pulled = sit({ south: 'leaderD1 nemesisA1 grapplerD3', north: 'leaderD7' }).play('grappler pull D7');
    expect(pulled.asked).toBe('south nemesis');
    pulled.play('nemesis A3');
    expect(pulled.asked).toBe('south act');
    const pushed = sit({ south: 'leaderD1 nemesisA1 bruiserD5', north: 'leaderD6' }).play('bruiser D6 D7');
    expect(pushed.asked).toBe('south nemesis');
    const swapped = sit({ south: 'leaderD1 nemesisA1 illusionistD3', north: 'leaderD6' }).play('illusionist D6');
    expect(swapped.asked).toBe('south nemesis');
    const shifted = sit({ south: 'leaderD1 nemesisA1 manipulatorD3', north: 'leaderD6' }).play('manipulator D6 E6');
    expect(shifted.asked).toBe('south nemesis');
    const innkeeper = sit({ south: 'leaderD2 innkeeperD1', north: 'leaderD7 nemesisA4' }).play('innkeeper D2 D3');
    expect(innkeeper.asked).toBe('north nemesis');
    const other = sit({ south: 'leaderD2 riderA1', north: 'leaderD7 nemesisA4' }).play('A1 A2');
    expect(other.asked).toBe('south act');
  });

  test('LDR-RUL-03 Its owner chooses the end cell, also during the turn of the opponent', () => {
    const table = sit({ south: 'leaderD1', north: 'leaderD7 nemesisD4' }).play('D1 D2');
    expect(table.match.world.ask(0)).toMatchObject({ seat: 1, name: 'nemesis' });
    expect(table.view().side).toBe('south');
  });

  test('LDR-RUL-04 It may complete a capture or an encirclement on the turn of the Leader, and only so one loses on the own turn', () => {
    const capture = sit({ south: 'leaderD1', north: 'leaderD7 nemesisD4 riderB1' }).play('D1 C1');
    expect(capture.preview('nemesis C2')).toEqual({
      displaced: [{ figure: 'nemesis', from: 'D4', to: 'C2' }],
      wins: 'capture',
      by: [
        { figure: 'rider', cell: 'B1', how: 'adjacent' },
        { figure: 'nemesis', cell: 'C2', how: 'adjacent' },
      ],
    });
    expect(capture.preview('nemesis D5')).toEqual({ displaced: [{ figure: 'nemesis', from: 'D4', to: 'D5' }] });
    capture.play('nemesis C2');
    expect(capture.outcome).toMatchObject({ places: [2, 1], how: 'capture' });
    const shut = sit({ south: 'leaderE1 archerC1 vizierG1', north: 'leaderD7 nemesisD4 bearF1 cubE2' });
    expect(shut.play('E1 D1').outcome).toBeUndefined();
    shut.play('nemesis D2');
    expect(shut.outcome).toBeUndefined();
    const closing = sit({ south: 'leaderE2 archerC1 vizierG1', north: 'leaderD7 nemesisD4 bearG4 cubE1' }).play(
      'E2 D1',
      'nemesis D2',
    );
    expect(closing.outcome).toMatchObject({ places: [2, 1], how: 'encirclement' });
  });

  test('LDR-RUL-05 If the action itself wins, the Nemesis does not move', () => {
    const table = sit({ south: 'leaderD1 nemesisB5 grapplerD3 riderC3', north: 'leaderD7' });
    expect(table.preview('grappler pull D7')).toEqual({
      displaced: [{ figure: 'north-leader', from: 'D7', to: 'D4' }],
      wins: 'capture',
      by: [
        { figure: 'rider', cell: 'C3', how: 'adjacent' },
        { figure: 'grappler', cell: 'D3', how: 'adjacent' },
      ],
    });
    table.play('grappler pull D7');
    expect(table.outcome?.places).toEqual([1, 2]);
    expect(table.cell('nemesis')).toBe('B5');
    expect(table.told('reacted')).toEqual([]);
  });

  test('LDR-RUL-06 Exposure is judged before the Nemesis reacts', () => {
    // C1 lies between the Nemesis and the Rider: forbidden although the Nemesis would have to leave.
    const between = sit({ south: 'leaderD1', north: 'leaderD7 nemesisC2 riderB1' });
    expect(between.why('D1 C1')).toMatchObject({
      why: 'own-capture',
      figures: { by: [{ figure: 'rider' }, { figure: 'nemesis' }] },
    });
    // And a Leader may step where the Nemesis can reach it and win.
    const reach = sit({ south: 'leaderD1', north: 'leaderD7 nemesisD4 riderB1' });
    expect(reach.options('D1 C1')).toEqual(['D1 C1']);
  });

  test('LDR-RUL-08 It can be displaced by abilities of either side; that is not its forced move and triggers nothing', () => {
    const foe = sit({ south: 'leaderD1 bruiserC3', north: 'leaderD7 nemesisC4' }).play('bruiser C4 C5');
    expect([foe.cell('nemesis'), foe.asked]).toEqual(['C5', 'south act']);
    const own = sit({ south: 'leaderD1 innkeeperC3 nemesisC4', north: 'leaderD7' }).play('innkeeper C4 C5');
    expect([own.cell('nemesis'), own.asked]).toEqual(['C5', 'south act']);
    const protectedOne = sit({ south: 'leaderD1 bruiserC3', north: 'leaderD7 nemesisC4 protectorC5' });
    expect(protectedOne.options('bruiser')).toEqual([]);
    // A Protector of the other side does not hinder the Nemesis, which moves only itself.
    const free = sit({ south: 'leaderD1 protectorD5', north: 'leaderD7 nemesisD4' }).play('D1 D2');
    expect(free.asked).toBe('north nemesis');
  });

  test('LDR-RUL-09 It may not encircle its own Leader: such cells are struck out, then one step, then none', () => {
    const table = sitAt(`
                      le
                 vi         .
           .          ar         .
      .          .          .          .
           .          .          ne
      .          .          .          .
           .          .          .
      .          .          .          .
           .          .          .
      .          .          .          .
           .          .          .
                 .          .
                      LE
    `).play('D1 D2');
    expect(table.options('nemesis E6')).toEqual([]);
    expect(table.why('nemesis E6')).toEqual({
      rule: 'LDR-RUL-09',
      why: 'nemesis-encircles',
      figures: {
        leader: 'D7',
        by: [
          { figure: 'nemesis', cell: 'E6', how: 'fills' },
          { figure: 'archer', cell: 'D6', how: 'fills' },
          { figure: 'vizier', cell: 'C6', how: 'fills' },
        ],
      },
    });
    expect(table.cell('nemesis')).toBe('F4');
    // Only E6 would be two steps away; it is struck out, so one step to F5 is made.
    const one = sit({ south: 'leaderD1 riderF4 bruiserE5', north: 'leaderD7 vizierC6 archerD6 nemesisG4 acrobatG3' }).play(
      'D1 D2',
    );
    expect(one.cell('nemesis')).toBe('F5');
    // Two steps lead nowhere and the only step would encircle: it stays.
    const none = sit({ south: 'leaderD1 riderF4 bruiserE5', north: 'leaderD7 vizierC6 archerD6 nemesisF5 acrobatG4' }).play(
      'D1 D2',
    );
    expect(none.cell('nemesis')).toBe('F5');
    expect(none.told('stayed')).toHaveLength(1);
  });

  test('LDR-RUL-42 Each action that displaces the Leader triggers it anew, a longer move once', () => {
    const table = sit({ south: 'leaderD1 vizierA1 innkeeperD3', north: 'leaderD7 nemesisA4' }).play('D1 E2', 'nemesis B3');
    expect(table.asked).toBe('south act');
    table.play('innkeeper E2 E1', 'nemesis A4');
    expect(table.asked).toBe('south act');
    expect(table.told('reacted')).toHaveLength(2);
  });
});

describe('rulings on Leaders and the end', () => {
  test('LDR-RUL-12 The enemy Leader may be dragged, pushed, swapped or shifted into capture or encirclement', () => {
    const dragged = sit({ south: 'leaderD1 grapplerD3 riderC3', north: 'leaderD7' }).play('grappler pull D7');
    expect(dragged.outcome?.how).toBe('capture');
    expect(sit({ south: 'leaderD1 bruiserC4 riderE6', north: 'leaderD5' }).play('bruiser D5 E5').outcome?.how).toBe('capture');
    expect(
      sit({ south: 'leaderD1 illusionistD4 riderC4 jailerE4', north: 'leaderD7' }).play('illusionist D7').outcome?.how,
    ).toBe('capture');
    expect(
      sit({ south: 'leaderD1 manipulatorD3 riderC5 jailerE6', north: 'leaderD7' }).play('manipulator D7 D6').outcome?.how,
    ).toBe('capture');
    const shielded = sit({ south: 'leaderD1 grapplerD3 riderC3', north: 'leaderD7 protectorC6' });
    expect(shielded.why('grappler pull D7')?.why).toBe('protected');
  });

  test('LDR-RUL-13 Forbidden are a move of the Leader, an ally closing the last gap, an enemy brought into reach', () => {
    expect(sit({ south: 'leaderD1', north: 'leaderD7 riderC2 jailerB1' }).why('D1 C1')?.why).toBe('own-capture');
    expect(sit({ south: 'leaderD1 jailerC1 vizierD2 riderF1', north: 'leaderD7' }).why('F1 E1')?.why).toBe('own-encirclement');
    const pull = sit({ south: 'leaderC3 grapplerD2', north: 'leaderD7 riderB3 vizierD5' });
    expect(pull.why('grappler pull D5')?.why).toBe('own-capture');
    const push = sit({ south: 'leaderC3 bruiserE4', north: 'leaderD7 riderB3 vizierE3' });
    expect(push.why('bruiser E3 D3')?.why).toBe('own-capture');
    const swap = sit({ south: 'leaderC3 illusionistD3', north: 'leaderD7 riderB3 vizierD5' });
    expect(swap.why('illusionist D5')?.why).toBe('own-capture');
    const shift = sit({ south: 'leaderC3 manipulatorE4', north: 'leaderD7 riderB3 vizierE2' });
    expect(shift.why('manipulator E2 D3')?.why).toBe('own-capture');
    const innkeeper = sit({ south: 'leaderD1 innkeeperD2 archerB1', north: 'leaderD7 vizierE1 riderE2' });
    expect(innkeeper.options('innkeeper')).toEqual(['innkeeper D1 C1']);
  });

  test('LDR-RUL-14 An action after which both Leaders would be fallen is illegal', () => {
    // D6 would capture the enemy Leader, but the own Leader would be captured as well.
    const table = sit({ south: 'leaderD5 riderC6', north: 'leaderD7 vizierE5 archerC5' });
    expect(table.options('D5 D6')).toEqual([]);
    expect(table.why('D5 D6')).toMatchObject({ rule: 'LDR-END-06', why: 'own-capture' });
  });

  test('LDR-RUL-15 Cells passed during one action do not count', () => {
    const past = sit({ south: 'leaderE1 archerD1 vizierG1', north: 'leaderD7 riderC2 jailerD3' });
    // D2, beside both enemies, is the only way from E1 to C1.
    expect(past.why('E1 D2')).toMatchObject({ why: 'own-capture' });
    expect(past.options('E1 C1')).toEqual(['E1 C1']);
    // The Royal Guard passes the last gap beside its Leader.
    const guard = sit({ south: 'leaderD1 royal-guardG4 archerD2', north: 'leaderD7 vizierE1' });
    expect(guard.ends('royal-guard')).toBe('B1 C2');
  });

  test('LDR-RUL-17 The Archer: exactly the six cells two steps away in a straight line', () => {
    const shots = ['B2', 'B4', 'D2', 'D6', 'F2', 'F4'];
    const others = ['B3', 'C2', 'C5', 'E2', 'E5', 'F3', 'C3', 'D3', 'A4'];
    for (const cell of [...shots, ...others]) {
      const { participants } = threatTo(sit({ south: `leaderG1 archer${cell}`, north: 'leaderD4' }).view(), 'north');
      expect(participants.map(({ how }) => how)).toEqual(shots.includes(cell) ? ['shot'] : []);
    }
  });

  test('LDR-RUL-20 Leader plus one ally next to the enemy Leader is a capture', () => {
    const table = sit({ south: 'leaderD6 riderB5', north: 'leaderD7' }).play('B5 C6');
    expect(table.outcome).toMatchObject({
      how: 'capture',
      detail: { by: [{ figure: 'south-leader' }, { figure: 'rider' }] },
    });
  });

  test('LDR-RUL-39 Captured and encircled at once is reported as a capture', () => {
    const table = sit({ south: 'leaderD1 riderC6 jailerE5', north: 'leaderD7 vizierD6' }).play('E5 E6');
    expect(table.outcome).toMatchObject({ how: 'capture', rule: 'LDR-END-02' });
  });
});

describe('rulings on actions', () => {
  test('LDR-RUL-21 Null actions are not allowed', () => {
    expect(sit({ south: 'leaderD1 acrobatC2 archerC3', north: 'leaderD7' }).why('acrobat C2')?.why).toBe('nothing-changes');
    expect(sit({ south: 'leaderD1 vizierG1', north: 'leaderD7' }).options('D1 D1')).toEqual([]);
    expect(sit({ south: 'leaderD1 royal-guardC1', north: 'leaderD7' }).why('royal-guard C1')?.why).toBe('nothing-changes');
    const grappler = sit({ south: 'leaderD1 grapplerD2', north: 'leaderD7' });
    expect(grappler.options('grappler')).toEqual(['grappler go D7', 'grappler pull D7']);
    expect(grappler.why('grappler go D1')).toEqual({ rule: 'LDR-RUL-34', why: 'too-near' });
    expect(grappler.why('grappler pull D1')).toEqual({ rule: 'LDR-RUL-34', why: 'too-near' });
    expect(sit({ south: 'leaderD1 prowlerA1', north: 'leaderD7' }).options('prowler A1')).toEqual([]);
  });

  test('LDR-RUL-22 Acting and being displaced are independent; a figure may be displaced any number of times in a turn', () => {
    const table = sit({ south: 'leaderD1 archerC3 innkeeperC2 grapplerC6', north: 'leaderG4' });
    table.play('C3 C4', 'grappler pull C4');
    expect(table.cell('archer')).toBe('C5');
    const twice = sit({ south: 'leaderD1 archerC3 innkeeperC2 grapplerC6', north: 'leaderG4' });
    twice.play('innkeeper C3 C4', 'grappler pull C4', 'C5 D6');
    expect(twice.cell('archer')).toBe('D6');
    expect(twice.view().acted).toEqual(['grappler', 'innkeeper', 'archer']);
  });

  test('LDR-RUL-23 The order is entirely free, and a forced Nemesis move interrupts', () => {
    const set = { south: 'leaderD1 riderA1', north: 'leaderD7 nemesisG4' };
    const table = sit(set).play('D1 D2');
    expect(table.asked).toBe('north nemesis');
    table.play('nemesis F3', 'A1 A2');
    expect(sit(set).play('A1 A2', 'D1 D2', 'nemesis F3').position).toBe(table.position);
  });

  test('LDR-RUL-24 A player may pass every action; having no legal action is no loss', () => {
    // Every step of the Leader leads into capture, and a Nemesis takes no action.
    const stuck = sit({ south: 'leaderA1 nemesisG1', north: 'leaderD7 jailerA3 vizierB3 riderC1 innkeeperC2' });
    expect(stuck.options()).toEqual(['end']);
    expect(stuck.play('end').outcome).toBeUndefined();
  });

  test('LDR-RUL-34 Illusionist and Manipulator need a distance of two or more, the Grappler because nothing would move', () => {
    const table = sit({ south: 'leaderD1 illusionistD4 manipulatorC4 grapplerE4', north: 'leaderD7 vizierD5' });
    expect(table.why('illusionist D5')).toEqual({ rule: 'LDR-RUL-34', why: 'too-near' });
    expect(table.why('manipulator D5 D6')).toEqual({ rule: 'LDR-RUL-34', why: 'too-near' });
    expect(table.why('grappler pull D5')).toEqual({ rule: 'LDR-RUL-34', why: 'too-near' });
    expect(table.why('grappler go D5')).toEqual({ rule: 'LDR-RUL-34', why: 'too-near' });
  });

  test('LDR-RUL-38 Where basic move and ability lead to the same position there is one option, the basic move', () => {
    const guard = sit({ south: 'leaderD1 royal-guardC1', north: 'leaderD7' });
    expect(guard.options('C1 D2')).toEqual(['C1 D2']);
    expect(guard.why('royal-guard D2')).toEqual({ rule: 'LDR-RUL-38', why: 'same-as-move', figures: { as: 'C1 D2' } });
    const prowler = sit({ south: 'leaderD1 prowlerA1', north: 'leaderD7' });
    expect(prowler.why('prowler A2')).toEqual({ rule: 'LDR-RUL-38', why: 'same-as-move', figures: { as: 'A1 A2' } });
    const grappler = sit({ south: 'leaderD1 grapplerD5', north: 'leaderD7' });
    expect(grappler.options('grappler')).toEqual(['grappler go D1', 'grappler pull D1', 'grappler pull D7']);
    expect(grappler.why('grappler go D7')).toEqual({ rule: 'LDR-RUL-38', why: 'same-as-move', figures: { as: 'D5 D6' } });
    // A jailed character keeps its basic move.
    const jailed = sit({ south: 'leaderD1 prowlerA1', north: 'leaderD7 jailerA2' });
    expect(jailed.ends('A1')).toBe('B1 B2');
    expect(jailed.options('prowler')).toEqual([]);
  });
});

describe('rulings on recruiting and banning', () => {
  const BLOCKED = {
    south: 'leaderD4 archerA1 jailerB1 vizierG1',
    north: 'leaderD7 riderC1 bruiserD1 acrobatE1 innkeeperF1',
  };

  test('LDR-RUL-25 With no legal placement the phase is skipped, and the next turn brings one recruitment, not two', () => {
    const table = sit(BLOCKED).play('end', 'C1 C2', 'D1 D2', 'end', 'end');
    expect(table.view()).toMatchObject({ side: 'south', phase: 'recruit', due: 1 });
    table.any();
    expect(table.asked).toBe('north act');
  });

  test('LDR-RUL-26 With one free cell Old Bear and Cub cannot be chosen; another card must be', () => {
    const set = { ...BLOCKED, north: 'leaderD7 riderC1 bruiserD1 acrobatE1 innkeeperF2' };
    const table = sit({ ...set, offer: 'bear royal-guard prowler' }).play('end');
    expect(table.options()).toEqual(['recruit prowler F1', 'recruit royal-guard F1']);
    expect(table.why('recruit bear F1 A1')).toEqual({ rule: 'LDR-RUL-26', why: 'needs-two-cells' });
    expect(table.why('recruit royal-guard A1')).toMatchObject({ why: 'cell-taken' });
  });

  test('LDR-RUL-29 A recruited figure takes part at once', () => {
    const archer = sit({ south: 'leaderD1 riderB2', north: 'leaderC3', offer: 'archer assassin jailer' }).play('end');
    expect(archer.preview('recruit archer A1')).toMatchObject({ wins: 'capture' });
    expect(archer.play('recruit archer C1').outcome).toMatchObject({
      how: 'capture',
      detail: { by: [{ figure: 'rider' }, { figure: 'archer', cell: 'C1', how: 'shot' }] },
    });
    const assassin = sit({ south: 'leaderD1', north: 'leaderB2', offer: 'archer assassin jailer' }).play(
      'end',
      'recruit assassin A1',
    );
    expect(assassin.outcome).toMatchObject({ how: 'capture', detail: { by: [{ figure: 'assassin' }] } });
    const shut = sit({ south: 'leaderD1', north: 'leaderA1 vizierA2 riderB2', offer: 'archer assassin jailer' }).play('end');
    expect(shut.play('recruit jailer B1').outcome?.how).toBe('encirclement');
  });

  test('LDR-RUL-30 The card revealed after the first recruitment is available for the second; an impossible second is dropped', () => {
    const table = sit({
      south: 'leaderD1 archerA1',
      north: 'leaderD7',
      turn: 'n1',
      offer: 'rider jailer vizier',
      chance: [
        ['draw', 0],
        ['draw', 0],
      ],
    });
    table.play('end', 'recruit rider A4');
    expect(table.view().offer).toContain('acrobat');
    expect(table.options('recruit acrobat').length).toBe(5);
    table.play('recruit acrobat B5');
    expect(table.asked).toBe('south act');

    const dropped = sit({
      south: 'leaderD1 archerA4 jailerB5 vizierC6 protectorG4',
      north: 'leaderD6 riderF5 illusionistE6',
      turn: 'n1',
    }).play('end');
    // One cell is left: the first recruitment takes it, the second is dropped.
    expect(dropped.options()).toEqual(['recruit acrobat D7', 'recruit bruiser D7', 'recruit royal-guard D7']);
    dropped.play('recruit acrobat D7');
    expect(dropped.asked).toBe('south act');
    expect(dropped.told('recruitment-skipped')).toHaveLength(1);
    expect(dropped.view().due).toBe(0);
  });

  test('LDR-RUL-31 The start cell of the Leader serves once vacant; switchable', () => {
    const set = { south: 'leaderD2', north: 'leaderD7' };
    expect(sit(set).play('end').options('recruit acrobat D1')).toEqual(['recruit acrobat D1']);
    const off = sit({ ...set, options: { startCellRecruits: false } }).play('end');
    expect(off.options('recruit acrobat D1')).toEqual([]);
    expect(off.why('recruit acrobat D1')).toEqual({ rule: 'LDR-RUL-31', why: 'start-cell' });
    expect(off.options('recruit acrobat')).toHaveLength(6);
    const north = sit({ south: 'leaderD1', north: 'leaderD6', turn: 'n3', options: { startCellRecruits: false } }).play('end');
    expect(north.why('recruit acrobat D7')).toEqual({ rule: 'LDR-RUL-31', why: 'start-cell' });
  });

  test('LDR-RUL-32 The second ban phase comes at the end of the first turn after which both hold at least three cards', () => {
    // North could not recruit its third card in time: the phase waits for it, whoever's turn ends.
    const set = { mode: 'strategist', bans: 'archer rider', turn: 'n5' } as const;
    const table = sit({ ...set, south: 'leaderD1 vizierA1 jailerB1 acrobatC1', north: 'leaderD7 protectorA4' }).play('end');
    expect(table.asked).toBe('north recruit');
    table.play('recruit bruiser B5');
    expect(table.asked).toBe('south ban');
    table.play('ban nemesis');
    expect(table.asked).toBe('north ban');
    table.play('ban bear');
    expect(table.asked).toBe('south act');
  });
});
