/** `--option k=v …`: match options as typed on the command line; `k=@file` takes a text from a file. */
import { type Game, readOption, type SeatCount, seatsFor } from '@taverne/engine';
import { Complaint, complaintOf, EXIT, misused } from './complaint.ts';
import { readWhole } from './match-file.ts';
import { suggestions } from './suggest.ts';
import type { Say } from './words.ts';

export type RawOptions = { readonly [name: string]: unknown };

export function readOptions(say: Say, game: Game, words: readonly string[]): RawOptions | Complaint {
  const raw: { [name: string]: unknown } = {};
  const names = Object.keys(game.fields);
  for (const word of words) {
    const cut = word.indexOf('=');
    if (cut < 1) return misused(say('option.form', { word }));
    const name = word.slice(0, cut);
    if (!names.includes(name)) {
      const [near] = suggestions(name, names);
      return misused(say('option.unknown', { name, game: game.id, names: names.join(', '), near: near ?? 'none' }));
    }
    if (name in raw) return misused(say('option.twice', { name }));
    const typed = word.slice(cut + 1);
    const isFile = game.fields[name]?.kind === 'text' && typed.startsWith('@');
    const text = isFile ? readWhole(say, typed.slice(1)) : typed;
    if (text instanceof Complaint) return text;
    raw[name] = readOption(game.fields[name], text);
  }
  const parsed = game.options(raw);
  return parsed.ok ? raw : complaintOf(say, parsed.trouble, EXIT.USAGE);
}

/** How many may sit down with these options, once they were read. */
export function seatsWith(game: Game, raw: RawOptions): SeatCount {
  const parsed = game.options(raw);
  return seatsFor(game.seats, parsed.ok ? parsed.value : undefined);
}
