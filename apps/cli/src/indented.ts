/** Any plain data as indented text: the board of a game that has none of its own. */

export function indented(view: unknown): readonly string[] {
  return linesOf(view, '');
}

function linesOf(value: unknown, indent: string): string[] {
  if (typeof value !== 'object' || value === null) return [indent + String(value)];
  return Object.entries(value).flatMap(([name, part]) => {
    const title = Array.isArray(value) ? `${indent}-` : `${indent}${name}:`;
    return isShort(part) ? [`${title} ${shortly(part)}`] : [title, ...linesOf(part, `${indent}  `)];
  });
}

const isShort = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null));

const shortly = (value: unknown): string => (Array.isArray(value) ? value.join(', ') || '–' : String(value));
