/** Reading JSON of unknown shape without believing it. */

export const parseJson = (text: string): unknown => JSON.parse(text);

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The fields of an object that are texts. */
export function textsOf(value: unknown): { readonly [key: string]: string } {
  const texts: { [key: string]: string } = {};
  for (const [key, text] of Object.entries(fieldsOf(value))) if (typeof text === 'string') texts[key] = text;
  return texts;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The entries of a list; none for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
