/** A match file becomes a match of this device: to look at, or to play on. */
import { commitmentTo, type Entry, type Holder, ok, type Result, readFile } from '@taverne/engine';
import { openReel } from '../replay/reel.ts';
import { randomHex } from './lot.ts';
import { keep } from './stored.ts';

/** Who sat where, as the journal has it. Whoever it was, on this device they are people at one screen. */
function holdersIn(journal: readonly Entry[], seats: number): Holder[] {
  return Array.from({ length: seats }, (_, seat) => {
    const last = journal.findLast((entry) => entry.type === 'seat' && entry.seat === seat);
    return last?.type === 'seat' ? last.holder : { kind: 'person' };
  });
}

/** Keeps the file's match under a new id; what does not play through is refused and nothing is kept. */
export async function importFile(text: string): Promise<Result<{ readonly id: string; readonly over: boolean }>> {
  const file = readFile(text);
  if (!file.ok) return file;
  const reel = await openReel(text);
  if (!reel.ok) return reel;
  const { game, version, options, seats, journal, chance } = file.value;
  const id = randomHex(8);
  const seed = chance?.seed ?? randomHex(32);
  const over = reel.value.stateAt(reel.value.momentOf(undefined), undefined).outcome !== undefined;
  const now = Date.now();
  const imported = {
    id,
    game,
    version,
    options,
    seats,
    holders: holdersIn(journal, seats),
    chance: chance?.seed ? { ...chance, seed } : { commitment: commitmentTo(seed), salts: [], seed, foreign: true },
    journal,
    made: now,
    changed: now,
    over,
  };
  await keep(imported, journal.length);
  return ok({ id, over });
}
