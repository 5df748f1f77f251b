import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeatTally } from '@taverne/engine';
import { findGame } from '@taverne/games';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BoutReport, readContender } from '../src/arena/index.ts';
import { balanceOf } from '../src/measure/balance.ts';
import { balanceInMarkdown } from '../src/measure/balance-page.ts';
import { isKeptRung, type KeptRung, modesInMarkdown } from '../src/measure/ladder-table.ts';
import { ledgerBeside, readLedger, saveLedger } from '../src/measure/ledger.ts';
import { arrangementsOf } from '../src/measure/modes.ts';
import { pageWith } from '../src/measure/page.ts';
import { finish, play, type Run } from '../src/measure/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'taverne-measure-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isNumber = (value: unknown): value is number => typeof value === 'number';

function gameOf(id: string) {
  const entry = findGame(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  return entry;
}

describe('the ledger', () => {
  test('stands beside its page', () => {
    expect(ledgerBeside('docs/balance/leaders.md')).toBe('docs/balance/leaders.json');
    expect(ledgerBeside('table')).toBe('table.json');
  });

  test('is not mixed up with that of another game, nor with another file', () => {
    const path = join(folder, 'mixed.json');
    expect(readLedger(path, 'leaders', isNumber)).toEqual({ game: 'leaders', finished: {}, begun: {} });
    saveLedger(path, { game: 'leaders', finished: { a: 7 }, begun: {} });
    expect(readLedger(path, 'leaders', isNumber)).toEqual({ game: 'leaders', finished: { a: 7 }, begun: {} });
    expect(readLedger(path, 'chess', isNumber)).toEqual({ wrong: expect.stringContaining('about leaders, not about chess') });
    expect(readLedger(path, 'leaders', isKeptRung)).toEqual({ wrong: expect.stringContaining('no ledger') });
    writeFileSync(path, '{ "game": ');
    expect(readLedger(path, 'leaders', isNumber)).toEqual({ wrong: expect.stringContaining('cannot be read') });
  });
});

describe('a run', () => {
  const player = (name: string) => {
    const read = readContender(name);
    if (!read.ok) throw new Error(read.trouble.say);
    return read.value;
  };

  async function runOf(path: string, seed: number, most = Number.POSITIVE_INFINITY): Promise<Run<number>> {
    const entry = gameOf('leaders');
    const ledger = readLedger(path, 'leaders', isNumber);
    if ('wrong' in ledger) throw new Error(ledger.wrong);
    let begun = 0;
    const stopped = () => begun++ >= most;
    return { entry, game: await entry.load(), options: {}, seed, threads: 1, ledger, path, resume: true, stopped };
  }

  const told: string[] = [];
  beforeEach(() => {
    told.length = 0;
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0);
    return () => spy.mockRestore();
  });

  const mode = { name: '', options: {}, seats: 2, adventure: false };
  const words = (reports: readonly BoutReport[]) => String(reports.length);
  const stretch = { key: 'a pair', mode, players: ['2', 'random'].map(player), matches: 5, round: 2, words };
  const results = (reports: readonly BoutReport[] | undefined) => reports?.map(({ number, places }) => [number, places]);

  test('that was stopped goes on where it was, and ends like one that was not', async () => {
    const path = join(folder, 'stopped.json');
    expect(await play(await runOf(path, 3, 2), stretch)).toBeUndefined();
    if (!process.stderr.isTTY) expect(told).toEqual([1, 2].map((n) => expect.stringMatching(`  a pair  ${n}/5  ${n}\n$`)));
    const run = await runOf(path, 3);
    expect(run.ledger.begun['a pair']?.reports).toHaveLength(2);
    const whole = await play(await runOf(join(folder, 'whole.json'), 3), stretch);
    expect(whole).toHaveLength(5);
    const rest = await play(run, stretch);
    expect(results(rest)).toEqual(results(whole));
    // The time they took shows that the first two were not played again.
    expect(rest?.[0]?.milliseconds).toEqual(run.ledger.begun['a pair']?.reports[0]?.milliseconds);
    finish(run, 'a pair', 5);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ game: 'leaders', finished: { 'a pair': 5 }, begun: {} });
  });

  test('does not take over matches of other terms', async () => {
    const path = join(folder, 'terms.json');
    await play(await runOf(path, 3, 2), stretch);
    const other = await runOf(path, 4, 1);
    expect(await play(other, stretch)).toBeUndefined();
    expect(other.ledger.begun['a pair']?.reports).toHaveLength(1);
  });
});

describe('modes', () => {
  test('of Tiny Epic Tactics, with their numbers of seats; a game that names none has one for two', async () => {
    const modes = await arrangementsOf(gameOf('tiny-epic-tactics'), []);
    expect(modes.map(({ name, seats }) => `${name} ${seats}`)).toEqual([
      ...['competitive 2', 'competitive 3', 'competitive 4', 'teams 4'],
      ...['battle 2', 'battle 3', 'battle 4', 'battle-teams 4', 'solo 1', 'co-op 2'],
    ]);
    expect(await arrangementsOf(gameOf('leaders'), [])).toMatchObject([{ name: '', seats: 2 }]);
  });
});

