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
  /** The realm that the address brought: another address begins anew. */
  readonly from: string;
  readonly past: Past<Built>;
  readonly isFit: boolean;
}

/** Of the past, so that it never fills what a browser gives us. */
const MOST_CHARACTERS = 100_000;

const isBuilt = (value: unknown): value is Built =>
  typeof value === 'object' &&
  value !== null &&
  'realm' in value &&
  typeof value.realm === 'string' &&
  'anyRealm' in value &&
  typeof value.anyRealm === 'boolean';

const builtIn = (stored: object, key: string): readonly Built[] => {
  const steps: unknown = Object.entries(stored).find(([name]) => name === key)?.[1];
  return Array.isArray(steps) ? steps.filter(isBuilt) : [];
};

/** Nothing was built from this address yet: that is what is on the bench. */
export function draftFrom(from: string): Draft {
  const fresh = { from, past: begun({ realm: from, anyRealm: false }), isFit: true };
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(DRAFT) ?? 'null');
    if (!isBuilt(stored) || !('from' in stored) || stored.from !== from) return fresh;
    const { realm, anyRealm } = stored;
    const past = {
      now: { realm, anyRealm },
      before: builtIn(stored, 'before'),
      after: builtIn(stored, 'after'),
      grip: undefined,
    };
    return { from, past, isFit: 'isFit' in stored && stored.isFit === true };
  } catch {
    return fresh;
  }
}

export function keepDraft({ from, past, isFit }: Draft): void {
  const { now, before, after } = shortened(past, MOST_CHARACTERS, ({ realm }) => realm.length);
  try {
    globalThis.localStorage.setItem(DRAFT, JSON.stringify({ from, ...now, isFit, before, after }));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
