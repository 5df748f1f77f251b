/** What holds of the messages of every game: complete, the same in both languages, and fit for what the rules have to say. */
import type { Game, Happening } from '@taverne/engine';
import type { Telling } from '@taverne/engine/telling';
import { describe, expect, test } from 'vitest';
import { argumentsOf, textOf } from './icu.ts';
import { type Played, playOut } from './playing.ts';

interface Messages {
  readonly [key: string]: string;
}

interface Spoken<State, Options, E extends Happening, View> {
  readonly messages: { readonly en: Messages; readonly fr: Messages };
  readonly game: Game<State, Options, E, View>;
  readonly levels: readonly { readonly level: number }[];
  readonly telling: Telling;
  /** Matches that, together, have most of the game in them. */
  readonly matches: readonly Played[];
}

export function testMessages<State, Options, E extends Happening, View>(spoken: Spoken<State, Options, E, View>): void {
  const { en, fr } = spoken.messages;
  const wanted = (): Map<string, string[]> => new Map(Object.entries(en).map(([key, message]) => [key, argumentsOf(message)]));

  describe('the messages', () => {
    test('are there in both languages, in the same order, and none is empty', () => {
      expect(Object.keys(fr)).toEqual(Object.keys(en));
      expect([...Object.entries(en), ...Object.entries(fr)].filter(([, message]) => message.trim() === '')).toEqual([]);
    });

    test('are well formed, and take the same arguments in both languages', () => {
      const withArguments = (of: Messages) => Object.entries(of).map(([key, message]) => [key, argumentsOf(message)]);
      expect(withArguments(fr)).toEqual(withArguments(en));
    });

    test('speak to people: no word of the code, no rule id, no straight apostrophe, which ICU would take for a quotation mark', () => {
      const machine = /[a-z][A-Z]|_|\b[A-Z]{3}-[A-Z]|'|\b(undefined|null|NaN)\b/;
      expect([...Object.entries(en), ...Object.entries(fr)].filter(([, message]) => machine.test(textOf(message)))).toEqual([]);
    });

    test('name every option and level', () => {
      expectKeys(en, Object.entries(spoken.game.fields).flatMap(optionKeys));
      expectKeys(
        en,
        spoken.levels.flatMap(({ level }) => [`level.${level}.name`, `level.${level}.says`]),
      );
    });

    test('find all they need in what happens, is asked and is refused in play', () => {
      const lacking = new Set<string>();
      const asked = wanted();
      const hear = (key: string, given: readonly string[]): void => {
        const names = asked.get(key);
        if (names === undefined) lacking.add(`no message ${key}`);
        for (const name of names ?? []) if (!given.includes(name)) lacking.add(`${key} lacks ${name}`);
      };
      for (const match of spoken.matches) playOut(spoken.game, match, spoken.telling, hear);
      expect([...lacking]).toEqual([]);
    });
  });
}

const optionKeys = ([name, field]: readonly [string, Game['fields'][string]]): string[] => {
  const values = field.kind === 'choice' ? field.of.map((value) => `.${value}`) : [];
  return ['', ...values].flatMap((value) => [`option.${name}${value}.label`, `option.${name}${value}.says`]);
};

/** All of these are there, and there is something to look for. */
export function expectKeys(messages: Messages, keys: readonly string[]): void {
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !(key in messages))).toEqual([]);
}

/** What a kind of message has words for, sorted: of `refusal.occupied` it is `occupied`; of `outcome.hp.says`, with an end, `hp`. */
export const namesIn = (messages: Messages, kind: string, end = ''): string[] =>
  Object.keys(messages)
    .filter((key) => key.startsWith(`${kind}.`) && key.endsWith(end))
    .map((key) => key.slice(kind.length + 1, key.length - end.length))
    .sort();
