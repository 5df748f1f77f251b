/** `taverne play`: a match in the terminal, against bots or against each other. */
import { type Args, expectWords } from '../args.ts';
import type { Command } from '../command.ts';
import { Complaint, type Exit } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { sitDown } from '../play/begin.ts';
import { readLines } from '../play/input.ts';
import { playOn } from '../play/loop.ts';
import { showSeats } from '../play/screen.ts';
import { keepSaved, type Session } from '../play/session.ts';

export const play: Command = {
  name: 'play',
  usage: '<game> [--seat 0] [--level 3] [--option k=v …] [--seed N]',
  says: 'play.says',
  more: 'play.more',
  flags: {
    seat: { value: 'N', says: 'flag.seat' },
    level: { value: 'N', says: 'flag.level' },
    hotseat: { says: 'flag.hotseat' },
    seats: { value: 'N', says: 'flag.seats' },
    option: { value: 'k=v', many: true, says: 'flag.option' },
    seed: { value: 'S', says: 'flag.seed' },
    load: { value: 'FILE', says: 'flag.load' },
    save: { value: 'FILE', says: 'flag.save' },
  },
  run,
};

async function run(desk: Desk, args: Args): Promise<Exit | Complaint> {
  const wrong = expectWords(desk.say, args, ['<game>']);
  if (wrong) return wrong;
  const seated = await sitDown(desk, args);
  if (seated instanceof Complaint) return seated;
  const lines = readLines(desk);
  const session: Session = { ...seated, lines };
  try {
    welcome(session);
    return keepSaved(session) ?? (await playOn(session));
  } finally {
    lines.close();
  }
}

function welcome(session: Session): void {
  const { desk, voice, chance, entry } = session;
  desk.tell(`<bold>${voice.words.word('game.name', entry.id)}</bold>  ${voice.words.word('game.says', '')}`);
  showSeats(session);
  const promise = chance
    ? desk.say('play.commitment', { commitment: chance.commitment.slice(0, 16) })
    : desk.say('play.no-seed');
  desk.tell(`<dim>${promise}</dim>`, desk.say('play.welcome'));
}
