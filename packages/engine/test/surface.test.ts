/** The engine's entry: named exports, and only what others use; the kit for games is offered whole. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const text = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

const KIT = ['./state.ts', './offer.ts', './pile.ts', './flood.ts', './figure.ts'];

/** The names in braces, without `type` and without what they are called afterwards. */
const names = (braces: string): string[] =>
  braces.split(',').flatMap((part) => /^\s*(?:type\s+)?(\w+)/.exec(part.replace(/\/\/.*/g, ''))?.[1] ?? []);

const entry = text('packages/engine/src/index.ts');
const exported = [...entry.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(([, braces = '', from = '']) =>
  names(braces).map((name) => ({ name, from })),
);

function usedByOthers(): Set<string> {
  const files = globSync('{packages,games,apps,bench,e2e,scripts,docs}/**/*.{ts,tsx,md}', {
    cwd: ROOT.pathname,
    exclude: (path) => /(^|\/)(node_modules|dist|\.\w[^/]*)$/.test(path) || path === 'packages/engine',
  });
  const used = new Set<string>();
  for (const file of files) {
    for (const [, braces = ''] of text(file).matchAll(/\{([^{}]*)\} from '@taverne\/engine'/g)) {
      for (const name of names(braces)) used.add(name);
    }
  }
  return used;
}

test('every export has its name here', () => {
  expect(entry).not.toContain('export *');
  expect(exported.length).toBeGreaterThan(100);
});

test('whatever is exported is used by somebody else, or is part of the kit', () => {
  const used = usedByOthers();
  expect(exported.filter(({ name, from }) => !KIT.includes(from) && !used.has(name)).map(({ name }) => name)).toEqual([]);
});
