/** What tells turns apart that lead to different things: of each kind the best is followed, so that not all that is compared is much the same. */
import type { Line } from './line.ts';

const GOES = /^(?:move|provoke|challenge|enter|burn)\b/;

/** A fight by where it is, anything else by what comes of it. */
function kindOf({ keys }: Line): string {
  const has = (word: string): boolean => keys.some((key) => key.startsWith(word));
  if (has('rest')) return 'rest';
  if (has('strike') || keys.some((key) => key.includes('@'))) return `fight ${keys.findLast((key) => GOES.test(key))}`;
  if (has('explore')) return 'explore';
  if (has('recruit')) return 'recruit';
  if (has('interact')) return 'interact';
  if (has('enter') || has('burn') || has('altar')) return 'act';
  return has('move') ? 'go' : 'stay';
}

/** Does the other go on from where this one ends? Whoever follows this one comes to the other by itself. */
const isBegun = (line: Line, other: Line): boolean =>
  other.keys.length > line.keys.length && line.keys.every((key, at) => key === other.keys[at]);

/** From the best first: the best of each kind, then the rest, without what is but the beginning of something better. */
export function kindsFirst(lines: readonly Line[]): readonly Line[] {
  const kinds = new Map<string, Line>();
  const whole = lines.filter((line, at) => !lines.slice(0, at).some((better) => isBegun(line, better)));
  for (const line of whole) {
    const kind = kindOf(line);
    if (!kinds.has(kind)) kinds.set(kind, line);
  }
  const firsts = new Set(kinds.values());
  return [...firsts, ...whole.filter((line) => !firsts.has(line))];
}
