/** The checks, applied to this house: each reads what it needs and gives back what is wrong. */
import { borderProblems } from './check-borders.ts';
import { frenchProblems } from './check-french.ts';
import { generatorProblems } from './check-generators.ts';
import { lockProblems } from './check-lock.ts';
import { nameProblems } from './check-names.ts';
import { ringProblems } from './check-rings.ts';
import { exists, pathsOf, readSource, readSources } from './lib/files.ts';
import { readManifest, readManifests } from './lib/manifest.ts';
import { type RulesReport, rulesReport } from './rules-report.ts';

export const lockHere = (): string[] => lockProblems(readSource('package-lock.json').text, readManifests());

export const bordersHere = (): string[] => [
  ...borderProblems({
    sources: readSources('{packages,games,apps,bench,e2e}/**/*.{ts,tsx}'),
    manifests: readManifests(),
    compilers: readSources('tsconfig.base.json', '{packages,games}/*/tsconfig.json'),
  }),
  ...nameProblems(
    readSources('{packages,apps,scripts}/**/*.{ts,tsx,js,json,css,html}'),
    pathsOf('games/*/manifest.ts').map((path) => path.replace(/^games\/(.*)\/manifest\.ts$/, '$1')),
  ),
  ...frenchProblems(readSources('{apps,games,packages}/**/{fr.json,*.fr.json,fr.md}')),
];

export const ringsHere = (): string[] =>
  ringProblems(readSources('{packages,games,apps,scripts,bench,e2e}/**/*.{ts,tsx}'), readManifests());

export const generatorsHere = (): string[] =>
  generatorProblems(readSources('packages/engine/src/**/*.ts', 'games/*/src/**/*.ts'));

export const rulesHere = (): RulesReport[] =>
  pathsOf('games/*/rules/en.md').map((path) => {
    const dir = path.replace('/rules/en.md', '');
    const { finished, later } = readManifest(readSource(`${dir}/package.json`));
    return rulesReport({
      game: dir.replace('games/', ''),
      finished,
      later,
      rules: ['en', 'fr'].map((language) => {
        const file = `${dir}/rules/${language}.md`;
        return exists(file) ? readSource(file) : { path: file, text: '' };
      }),
      tests: readSources(`${dir}/test/**/*.ts`),
      code: readSources(`${dir}/src/**/*.ts`),
    });
  });
