/** Every message a page can want is there in both languages, with the same arguments. */

import type { Messages } from '@taverne/ui';
import { describe, expect, test } from 'vitest';
import { argumentsOf } from '../../../test/icu.ts';
import { pageState } from '../../../test/page-state.ts';
import type { FigureName, LeadersEvent, Why } from '../../src/index.ts';
import { CARD_NAMES, FIGURE_NAMES } from '../../src/index.ts';
import { messages } from '../../text/index.ts';
import { sayRefusal, describe as tell, turnsIn } from '../describe.ts';
import { sentenceOf, wayLabel } from '../turn.ts';
import { plain, position, seated } from './table.ts';

const ids = Object.keys(messages.en);
const has = (id: string): boolean => ids.includes(id);
const wordsOf = (id: string): string => Object.entries(messages.en).find(([key]) => key === id)?.[1] ?? '';
const idIn = (said: string): string => said.replace(/\{.*$/, '');

describe('both languages', () => {
  test('have the same messages', () => {
    expect(Object.keys(messages.fr).sort()).toEqual(ids.toSorted());
  });

  test.each(Object.entries(messages.en))('%s asks for the same in both', (id, message) => {
    const french = Object.entries(messages.fr).find(([key]) => key === id)?.[1] ?? '';
    expect(argumentsOf(french)).toEqual(argumentsOf(message));
  });
});

test('every figure and card that can be told has a name', () => {
  for (const figure of FIGURE_NAMES) expect(has(`figure.${figure}.name`)).toBe(true);
  for (const card of CARD_NAMES) expect(has(`card.${card}.does`)).toBe(true);
});

const team = 'leaderD1 innkeeperC2 grapplerB3 illusionistF3 bruiserE4';
const other = 'acrobatD4 manipulatorE2 prowlerB1 royal-guardG1 riderA1';
const enemies = 'leaderD7 archerF4 jailerA4 vizierC6';

test.each([team, `leaderD1 ${other.replace(' riderA1', '')}`, 'leaderD1 riderA1'])('every option of %s has words', (south) => {
  const { ways, view } = seated({ position: position(south, enemies, 'bear.assassin.nemesis') });
  for (const way of ways) expect(has(idIn(wayLabel(view, plain, way)))).toBe(true);
});

describe('events', () => {
  const { match, view } = seated({ position: position('leaderD1 grapplerC3', 'leaderD7 riderG4') }, 'grappler pull G4');
  const state = pageState({ game: 'leaders', view, events: match.events, seats: 2, mine: [0, 1] });

  test('all have a message', () => {
    for (const { event } of match.events) expect(has(idIn(tell(event, state, plain).replace(/^E/, 'e')))).toBe(true);
  });

  test('a pull tells who was drawn where, and keeps the word by which the message tells cases apart', () => {
    const event = match.events.map((told) => told.event).find((each) => each.event === 'used');
    if (!event) throw new Error('nobody used an ability');
    expect(tell(event, state, plain)).toMatch(/^Event\.used.*"figure":"grappler".*"displaced":"figure\.goes/);
  });

  test('a capture lists those who took part', () => {
    const event: LeadersEvent = {
      event: 'leader-captured',
      rule: 'LDR-END-02',
      side: 'north',
      cell: 'D7',
      by: [
        { figure: 'rider', cell: 'D6', how: 'adjacent' },
        { figure: 'archer', cell: 'D5', how: 'shot' },
      ],
    };
    expect(tell(event, state, plain)).toMatch(/"by":"told\.list.*figure\.on.*figure\.on/);
  });

  test('figures are told with whoever they belong to', () => {
    const named = {
      ...state,
      seats: state.seats.map((seat, i) => ({ ...seat, name: ['Camille', 'Anna'][i] ?? '', mine: i === 0 })),
    };
    // Names are put together by messages without cases, which need no more than this.
    const told = (language: 'en' | 'fr', event: LeadersEvent): string => {
      const words: Messages = messages[language];
      return tell(event, named, (id, values = {}) =>
        (words[id] ?? id).replace(/\{(\w+)\}/g, (_, name) => String(values[name])),
      );
    };
    const pull: LeadersEvent = {
      event: 'used',
      rule: 'LDR-ABL-GRAP-01',
      side: 'south',
      figure: 'grappler',
      displaced: [{ figure: 'north-leader', from: 'D5', to: 'D3' }],
    };
    const step: LeadersEvent = {
      event: 'moved',
      rule: 'LDR-ACT-03',
      side: 'south',
      figure: 'south-leader',
      from: 'D1',
      to: 'D2',
    };
    expect(told('en', pull)).toMatch(/^Anna’s Leader D5 → D3,/);
    expect(told('fr', pull)).toMatch(/^Le Leader d’Anna D5 → D3,/);
    expect(told('en', step)).toBe('Your Leader moves from D1 to D2.');
    expect(told('fr', step)).toBe('Votre Leader va de D1 à D2.');
    const why = (language: 'en' | 'fr', reason: Why, figure: FigureName): string => {
      const words: Messages = messages[language];
      return sayRefusal({ rule: 'LDR-ACT-01', why: reason, figures: { figure } }, named, (id, values = {}) =>
        (words[id] ?? id).replace(/\{(\w+)\}/g, (_, name) => String(values[name])),
      );
    };
    expect(why('en', 'acted', 'grappler')).toBe('Your Grappler has already acted this turn.');
    expect(why('fr', 'acted', 'grappler')).toBe('Votre Lance-Grappin a déjà agi ce tour-ci.');
    expect(why('fr', 'not-yours', 'north-leader')).toMatch(/^Le Leader d’Anna est de l’autre camp/);
    expect(why('fr', 'not-on-board', 'archer')).toBe('L’Archère n’est pas sur le plateau.');
  });

  test('whoever has nobody left to act is asked to end their actions, and for nothing else', () => {
    const { view: spent, ways, question } = seated({ position: position('leaderD1', 'leaderD7') }, 'D1 D2');
    expect(sentenceOf({ picks: [], ways, view: spent, question }, plain, question.name).sentence).toBe('web.act.spent');
    const fresh = seated({ position: position('leaderD1', 'leaderD7') });
    expect(sentenceOf({ picks: [], ways: fresh.ways, view: fresh.view, question: fresh.question }, plain, 'act').sentence).toBe(
      'ask.act',
    );
  });

  /** Seat 0 looks at the other; neither has a name. */
  const alone = { ...state, seats: state.seats.map((seat, i) => ({ ...seat, mine: i === 0 })) };
  const mine = view.south === 0 ? ('south' as const) : ('north' as const);
  const theirs = mine === 'south' ? ('north' as const) : ('south' as const);

  test('are told to “you” where one seat is one’s own, and by side where two share a screen', () => {
    const skipped = (side: typeof mine): LeadersEvent => ({ event: 'recruitment-skipped', rule: 'LDR-RECRUIT-06', side });
    expect(tell(skipped(mine), alone, plain)).toMatch(/^You\.recruitment-skipped/);
    expect(tell(skipped(theirs), alone, plain)).toBe('Event.recruitment-skipped{"side":"told.guest"}');
    expect(tell(skipped(mine), state, plain)).toContain(`"side":"side.${mine}"`);
  });

  test('every event of a side can be told to “you”', () => {
    const told = ids.filter((id) => id.startsWith('event.') && argumentsOf(wordsOf(id)).some((name) => name === 'side'));
    expect(told.length).toBeGreaterThan(0);
    for (const id of told) expect(has(id.replace('event.', 'you.'))).toBe(true);
  });
});

test('every way to win is told to whoever won and to whoever lost', () => {
  for (const how of ['capture', 'encirclement', 'resignation', 'time', 'walls']) {
    expect(has(`outcome.${how}.says`) && has(`web.won.${how}`) && has(`web.lost.${how}`)).toBe(true);
  }
});

describe('the turns of a match', () => {
  test('begin where they are told to', () => {
    const { match } = seated({}, 'D1 D2', 'end');
    expect(turnsIn(match.events).map((i) => match.events[i]?.event.event)).toEqual(['turn-began']);
  });

  test('count the one in which a position begins, once something was done in it', () => {
    const from = { position: position('leaderD1 riderB2 archerC2 jailerE2 bruiserF2', 'leaderD7 prowlerB5') };
    expect(turnsIn(seated(from).match.events)).toEqual([]);
    const { match } = seated(from, 'B2 B3', 'end');
    const [first, second] = turnsIn(match.events);
    expect(first).toBe(0);
    expect(match.events[second ?? 0]?.event).toMatchObject({ event: 'turn-began', side: 'north' });
  });
});
