/** Matches at random, looked at as the page does: every option is a way with words, and everything that happens is told. */
import { answer, awaited, picker, questionsForPeople, quick, startMatch, viewOf } from '@taverne/engine';
import { readQuestion, type Say, type Values } from '@taverne/ui';
import { expect, describe as group, test } from 'vitest';
import { argumentsOf } from '../../../test/icu.ts';
import { pageState } from '../../../test/page-state.ts';
import { mageKnight } from '../../src/index.ts';
import type { MageTypes } from '../../src/types.ts';
import { messages } from '../../text/index.ts';
import { describe } from '../describe.ts';
import { wayWord } from '../names.ts';
import { waysOf } from '../ways.ts';

const isKey = (id: string): id is keyof typeof messages.en => Object.hasOwn(messages.en, id);

/** A message with all it was given; what it lacks, and a key without a message, is shouted. */
const say: Say = (id, values: Values = {}) => {
  if (!isKey(id)) return id;
  const lacking = argumentsOf(messages.en[id]).filter((name) => !(name in values));
  return lacking.length > 0 ? `LACKS ${id} ${lacking.join()}` : `[${id} ${Object.values(values).join(' ')}]`;
};
const KIT = { game: 'mage-knight' };
const MOMENTS = 500;

function begun(options: object, seed: number, seats: number) {
  const started = startMatch(mageKnight, { options, seats, chance: quick(seed) });
  if (!started.ok) throw new Error(started.trouble.say);
  return started.value;
}

group.each([
  ['First Reconnaissance', {}, 3, 1],
  ['Solo Conquest', { scenario: 'solo-conquest', hero: 'goldyx' }, 5, 1],
  ['the first printing', { scenario: 'solo-conquest', printing: 'first', hero: 'norowas' }, 7, 1],
  ['Arythea', { scenario: 'solo-conquest', hero: 'arythea' }, 9, 1],
  ['two rivals who may fight each other', { scenario: 'blitz-conquest', duels: 'yes' }, 11, 2],
  ['two allies, who give up tactics', { scenario: 'blitz-cooperation' }, 13, 2],
] as const)('%s', (_, options, seed, seats) => {
  test('every option is a way that has words, and every event is told', () => {
    const match = begun(options, seed, seats);
    const pick = picker(seed);
    const wordless = new Set<string>();
    const hear = (key: string, said: string): void => {
      if (!said.startsWith('[') || /LACKS|undefined|\.name\b(?! )/.test(said)) wordless.add(`${key}: ${said}`);
    };
    for (let moment = 0; moment < MOMENTS && !match.outcome; moment++) {
      const [seat = 0] = awaited(match);
      const [plain] = questionsForPeople(match, seat);
      if (!plain) break;
      const view = viewOf(match, seat);
      const state = pageState({ game: KIT.game, view, events: match.events, seats, mine: [seat] });
      const question = readQuestion<MageTypes>(KIT, plain, view);
      const ways = waysOf(question, view);
      expect(ways.map(({ key }) => key)).toEqual(plain.options.map(({ key }) => key));
      for (const way of ways) hear(`${question.name} ${way.key}`, wayWord(say, state, question, way));
      for (const { event } of match.events.slice(-3)) hear(event.event, describe(event, state, say));
      const any = plain.options[pick(plain.options.length)]?.key ?? '';
      expect(answer(match, seat, plain.id, any)).toBeUndefined();
    }
    expect([...wordless]).toEqual([]);
  });
});
