/** The maps that were played on in this browser, the latest first: each can be had again. */
const KEY = 'taverne.tiny-epic-quest.maps';
const MOST = 12;

export interface Kept {
  readonly text: string;
  /** When it was last seen, in milliseconds. */
  readonly at: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** In an address dots stand for blanks, which would be written in a way that nobody can read. */
export const mapInAddress = (text: string): string => text.trim().replaceAll(/\s+/g, '.');
export const mapFromAddress = (given: string): string => given.replaceAll('.', ' ');

/** A browser may refuse to keep anything: then nothing is kept. */
export function keptMaps(): readonly Kept[] {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function keepMap(text: string, at: number): void {
  const [latest] = keptMaps();
  if (latest?.text === text) return;
  try {
    const maps = [{ text, at }, ...keptMaps().filter((each) => each.text !== text)].slice(0, MOST);
    globalThis.localStorage.setItem(KEY, JSON.stringify(maps));
  } catch {
    // Then there is one map less to choose from.
  }
}
