import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readArgs } from '../src/args.ts';
import { Complaint } from '../src/complaint.ts';
import { choose, completions } from '../src/play/choose.ts';
import { findRules, parseRules } from '../src/rules.ts';
import { plain, widthOf, wrap } from '../src/style.ts';
import { distance, suggestions } from '../src/suggest.ts';
import { table } from '../src/table.ts';
import { languageFor, sayIn } from '../src/words.ts';

const say = sayIn('en');

describe('choosing', () => {
  const offered = ['D1 D2', 'D1 E1', 'recruit archer C1', 'recruit acrobat C1', 'end'];

  test.each([
    ['d1   d2', { key: 'D1 D2' }],
    ['5', { key: 'end' }],
    ['#1', { key: 'D1 D2' }],
    ['en', { key: 'end' }],
    ['r ar c', { key: 'recruit archer C1' }],
    ['recruit a', { several: ['recruit archer C1', 'recruit acrobat C1'] }],
    ['0', { none: true }],
    ['6', { none: true }],
    ['', { none: true }],
    ['D1 D2 D3', { none: true }],
  ] as const)('%s', (typed, choice) => expect(choose(typed, offered)).toEqual(choice));

  test('never picks what is not offered, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.string({ minLength: 1 })), (typed, keys) => {
        const choice = choose(typed, keys);
        expect('key' in choice ? keys.includes(choice.key) : true).toBe(true);
      }),
    );
  });

  test('the tab key goes on from what stands there', () => {
    expect(completions('REC', offered)).toEqual(['recruit archer C1', 'recruit acrobat C1']);
  });
});

describe('arguments', () => {
  const flags = { seed: { value: 'S', says: 'flag.seed' }, option: { value: 'k=v', many: true, says: 'flag.option' } } as const;

  test('are read in any order', () => {
    const args = readArgs(say, ['--seed', '-5', 'leaders', '--option=a=b', '--option', 'c=d'], flags);
    expect(args).not.toBeInstanceOf(Complaint);
    if (args instanceof Complaint) return;
    expect([args.positionals, args.word('seed'), args.words('option')]).toEqual([['leaders'], '-5', ['a=b', 'c=d']]);
  });

  test('whatever is typed is read or complained about', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('--seed', '--option', '--', '-h', '--help', '--seed=', '-', '--__proto__'),
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const args = readArgs(say, words, flags);
        expect(args instanceof Complaint ? args.exit : 2).toBe(2);
      }),
    );
  });
});

describe('words that were meant', () => {
  test('a swap, a slip and a beginning are near, anything else is not', () => {
    expect(distance('leadres', 'leaders')).toBe(1);
    expect(suggestions('leadres', ['leaders', 'feud'])).toEqual(['leaders']);
    expect(suggestions('sim', ['simulate', 'play'])).toEqual(['simulate']);
    expect(suggestions('chess', ['leaders', 'feud'])).toEqual([]);
  });
});

describe('style', () => {
  test('marks are left out where there are no colours, and take no room', () => {
    const line = 'a <bold>b <seat0>c</seat0></bold> <d> 2 < 3';
    expect(plain(line)).toBe('a b c <d> 2 < 3');
    expect(widthOf('<dim>▲1</dim>')).toBe(2);
  });

  test('long sentences are broken at spaces, beginnings are kept', () => {
    expect(wrap('  one two three', 9)).toEqual(['  one two', '    three']);
    expect(wrap('<dim>one two</dim>', 4)).toEqual(['<dim>one</dim>', '<dim>two</dim>']);
    expect(wrap('short', 9)).toEqual(['short']);
  });

  test('columns are as wide as they need to be', () => {
    const columns = [{ title: 'name' }, { title: 'n', align: 'right' }] as const;
    expect(table(columns, [['<key>a</key>', '10']]).map(plain)).toEqual(['name   n', 'a     10']);
  });
});

describe('rules', () => {
  const rules = parseRules(
    '# X\n- `LDR-END-01` First *thing*,\n  and **more**.\n- `LDR-END-02` Second.\n\ntext\n- `LDR-ACT-01` Third.\n',
  );

  test('are found by number, by the end of it and by chapter', () => {
    expect(findRules(rules, 'LDR-END-01')).toEqual([['LDR-END-01', 'First thing, and more.']]);
    expect(findRules(rules, 'end-02')).toEqual([['LDR-END-02', 'Second.']]);
    expect(findRules(rules, 'END').map(([id]) => id)).toEqual(['LDR-END-01', 'LDR-END-02']);
    expect(findRules(rules, 'LDR-NO')).toEqual([]);
  });
});

describe('language', () => {
  test.each([
    [undefined, { LANG: 'fr_FR.UTF-8' }, 'fr'],
    [undefined, { LC_ALL: 'en_GB', LANG: 'fr_FR' }, 'en'],
    [undefined, { LANG: 'C' }, 'en'],
    [undefined, { LANG: 'fro_XX' }, 'en'],
    ['fr', {}, 'fr'],
    ['de', {}, undefined],
  ] as const)('%s %j', (wanted, env, language) => expect(languageFor(wanted, env)).toBe(language));
});
