/** The page's words: complete, the same in both languages, and none without a use. */
import { readdirSync, readFileSync } from 'node:fs';
import { createIntl } from '@formatjs/intl';
import { type Say, tellPhrase } from '@taverne/engine/telling';
import { games } from '@taverne/games';
import { TROUBLES } from '@taverne/protocol/words';
import { houseWords } from '@taverne/ui/words';
import { describe, expect, test } from 'vitest';
import { cupMessages } from '../src/cups/text/index.ts';
import { bannerMessages } from '../src/house/text/banner.ts';
import { houseMessages } from '../src/house/text/index.ts';
import { learnMessages, wordsOf } from '../src/learn/text/index.ts';
import { letterMessages } from '../src/letters/text/index.ts';
import { peopleMessages } from '../src/people/text/index.ts';
import { replayMessages } from '../src/replay/text/index.ts';
import { kitOf } from '../src/tablepage/kits.ts';
import { troubleWords } from '../src/words/troubles.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };

type Messages = { readonly [id: string]: string };
const CATALOGUES: readonly (readonly [string, { readonly en: Messages; readonly fr: Messages }])[] = [
  ['the shell', { en, fr }],
  ['every board', houseWords],
  ['the guide', learnMessages],
  ['people', peopleMessages],
  ['tournaments', cupMessages],
  ['replays', replayMessages],
  ['letters', letterMessages],
  ['house', houseMessages],
  ['banner', bannerMessages],
  ...(await Promise.all(
    games.map(async ({ id }) => [`the guide of ${id}`, wordsOf(await (await kitOf(id)).lesson?.())] as const),
  )),
];

/** `{name}` or `{name, plural, …}`; the text of a case has more than one word. */
const argumentsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name))].sort();

describe.each(CATALOGUES)('%s', (_, { en: english, fr: french }) => {
  test('says the same things in both languages', () => {
    expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
    expect([...Object.values(english), ...Object.values(french)].filter((message) => message.trim() === '')).toEqual([]);
  });

  test('asks for the same arguments in both languages', () => {
    const asked = (messages: Messages) => Object.fromEntries(Object.entries(messages).map(([id, m]) => [id, argumentsOf(m)]));
    expect(asked(french)).toEqual(asked(english));
  });

  test.each(['en', 'fr'] as const)('is well formed (%s)', (locale) => {
    const messages = { en: english, fr: french }[locale];
    const onError = (error: unknown): never => {
      throw error;
    };
    const intl = createIntl({ locale, messages: { ...messages }, onError });
    for (const [id, message] of Object.entries(messages)) {
      const values = Object.fromEntries(argumentsOf(message).map((name) => [name, 2]));
      expect(intl.formatMessage({ id }, values)).not.toBe('');
    }
  });
});

describe('what the page says', () => {
  const folder = new URL('../src', import.meta.url);
  /** Troubles are put into words where every board can have them. */
  const troubles = readFileSync(new URL('../../../packages/ui/src/trouble.ts', import.meta.url), 'utf8');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tablepage'))
    .map((file) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8'));
  const copying = readFileSync(new URL('../../../packages/ui/src/copy-field.tsx', import.meta.url), 'utf8');
  const all = [...sources, troubles, copying].join('\n');

  test('has words', async () => {
    const ofGames = await Promise.all(games.map(({ messages }) => messages('en')));
    const own = [
      learnMessages.en,
      replayMessages.en,
      letterMessages.en,
      peopleMessages.en,
      cupMessages.en,
      houseMessages.en,
      bannerMessages.en,
    ];
    const known = Object.assign({}, ...ofGames, en, ...own);
    const said = [...all.matchAll(/\bsay\(\s*'([\w.-]+)'/g)].map(([, id = '']) => id);
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((id) => !(id in known))).toEqual([]);
  });

  test('uses all its words', () => {
    const quoted = new Set([...all.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].map(([, id]) => id));
    const built = [...all.matchAll(/`([\w.-]*)\$\{[^}]*\}([\w.-]*)`/g)].map(([, before = '', after = '']) => ({
      before,
      after,
    }));
    const isBuilt = (id: string) =>
      built.some(({ before, after }) => before.length > 2 && id.startsWith(before) && id.endsWith(after));
    expect(
      Object.keys({
        ...en,
        ...replayMessages.en,
        ...letterMessages.en,
        ...peopleMessages.en,
        ...cupMessages.en,
        ...houseMessages.en,
      }).filter((id) => !quoted.has(id) && !isBuilt(id)),
    ).toEqual([]);
  });

  test('has a sentence for every trouble', () => {
    expect(TROUBLES.filter((trouble) => !(`trouble.${trouble}` in en))).toEqual([]);
  });
});

test.each(['en', 'fr'] as const)('whatever goes wrong names a game by its title (%s)', (language) => {
  const words = troubleWords(language);
  const intl = createIntl({ locale: language, messages: { ...words }, onError: () => {} });
  const say: Say = (id, values) => intl.formatMessage({ id, defaultMessage: id }, values);
  const naming = Object.entries(words).filter(([id, message]) => id.startsWith('said.') && message.includes('{game}'));
  expect(naming.length).toBeGreaterThan(10);
  for (const [id, message] of naming) {
    const others = Object.fromEntries(argumentsOf(message).map((name) => [name, 2]));
    const told = tellPhrase({ code: id.slice('said.'.length), figures: { ...others, game: 'mage-knight' }, say: '' }, say);
    expect(told).toContain('Mage Knight');
  }
});
