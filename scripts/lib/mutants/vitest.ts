/** Stands in for Vitest while mutants run: the tests are only collected, so that one process can run any of them, as often as it likes. */
import { format } from 'node:util';

export { expect, expectTypeOf } from 'vitest';

export interface Collected {
  readonly title: string;
  readonly run: () => unknown;
}

export const collected: Collected[] = [];
const chapters: string[] = [];

type Body = (...given: unknown[]) => unknown;

/** The options, such as a time limit, say nothing about a rule. */
const bodyOf = (rest: readonly unknown[]): Body => {
  const body = rest.find((part): part is Body => typeof part === 'function');
  if (!body) throw new Error('a test without a body');
  return body;
};

/** As Vitest fills a title in, near enough to find it again. */
const titled = (title: string, given: readonly unknown[]): string => (title.includes('%') ? format(title, ...given) : title);

function add(title: string, run: () => unknown): void {
  collected.push({ title: [...chapters, title].join(' > '), run });
}

function chapter(title: string, fill: () => unknown): void {
  chapters.push(title);
  fill();
  chapters.pop();
}

const spread = (row: unknown): unknown[] => (Array.isArray(row) ? row : [row]);

const rows =
  (one: (title: string, run: () => unknown) => void, given: (row: unknown) => unknown[]) =>
  (table: Iterable<unknown>) =>
  (title: string, ...rest: unknown[]): void => {
    for (const row of table) one(titled(title, given(row)), () => bodyOf(rest)(...given(row)));
  };

export const test = Object.assign((title: string, ...rest: unknown[]) => add(title, () => bodyOf(rest)()), {
  each: rows(add, spread),
  for: rows(add, (row) => [row]),
});

export const describe = Object.assign((title: string, ...rest: unknown[]) => chapter(title, () => bodyOf(rest)()), {
  each: rows(chapter, spread),
  for: rows(chapter, (row) => [row]),
});
