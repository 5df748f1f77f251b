/** The words of Leaders: complete, the same in both languages, and fit for what the rules have to say. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectKeys, namesIn, testMessages } from '../../test/messages.ts';
import { testRulePages } from '../../test/rule-pages.ts';
import { testSentences } from '../../test/sentences.ts';
import { leadersLevels } from '../src/bot/index.ts';
import { CARD_NAMES, FIGURE_NAMES, leaders, SIDE_NAMES } from '../src/index.ts';
import { SENTENCES } from '../src/sentences.ts';
import { messages, telling, wordsIn } from '../text/index.ts';

testRulePages({ folder: new URL('../rules/', import.meta.url), prefix: 'LDR', count: 151 });

testSentences(SENTENCES, wordsIn);

const VARIANTS = [
  {},
  { mode: 'strategist' },
  { startCellRecruits: false, wallsLose: true },
  { agreedDraws: false },
  { pile: CARD_NAMES },
];

testMessages({
  messages,
  game: leaders,
  levels: leadersLevels,
  telling,
  matches: [
    ...VARIANTS.flatMap((options) => [1, 2, 3].map((seed) => ({ options, seed }))),
    { seed: 1, mood: 'idle' },
    { options: { repetition: false, turnCap: 12 }, seed: 1, mood: 'idle' },
  ],
});

describe('the words of Leaders', () => {
  const { en } = messages;

  it('name every side, card and figure', () => {
    expectKeys(
      en,
      SIDE_NAMES.map((side) => `side.${side}`),
    );
    expectKeys(
      en,
      CARD_NAMES.flatMap((card) => ['name', 'type', 'does', 'search'].map((what) => `card.${card}.${what}`)),
    );
    expectKeys(
      en,
      FIGURE_NAMES.map((figure) => `figure.${figure}.name`),
    );
  });

  it('explain every refusal and every end that the source names, and no other', () => {
    const sources = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.startsWith('bot'))
      .map((path) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8'))
      .join('\n');
    const found = (...patterns: readonly RegExp[]): string[] =>
      [...new Set(patterns.flatMap((pattern) => [...sources.matchAll(pattern)].map(([, name = '']) => name)))].sort();
    expect(namesIn(en, 'refusal')).toEqual(found(/(?:because|refused)\('([\w-]+)'/g, /\bwhy: '([\w-]+)'/g));
    const ends = found(/endAs(?:Draw|Loss)\(state,(?: side,)? '([\w-]+)'/g);
    const others = ['capture', 'encirclement', 'resignation', 'time', 'agreement'];
    expect(namesIn(en, 'outcome', '.says')).toEqual([...ends, ...others].sort());
    expect(namesIn(en, 'outcome', '.name')).toEqual(namesIn(en, 'outcome', '.says'));
  });
});
