import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { feudHouse, folder, taverne } from './run.ts';
import { ASSASSIN_WALKS, HOTSEAT } from './scripts.ts';

/** A finished match of two people, with chance in it, as its file. */
async function finished(): Promise<string> {
  const path = join(folder(), 'whole.match.json');
  const args = ['play', 'leaders', '--hotseat', '--option', 'first=0', '--seed', '4'];
  await taverne(args, ['end', '1', 'end', '1', '1', 'D1 D2', 'resign', 'yes', path]);
  return readFileSync(path, 'utf8');
}

function verifyText(text: string) {
  const path = join(folder(), 'tried.match.json');
  writeFileSync(path, text);
  return taverne(['verify', path]);
}

describe('verify', () => {
  test('says what was proven', async () => {
    const whole = await finished();
    const { code, out } = await verifyText(whole);
    expect(code).toBe(0);
    expect(out).toContain('✓ The file is whole');
    expect(out).toMatch(/✓ Chance is fair: the seed is the promised one, and all \d+ words of chance follow from it\./);
    expect(out).toMatch(/✓ The match is legal: all \d+ entries were played again/);
    expect(out).toContain('It is over: Resignation.');
  });

  test('names the answer that was edited', async () => {
    const whole = await finished();
    const lines = whole.split('\n');
    const at = lines.findIndex((line) => line.includes('"D1 D2"'));
    const entry = at - lines.findIndex((line) => line.includes('"journal"')) - 1;
    const { code, out, err } = await verifyText(lines.with(at, (lines[at] ?? '').replace('D1 D2', 'D1 D3')).join('\n'));
    expect(code).toBe(1);
    expect(out).toContain('✗ The file is not as it was written');
    expect(out).toContain('✗ The match is not legal');
    expect(err).toContain(`(at journal[${entry}])`);
  });

  test('names the word of chance that was touched', async () => {
    const whole = await finished();
    const lines = whole.split('\n');
    const at = lines.findIndex((line) => line.includes('"chance","what":"draw","of":13'));
    const entry = at - lines.findIndex((line) => line.includes('"journal"')) - 1;
    const line = lines[at] ?? '';
    const said = Number(/"said":(\d+)/.exec(line)?.[1]);
    const { code, out } = await verifyText(
      lines.with(at, line.replace(`"said":${said}`, `"said":${(said + 1) % 13}`)).join('\n'),
    );
    expect(code).toBe(1);
    expect(out).toContain('✗ Chance is not fair');
    expect(out).toContain(`journal[${entry}].said`);
  });

  test('refuses a seed that was not promised', async () => {
    const whole = await finished();
    const { code, out } = await verifyText(
      whole.replace(/"seed":"../, '"seed":"zz'.replace('zz', whole.includes('"seed":"00') ? '11' : '00')),
    );
    expect(code).toBe(1);
    expect(out).toContain('its hash differs from the commitment');
  });

  test('tells a file without seed that its chance cannot be proven', async () => {
    const path = join(folder(), 'no-seed.match.json');
    await taverne([...HOTSEAT], [...ASSASSIN_WALKS, path]);
    const { code, out } = await verifyText(readFileSync(path, 'utf8').replace(/,"seed":"[0-9a-f]{64}"/, ''));
    expect(code).toBe(1);
    expect(out).toContain('– Chance cannot be proven: the file does not tell the seed.');
    expect(out).toContain('✓ The match is legal');
  });

  test('tells what is wrong with a file that is cut, empty, no match or of another version', async () => {
    const whole = await finished();
    for (const [text, says] of [
      [whole.slice(0, whole.length / 2), 'Damaged: this is no match file, or it was cut'],
      ['', 'Damaged: this is no match file, or it was cut'],
      ['{"taverne":"match"}', 'file.format must be a whole number'],
      [whole.replace('"seat":0', '"seat":"nobody"'), 'must be a whole number from 0 to 15, not "nobody"'],
      [whole.replace('"game": "leaders"', '"game": "chess"'), 'holds a match of “chess”, which is not played here'],
      [whole.replace('"version": 1,', '"version": 7,'), 'made by version 7 of leaders; this is version 1'],
    ] as const) {
      const { code, err } = await verifyText(text);
      expect(err).toContain(says);
      expect(code).toBe(1);
    }
  });

  test('tells it in JSON', async () => {
    const whole = await finished();
    const path = join(folder(), 'tried.match.json');
    writeFileSync(path, whole);
    const { out } = await taverne(['verify', path, '--json']);
    expect(JSON.parse(out)).toMatchObject({ game: 'leaders', proven: true, outcome: { how: 'resignation', places: [2, 1] } });
  });

  test('proves matches of other games, windows and hidden hands included', async () => {
    const path = join(folder(), 'feud.match.json');
    const lines = Array.from({ length: 200 }, (_, i) => String(1 + (i % 2)));
    await feudHouse(['play', 'feud', '--seed', '2', '--option', 'rounds=2', '--save', path], lines);
    const { code, out } = await feudHouse(['verify', path]);
    expect(out).toContain('It is over: score.');
    expect(code).toBe(0);
  });
});
