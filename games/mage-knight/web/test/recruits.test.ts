/** Recruiting on the page: where one presses, and what the buttons say. */
import { questionsForPeople } from '@taverne/engine';
import { readQuestion } from '@taverne/ui';
import { expect, test } from 'vitest';
import { pageState } from '../../../test/page-state.ts';
import type { MageTypes } from '../../src/types.ts';
import { mage } from '../../test/table.ts';
import { wayWord } from '../names.ts';
import { waysOf } from '../ways.ts';

const say = (id: string, values: object = {}): string => [id, ...Object.values(values)].join(' ');

test('a unit in the place of another is pressed after it; one that a skill leads sends nobody away', () => {
  const table = mage({
    skills: 'norowas-bonds-of-loyalty',
    hand: 'march',
    at: '2.-3',
    stage: 'interact',
    units: 'foresters',
    offer: 'peasants',
    influence: 5,
  });
  const [asked] = questionsForPeople(table.match, 0);
  if (!asked) throw new Error('nothing is asked');
  const view = table.view(0);
  const question = readQuestion<MageTypes>({ game: 'mage-knight' }, asked, view);
  const state = pageState({ game: 'mage-knight', view, events: table.match.events, seats: 1, mine: [0] });
  const recruits = waysOf(question, view).filter(({ deed }) => deed?.do === 'recruit');
  expect(recruits.map(({ path }) => path)).toEqual([['offer-0', 'unit-0'], ['offer-0']]);
  expect(recruits.map((way) => wayWord(say, state, question, way))).toEqual([
    'web.do.recruit.for unit.peasants.name unit.foresters.name',
    'web.do.recruit.bound unit.peasants.name',
  ]);
});
