import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, folder, taverne } from './run.ts';

describe('simulate', () => {
  test('plays, tells it in JSON, and every file it saves can be verified', async () => {
    const home = join(folder(), 'new');
    const args = ['--bots', 'random,random', '--matches', '3', '--seed', '7', '--threads', '1', '--save', home, '--json'];
    const { code, out } = await taverne(['simulate', 'leaders', ...args]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: 'leaders',
      seed: 7,
      matches: 3,
      standings: [{ name: 'random' }, { name: 'random' }],
    });
    const files = filesIn(home);
    expect(files).toEqual(['leaders-7-1.match.json', 'leaders-7-2.match.json', 'leaders-7-3.match.json']);
    for (const file of files) expect((await taverne(['verify', join(home, file)])).code).toBe(0);
  });

  test('is a table for people', async () => {
    const args = ['--bots', 'random,random', '--matches', '2', '--seed', '1', '--threads', '1'];
    const { out, err } = await taverne(['simulate', 'leaders', ...args]);
    expect(err).toBe('');
    expect(out).toMatch(/bot +share +95 % interval +wins +draws +losses +per decision/);
    expect(out).toMatch(/options a decision +\d/);
    expect(out).toContain('Wins by seat: 0: ');
  });

  test('refuses what it does not know before anything is written', async () => {
    const home = folder();
    const place = ['--save', join(home, 'new')];
    for (const [args, says] of [
      [['--bots', 'random', '--matches', '1'], 'leaders is for 2 to 2 players, and there are 1 bots'],
      [['--bots', 'random,grandma', '--matches', '1'], '"grandma" is no bot'],
      [['--bots', 'random,77', '--matches', '1'], 'leaders has no level 77'],
      [['--bots', 'random,random'], '--matches N is missing'],
      [['--matches', '1'], '--bots a,b is missing'],
      [['--bots', 'random,random', '--matches', 'some'], '--matches must be a whole number'],
      [
        ['--bots', 'random,random', '--matches', '1', '--option', 'turnCap=1'],
        'option "turnCap" must be a whole number from 2 to 1000',
      ],
    ] as const) {
      const { code, err } = await taverne(['simulate', 'leaders', ...args, ...place]);
      expect(err).toContain(says);
      expect(code).toBe(2);
    }
    expect(filesIn(home)).toEqual([]);
  });

  test('a folder that cannot be made is told, and nothing is played', async () => {
    const home = folder();
    writeFileSync(join(home, 'file'), '');
    const args = ['simulate', 'leaders', '--bots', 'random,random', '--matches', '1'];
    for (const path of [join(home, 'file'), join(home, 'file', 'deeper')]) {
      const { code, err, out } = await taverne([...args, '--save', path]);
      expect(err).toContain(path);
      expect(code).toBe(1);
      expect(out).toBe('');
    }
    expect(filesIn(home)).toEqual(['file']);
  });
});
