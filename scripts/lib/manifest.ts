/** The parts of a package.json that the checks look at. */
import { readSources, type Source } from './files.ts';
import { fieldsOf, listOf, parseJson, textOf, textsOf } from './json.ts';

type Texts = { readonly [name: string]: string };

export interface Manifest {
  readonly path: string;
  /** The folder of the package from the root; empty for the root itself. */
  readonly dir: string;
  readonly name: string;
  /** What others may import, by its name (`.`, `./bot`) → its file in the package. */
  readonly exports: Texts;
  readonly dependencies: Texts;
  readonly devDependencies: Texts;
  readonly optionalDependencies: Texts;
  readonly peerDependencies: Texts;
  readonly overrides: Texts;
  readonly allowScripts: readonly string[];
  /** A game that says so of itself: every rule has a test, or the rules report fails. */
  readonly finished: boolean;
  /** Rules, or whole chapters of them, that this game is going to have: no test can claim them yet. */
  readonly later: readonly string[];
}

export function readManifest({ path, text }: Source): Manifest {
  const json = fieldsOf(parseJson(text));
  return {
    path,
    dir: path.replace(/\/?package\.json$/, ''),
    name: textOf(json.name),
    exports: textsOf(json.exports),
    dependencies: textsOf(json.dependencies),
    devDependencies: textsOf(json.devDependencies),
    optionalDependencies: textsOf(json.optionalDependencies),
    peerDependencies: textsOf(json.peerDependencies),
    overrides: textsOf(json.overrides),
    allowScripts: Object.keys(fieldsOf(json.allowScripts)),
    finished: fieldsOf(json.taverne).finished === true,
    later: listOf(fieldsOf(json.taverne).later).map(textOf),
  };
}

export const readManifests = (): Manifest[] =>
  readSources(
    'package.json',
    'packages/*/package.json',
    'games/package.json',
    'games/*/package.json',
    'apps/*/package.json',
    'bench/package.json',
    'e2e/package.json',
  ).map(readManifest);
