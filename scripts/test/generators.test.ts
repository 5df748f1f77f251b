import { describe, expect, test } from 'vitest';
import { generatorProblems } from '../check-generators.ts';

/** The lines of one file on which a call floats. */
function floating(...lines: string[]): string[] {
  const text = lines.join('\n');
  return generatorProblems([{ path: 'rules.ts', text }]).map((problem) =>
    problem.replace('rules.ts:', '').replace(/ does nothing.*/, ''),
  );
}

const DUEL = 'function* duel(seat: Seat): Play { yield* ask(seat); }';
const IMPORT = "import { ask, askAll as everybody, type Play } from '@taverne/engine';";

describe('a call that floats is found', () => {
  test.each([
    ['as a statement', 'duel(1);'],
    ['in a condition', 'if (duel(1)) return;'],
    ['kept in a name', 'const won = duel(1);'],
    ['as an argument', 'note(duel(1));'],
    ['in a list', 'const all = [duel(1)];'],
    ['in an object', 'return { won: duel(1) };'],
    ['after a block', 'if (x) { yield* duel(0); } duel(1);'],
    ['across lines', 'const won =\n  duel(\n    1,\n  );'],
    ['with type arguments', 'duel<{ a: 1 }>(1);'],
    ['in a hole of a template', 'log(`won: ${duel(1)}`);'],
    ['thrown away by forEach', 'seats.forEach((seat) => duel(seat));'],
  ])('%s', (_, statement) => {
    expect(floating(DUEL, `function* round(): Play { ${statement} }`)).toHaveLength(1);
  });

  test('with its file, its line and its name', () => {
    expect(generatorProblems([{ path: 'a/b.ts', text: `${DUEL}\n\n// a word\nconst x = duel(1);` }])).toEqual([
      expect.stringMatching(/^a\/b\.ts:4 duel\(…\) does nothing without yield\*/),
    ]);
  });

  test('for the questions of the engine, under another name too', () => {
    expect(floating(IMPORT, "const a = ask(0, 'go', list);", 'everybody([]);')).toEqual(['2 ask(…)', '3 everybody(…)']);
  });

  test('for methods that are generators, behind any chain', () => {
    const card = 'const card = { *use(state: State): Play {}, cost: 2 };';
    expect(floating(card, 'function* f() { CARDS[name].of(seat)?.use(state); yield* card.use(state); }')).toEqual(['2 use(…)']);
  });

  test('for anything that says it returns a Play', () => {
    const types = 'interface Card { act(state: State): Play<number>; react: (by: Seat) => Play; }';
    expect(floating(types, 'card.act(state);', 'card.react(1);', 'yield* card.act(state);')).toEqual([
      '2 act(…)',
      '3 react(…)',
    ]);
    expect(floating('const go = (n: number): Play => duel(n);', 'go(1);')).toEqual(['2 go(…)']);
    expect(floating('function* during(what: () => Play): Play { what(); yield* what(); }')).toEqual(['1 what(…)']);
  });

  test('for anything whose type says so', () => {
    const types =
      'export type Ability<T> = (by: Seat) => Play<T>;\ninterface Card { readonly use?: Ability<number>; cost: number }';
    expect(floating(types, 'function* f(act: Ability<void>): Play { act(1); card.use?.(1); yield* act(1); cost(2); }')).toEqual(
      ['3 act(…)', '3 use(…)'],
    );
  });

  test('in a file that imports the generator from another', () => {
    const problems = generatorProblems([
      { path: 'duel.ts', text: `export ${DUEL}` },
      { path: 'round.ts', text: "import { duel } from './duel.ts';\nduel(1);" },
      { path: 'index.ts', text: "export { duel } from './duel.ts';" },
      { path: 'bot/far.ts', text: "import { duel as fight } from '../index.ts';\nfight(1);" },
      { path: 'other.ts', text: 'export const duel = (a: number) => a;\nduel(1);' },
      { path: 'another.ts', text: "import { duel } from './other.ts';\nduel(1);" },
    ]);
    expect(problems).toEqual([expect.stringContaining('round.ts:2 duel(…)'), expect.stringContaining('bot/far.ts:2 fight(…)')]);
  });
});

describe('what is in order stays in peace', () => {
  test.each([
    ['behind yield*', 'yield* duel(1);'],
    ['with a result', 'const won = yield* duel(1);'],
    ['across lines and comments', 'const won = yield* // who\n  /* by */ duel(1);'],
    ['in a bracket', 'if ((yield* duel(1)) > 2) return;'],
    ['in either branch', 'yield* (tired ? duel(0) : duel(1));'],
    ['in either branch without a bracket', 'yield* tired ? duel(0) : duel(1);'],
    ['after the word that may be missing', 'yield* other?.() ?? duel(1);'],
    ['handed on by return', 'return duel(1);'],
    ['handed on by a choice', 'return tired ? undefined : (duel(1));'],
    ['handed on by an arrow', 'const later = () => duel(1);'],
    ['handed on by an arrow with a bracket', 'const later = (seat: Seat) => (seat > 1 ? duel(1) : duel(0));'],
    ['in a comment', '// duel(1);\n/* duel(1);\n duel(1) */'],
    ['in a string', 'say(\'duel(1);\', "duel(1)", `duel(1)`, /duel(1)/);'],
    ['a name that only ends like it', 'preduel(1); a.duel(1); dueling(1);'],
    ['driven by hand, with the reason', 'const play = duel(1); // by hand: the table runs the rules'],
    ['driven by hand, with the reason above', '// by hand: the table runs the rules\nconst play = duel(1);'],
  ])('%s', (_, statement) => {
    expect(floating(DUEL, `function* round(): Play { ${statement} }`)).toEqual([]);
  });

  test('definitions, signatures and imports', () => {
    expect(
      floating(
        IMPORT,
        'export function* ask<O>(seat: Seat): Play<O> {}',
        'interface G { step(s: S): Play; }',
        'const g = { *step(s: S): Play {} };',
      ),
    ).toEqual([]);
  });

  test('a reason is needed to drive by hand', () => {
    expect(floating(DUEL, 'const play = duel(1); // by hand:')).toHaveLength(1);
  });

  test('a generator of plain things', () => {
    expect(floating('function* cells(n: number) { yield n; }', 'for (const cell of cells(3)) use(...cells(cell));')).toEqual(
      [],
    );
    expect(
      floating(
        'function* cells(n: number): Iterable<number> { yield n; }',
        'for (const cell of cells(3)) use([...cells(cell)]);',
      ),
    ).toEqual([]);
  });
});
