/** What an answer would bring about, under the headings of a terminal. */
import type { Json } from '@taverne/engine';
import type { Foreseen, Part } from '@taverne/engine/telling';
import type { SpellEffect } from '../src/content/types.ts';
import type { Part as DamagePart } from '../src/events.ts';
import type { Thing } from './names.ts';

type Read = (value: Json) => Part<Thing>;
type Fields = { readonly [name: string]: Json };

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const each = (value: Json): readonly Fields[] => (isList(value) ? value.filter(isFields) : []);
const word = (value: Json | undefined): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const words = (value: Json): readonly string[] => (isList(value) ? value.map(word) : []);

const isPart = (part: Fields): part is DamagePart & Fields => typeof part.of === 'string' && typeof part.by === 'number';
const isEffect = (effect: Fields): effect is SpellEffect & Fields => typeof effect.does === 'string';

const parts: Read = (value) => ({ kind: 'parts', parts: each(value).filter(isPart) });

/** How those figures are told that are more than a number or a cell. */
const READ: { readonly [what: string]: Read } = {
  path: (value) => each(value).map(({ cell }) => word(cell)),
  box: (value) => ({ kind: 'dungeon', box: word(value) }),
  target: (value) => ({ kind: 'unit', unit: word(value) }),
  intercept: (value) => words(value).map((unit): Thing => ({ kind: 'unit', unit })),
  riposte: (value) => (isFields(value) ? { kind: 'riposte', unit: word(value.unit), ways: words(value.ways ?? []) } : ''),
  parts,
  rangeParts: parts,
  effects: (value) => ({ kind: 'effects', effects: each(value).filter(isEffect) }),
};

function partOf(what: string, value: Json): Part<Thing> {
  const read = READ[what];
  if (read) return read(value);
  if (typeof value === 'boolean') return { kind: 'answer', is: value };
  if (isList(value)) return words(value);
  return typeof value === 'number' ? value : value === null ? '∞' : word(value);
}

export const foreseenIn = (preview: Fields): readonly Foreseen<Thing>[] =>
  Object.entries(preview).map(([what, value]) => ({ key: `preview.${what}`, part: partOf(what, value) }));
