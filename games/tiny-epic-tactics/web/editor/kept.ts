/** Realms kept in this browser, under names of one's own. */
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

/** What is on the bench: it is there again after a reload. */
export interface Draft {
  /** The realm that the address brought: another address begins anew. */
  readonly from: string;
  readonly realm: string;
  readonly anyRealm: boolean;
  readonly isFit: boolean;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  'realm' in value &&
  typeof value.realm === 'string' &&
  'anyRealm' in value &&
  'isFit' in value;

/** Nothing was built from this address yet: that is what is on the bench. */
export function draftFrom(from: string): Draft {
  const fresh = { from, realm: from, anyRealm: false, isFit: true };
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(DRAFT) ?? 'null');
    return isDraft(stored) && stored.from === from ? stored : fresh;
  } catch {
    return fresh;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    globalThis.localStorage.setItem(DRAFT, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
