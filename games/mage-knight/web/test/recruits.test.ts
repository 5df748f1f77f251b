/** Recruiting on the page: where one presses, and what the buttons say. */
import { questionsForPeople } from '@taverne/engine';
import { readQuestion } from '@taverne/ui';
import { expect, test } from 'vitest';
import { pageState } from '../../../test/page-state.ts';
import type { MageTypes } from '../../src/types.ts';
import { mage } from '../../test/table.ts';
import { messages } from '../../text/index.ts';
import { wayWord } from '../names.ts';
import { afterOf } from '../turn.ts';
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

test('a unit of the offer that is called to arms is told ability by ability', () => {
  const table = mage({ hand: 'call-to-arms', offer: 'peasants herbalists', crystals: 'white' }).play('call-to-arms');
  const [asked] = questionsForPeople(table.match, 0);
  if (!asked) throw new Error('nothing is asked');
  const view = table.view(0);
  const question = readQuestion<MageTypes>({ game: 'mage-knight' }, asked, view);
  const state = pageState({ game: 'mage-knight', view, events: table.match.events, seats: 1, mine: [0] });
  const words = new Map<string, string>(Object.entries(messages.en));
  const told = waysOf(question, view).map((way) => afterOf({ question, view, state }, (id) => words.get(id) ?? id, way));
  expect(told).toEqual(['unit.peasants.does.2', 'unit.herbalists.does.2'].map((id) => words.get(id)));
});
