/** What a run of mutants says: a line for the reader, the survivors one by one, and the record. */
import type { Fate, Ran } from './run.ts';
import { intervalOf } from './sample.ts';

const count = (ran: readonly Ran[], ...fates: readonly Fate[]): number => ran.filter(({ fate }) => fates.includes(fate)).length;

const share = (ran: readonly Ran[]): string => ((100 * count(ran, 'caught', 'too long')) / Math.max(1, ran.length)).toFixed(2);

export const shareOf = (ran: readonly Ran[]): string =>
  `${count(ran, 'caught', 'too long')} of ${ran.length} caught (${count(ran, 'too long')} ran too long), ` +
  `${count(ran, 'survived')} survived, ${count(ran, 'without a test')} without a test: ${share(ran)} %`;

/** What a sample says about the mutants it was taken from. */
export function rangeOf(ran: readonly Ran[]): string {
  const [least, most] = intervalOf(count(ran, 'caught', 'too long'), ran.length);
  return `${least.toFixed(1)} to ${most.toFixed(1)} %`;
}

const inOrder = (ran: readonly Ran[]): Ran[] => [...ran].sort((a, b) => Number(a.mutant.id) - Number(b.mutant.id));

const brief = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 97)}...` : line;
};

export const survivorsOf = (ran: readonly Ran[]): string =>
  inOrder(ran)
    .filter(({ fate }) => fate === 'survived' || fate === 'without a test')
    .map(({ fate, mutant: { path, line, was, becomes } }) => `${path}:${line} ${fate}: ${brief(was)} -> ${brief(becomes)}`)
    .join('\n');

interface Run {
  readonly command: string;
  readonly begun: Date;
  readonly tests: number;
  /** Every nth only, beginning with which one, of how many. */
  readonly sample?: { readonly every: number; readonly from: number; readonly of: number } | undefined;
  readonly ran: readonly Ran[];
}

/** By file, then every mutant with its fate and the test that caught it. */
export function recordOf({ command, begun, tests, sample, ran }: Run): string {
  const files = Map.groupBy(inOrder(ran), ({ mutant }) => mutant.path);
  const byFile = Object.fromEntries([...files].map(([path, some]) => [path, shareOf(some)]));
  const mutants = inOrder(ran).map(({ mutant, fate, by }) => ({ ...mutant, fate, by }));
  const sampled = sample ? { sample: { ...sample, ofAll: rangeOf(ran) } } : {};
  return `${JSON.stringify({ command, begun, tests, ...sampled, together: shareOf(ran), byFile, mutants }, null, 1)}\n`;
}
