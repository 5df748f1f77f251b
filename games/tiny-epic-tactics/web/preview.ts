/** What an answer would bring about, as far as the door tells it. Previews are plain data of the rules; here they are read. */
import type { Preview } from '@taverne/engine';

const isObject = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null;
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

export interface PathStep {
  readonly cell: string;
  readonly cost: number;
  readonly portal: boolean;
}

export const pathIn = (preview: Preview | undefined): readonly PathStep[] =>
  listIn(preview?.path).flatMap((step) =>
    isObject(step) && typeof step.cell === 'string'
      ? [{ cell: step.cell, cost: numberIn(step.cost) ?? 0, portal: step.portal === true }]
      : [],
  );

export interface PartOf {
  readonly of: string;
  readonly by: number;
}

export const partsIn = (value: unknown): readonly PartOf[] =>
  listIn(value).flatMap((part) =>
    isObject(part) && typeof part.of === 'string' && typeof part.by === 'number' ? [{ of: part.of, by: part.by }] : [],
  );

/** One figure of a preview. */
export const figureIn = (preview: Preview | undefined, name: string): number | undefined => numberIn(preview?.[name]);
export const isTold = (preview: Preview | undefined, name: string): boolean => preview?.[name] === true;
export const listOf = (preview: Preview | undefined, name: string): readonly unknown[] => listIn(preview?.[name]);
export const objectsOf = (preview: Preview | undefined, name: string) => listIn(preview?.[name]).filter(isObject);
