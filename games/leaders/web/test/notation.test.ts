/** Keys read back: in whatever a match may offer, the key and the board say what the rules mean by it. */
import { answer, picker, questionsOf, quick, startMatch, viewOf } from '@taverne/engine';
import { expect, test } from 'vitest';
import {
  type Action,
  type Ban,
  cardName,
  cellName,
  type End,
  figureName,
  leaders,
  NONE,
  type React,
  type Recruit,
} from '../../src/index.ts';
import { type Deed, deedOf } from '../picking/notation.ts';
import { position, seated } from './table.ts';

type Value = Action | End | Ban | Recruit | React;
const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null && 'do' in value;

/** What the rules mean, in the words of the page. */
function meant(value: unknown): Deed | undefined {
  if (!isValue(value)) return undefined;
  switch (value.do) {
    case 'end':
      return { do: 'end' };
    case 'ban':
      return { do: 'ban', card: cardName(value.card) };
    case 'recruit':
      return { do: 'recruit', card: cardName(value.card), cells: value.cells.map(cellName) };
    case 'react':
      return { do: 'react', to: cellName(value.to) };
    default: {
      const { figure, to, target, targetTo } = value;
      return {
        do: value.do,
        figure: figureName(figure),
        ...(to !== NONE && { to: cellName(to) }),
        ...(target !== NONE && { target: cellName(target) }),
        ...(targetTo !== NONE && { targetTo: cellName(targetTo) }),
      };
    }
  }
}

test('LDR-DEC-06 every option of random matches in both modes can be read off its key', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 24; seed++) {
    const roll = picker(seed);
    const begun = startMatch(leaders, { options: { mode: seed % 2 ? 'strategist' : 'discovery' }, chance: quick(seed) });
    if (!begun.ok) throw new Error(begun.trouble.say);
    const match = begun.value;
    for (let i = 0; i < 150 && !match.outcome; i++) {
      const [question] = [0, 1].flatMap((seat) => questionsOf(match, seat));
      if (!question) throw new Error('nobody is asked');
      const view = viewOf(match, undefined);
      for (const { key, value } of question.options) {
        expect(deedOf(key, view), key).toEqual(meant(value));
        seen.add(key.replaceAll(/\b[A-G]\d\b/g, '·'));
      }
      answer(match, question.seat, question.id, question.options[roll(question.options.length)]?.key ?? '');
    }
  }
  for (const kind of ['· ·', 'end', 'nemesis ·', 'bruiser · ·', 'grappler go ·', 'grappler pull ·', 'illusionist ·']) {
    expect(seen).toContain(kind);
  }
});

test('what is no notation is no deed', () => {
  const { view } = seated({ position: position('leaderD1 grapplerC3', 'leaderD7 riderG4') });
  for (const key of ['', 'D2 D3', 'D1', 'D1 there', 'ban D1', 'recruit', 'nemesis', 'grappler', 'bruiser D3 D4', 'nobody D3']) {
    expect(deedOf(key, view), key).toBeUndefined();
  }
});
