import { describe, expect, test } from 'vitest';
import { folder, taverne } from './run.ts';

const COMMANDS = ['games', 'play', 'simulate', 'count', 'replay', 'verify', 'pack'];

describe('help', () => {
  test('lists the commands', async () => {
    for (const args of [[], ['--help'], ['help'], ['-h']]) {
      const { code, out } = await taverne(args);
      expect(code).toBe(0);
      for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
    }
  });

  test('tells its version', async () => {
    expect((await taverne(['--version'])).out).toMatch(/^taverne \d+\.\d+\.\d+\n$/);
  });

  test('every command explains itself, in both languages', async () => {
    for (const command of COMMANDS) {
      const { code, out } = await taverne([command, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`taverne ${command} `);
      expect(out).toMatch(/--lang fr\|en +The language/);
    }
    expect((await taverne(['count', '--help', '--lang', 'fr'])).out).toContain('Cette aide.');
    expect((await taverne(['help', 'count'])).out).toContain('A depth is one answer given by a seat');
  });
});

describe('games', () => {
  test('shows seats, options and levels', async () => {
    const { code, out } = await taverne(['games']);
    expect(code).toBe(0);
    expect(out).toContain('Leaders (leaders) – 2 seats');
    expect(out).toContain('  turnCap  2 … 1000  default: 200');
    expect(out).toContain('  mode  discovery | strategist  default: discovery');
    expect(out).toMatch(/ 1 {2}Stray Guest/);
  });

  test('says the same in JSON', async () => {
    const [leaders] = JSON.parse((await taverne(['games', '--json', '--lang', 'fr'])).out);
    expect(leaders).toMatchObject({ id: 'leaders', seats: { min: 2, max: 2 } });
    expect(leaders.options).toContainEqual(
      expect.objectContaining({
        name: 'turnCap',
        kind: 'whole',
        default: 200,
        values: { min: 2, max: 1000 },
        rule: 'LDR-DRAW-02',
      }),
    );
    expect(leaders.levels).toHaveLength(5);
  });
});

describe('wrong usage', () => {
  const cases: readonly (readonly [args: readonly string[], says: string])[] = [
    [['pley', 'leaders'], 'there is no command “pley”; did you mean play? There are games, play,'],
    [['xyzzy'], 'there is no command “xyzzy”. There are'],
    [['play'], '<game> is missing'],
    [['play', 'leadres'], 'there is no game “leadres”; did you mean leaders? There are: leaders'],
    [['play', 'chess'], 'there is no game “chess”. There are: leaders'],
    [['play', 'leaders', 'quickly'], '“quickly” is one word too many'],
    [['play', 'leaders', '--sede', '3'], 'there is no flag --sede; did you mean --seed?'],
    [['play', 'leaders', '--seat', '2'], '--seat must be a whole number from 0 to 1, not “2”'],
    [['play', 'leaders', '--level', '9'], 'leaders has no level 9; it has 1, 2, 3, 4, 5'],
    [['play', 'leaders', '--hotseat', '--level', '1'], '--hotseat and --level cannot go together'],
    [['play', 'leaders', '--seed'], '--seed needs a value: --seed S'],
    [['play', 'leaders', '--hotseat=yes'], '--hotseat takes no value'],
    [['play', 'leaders', '--seat', '0', '--seat', '1'], '--seat can be given only once'],
    [['play', 'leaders', '--option', 'mode'], 'a match option is written name=value, not “mode”'],
    [['play', 'leaders', '--option', 'mod=discovery'], 'leaders has no option “mod”; did you mean mode? It has mode,'],
    [['play', 'leaders', '--option', 'mode=chaos'], 'option "mode" must be one of discovery, strategist, not "chaos"'],
    [['play', 'leaders', '--option', 'repetition=maybe'], 'option "repetition" must be true or false, not "maybe"'],
    [['play', 'leaders', '--option', 'turnCap=10', '--option', 'turnCap=12'], 'option turnCap is given twice'],
    [['play', 'leaders', '--option', 'position=garbage'], 'This is no position: a position has at least five parts'],
    [['games', 'leaders'], '“leaders” is one word too many'],
    [['verify'], '<file> is missing'],
    [['replay', 'a', 'b'], '“b” is one word too many'],
    [['pack'], '<game> is missing'],
    [['pack', 'leaders'], 'the content of leaders is not a file: it cannot be replaced'],
    [['games', '--lang', 'de'], 'there is no language “de”; there are fr and en'],
  ];

  test.each(cases)('%j', async (args, says) => {
    const { code, out, err } = await taverne(args);
    expect(err).toContain(says);
    expect(err).toMatch(/\nSee: taverne (\w+ )?--help\n$/);
    expect(code).toBe(2);
    expect(out).toBe('');
  });

  test('is told in French too', async () => {
    const { err } = await taverne(['play', 'chess', '--lang', 'fr']);
    expect(err).toContain('le jeu «\u00a0chess\u00a0» n’existe pas. Il y a\u00a0: leaders');
  });
});

describe('files that are not there or cannot be', () => {
  test.each([
    [['verify', '/no/such/file'], '/no/such/file: there is no such file or folder'],
    [['play', 'leaders', '--option', 'position=@/no/such/file'], '/no/such/file: there is no such file or folder'],
    [['play', 'leaders', '--load', '/no/such/file'], '/no/such/file: there is no such file or folder'],
    [['play', 'leaders', '--save', '/no/such/place.json'], '/no/such/place.json: there is no such file or folder'],
    [['count', 'leaders', '--depth', '1', '--match', '/no/such/file'], '/no/such/file: there is no such file or folder'],
  ] as const)('%j', async (args, says) => {
    const { code, err, out } = await taverne(args);
    expect(err).toBe(`taverne: ${says}\n`);
    expect(code).toBe(1);
    expect(out).toBe('');
  });

  test('a folder is no file', async () => {
    const home = folder();
    expect((await taverne(['play', 'leaders', '--save', home])).err).toContain('is a folder, not a file');
    expect((await taverne(['verify', home])).err).toContain('is a folder, not a file');
  });
});
