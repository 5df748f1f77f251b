import { questionsOf } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { cellNamed, FIGURE_NAMES } from '../src/index.ts';
import { sit } from './helpers.ts';

const figure = (name: (typeof FIGURE_NAMES)[number]) => FIGURE_NAMES.indexOf(name);

describe('one decision at a time', () => {
  test('LDR-DEC-01 A match is a sequence of bans, moves, abilities, reactions, ends and recruitments', () => {
    const table = sit({ options: { mode: 'strategist', first: '0' } });
    table.play('ban archer', 'ban jailer', 'D1 D2', 'end', 'recruit rider C1');
    table.play('end', 'recruit nemesis A4', 'recruit vizier G4');
    table.play('rider C3', 'D2 D3', 'nemesis B3', 'end', 'recruit acrobat A1', 'ban bear', 'ban prowler');
    const kinds = table.match.journal.map((entry) => (entry.type === 'answer' ? entry.name : entry.type));
    expect(kinds).toEqual([
      ...['ban', 'ban', 'act', 'act', 'recruit'],
      ...['act', 'recruit', 'recruit'],
      ...['act', 'act', 'nemesis', 'act', 'recruit', 'ban', 'ban'],
    ]);
    expect(table.match.journal.every((entry) => entry.type === 'answer')).toBe(true);
  });

  test('LDR-DEC-01 Every question names the rule behind it', () => {
    const table = sit({ options: { mode: 'strategist', first: '0' } });
    const rule = () => [0, 1].flatMap((seat) => questionsOf(table.match, seat)).map((question) => question.rule);
    expect(rule()).toEqual(['LDR-STRAT-02']);
    table.play('ban archer', 'ban jailer');
    expect(rule()).toEqual(['LDR-TURN-05']);
    table.play('D1 D2', 'end');
    expect(rule()).toEqual(['LDR-RECRUIT-05']);
    table.play('recruit rider C1', 'end', 'recruit nemesis A4', 'recruit vizier G4', 'rider C3', 'D2 D3');
    expect(rule()).toEqual(['LDR-ABL-NEMESIS-02']);
  });

  test('LDR-DEC-02 An ability is one decision; only end cells are recorded', () => {
    const acrobat = sit({ south: 'leaderD1 acrobatA1 archerB1 riderC2', north: 'leaderD7' });
    expect(acrobat.value('acrobat C3')).toEqual({
      do: 'ability',
      figure: figure('acrobat'),
      to: cellNamed('C3'),
      target: -1,
      targetTo: -1,
    });
    expect(acrobat.play('acrobat C3').asked).toBe('south act');
    const table = sit({ south: 'leaderD1 bruiserC3 illusionistB1 grapplerG1 innkeeperD2', north: 'leaderD7 vizierC4 riderG3' });
    expect(table.value('bruiser C4 C5')).toEqual({
      do: 'ability',
      figure: figure('bruiser'),
      to: cellNamed('C4'),
      target: cellNamed('C4'),
      targetTo: cellNamed('C5'),
    });
    expect(table.value('illusionist D1')).toEqual({
      do: 'ability',
      figure: figure('illusionist'),
      to: cellNamed('D1'),
      target: cellNamed('D1'),
      targetTo: cellNamed('B1'),
    });
    expect(table.value('grappler pull G3')).toEqual({
      do: 'ability',
      figure: figure('grappler'),
      to: -1,
      target: cellNamed('G3'),
      targetTo: cellNamed('G2'),
    });
    expect(table.value('grappler go D1')).toEqual({
      do: 'ability',
      figure: figure('grappler'),
      to: cellNamed('E1'),
      target: cellNamed('D1'),
      targetTo: -1,
    });
    expect(table.value('innkeeper D1 C1')).toEqual({
      do: 'ability',
      figure: figure('innkeeper'),
      to: -1,
      target: cellNamed('D1'),
      targetTo: cellNamed('C1'),
    });
    expect(table.value('end')).toEqual({ do: 'end' });
    expect(table.value('C3 B3')).toEqual({
      do: 'move',
      figure: figure('bruiser'),
      from: cellNamed('C3'),
      to: cellNamed('B3'),
      target: -1,
      targetTo: -1,
    });
  });

  test('LDR-DEC-03 Old Bear and Cub are moved by two decisions and recruited by one, the Old Bear first', () => {
    const table = sit({ south: 'leaderD1', north: 'leaderD7', offer: 'bear archer rider' }).play('end');
    expect(table.value('recruit bear C1 E1')).toEqual({
      do: 'recruit',
      card: figure('bear'),
      cells: [cellNamed('C1'), cellNamed('E1')],
    });
    table.play('recruit bear C1 E1');
    expect([table.cell('bear'), table.cell('cub')]).toEqual(['C1', 'E1']);
    table.play('end').any().play('C1 C2', 'E1 E2');
    expect(table.view().acted).toEqual(['bear', 'cub']);
  });

  test('LDR-DEC-04 `end` is always explicit, even when nothing else is left to do', () => {
    const table = sit({ south: 'leaderD1~ nemesisA1', north: 'leaderD7' });
    expect(table.options()).toEqual(['end']);
    expect(table.asked).toBe('south act');
    expect(table.match.journal).toEqual([]);
    expect(table.match.world.ask(0)).toMatchObject({ safe: 'end', lone: 'asked' });
    expect(table.preview('end')).toEqual({});
    table.play('end');
    expect(table.match.journal).toEqual([{ type: 'answer', seat: 0, name: 'act', key: 'end' }]);
  });

  test('LDR-DEC-04 A skipped recruitment and an immovable Nemesis need no decision', () => {
    const skipped = sit({
      south: 'leaderD4 archerA1 jailerB1 vizierG1',
      north: 'leaderD7 riderC1 bruiserD1 acrobatE1 innkeeperF1',
    }).play('end');
    expect(skipped.match.journal).toHaveLength(1);
    const shut = sit({ south: 'leaderD1 jailerA2 archerB2', north: 'leaderD7 nemesisA1 acrobatB1' }).play('D1 E1');
    expect(shut.match.journal).toHaveLength(1);
  });

  test('LDR-DEC-05 Every other decision with a single choice is made by the table, and recorded', () => {
    // One cell is free and two of the three cards on offer would be legal there: asked. With one: answered.
    const set = { south: 'leaderD4 archerA1 jailerB1 vizierG1', north: 'leaderD7 riderC1 bruiserD1 acrobatE1 innkeeperF2' };
    expect(sit({ ...set, offer: 'bear prowler nemesis' }).play('end').asked).toBe('south recruit');
    const react = sit({
      south: 'leaderD1 jailerA3 archerB3 vizierA2',
      north: 'leaderD7 nemesisA1 riderC2 acrobatB1 innkeeperC3',
    }).play('D1 E1');
    expect(react.match.journal).toEqual([
      { type: 'answer', seat: 0, name: 'act', key: 'D1 E1' },
      { type: 'answer', seat: 1, name: 'nemesis', key: 'nemesis B2', by: 'table' },
    ]);
  });

  test('LDR-DEC-06 Notation: lower case words and upper case cells', () => {
    const ban = sit({ options: { mode: 'strategist' } });
    expect(ban.options('ban royal-guard')).toEqual(['ban royal-guard']);
    const south = 'leaderD1 riderC3 royal-guardG1 prowlerB1 manipulatorG4';
    const table = sit({ south, north: 'leaderD7 nemesisA4 archerE4' });
    for (const key of ['D1 D2', 'rider C5', 'royal-guard C1', 'prowler A2', 'manipulator E4 E3', 'end']) {
      expect(table.options(key)).toEqual([key]);
    }
    expect(table.options().every((key) => /^(end|[A-G]\d [A-G]\d|[a-z-]+( (go|pull))?( [A-G]\d){1,2})$/.test(key))).toBe(true);
    table.play('D1 D2');
    expect(table.options('nemesis B3')).toEqual(['nemesis B3']);
    const recruit = sit({ south: 'leaderD1', north: 'leaderD7', offer: 'bear archer rider' }).play('end');
    expect(recruit.options('recruit archer C1')).toEqual(['recruit archer C1']);
    expect(recruit.options('recruit bear C1 E1')).toEqual(['recruit bear C1 E1']);
    expect(recruit.options('recruit bear E1 C1')).toEqual(['recruit bear E1 C1']);
  });
});
