/** How people came back after their connection was lost: how long it took them, and what they waited for meanwhile. */

/** What coming back consists of, in this order: a socket, being greeted, the table, and how things are there. */
const PARTS = ['socket', 'welcome', 'table', 'state'] as const;
export type Part = (typeof PARTS)[number];

/** One try: how many milliseconds each part took that was reached, and the last that was not; and why it came to nothing. */
export interface Attempt {
  readonly parts: Partial<Record<Part, number>>;
  readonly failed?: string;
  /** When it ended, as performance.now has it. */
  readonly ended: number;
}

/** `at`: when the connection was lost, as performance.now has it. */
export interface Return {
  readonly at: number;
  readonly took: number;
  readonly attempts: readonly Attempt[];
}

/** How long it took since the last kill that hit them: on the way back one may lose the next connection, too. */
export function sinceLastCut({ at, took, attempts }: Return): number {
  const cut = attempts.findLast(({ failed, parts }) => failed !== undefined && parts.welcome !== undefined);
  return at + took - (cut?.ended ?? at);
}

/** How long the fastest half, nine of ten, 99 of 100 and all of them took. */
interface Times {
  readonly half: number;
  readonly tenth: number;
  readonly hundredth: number;
  readonly slowest: number;
}

export function summedUp(times: readonly number[]): Times {
  const took = times.toSorted((a, b) => a - b);
  const at = (share: number): number => took[Math.floor(share * (took.length - 1))] ?? 0;
  return { half: at(0.5), tenth: at(0.9), hundredth: at(0.99), slowest: at(1) };
}

/** A try under way: hears how far it got. */
export class Trying {
  private readonly parts: Partial<Record<Part, number>> = {};
  private since = performance.now();

  reached = (part: Part): void => {
    const now = performance.now();
    this.parts[part] = now - this.since;
    this.since = now;
  };

  /** `why`: it came to nothing. */
  ended(why?: unknown): Attempt {
    if (why === undefined) return { parts: this.parts, ended: performance.now() };
    const missing = PARTS.find((part) => this.parts[part] === undefined);
    if (missing) this.reached(missing);
    return {
      parts: this.parts,
      ended: performance.now(),
      failed: why instanceof Error ? why.message : 'something that is no error',
    };
  }
}

const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;

/** One return in a line: try by try what each part took. */
export function told({ took, attempts }: Return): string {
  const tries = attempts.map(({ parts, failed }) => {
    const waited = PARTS.flatMap((part) => (parts[part] === undefined ? [] : [`${part} ${ms(parts[part])}`]));
    return `${waited.join(', ')}${failed === undefined ? '' : ` (${failed})`}`;
  });
  return `${ms(took)}: ${tries.join('; ')}`;
}

/** Of all the time that people were away: the share of each part, and of tries that came to nothing. In hundredths. */
export function shares(returns: readonly Return[]): string {
  const sums = new Map<string, number>();
  const add = (what: string, milliseconds: number): void => {
    sums.set(what, (sums.get(what) ?? 0) + milliseconds);
  };
  let [all, tried, vain] = [0, 0, 0];
  for (const { took, attempts } of returns) {
    all += took;
    for (const { parts, failed } of attempts) {
      tried++;
      if (failed !== undefined) vain++;
      for (const part of PARTS) add(failed === undefined ? part : 'tries in vain', parts[part] ?? 0);
    }
  }
  const percent = (part: number): string => `${Math.round((100 * part) / Math.max(1, all))} %`;
  return `${tried} tries, ${vain} of them in vain; ${[...sums].map(([what, sum]) => `${what} ${percent(sum)}`).join(', ')}`;
}
