/** Whatever a match can ask or tell has words, in both languages. */
import type { OutcomeOf, Question } from '@taverne/engine';
import type { Say } from '@taverne/ui';
import { describe, expect, test } from 'vitest';
import { argumentsOf } from '../../../test/icu.ts';
import { bookOf } from '../../src/content/book.ts';
import type { TacticsEvent } from '../../src/events.ts';
import type { Tactics } from '../../src/types.ts';
import { messages } from '../../text/index.ts';
import { columnWord, partWord } from '../../text/names.ts';
import webEn from '../../text/web.en.json' with { type: 'json' };
import webFr from '../../text/web.fr.json' with { type: 'json' };
import { describe as tell, thoughtsIn } from '../describe.ts';
import { reasonOf } from '../notes/why.tsx';
import { waysOf } from '../picking/ways.ts';
import type { TacticsTable } from '../table.tsx';
import { turnOf, wayLabel } from '../turn.ts';
import { clicked, plain, play, seated, tableState, untilAct } from './table.ts';

const ids = new Set(Object.keys(messages.en));
/** As the page says it: an id without a message comes back as it is. */
const say: Say = (id) => (ids.has(id) ? `«${id}»` : id);

test('both languages say the same things with the same arguments', () => {
  expect(Object.keys(webFr)).toEqual(Object.keys(webEn));
  const french = new Map(Object.entries(webFr));
  for (const [id, message] of Object.entries(webEn)) {
    expect([id, argumentsOf(french.get(id) ?? '')]).toEqual([id, argumentsOf(message)]);
  }
});

test('a button that declines says what is not done', () => {
  for (const name of ['push', 'pull', 'intercept', 'riposte', 'carry']) expect(ids).toContain(`web.end.${name}`);
});

const MATCHES = [
  { mode: 'competitive', seats: 4, seed: 3 },
  { mode: 'teams', seats: 4, seed: 4 },
  { mode: 'battle', seats: 3, seed: 5 },
  { mode: 'solo', seats: 1, seed: 6 },
  { mode: 'co-op', seats: 2, seed: 1 },
] as const;

describe.each(MATCHES)('a match of $mode', ({ mode, seats, seed }) => {
  const match = play({ options: { mode }, seats, seed });
  const seen = match.questions.map(({ question, view }) => ({ question, view, ways: waysOf(question, view, bookOf(view)) }));

  test('asks nothing without a sentence and offers nothing without a label', () => {
    const dumb = new Set<string>();
    for (const { question, view, ways } of seen) {
      const table = tableFor(question, view, ways);
      if (!turnOf(table, say).sentence.startsWith('«')) dumb.add(`sentence of ${question.name}`);
      for (const way of ways) if (!wayLabel(table, say, way).includes('«')) dumb.add(`${question.name}: ${way.key}`);
    }
    expect([...dumb]).toEqual([]);
  });

  test('tells no event without a message', () => {
    const dumb = new Set<string>();
    const last = seen.at(-1);
    if (!last) throw new Error('nobody was asked');
    const state = { ...tableState({ match: match.match, view: last.view }, [0]), view: last.view };
    for (const { event } of match.match.events) {
      if (!tell(event, state, say).startsWith('«')) dumb.add(event.event);
      for (const thought of thoughtsIn(event, state, say)) if (!thought.startsWith('«')) dumb.add(thought);
    }
    expect([...dumb]).toEqual([]);
  });

  test('names every part of a damage', () => {
    const dumb = new Set<string>();
    for (const { event } of match.match.events) {
      const parts = 'parts' in event ? event.parts : [];
      for (const { of } of parts) if (!partWord(say, of).startsWith('«')) dumb.add(of);
    }
    expect([...dumb]).toEqual([]);
  });
});

/** As much of a table as words need. */
function tableFor(question: Question, view: TacticsTable['view'], ways: TacticsTable['ways']): TacticsTable {
  const table = {
    state: { ...tableState({ match: { events: [] }, view }, [question.seat]), questions: [question] },
    view,
    book: bookOf(view),
    question,
    ways,
    picks: [],
    next: new Map(),
    ending: [],
    playback: { left: 0 },
    choose: () => {},
    pointAtWay: () => {},
    back: () => {},
  };
  return table as unknown as TacticsTable;
}

describe('told to whoever looks', () => {
  const { match, view } = seated(untilAct);
  const unit = view.units[0]?.id ?? '';
  const moved: TacticsEvent = { event: 'moved', rule: 'TET-MOVE-01', unit, path: ['B5', 'B6'], cost: 2, left: 1 };

  test('a cell is not taken for a unit of the same name', () => {
    expect(tell(moved, tableState({ match, view }, [0]), plain)).toContain('"path":"B6"');
  });

  test('others go by their name, or by their crest where all share a screen', () => {
    const turn: TacticsEvent = { event: 'tactic-kept', rule: 'TET-SETUP-15', side: 1 };
    expect(tell(turn, tableState({ match, view }, [0]), plain)).toContain('"side":"told.guest"');
    expect(tell(turn, tableState({ match, view }, [0, 1]), plain)).toContain('"side":"crest.moon"');
  });
});

