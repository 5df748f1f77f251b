/** Is a state plain data, so that it survives JSON and a worker's post? */
import { BatteryFault } from './fault.ts';

const DEEPEST = 40;

export function checkPlain(state: unknown): void {
  const trouble = misfit(state, 'state', 0);
  if (trouble) throw new BatteryFault('plain data', trouble);
}

function misfit(value: unknown, at: string, depth: number): string | undefined {
  if (depth > DEEPEST) return `${at} is nested too deeply, or in a circle`;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${at} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      break;
    default:
      return `${at} is ${typeof value}`;
  }
  if (value === null) return undefined;
  if (Array.isArray(value)) return firstOf(value.entries(), (i) => `${at}[${i}]`, depth);
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return `${at} is ${Object.prototype.toString.call(value)}`;
  return firstOf(Object.entries(value), (name) => `${at}.${name}`, depth);
}

function firstOf<K>(parts: Iterable<readonly [K, unknown]>, place: (key: K) => string, depth: number): string | undefined {
  for (const [key, part] of parts) {
    const trouble = misfit(part, place(key), depth + 1);
    if (trouble) return trouble;
  }
  return undefined;
}
