/** Whoever gives up a move, or symbols, is asked once more; elsewhere an end is an end. */
import { answer, type Question, questionsOf, quick, startMatch, viewOf } from '@taverne/engine';
import { readQuestion, type Say } from '@taverne/ui';
import { expect, test } from 'vitest';
import { tinyEpicQuest } from '../../src/index.ts';
import type { QuestTypes } from '../../src/types.ts';
import { matchAt } from '../../test/position.ts';
import { leftUndone, wayOn } from '../turn.ts';
import { openPack } from '../view.ts';
import { waysOf } from '../ways.ts';

const say: Say = (id) => id;

/** The first question of that name in a match alone, and the ways to answer it. */
function asked(name: string, isMeant: (question: Question) => boolean = () => true) {
  openPack({});
  const started = startMatch(tinyEpicQuest, { options: { mode: 'solo' }, seats: 1, chance: quick(5) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  for (let i = 0; i < 400; i++) {
    const [plain] = questionsOf(match, 0);
    if (!plain) break;
    const view = viewOf(match, 0);
    if (plain.name === name && isMeant(plain)) {
      const question = readQuestion<QuestTypes>({ game: 'tiny-epic-quest' }, plain, view);
      return { question, ways: waysOf(question, view) };
    }
    answer(match, 0, plain.id, plain.options[(i * 7) % plain.options.length]?.key ?? '');
  }
  throw new Error(`${name} was never asked`);
}

test.each(['travel', 'use'])('%s: something would be lost', (name) => {
  const { question, ways } = asked(name, ({ options }) => options.length > 1);
  expect(leftUndone({ question, ways }, say)).toBe(`web.undone.${name}`);
  expect(leftUndone({ question, ways: ways.slice(-1) }, say), 'nothing else can be done').toBeUndefined();
});

test.each(['card', 'dice'])('%s: nothing is lost', (name) => {
  expect(leftUndone(asked(name), say)).toBeUndefined();
});

test('the large button ends a move; a step that is offered it takes', () => {
  expect(wayOn(asked('travel'))?.key).toBe('idle');
  const match = matchAt({ stage: 'dice', heroes: ['I1L+4'], row: 'P01 P02 T05', options: { offerSteps: true } });
  answer(match, 0, questionsOf(match, 0)[0]?.id ?? '', 'rest');
  const [plain] = questionsOf(match, 0);
  if (plain?.name !== 'step') throw new Error('no step is offered');
  const view = viewOf(match, 0);
  const question = readQuestion<QuestTypes>({ game: 'tiny-epic-quest' }, plain, view);
  expect(wayOn({ question, ways: waysOf(question, view) })?.key).toBe('take');
});
