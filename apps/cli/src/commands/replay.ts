/** `taverne replay`: a match file, step by step. */
import type { Seat } from '@taverne/engine';
import { type Args, expectWords, wholeOf } from '../args.ts';
import type { Command } from '../command.ts';
import { Complaint, EXIT, type Exit } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { damaged, openMatchFile } from '../match-file.ts';
import { Film } from '../replay/film.ts';
import { walk } from '../replay/walk.ts';
import { type Voice, voiceOf } from '../voice.ts';

export const replay: Command = {
  name: 'replay',
  usage: '<file> [--step] [--to N] [--seat S]',
  says: 'replay.says',
  more: 'replay.more',
  flags: {
    step: { says: 'flag.step' },
    to: { value: 'N', says: 'flag.to' },
    seat: { value: 'S', says: 'flag.view' },
  },
  run,
};

async function run(plain: Desk, args: Args): Promise<Exit | Complaint> {
  const wrong = expectWords(plain.say, args, ['<file>']);
  if (wrong) return wrong;
  const [path = ''] = args.positionals;
  const opened = await openMatchFile(plain, path);
  if (opened instanceof Complaint) return opened;
  const { desk, entry, game, file } = opened;
  const { say } = desk;
  const to = wholeOf(say, args, 'to', { min: 0, max: file.journal.length });
  if (to instanceof Complaint) return to;
  const seat = wholeOf(say, args, 'seat', { min: 0, max: file.seats - 1 });
  if (seat instanceof Complaint) return seat;
  const film = Film.open(game, file);
  if (!film.ok) return damaged(say, path, film.trouble);
  const voice = await voiceOf(desk, entry);
  const walking = Boolean(desk.input.isTTY && desk.output.isTTY) && !args.has('to');
  const trouble = walking
    ? await walk(desk, voice, film.value, seat)
    : print(desk, voice, film.value, { seat, to: to ?? file.journal.length, step: args.has('step') });
  return trouble ? damaged(say, path, trouble) : EXIT.OK;
}

interface Printing {
  readonly seat: Seat | undefined;
  readonly to: number;
  readonly step: boolean;
}

/** Each entry in words; the board after each with `--step`, otherwise at the end. */
function print(desk: Desk, voice: Voice, film: Film, { seat, to, step }: Printing) {
  const tell = (): void => {
    desk.tell(...film.tell(voice, desk.say, seat));
    if (step) desk.tell('', ...voice.board(film.match, seat), '');
  };
  tell();
  while (!film.done && film.at < to) {
    const trouble = film.forward();
    if (trouble) return trouble;
    tell();
  }
  if (!step) desk.tell('', ...voice.board(film.match, seat));
  const { outcome } = film.match;
  desk.tell(
    '',
    outcome
      ? `<bold>${voice.outcome(film.match, outcome)}</bold>`
      : desk.say('replay.open', { at: film.at, entries: film.entries }),
  );
  return undefined;
}
