/** The quick runner of mutants, on a rule of one line and tests that prove only half of it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../lib/files.ts';
import { makeMutants } from '../lib/mutants/make.ts';
import { plainRun, type Ran, runMutants } from '../lib/mutants/run.ts';
import { intervalOf, sampleOf, spreadOut } from '../lib/mutants/sample.ts';
import { recordOf, shareOf, survivorsOf } from '../lib/mutants/tell.ts';

const LIMIT = `export const limit = { of: 3 };
export const isFull = (cards: number): boolean => cards >= limit.of;
export const draw = (cards: number): number => { while (cards < 3) { cards += 1; } return cards; };
export const unread = (): number => 1 + 1;
`;

/** Inside the house, so that its imports are found, and where nobody else looks. */
function bench(tests: string) {
  const dist = join(ROOT, 'scripts/dist');
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, 'mutants-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'limit.ts'), LIMIT);
  writeFileSync(
    join(folder, 'limit.test.ts'),
    `import { expect, test } from 'vitest';\nimport * as rules from './limit.ts';\n${tests}`,
  );
  const home = relative(ROOT, folder).split(sep).join('/');
  return {
    source: `${home}/limit.ts`,
    home,
    bench: { changed: join(folder, 'changed'), tests: [`${home}/limit.test.ts`], hands: 1 },
  };
}

async function fates(tests: string): Promise<{ ran: Ran[]; lines: string[]; home: string }> {
  const { source, home, bench: given } = bench(tests);
  const mutants = await makeMutants([source], given.changed);
  const ran: Ran[] = [];
  await runMutants(mutants, given, await plainRun(given), (one) => ran.push(one));
  return { ran, home, lines: ran.map(({ mutant, fate }) => `${mutant.line} ${mutant.was} -> ${mutant.becomes}: ${fate}`) };
}

test('what a test notices is caught, what none notices survives, and what none reaches is said', async () => {
  const { ran, lines, home } = await fates(`
    test('four cards are too many', () => expect(rules.isFull(4)).toBe(true));
    test.each([[2], [1]])('%i cards are not', (cards) => expect(rules.isFull(cards)).toBe(false));
    test('up to three are drawn', async () => expect(await Promise.resolve(rules.draw(0))).toBe(3));
  `);
  expect(lines).toContain('2 cards >= limit.of -> false: caught');
  expect(lines).toContain('2 cards >= limit.of -> cards > limit.of: survived');
  // What runs while the file loads is changed before it loads.
  expect(lines).toContain('1 { of: 3 } -> {}: caught');
  // A loop without end is stopped when it has come by too often.
  expect(lines).toContain('3 cards += 1 -> cards -= 1: caught');
  expect(lines).toContain('4 1 + 1 -> 1 - 1: without a test');
  expect(ran.find(({ mutant }) => mutant.becomes === 'false')?.by).toBe('four cards are too many');
  expect(survivorsOf(ran)).toContain(`${home}/limit.ts:2 survived: cards >= limit.of -> cards > limit.of`);
  const record = JSON.parse(recordOf({ command: 'this one', begun: new Date(0), tests: 4, ran }));
  expect(record).toMatchObject({
    command: 'this one',
    tests: 4,
    together: shareOf(ran),
    byFile: { [`${home}/limit.ts`]: shareOf(ran) },
  });
  expect(record.mutants).toHaveLength(ran.length);
});

test('tests that fail without a change are named', async () => {
  await expect(fates(`test('two are full', () => expect(rules.isFull(2)).toBe(true));`)).rejects.toThrow(/^two are full: /);
});

test('a sample is every nth, and all samples together are everything', () => {
  const mutants = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(sampleOf(mutants, 3, 1)).toEqual(['a', 'd', 'g']);
  expect(sampleOf(mutants, 3, 2)).toEqual(['b', 'e']);
  expect([1, 2, 3].flatMap((from) => sampleOf(mutants, 3, from)).sort()).toEqual(mutants);
});

test('a run that is stopped has been everywhere', () => {
  const all = Array.from({ length: 100 }, (_, at) => at);
  const order = spreadOut(all);
  expect(order.toSorted((a, b) => a - b)).toEqual(all);
  for (const many of [20, 30, 50]) {
    const tenths = all.slice(0, 10).map((tenth) => order.slice(0, many).filter((at) => Math.floor(at / 10) === tenth).length);
    expect(Math.max(...tenths) - Math.min(...tenths)).toBeLessThanOrEqual(2);
  }
  expect([spreadOut([]), spreadOut(['a']), spreadOut(['a', 'b']).toSorted()]).toEqual([[], ['a'], ['a', 'b']]);
});

test('what a sample says of all lies around its share, the nearer the more there are', () => {
  const rounded = (caught: number, of: number) => intervalOf(caught, of).map((bound) => bound.toFixed(1));
  expect(rounded(90, 100)).toEqual(['82.6', '94.5']);
  expect(rounded(900, 1000)).toEqual(['88.0', '91.7']);
  expect(rounded(10, 10)).toEqual(['72.2', '100.0']);
  expect(intervalOf(0, 0)).toEqual([0, 100]);
});

test('the record of a sample says of how many it is, and where the share of all lies', () => {
  const mutant = { id: '0', path: 'limit.ts', line: 1, kind: 'ArithmeticOperator', was: '1 + 1', becomes: '1 - 1' };
  const sample = { every: 2, from: 1, of: 20 };
  const ran: Ran[] = Array.from({ length: 10 }, () => ({ mutant, fate: 'caught' }));
  const record = JSON.parse(recordOf({ command: 'this one', begun: new Date(0), tests: 1, sample, ran }));
  expect(record.sample).toEqual({ ...sample, ofAll: '72.2 to 100.0 %' });
});
