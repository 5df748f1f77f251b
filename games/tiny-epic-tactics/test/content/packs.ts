/** Packs as an author would write them: the house's, with one place changed. */
import { HOUSE } from '../../src/content/house/index.ts';
import { writePack } from '../../src/content/pack/write.ts';
import { readPack } from '../../src/content/pack.ts';
import type { Content } from '../../src/content/types.ts';

export type Tree = { [name: string]: unknown };

export const house = (): Tree => JSON.parse(writePack(HOUSE));

function branch(value: unknown): Tree {
  if (typeof value !== 'object' || value === null) throw new Error('no such place');
  return value as Tree;
}

/** The house pack with one place changed; undefined takes the place away. */
export function changed(path: string, value: unknown): string {
  const pack = house();
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const last = steps.pop() ?? '';
  const at = steps.reduce((tree, step) => branch(tree[step]), pack);
  if (value === undefined) delete at[last];
  else at[last] = value;
  return JSON.stringify(pack);
}

export const trouble = (json: string) => {
  const read = readPack(json);
  return read.ok ? ['readable', ''] : [read.trouble.at, read.trouble.say];
};
export const reads = (json: string): Content => {
  const read = readPack(json);
  if (!read.ok) throw new Error(`${read.trouble.at}: ${read.trouble.say}`);
  return read.value;
};
