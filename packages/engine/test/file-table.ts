import { createHash } from 'node:crypto';
import { changeSeat, fileOf, type MatchFile, offerDraw, undo, writeFile } from '../src/index.ts';
import { feudWith, say } from './table.ts';

export const SEED = 'ab'.repeat(32);
export const CHANCE = {
  commitment: createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'),
  salts: ['Ada', 'Gräce'],
  seed: SEED,
};

export const playing = () => {
  const match = feudWith({
    hands: [
      ['boost0', 'blank0'],
      ['parry0', 'blank1'],
    ],
    chance: [['draw', 3]],
  });
  say(match, 0, 'strike 1');
  undo(match, 0);
  say(match, 0, 'rest');
  offerDraw(match, 1);
  changeSeat(match, 0, { kind: 'person', name: 'Élodie' });
  say(match, 1, 'strike 0');
  return match;
};
export const written = () => writeFile(fileOf(playing()));

/** What the text holds, to be changed and written again. */
export function parsed(): Record<string, unknown> {
  const raw: unknown = JSON.parse(written());
  return typeof raw === 'object' ? { ...raw } : {};
}

/** The file with something else in it and a fingerprint that fits: what a forger would send. */
export const forged = (change: Partial<MatchFile>): string => writeFile({ ...fileOf(playing()), ...change });