describe('pages', () => {
  test('keep what stands around the marks; a page without marks is made anew', () => {
    const made = pageWith('', 'ladder', '# Title', 'one');
    expect(made).toBe('# Title\n\n<!-- ladder: begin -->\n\none\n\n<!-- ladder: end -->\n');
    const edited = made.replace('# Title', '# Another').concat('\nafter\n');
    expect(pageWith(edited, 'ladder', '# Title', 'two')).toBe(
      '# Another\n\n<!-- ladder: begin -->\n\ntwo\n\n<!-- ladder: end -->\n\nafter\n',
    );
  });

  test('of the ladder have a table for each mode, and its rungs in order', () => {
    const standing = { wins: 3, draws: 0, losses: 1, share: 0.75, interval: { low: 0.3, high: 0.95 }, winsBySeat: [2, 1] };
    const own = { ...standing, name: 'x', decisions: 9, millisecondsPerDecision: 1 };
    const rung = (mode: string, first: string, second: string, date: string): KeptRung => ({
      ...{ mode, seats: mode === 'teams' ? 4 : 2, first, second, seed: 1, date },
      tally: { matches: 4, standings: [own, own], endings: {} },
    });
    const rungs = [
      rung('teams', '2', '1', '2026-01-02'),
      rung('duel', '5', 'search:7ms', '2026-01-02'),
      rung('duel', '3', '2', '2026-01-03'),
      rung('duel', '2', '1', '2026-01-02'),
    ];
    const page = modesInMarkdown(rungs, ['duel', 'teams']);
    expect(page.match(/^(## .*|Played.*|\| \d against [^|]*)/gm)).toEqual([
      ...['## duel, 2 seats', 'Played from 2026-01-02 to 2026-01-03.'],
      ...['| 2 against 1 ', '| 3 against 2 ', '| 5 against search:7ms '],
      ...['## teams, 4 seats', 'Played on 2026-01-02.', '| 2 against 1 '],
    ]);
  });
});

describe('the balance', () => {
  const facts = { mode: 'duel', seats: 2, adventure: false, level: 2, seed: 1, date: '2026-01-02' };
  const report = { seats: [0, 1], how: 'total', turns: 12, branching: [], decisions: [4, 6], milliseconds: [2, 8] };
  const count = (order: number, team: number, ...unit: string[]): SeatTally => ({
    ...{ order, team, had: { unit } },
    figures: { flags: order + 1 },
  });
  const duel = [count(0, 0, 'W1'), count(1, 1, 'W2')];

  test('counts wins by the order of play and by unit; a shared first place is shared out', () => {
    const { order, had, shared, teams, won, endings, ...means } = balanceOf(facts, [
      { ...report, number: 0, places: [1, 2], counts: duel },
      { ...report, number: 1, places: [2, 1], counts: [count(1, 0, 'W1'), count(0, 1, 'W3')] },
      { ...report, number: 2, places: [1, 1], counts: duel, how: 'shared', turns: 18 },
    ]);
    expect(order).toEqual({ 1: { wins: 2.5, of: 3 }, 2: { wins: 0.5, of: 3 } });
    expect(had.unit).toEqual({ W1: { wins: 1.5, of: 3 }, W2: { wins: 0.5, of: 2 }, W3: { wins: 1, of: 1 } });
    expect({ shared, teams, won, endings }).toEqual({
      ...{ shared: 1, teams: 2, won: 3 },
      endings: { total: { wins: 2, of: 2 }, shared: { wins: 1, of: 1 } },
    });
    expect(means).toMatchObject({ matches: 3, turns: 14, decisions: 10, figures: { flags: 4 / 3 } });
  });

  test('partners are counted once, by both their places in the order', () => {
    const counts = [count(1, 0, 'W1'), count(2, 1, 'W2'), count(3, 0, 'W3'), count(0, 1, 'W4')];
    const { order, had, teams, shared } = balanceOf(facts, [{ ...report, number: 0, places: [1, 3, 1, 3], counts }]);
    expect({ order, teams, shared }).toEqual({
      ...{ teams: 2, shared: 0 },
      order: { '2 and 4': { wins: 1, of: 1 }, '1 and 3': { wins: 0, of: 1 } },
    });
    expect(had.unit?.W3).toEqual({ wins: 1, of: 1 });
    expect(had.unit?.W4).toEqual({ wins: 0, of: 1 });
  });

  const names = { thing: (kind: string, id: string) => `${kind} ${id}`, ending: (how: string) => how.toUpperCase() };

  test('an adventure is won by all or by nobody, and its page says how it was lost', () => {
    const adventure = { ...facts, mode: 'quest', seats: 1, adventure: true };
    const balances = [3, 1].map((level) =>
      balanceOf({ ...adventure, level }, [
        { ...report, number: 0, places: [2], how: 'time', counts: [count(0, 0, 'W1')] },
        { ...report, number: 1, places: [level === 3 ? 1 : 2], how: level === 3 ? 'glory' : 'time', counts: [count(0, 0)] },
      ]),
    );
    expect(balanceInMarkdown(balances, ['quest'], names).split('\n').slice(-4)).toEqual([
      '| level | matches | won | 95 % interval | turns | flags | lost by |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      '| 1 | 2 | 0.0 % | 0.0 % – 65.8 % | 12.0 | 1.0 | TIME 2 |',
      '| 3 | 2 | 50.0 % | 9.5 % – 90.5 % | 12.0 | 1.0 | TIME 1 |',
    ]);
  });

  test('a share is bold when the even one lies outside its interval', () => {
    const reports = Array.from({ length: 40 }, (_, number) => ({ ...report, number, places: [1, 2], counts: duel }));
    const lines = balanceInMarkdown([balanceOf(facts, reports)], ['duel'], names).split('\n');
    expect(lines[0]).toBe('## duel, 2 seats');
    expect(lines).toContain('| 1 | 40 | **100.0 %** | 91.2 % – 100.0 % | 50.0 % |');
    expect(lines).toContain('| unit W2 | 40 | **0.0 %** | 0.0 % – 8.8 % | 50.0 % |');
    const even = reports.map((each, i) => ({ ...each, places: i % 2 === 0 ? [1, 2] : [2, 1] }));
    expect(balanceInMarkdown([balanceOf(facts, even)], ['duel'], names)).not.toContain('**');
  });
});
