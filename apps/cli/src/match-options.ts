/** `--option k=v …`: match options as typed on the command line. */
import { type Game, readOption } from '@taverne/engine';
import { type Complaint, complaintOf, EXIT, misused } from './complaint.ts';
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
    raw[name] = readOption(game.fields[name], word.slice(cut + 1));
  }
  const parsed = game.options(raw);
  return parsed.ok ? raw : complaintOf(say, parsed.trouble, EXIT.USAGE);
}
