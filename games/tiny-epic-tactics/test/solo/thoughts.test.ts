/** Every thought of the Enemy has words in both languages, made of the figures it carries. */
import { expect, test } from 'vitest';
import { argumentsOf } from '../../../test/icu.ts';
import { SAYINGS, thought } from '../../src/solo/thoughts.ts';
import en from '../../text/en.json' with { type: 'json' };
import fr from '../../text/fr.json' with { type: 'json' };

test.each([
  ['en', en],
  ['fr', fr],
])('every saying is worded in %s with its own figures, and nothing else is', (_, language) => {
  const messages = new Map(Object.entries(language));
  for (const [say, figures] of Object.entries<readonly string[]>(SAYINGS)) {
    const message = messages.get(`thought.${say}`) ?? '';
    expect(message, say).not.toBe('');
    expect(
      argumentsOf(message).filter((name) => !figures.includes(name)),
      say,
    ).toEqual([]);
  }
  const worded = [...messages.keys()].flatMap((key) => (key.startsWith('thought.') ? [key.slice('thought.'.length)] : []));
  expect(worded.filter((say) => !(say in SAYINGS))).toEqual([]);
});

test('a thought without figures is its saying alone', () => {
  expect(thought('all-in-dungeons', {})).toEqual({ say: 'all-in-dungeons' });
  expect(thought('stays', { cell: 'A1' })).toEqual({ say: 'stays', figures: { cell: 'A1' } });
});
