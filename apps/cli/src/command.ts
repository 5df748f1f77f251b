/** What a command is, and its help. */
import { type Args, COMMON_FLAGS, type Flags } from './args.ts';
import type { Complaint, Exit } from './complaint.ts';
import { type Desk, widthOfDesk } from './desk.ts';
import { padEnd, wrap } from './style.ts';
import type { Say, TextKey } from './words.ts';

export interface Command {
  readonly name: string;
  /** What stands after the name: `<game> [options]`. */
  readonly usage: string;
  /** One sentence. */
  readonly says: TextKey;
  /** Whatever else there is to know: definitions, examples. */
  readonly more?: TextKey;
  readonly flags: Flags;
  run(desk: Desk, args: Args): Promise<Exit | Complaint>;
}

export function helpOf(desk: Desk, command: Command): string[] {
  const { say } = desk;
  const width = widthOfDesk(desk);
  return [
    `<bold>taverne ${command.name}</bold> ${command.usage}`,
    '',
    ...wrap(say(command.says), width),
    '',
    ...flagLines(say, { ...command.flags, ...COMMON_FLAGS }, width),
    ...(command.more === undefined ? [] : ['', ...paragraphs(say(command.more), width)]),
  ];
}

function flagLines(say: Say, flags: Flags, width: number): string[] {
  const heads = Object.entries(flags).map(([name, { value, many }]) => {
    const word = value === undefined ? '' : ` ${value}`;
    return `--${name}${word}${many ? ' …' : ''}`;
  });
  const column = Math.max(...heads.map((head) => head.length)) + 4;
  return Object.values(flags).flatMap(({ says }, i) => {
    const [first = '', ...rest] = wrap(say(says), width - column);
    return [padEnd(`  <key>${heads[i]}</key>`, column) + first, ...rest.map((line) => ' '.repeat(column) + line)];
  });
}

/** Lines that begin with spaces are examples and stay as they are. */
function paragraphs(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => (line.startsWith(' ') ? [line] : wrap(line, width)));
}

export function overview(desk: Desk, commands: readonly Command[]): string[] {
  const { say } = desk;
  const column = Math.max(...commands.map(({ name }) => name.length)) + 4;
  return [
    `<bold>taverne</bold> – ${say('main.says')}`,
    '',
    ...commands.flatMap(({ name, says }) => {
      const [first = '', ...rest] = wrap(say(says), widthOfDesk(desk) - column);
      return [padEnd(`  <key>${name}</key>`, column) + first, ...rest.map((line) => ' '.repeat(column) + line)];
    }),
    '',
    say('main.help'),
  ];
}
