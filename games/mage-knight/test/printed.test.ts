/** The words on cards, units, skills and tactics say the figures that are printed, in both languages. */
import { describe, expect, test } from 'vitest';
import { messages } from '../text/index.ts';
import { CARDS, SKILLS, TACTICS, UNITS } from './printed.ts';

const NUMBERS: { readonly [word: string]: string } = {
  two: '2',
  twice: '2',
  double: '2',
  three: '3',
  five: '5',
  deux: '2',
  trois: '3',
  cinq: '5',
};

/** Every figure but 0 and 1, once, in digits or in words. */
function figuresIn(text: string): string {
  const found = (text.toLowerCase().match(/\d+|\p{L}+/gu) ?? []).map((word) => NUMBERS[word] ?? word);
  return [...new Set(found.filter((word) => /^\d+$/.test(word) && Number(word) > 1))]
    .sort((a, b) => Number(a) - Number(b))
    .join(' ');
}

/** Under which key the words are, and what is printed there. */
type Line = readonly [key: string, printed: string];

const columns = (row: string): readonly string[] => row.split(' | ');

/** In the revised printing, and under `.first` in the first where it differs. */
function sides(key: string, first: string | undefined, revised: string | undefined): Line[] {
  if (first === undefined) return [];
  const now: Line = [key, revised ?? first];
  return `${key}.first` in messages.en ? [now, [`${key}.first`, first]] : [now];
}

const LINES: readonly Line[] = [
  ...CARDS.flatMap((row) => {
    const [id, , basic, strong, basicNow, strongNow] = columns(row);
    return [...sides(`card.${id}.basic`, basic, basicNow), ...sides(`card.${id}.strong`, strong, strongNow)];
  }),
  ...UNITS.flatMap((row) => {
    const [id, , , , , first = '', revised] = columns(row);
    const now = revised?.split(' ; ');
    return first.split(' ; ').flatMap((ability, i) => sides(`unit.${id}.does.${i}`, ability, now?.[i]));
  }),
  ...SKILLS.flatMap((row) => sides(`skill.${columns(row)[0]}.does`, columns(row)[2], undefined)),
  ...TACTICS.flatMap((row) => sides(`tactic.${columns(row)[0]}.does`, columns(row)[2], undefined)),
];

describe.each(['en', 'fr'] as const)('the words in %s', (language) => {
  const words: { readonly [key: string]: string } = messages[language];

  test('say every figure that is printed, and no other', () => {
    expect(LINES.map(([key]) => [key, figuresIn(words[key] ?? 'nothing')])).toEqual(
      LINES.map(([key, printed]) => [key, figuresIn(printed)]),
    );
  });

  test('name every component', () => {
    const kinds = [
      ['card', CARDS],
      ['unit', UNITS],
      ['skill', SKILLS],
      ['tactic', TACTICS],
    ] as const;
    const keys = kinds.flatMap(([kind, rows]) => rows.map((row) => `${kind}.${columns(row)[0]}.name`));
    expect(keys.filter((key) => !(key in words))).toEqual([]);
    expect([CARDS.length, UNITS.length, SKILLS.length, TACTICS.length]).toEqual([80, 20, 40, 12]);
  });
});
