/**
 * Faults planted in the server on purpose, to see that the tools find them. Loaded before it (`--import …?fault=NAME`), this
 * changes one line of its source on the way in.
 */
import { registerHooks } from 'node:module';

interface Fault {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

const FAULTS = {
  /** Whoever knows a question's id answers it, whoever is asked. */
  'seat-of-question': {
    file: 'src/sockets/requests.ts',
    find: 'answering(limits, seat, message.question, message.option)',
    put: 'answering(limits, Number.parseInt(message.question, 10) || 0, message.question, message.option)',
  },
  'spectator-with-eyes-of-seat-0': {
    file: 'src/sockets/sights.ts',
    find: "this.eyes === 'all' ? undefined : this.eyes",
    put: "this.eyes === 'all' ? undefined : (this.eyes ?? 0)",
  },
  'synchronous-off': {
    file: 'src/storage/opening.ts',
    find: 'PRAGMA synchronous = FULL',
    put: 'PRAGMA synchronous = OFF',
  },
} as const satisfies Record<string, Fault>;
export type FaultName = keyof typeof FAULTS;

const isFault = (name: string | null): name is FaultName => name !== null && Object.hasOwn(FAULTS, name);

/** What starts a process with this fault in it. */
export const withFault = (fault: FaultName | undefined): string[] =>
  fault === undefined ? [] : ['--import', `${new URL(import.meta.url).href}?fault=${fault}`];

/** A module comes as text or as its bytes. */
function textOf(source: string | ArrayBuffer | NodeJS.TypedArray | null | undefined): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined);
}

const planted = new URL(import.meta.url).searchParams.get('fault');
if (isFault(planted)) {
  const { file, find, put } = FAULTS[planted];
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(`apps/server/${file}`)) return loaded;
      const source = textOf(loaded.source);
      if (!source.includes(find)) throw new Error(`${file} no longer says "${find}": the fault ${planted} cannot be planted`);
      return { ...loaded, source: source.replace(find, put) };
    },
  });
}
