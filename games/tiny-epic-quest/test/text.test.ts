/** The words of Tiny Epic Quest: complete, the same in both languages, and fit for what the rules have to say. */
import { describe, expect, it } from 'vitest';
import { expectKeys, namesIn, testMessages } from '../../test/messages.ts';
import { testRulePages } from '../../test/rule-pages.ts';
import { testSentences } from '../../test/sentences.ts';
import { questLevels } from '../src/bot/index.ts';
import { HOUSE } from '../src/content/house.ts';
import { GROTTO_NAMES, TREASURE_NAMES } from '../src/content/types.ts';
import { tinyEpicQuest } from '../src/index.ts';
import { WHYS } from '../src/refusals.ts';
import { SENTENCES } from '../src/sentences.ts';
import { COLOURS, LEGENDS, SYMBOLS, TRAVELS } from '../src/words.ts';
import { messages, telling, wordsIn } from '../text/index.ts';

testRulePages({ folder: new URL('../rules/', import.meta.url), prefix: 'TEQ', count: 284 });

testSentences(SENTENCES, wordsIn);

testMessages({
  messages,
  game: tinyEpicQuest,
  levels: questLevels,
  telling,
  matches: [
    { seed: 1 },
    { seed: 2, options: { gloom: true } },
    { seed: 3, seats: 4 },
    { seed: 4, seats: 1, options: { mode: 'solo', gloom: true } },
  ],
});

describe('the words', () => {
  const { en } = messages;

  it('name every card and thing', () => {
    expectKeys(
      en,
      COLOURS.map((colour) => `colour.${colour}`),
    );
    expectKeys(
      en,
      SYMBOLS.map((symbol) => `symbol.${symbol}`),
    );
    expectKeys(
      en,
      TRAVELS.flatMap((travel) => [`travel.${travel}.name`, `travel.${travel}.does`]),
    );
    expectKeys(
      en,
      GROTTO_NAMES.flatMap((grotto) => [`grotto.${grotto}.name`, `grotto.${grotto}.does`]),
    );
    expectKeys(
      en,
      [...TREASURE_NAMES, ...LEGENDS].flatMap((item) => [`item.${item}.name`, `item.${item}.does`]),
    );
    expectKeys(
      en,
      HOUSE.quests.flatMap(({ id }) => [`quest.${id}.name`, `quest.${id}.does`]),
    );
    expectKeys(
      en,
      HOUSE.temples.map(({ id }) => `temple.${id}.name`),
    );
    expectKeys(
      en,
      HOUSE.books.map((book) => `book.${book}.name`),
    );
  });

  it('have a reason for every refusal, and no other', () => {
    expect(namesIn(en, 'refusal')).toEqual([...WHYS].sort());
  });
});
