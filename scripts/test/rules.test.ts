import { describe, expect, test } from 'vitest';
import { titlesOf } from '../lib/titles.ts';
import { describeReport, failures, type GameTexts, rulesReport } from '../rules-report.ts';

const EN = `# Duel
A mention of \`DUEL-TURN-09\` in a sentence is no rule.
- \`DUEL-TURN-01\` The players take turns.
- \`DUEL-TURN-02\` A turn has two halves,
  the first and the second.
- \`DUEL-BOX-01\` There are 37 cells. {untestable: a count
  of components}
`;

const DUEL: GameTexts = {
  game: 'duel',
  finished: true,
  later: [],
  rules: [
    { path: 'en.md', text: EN },
    { path: 'fr.md', text: '- `DUEL-TURN-01` Tour à tour.\n- `DUEL-TURN-02` Deux moitiés.\n- `DUEL-BOX-01` 37 cases.' },
  ],
  tests: [
    {
      path: 'turn.test.ts',
      text: "test('DUEL-TURN-01 the other one is next', () => {});\ntest('DUEL-TURN-02: halves', () => {});",
    },
  ],
  code: [{ path: 'turn.ts', text: "// DUEL-TURN-01\nconst rule = 'DUEL-TURN-02';" }],
};

const failuresOf = (texts: Partial<GameTexts>, strict = false) => failures(rulesReport({ ...DUEL, ...texts }), strict);

test('a game whose rules all have a test', () => {
  expect(rulesReport(DUEL)).toEqual({
    game: 'duel',
    finished: true,
    rules: 3,
    tested: 2,
    untested: [],
    unnamed: [],
    excused: [{ id: 'DUEL-BOX-01', reason: 'a count of components' }],
    later: [],
    mistakes: [],
  });
  expect(failuresOf({}, true)).toEqual([]);
  expect(describeReport(rulesReport(DUEL))).toBe(
    'duel: 3 rules, 2 tested, 1 excused, 0 without a test\n  excused: DUEL-BOX-01, a count of components',
  );
});

describe('what makes the report fail', () => {
  const halfTested = [{ path: 'turn.test.ts', text: "test('DUEL-TURN-01 is kept', () => { /* DUEL-TURN-02 */ });" }];

  test('a rule without a test in a finished game: the body of a test claims nothing', () => {
    expect(failuresOf({ tests: halfTested })).toEqual(['duel: no test claims DUEL-TURN-02']);
  });

  test('but not in one that is still being written', () => {
    expect(failuresOf({ tests: halfTested, finished: false })).toEqual([]);
    expect(describeReport(rulesReport({ ...DUEL, tests: halfTested, finished: false }))).toContain(
      'without a test: DUEL-TURN-02',
    );
  });

  test('a rule that no code names, when we are strict', () => {
    const code = [{ path: 'turn.ts', text: '// DUEL-TURN-01' }];
    expect(failuresOf({ code })).toEqual([]);
    expect(rulesReport({ ...DUEL, code }).unnamed).toEqual(['DUEL-TURN-02']);
    expect(failuresOf({ code }, true)).toEqual(['duel: no code names DUEL-TURN-02']);
  });

  test('an id that is no rule, in a test or in code', () => {
    expect(failuresOf({ code: [{ path: 'turn.ts', text: '\n// DUEL-TURN-03' }] })).toEqual([
      'turn.ts:2 DUEL-TURN-03 is no rule',
    ]);
    expect(failuresOf({ tests: [...DUEL.tests, { path: 'a.test.ts', text: "it('DUEL-ABL-BEAR-01')" }] })).toEqual([
      'a.test.ts:1 DUEL-ABL-BEAR-01 is no rule',
    ]);
    expect(failuresOf({ code: [{ path: 'turn.ts', text: 'SHA-TWO-56 is another family' }] })).toEqual([]);
  });

  test('rules that differ between the languages', () => {
    const french = { path: 'fr.md', text: '- `DUEL-TURN-01` a\n- `DUEL-BOX-01` b\n- `DUEL-TURN-07` c' };
    expect(failuresOf({ rules: [{ path: 'en.md', text: EN }, french] })).toEqual([
      'fr.md: DUEL-TURN-02 is missing',
      'fr.md: DUEL-TURN-07 is not in the English rules',
    ]);
  });

  test('an id given twice', () => {
    expect(failuresOf({ rules: [{ path: 'en.md', text: `${EN}- \`DUEL-TURN-01\` again` }] })).toEqual([
      'en.md:8 DUEL-TURN-01 is there twice',
    ]);
  });

  test('an excuse for a rule that has a test', () => {
    const tests = [...DUEL.tests, { path: 'a.test.ts', text: "test('DUEL-BOX-01 37 cells', () => {})" }];
    expect(failuresOf({ tests })).toEqual(['en.md: DUEL-BOX-01 is marked untestable, yet a test claims it']);
  });
});

describe('what a later stage of a game brings', () => {
  const later = ['DUEL-TURN'];

  test('needs no test yet, not even in a finished game, and no code', () => {
    const report = rulesReport({ ...DUEL, tests: [], code: [], later });
    expect([report.later, report.untested, report.unnamed]).toEqual([['DUEL-TURN-01', 'DUEL-TURN-02'], [], []]);
    expect(failures(report, true)).toEqual([]);
    expect(describeReport(report)).toContain('0 tested, 1 excused, 2 to come later, 0 without a test');
  });

  test('is a whole chapter or one rule, and never by chance a longer name', () => {
    expect(rulesReport({ ...DUEL, tests: [], later: ['DUEL-TURN-02'] }).later).toEqual(['DUEL-TURN-02']);
    expect(failuresOf({ later: ['DUEL-T'] })).toEqual(['duel: DUEL-T is to come later, yet there is no such rule']);
  });

  test('has come when a test claims it', () => {
    expect(failuresOf({ later: ['DUEL-TURN-02'] })).toEqual(['duel: DUEL-TURN-02 is to come later, yet a test claims it']);
  });
});

describe('the titles of tests', () => {
  test.each([
    ['test(\'A\', () => {});\n  it("B", f);\ndescribe(`C`, () => {});', ['A', 'B', 'C']],
    ["test(\n  'A',\n  f)", ['A']],
    ["test.only('A', f); test.concurrent('B', f); describe.sequential('C', f);", ['A', 'B', 'C']],
    ["test.skip('A', f); it.todo('B'); describe.skip('C', f); test.concurrent.skip('D', f)", []],
    ["// test('A', f)\nconst s = \"test('B', f)\"; latest('C'); /x/.test('D');", []],
    ["test.each([['LDR', (a: number) => a]])('plain', f)", ['plain']],
    ["test.each([['A'], ['B']])('%s is kept', f)", ['%s is kept', "([['A'], ['B']]"]],
    ["test.for(ROWS)('$id', f)", ['$id', '(ROWS']],
    ['test(name, f)', []],
  ])('%j', (text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
  });
});
