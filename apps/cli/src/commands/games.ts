/** `taverne games`: what can be played here, and how. */
import { defaultOf, type OptionField } from '@taverne/engine';
import { type Args, expectWords } from '../args.ts';
import type { Command } from '../command.ts';
import { type Complaint, EXIT, type Exit } from '../complaint.ts';
import { type Desk, type Entry, widthOfDesk } from '../desk.ts';
import { gameWords } from '../game-words.ts';
import { glossary } from '../table.ts';
import type { Say } from '../words.ts';

export const listGames: Command = {
  name: 'games',
  usage: '[--json]',
  says: 'games.says',
  flags: { json: { says: 'flag.json' } },
  run,
};

async function run(desk: Desk, args: Args): Promise<Exit | Complaint> {
  const wrong = expectWords(desk.say, args, []);
  if (wrong) return wrong;
  const sheets = await Promise.all(desk.games.map((entry) => sheetOf(desk, entry)));
  if (args.has('json')) desk.output.write(`${JSON.stringify(sheets, null, 2)}\n`);
  else for (const [i, sheet] of sheets.entries()) desk.tell(...(i > 0 ? [''] : []), ...linesOf(desk, sheet));
  return EXIT.OK;
}

type Sheet = Awaited<ReturnType<typeof sheetOf>>;

async function sheetOf({ language }: Desk, entry: Entry) {
  const [game, levels, words] = await Promise.all([entry.load(), entry.levels?.() ?? [], gameWords(entry, language)]);
  return {
    id: entry.id,
    name: words.word('game.name', entry.id),
    says: words.word('game.says', ''),
    version: game.version,
    seats: game.seats,
    options: Object.entries(game.fields).map(([name, field]) => ({
      name,
      kind: field.kind,
      default: defaultOf(field),
      values: valuesOf(field),
      ...(field.rule === undefined ? {} : { rule: field.rule }),
      says: words.word(`option.${name}.says`, ''),
    })),
    levels: levels.map(({ level }) => ({
      level,
      name: words.word(`level.${level}.name`, String(level)),
      says: words.word(`level.${level}.says`, ''),
    })),
  };
}

/** What may stand after the equals sign, as data. */
type FieldValues =
  | readonly (string | boolean)[]
  | { readonly min: number; readonly max: number }
  | { readonly of: readonly string[]; readonly length: number }
  | { readonly longest: number };

function valuesOf(field: OptionField): FieldValues {
  switch (field.kind) {
    case 'flag':
      return [true, false];
    case 'choice':
      return field.of;
    case 'whole':
      return { min: field.min, max: field.max };
    case 'list':
      return { of: field.of, length: field.length };
    case 'text':
      return { longest: field.longest };
  }
}

function linesOf(desk: Desk, sheet: Sheet): string[] {
  const { say } = desk;
  const { min, max } = sheet.seats;
  const options = sheet.options.flatMap((option) => {
    const head = `  <key>${option.name}</key>  ${sayValues(say, option.values)}  <dim>${sayDefault(say, option.default)}</dim>`;
    return [head, `      ${option.says}`];
  });
  const levels = glossary(
    sheet.levels.map(({ level, name, says }) => [`<key>${level}</key>  ${name}`, says]),
    widthOfDesk(desk),
  );
  return [
    `<bold>${sheet.name}</bold> (${sheet.id}) – ${say('games.seats', { min, max, same: min === max ? 'yes' : 'no' })}`,
    sheet.says,
    ...(options.length > 0 ? ['', say('games.options'), ...options] : []),
    ...(levels.length > 0 ? ['', say('games.levels'), ...levels] : []),
  ];
}

function sayValues(say: Say, values: FieldValues): string {
  if (!('min' in values || 'of' in values || 'longest' in values)) return values.join(' | ');
  if ('min' in values) return say('games.whole', { min: values.min, max: values.max });
  return 'of' in values ? say('games.list', { of: values.of.join(', '), length: values.length }) : say('games.text', values);
}

function sayDefault(say: Say, value: unknown): string {
  const empty = value === '' || (Array.isArray(value) && value.length === 0);
  return empty ? say('games.no-default') : say('games.default', { value: String(value) });
}