test('an end by leaving names who left, and a won one names the winners with their number', () => {
  const { match, question, view, ways } = seated(untilAct);
  const spoken: Say = (id, values) => `${id} ${JSON.stringify(values ?? {})}`;
  const table = tableFor(question, view, ways);
  const ended = (outcome: OutcomeOf<Tactics>) => {
    const state = { ...tableState({ match, view }, []), outcome };
    return turnOf({ ...table, state, question: undefined }, spoken).sentence;
  };
  expect(ended({ places: [2, 1], how: 'resignation', rule: 'TET-ONL-02', leaver: 0 })).toContain('"leaver":"');
  expect(ended({ places: [1, 2], how: 'total', rule: 'TET-SCORE-05' })).toContain('"winners":1');
});

test('what you did is told to you, not about somebody called You', () => {
  const events = Object.entries(messages.en).filter(([id, text]) => id.startsWith('event.') && text.includes('{side}'));
  const mine = events.map(([id]) => id.replace('event.', 'you.'));
  // The Enemy's own doings.
  const never = new Set(['you.enemy-activated', 'you.enemy-came']);
  expect(mine.filter((id) => !ids.has(id) && !never.has(id))).toEqual([]);
  const outcomes = Object.entries(messages.en).filter(([id, text]) => /^outcome\..*\.says$/.test(id) && text.includes('{'));
  const hows = outcomes.map(([id]) => id.replace(/^outcome\.(.*)\.says$/, '$1'));
  expect(hows.filter((how) => !ids.has(`web.won.${how}`) && !ids.has(`web.lost.${how}`))).toEqual([]);
});

test('inside a sentence the Enemy has no capital', () => {
  const { match, view } = seated({ ...untilAct, options: { mode: 'solo' }, seats: 1 });
  const french = new Map(Object.entries(messages.fr));
  const spoken: Say = (id, values) =>
    id === 'enemy.side'
      ? 'L’Ennemi'
      : (french.get(id) ?? id).replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name]));
  const told = (event: TacticsEvent) => {
    return tell(event, tableState({ match, view }, [0]), spoken);
  };
  const enemy = { rule: 'TET-SOLO-SETUP-12', side: 1, unit: view.units[4]?.id ?? '', thoughts: [] };
  expect(told({ ...enemy, event: 'enemy-came', cell: 'H7' })).toContain('pour l’Ennemi');
  expect(told({ ...enemy, event: 'enemy-activated', card: 'E1' })).toMatch(/^L’Ennemi active/);
});

test('TET-SOLO-SETUP-02: whoever keeps one of two units reads both cards', () => {
  const { question, view, ways } = seated({ options: { mode: 'solo' }, seats: 1, until: ({ name }) => name === 'keep-unit' });
  const [one, two] = turnOf(tableFor(question, view, ways), plain).choices;
  expect(one?.after).toContain('sheet.unit');
  expect(one?.after).not.toBe(two?.after);
  expect(turnOf(tableFor(question, view, ways), plain).choices).toHaveLength(2);
});

test('asked in the turn of somebody else, one is told whose turn it is, not how many actions they have left', () => {
  const { question, view, ways } = seated({ until: ({ name }) => name === 'riposte' });
  expect(question.seat).not.toBe(view.active);
  expect(turnOf(tableFor(question, view, ways), plain).phases.map(({ id }) => id)).toEqual(['theirs']);
});

test('in narrow columns bots of one level go by their crests', () => {
  const { match, view } = seated(untilAct);
  const table = tableState({ match, view }, [0]);
  const bots = table.seats.map((seat) => ({ ...seat, kind: 'bot' as const, level: 2, mine: false }));
  expect(columnWord(plain, { ...table, seats: bots }, view, 1)).toBe('crest.moon');
  expect(columnWord(plain, table, view, 0)).toBe('told.you');
});

test('while nobody is asked in your turn, it is called yours', () => {
  const { match, question, view, ways } = seated(untilAct);
  const table: TacticsTable = { ...tableFor(question, view, ways), question: undefined };
  const title = (mine: number) => turnOf({ ...table, state: tableState({ match, view }, [mine]) }, plain).title;
  expect(title(view.active)).toBe('web.title.you');
  expect(title(1 - view.active)).toContain('web.title.theirs');
});

test('TET-RUL-02: a corner that has its two units is told as such, and a cell that is no starting cell, too', () => {
  const table = seated({ until: ({ name, options }) => name === 'deploy' && options.length < 7 });
  const { question, view, ways } = table;
  const missed = clicked(table, [], 'H7');
  const told = reasonOf(tableFor(question, view, ways), plain, { spot: 'H7', picks: [], missed });
  expect(told).toMatchObject({ text: expect.stringMatching(/^refusal\.not-a-start\{"cell":"H7"\}$/i), rule: 'TET-SETUP-12' });
  expect(told.instead).toContain('web.instead');
});
