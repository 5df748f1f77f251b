/** `taverne pack`: the content of a game as a file, to change it and to play with it. */
import { type Args, expectWords } from '../args.ts';
import type { Command } from '../command.ts';
import { Complaint, EXIT, type Exit, misused } from '../complaint.ts';
import { type Desk, gameNamed } from '../desk.ts';
import { writeWhole } from '../match-file.ts';

export const pack: Command = {
  name: 'pack',
  usage: '<game> [--save FILE]',
  says: 'pack.says',
  more: 'pack.more',
  flags: { save: { value: 'FILE', says: 'flag.save-pack' } },
  run,
};

async function run(desk: Desk, args: Args): Promise<Exit | Complaint> {
  const wrong = expectWords(desk.say, args, ['<game>']);
  if (wrong) return wrong;
  const entry = gameNamed(desk, args.positionals[0]);
  if (entry instanceof Complaint) return entry;
  if (!entry.pack) return misused(desk.say('pack.none', { game: entry.id }));
  const json = await entry.pack();
  const path = args.word('save');
  if (path !== undefined) return writeWhole(desk.say, path, json) ?? EXIT.OK;
  desk.output.write(json);
  return EXIT.OK;
}
