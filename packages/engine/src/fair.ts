/**
 * Chance for matches with stakes. Before set-up the host publishes the hash of a seed, and each player the hash of a salt;
 * only when all of these are known the salts are told. Value number i is a fixed function of seed, salts and i. At the end
 * the seed is revealed and anybody can check that no word of chance was touched (docs/fair-chance.md says against whom that
 * helps). Two processes that race draw the same, and past values tell nothing of the next.
 */
import { atOnce } from './at-once.ts';
import type { Source } from './chance.ts';
import { type Entry, isOfLine } from './journal.ts';
import { type Check, hex, listOf, record, text } from './parse.ts';
import { type Trouble, trouble } from './result.ts';
import { said } from './sentences.ts';
import { bytes, fromHex, hmac, sha256, toHex } from './sha256.ts';

/** What is published of a fair match's chance; `seed` only once it is over. */
export interface FairChance {
  readonly commitment: string;
  readonly salts: readonly string[];
  /** By seat, the hash that was promised before any salt was told; empty where none was. */
  readonly promises?: readonly string[];
  readonly seed?: string;
}

const SEED_BYTES = 32;
export const checkFairChance: Check<FairChance> = record(
  { commitment: hex(32), salts: listOf(text(200), 16) },
  { seed: hex(SEED_BYTES), promises: listOf(text(64), 16) },
);

/** What a player publishes of a salt before the others have published theirs. */
export const promiseOf = (salt: string): string => toHex(sha256(bytes(salt)));

/** The hash to publish before set-up. `seed`: 64 hexadecimal digits from a good random source. */
export const commitmentTo = (seed: string): string => toHex(sha256(bytesOf(seed)));

/** A seed that is no seed would still give numbers, and anybody could foretell them. */
function bytesOf(seed: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new RangeError(`a seed has ${SEED_BYTES * 2} hexadecimal digits`);
  return fromHex(seed);
}

export function fairSource(seed: string, salts: readonly string[]): Source {
  bytesOf(seed);
  const salted = JSON.stringify(salts);
  return (index, of) => {
    // Made anew each time: a word of chance is rare, and tables at rest are many.
    const key = bytesOf(seed);
    // Rejection sampling: values in the incomplete last run of `of` are drawn again, so that all are equally likely.
    const fair = Math.floor(0x1_0000_0000 / of) * of;
    for (let attempt = 0; ; attempt++) {
      const drawn = new DataView(hmac(key, bytes(`${salted} ${index} ${attempt}`)).buffer).getUint32(0);
      if (drawn < fair) return drawn % of;
    }
  };
}

/** Proves that the revealed seed is the promised one and that every word of chance in the journal follows from it. */
export const verifyChance = (journal: readonly Entry[], chance: FairChance): Trouble | undefined =>
  atOnce(verifying(journal, chance));

/** The same, a word of chance at a time, for a host whom others wait for. */
export function* verifying(journal: readonly Entry[], chance: FairChance): Generator<void, Trouble | undefined> {
  if (chance.seed === undefined) return trouble('match-running', said('seed-unrevealed', {}), 'chance.seed');
  if (commitmentTo(chance.seed) !== chance.commitment) {
    return trouble('chance-touched', said('seed-other', {}), 'chance.seed');
  }
  for (const [seat, promise] of (chance.promises ?? []).entries()) {
    const salt = chance.salts[seat] ?? '';
    // Who promised and did not keep it has no salt at all; any other than the promised one was put there by somebody.
    if (salt !== '' && promise !== '' && promiseOf(salt) !== promise) {
      return trouble('chance-touched', said('salt-other', { seat }), `chance.salts[${seat}]`);
    }
  }
  const source = fairSource(chance.seed, chance.salts);
  for (const { entry, at, index } of chanceEntries(journal)) {
    const fair = source(index, entry.of, entry.what);
    if (fair !== entry.said) {
      const { what, said: told } = entry;
      return trouble('chance-touched', said('chance-differs', { what, said: told, fair }), `journal[${at}].said`);
    }
    yield;
  }
  return undefined;
}

/** Every word of chance with its number. Undo takes the numbers back too: whoever goes back past a die meets the same die again. */
function* chanceEntries(journal: readonly Entry[]) {
  let before = 0;
  // For each entry of the line: how many words of chance there were up to it.
  let line: number[] = [];
  for (const [at, entry] of journal.entries()) {
    const said = line.at(-1) ?? 0;
    if (entry.type === 'chance') yield { entry, at, index: before + said };
    if (isOfLine(entry)) line.push(entry.type === 'chance' ? said + 1 : said);
    else if (entry.type === 'undo') line.length = Math.min(line.length, entry.to);
    else if (entry.type === 'withdraw') line.splice(entry.at, 1);
    else if (entry.type === 'version') {
      before = entry.chances;
      line = [];
    }
  }
}
