import { createIntl } from '@formatjs/intl';
import { describe, expect, test } from 'vitest';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };

/** What a message is filled with. */
const namesIn = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name))].sort();

describe.each([
  ['en', en],
  ['fr', fr],
] as const)('the words of the command line in %s', (locale, messages) => {
  test('have the same keys and are filled with the same things as in English', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(en));
    for (const [key, message] of Object.entries(messages)) {
      const english = new Map(Object.entries(en)).get(key) ?? '';
      // A language may leave a detail out that it tells otherwise, but never ask for another.
      expect(namesIn(english), key).toEqual(expect.arrayContaining(namesIn(message)));
    }
  });

  test('are well-formed messages', () => {
    const intl = createIntl({
      locale,
      messages,
      onError(error) {
        throw error;
      },
    });
    for (const [key, message] of Object.entries(messages)) {
      const values = Object.fromEntries(namesIn(message).map((name) => [name, 1]));
      expect(intl.formatMessage({ id: key }, values, { ignoreTag: true }), key).not.toBe('');
    }
  });
});
