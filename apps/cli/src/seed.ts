/** Chance at the terminal: the same fair stream as online, so that every match played here can be proven afterwards. */
import { createHash, randomBytes } from 'node:crypto';
import { commitmentTo, type FairChance, fairSource, type Source } from '@taverne/engine';

export type OpenChance = FairChance & { readonly seed: string };

/** `word`: a number or any word, from which a seed is made; 64 hexadecimal digits are a seed already. Left out: a new one. */
export function seedFrom(word: string | undefined): string {
  if (word === undefined) return randomBytes(32).toString('hex');
  return /^[0-9a-f]{64}$/i.test(word) ? word.toLowerCase() : createHash('sha256').update(`taverne ${word}`).digest('hex');
}

export function chanceFrom(word: string | undefined): OpenChance {
  const seed = seedFrom(word);
  return { commitment: commitmentTo(seed), salts: [], seed };
}

export const sourceOf = ({ seed, salts }: OpenChance): Source => fairSource(seed, salts);

export const isOpen = (chance: FairChance | undefined): chance is OpenChance => chance?.seed !== undefined;

/** A number for a bot's thinking that follows from the match's seed and the place in it. */
export const thoughtSeed = (seed: string, at: number): number =>
  (Number.parseInt(seed.slice(0, 8), 16) ^ Math.imul(at + 1, 0x9e3779b1)) | 0;
