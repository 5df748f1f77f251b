/** Realms kept in this browser, under names of one's own. */
import { begun, type Past, shortened } from './past.ts';

const KEY = 'taverne.tiny-epic-tactics.realms';

export interface Kept {
  readonly name: string;
  readonly text: string;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** A browser may refuse to keep anything: then nothing is kept. */
export function keptRealms(): readonly Kept[] {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** In place of one with the same name. */
export function keep(realm: Kept): readonly Kept[] {
  return store([...keptRealms().filter(({ name }) => name !== realm.name), realm]);
}

export const forget = (name: string): readonly Kept[] => store(keptRealms().filter((each) => each.name !== name));

function store(realms: readonly Kept[]): readonly Kept[] {
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify(realms));
  } catch {
    return keptRealms();
  }
  return realms;
}

const DRAFT = 'taverne.tiny-epic-tactics.draft';

/** One state of the bench. */
export interface Built {
  readonly realm: string;
  /** Are the suggestions about stacking and reach lifted (option `anyRealm`)? */
  readonly anyRealm: boolean;
}

/** What is on the bench, with what was done there: it is there again after a reload. */
export interface Draft {
  /** The realm that the address brought: each has a bench of its own, so that somebody's link takes nothing away. */
  readonly from: string;
  readonly past: Past<Built>;
  readonly isFit: boolean;
}

/** Of each past, and of benches: they never fill what a browser gives us. */
const MOST_CHARACTERS = 100_000;
const MOST_BENCHES = 5;

const isBuilt = (value: unknown): value is Built =>
  typeof value === 'object' &&
  value !== null &&
  'realm' in value &&
  typeof value.realm === 'string' &&
  'anyRealm' in value &&
  typeof value.anyRealm === 'boolean';

type Bench = Built & { readonly from: string };

const isBench = (value: unknown): value is Bench => isBuilt(value) && 'from' in value && typeof value.from === 'string';

/** The one that was worked at last comes first. An older page kept a single one. */
function benches(): readonly Bench[] {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(DRAFT) ?? '[]');
    return (Array.isArray(stored) ? stored : [stored]).filter(isBench);
  } catch {
    return [];
  }
}

const builtIn = (bench: Bench, key: 'before' | 'after'): readonly Built[] => {
  const steps: unknown = Reflect.get(bench, key);
  return Array.isArray(steps) ? steps.filter(isBuilt) : [];
};

/** Nothing was built from this address yet: that is what is on the bench. */
export function draftFrom(from: string): Draft {
  const bench = benches().find((each) => each.from === from);
  if (!bench) return { from, past: begun({ realm: from, anyRealm: false }), isFit: true };
  const { realm, anyRealm } = bench;
  const past = { now: { realm, anyRealm }, before: builtIn(bench, 'before'), after: builtIn(bench, 'after'), grip: undefined };
  return { from, past, isFit: 'isFit' in bench && bench.isFit === true };
}

export function keepDraft({ from, past, isFit }: Draft): void {
  const { now, before, after } = shortened(past, MOST_CHARACTERS, ({ realm }) => realm.length);
  const others = benches().filter((each) => each.from !== from);
  const kept = [{ from, ...now, isFit, before, after }, ...others].slice(0, MOST_BENCHES);
  try {
    globalThis.localStorage.setItem(DRAFT, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
