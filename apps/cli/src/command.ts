/** What a command is, and its help. */
import { type Args, COMMON_FLAGS, type Flags } from './args.ts';
import type { Complaint, Exit } from './complaint.ts';
import { type Desk, widthOfDesk } from './desk.ts';
import { glossary } from './table.ts';
import type { TextKey } from './words.ts';

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
  const flags = Object.entries({ ...command.flags, ...COMMON_FLAGS }).map(([name, { value, many, says }]) => {
    const word = [`--${name}`, ...(value === undefined ? [] : [value]), ...(many ? ['…'] : [])].join(' ');
    return [`<key>${word}</key>`, say(says)] as const;
  });
  return [
    `<bold>taverne ${command.name}</bold> ${command.usage}`,
    '',
    say(command.says),
    '',
    ...glossary(flags, widthOfDesk(desk)),
    ...(command.more === undefined ? [] : ['', ...say(command.more, examplesIn(desk)).split('\n')]),
  ];
}

/** Games for the examples: any, and one whose content can be replaced. */
const examplesIn = ({ games }: Desk) => ({
  game: games[0]?.id ?? '',
  packed: games.find(({ pack }) => pack !== undefined)?.id ?? '',
});

export function overview(desk: Desk, commands: readonly Command[]): string[] {
  const { say } = desk;
  const entries = commands.map(({ name, says }) => [`<key>${name}</key>`, say(says)] as const);
  return [`<bold>taverne</bold> – ${say('main.says')}`, '', ...glossary(entries, widthOfDesk(desk)), '', say('main.help')];
}
