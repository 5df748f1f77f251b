/** A new game: the sample of docs/add-a-game.md under its own name, with what a package needs around it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, readSource } from '../files.ts';

export const isGameName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `my-game`: MyGame, myGame, My game, MG. */
function namesOf(name: string) {
  const words = name.split('-');
  const type = words.map(capital).join('');
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name.slice(0, 3);
  return {
    type,
    constant: type.charAt(0).toLowerCase() + type.slice(1),
    title: capital(words.join(' ')),
    prefix: letters.toUpperCase(),
  };
}

const RULES = {
  en: {
    title: 'the rules',
    'SETUP-01': 'The heap has 15 pebbles, or as many as was agreed. Chance says who begins.',
    'TAKE-01': 'In your turn you take one, two or three pebbles from the heap.',
    'TAKE-02': 'You cannot take more than there are.',
    'END-01': 'Whoever takes the last pebble wins.',
    'DRAW-01': 'The players may agree on a draw.',
  },
  fr: {
    title: 'les règles',
    'SETUP-01': 'Le tas a 15 cailloux, ou autant qu’on en est convenu. Le sort dit qui commence.',
    'TAKE-01': 'À votre tour, prenez un, deux ou trois cailloux dans le tas.',
    'TAKE-02': 'On ne peut pas en prendre plus qu’il n’y en a.',
    'END-01': 'Qui prend le dernier caillou gagne.',
    'DRAW-01': 'Les joueurs peuvent convenir d’une partie nulle.',
  },
} as const;

/** The files of a new game, by their paths in its folder. `root`: the way from there to the house. */
function filesFor(name: string, book: string, root: string): { readonly [path: string]: string } {
  const { type, constant, title, prefix } = namesOf(name);
  const [game = '', manifest = ''] = [...book.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
  const renamed = (code: string): string =>
    code
      .replaceAll("name: 'Pebbles'", `name: '${title}'`)
      .replaceAll(/\bPebbles\b/g, type)
      .replaceAll('PEB-', `${prefix}-`)
      .replaceAll("id: 'pebbles'", `id: '${name}'`)
      .replaceAll('export const pebbles', `export const ${constant}`)
      .replaceAll("import('./src/index.ts')).pebbles", `import('./src/index.ts')).${constant}`);
  const rules = ({ title: says, ...rest }: (typeof RULES)[keyof typeof RULES], colon: string): string =>
    `# ${title}${colon} ${says}\n\n${Object.entries(rest)
      .map(([id, text]) => `- \`${prefix}-${id}\` ${text}\n`)
      .join('')}`;
  const pack = {
    name: `@taverne/${name}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    exports: { '.': './src/index.ts' },
    dependencies: { '@taverne/engine': '0.1.0' },
  };
  return {
    'src/index.ts': renamed(game),
    'manifest.ts': renamed(manifest),
    'package.json': `${JSON.stringify(pack, undefined, 2)}\n`,
    'tsconfig.json': `{\n  "extends": "${root}/tsconfig.base.json",\n  "include": ["src"]\n}\n`,
    'rules/en.md': rules(RULES.en, ':'),
    'rules/fr.md': rules(RULES.fr, '\u00a0:'),
    'test/battery.test.ts': `/** The battery of the table on random matches. */
import { battery } from '@taverne/engine/battery';
import { expect, test } from 'vitest';
import { ${constant} } from '../src/index.ts';

test('the battery finds nothing', () => {
  expect(battery(${constant}, { seeds: [1, 2, 3, 4, 5] }).matches).toBe(5);
});
`,
  };
}

export function makeGame(folder: string, name: string): void {
  const root = relative(folder, ROOT).replaceAll('\\', '/');
  for (const [path, text] of Object.entries(filesFor(name, readSource('docs/add-a-game.md').text, root))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
