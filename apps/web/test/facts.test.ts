/** What a match is played by, as an invitation tells it. */
import type { Say } from '@taverne/ui';
import { expect, test } from 'vitest';
import { factsOf } from '../src/table/facts.ts';

const WORDS: Readonly<Record<string, string>> = {
  'option.mode.blitz.label': 'Blitz',
  'option.duels.label': 'Fights',
  'option.duels.yes.label': 'Allowed',
};
const say: Say = (id, values = {}) =>
  id === 'wait.fact' ? `${String(values['option'])}: ${String(values['value'])}` : (WORDS[id] ?? id);

const GAME = {
  id: 'any',
  version: 1,
  seats: { min: 2, max: 2 },
  fields: {
    mode: { kind: 'choice', of: ['long', 'blitz'], default: 'blitz' },
    duels: { kind: 'choice', of: ['yes', 'no'], default: 'no' },
  },
  levels: [],
} as const;

test('a choice that is not usual is told with what is chosen; the mode needs no such word', () => {
  const told = (options: Readonly<Record<string, string>>) =>
    factsOf(
      say,
      {
        ...GAME,
        fields: { mode: { ...GAME.fields.mode, of: ['long', 'blitz'] }, duels: { ...GAME.fields.duels, of: ['yes', 'no'] } },
        levels: [],
      },
      { options, clock: { kind: 'none' } },
    ).slice(0, -1);
  expect(told({})).toEqual(['Blitz']);
  expect(told({ duels: 'yes' })).toEqual(['Blitz', 'Fights: Allowed']);
});
