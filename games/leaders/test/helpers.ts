/** A table for tests: positions are drawn or told, answers are notations, and what comes back is options, refusals and events. */
import {
  answer,
  askedOf,
  eventsFor,
  type Match,
  previewOf,
  questionsOf,
  quick,
  type Refusal,
  type Scripted,
  scripted,
  startMatch,
  viewOf,
  whyNot,
} from '@taverne/engine';
import { expect } from 'vitest';
import { CARD_NAMES, type LeadersEvent, leaders, type Options, type State, type View, writePosition } from '../src/index.ts';

type LeadersMatch = Match<State, Options, LeadersEvent, View>;

export interface Set {
  /** South's and North's figures: `leaderD1 archerC4~`. */
  readonly south: string;
  readonly north: string;
  /** Whose turn and how many turns are completed. Left out: South's, late in the match. */
  readonly turn?: string;
  readonly phase?: string;
  readonly mode?: 'discovery' | 'strategist';
  /** Left out: the first three cards that are not on the board. */
  readonly offer?: string;
  readonly pile?: string;
  readonly bans?: string;
  readonly walls?: string;
  readonly options?: { readonly [name: string]: unknown };
  readonly chance?: readonly Scripted[];
}

/** The position text of a set, with everything that was left out. */
export function textOf(set: Set): string {
  const { south, north, turn = 's20', phase = 'act', mode = 'discovery', offer, pile, bans, walls } = set;
  const dots = (words: string) => words.trim().split(/\s+/).join('.');
  const spare = CARD_NAMES.filter((card) => !new RegExp(`\\b${card}[A-G]`).test(`${south} ${north}`) && !pile?.includes(card));
  const parts = [mode, turn, phase, dots(south), dots(north)];
  if (mode === 'discovery') parts.push(`offer.${dots(offer ?? spare.slice(0, 3).join(' '))}`);
  if (pile !== undefined) parts.push(`pile.${dots(pile)}`);
  if (bans !== undefined) parts.push(`bans.${dots(bans)}`);
  if (walls !== undefined) parts.push(`walls.${dots(walls)}`);
  return parts.join('_');
}

/** Cells in the order in which a drawing shows them. */
const DRAWN = [
  ['D7'],
  ['C6', 'E6'],
  ['B5', 'D6', 'F5'],
  ['A4', 'C5', 'E5', 'G4'],
  ['B4', 'D5', 'F4'],
  ['A3', 'C4', 'E4', 'G3'],
  ['B3', 'D4', 'F3'],
  ['A2', 'C3', 'E3', 'G2'],
  ['B2', 'D3', 'F2'],
  ['A1', 'C2', 'E2', 'G1'],
  ['B1', 'D2', 'F1'],
  ['C1', 'E1'],
  ['D1'],
].flat();

const CODES: { readonly [code: string]: string } = {
  LE: 'leader',
  AC: 'acrobat',
  RI: 'rider',
  BR: 'bruiser',
  GU: 'royal-guard',
  IL: 'illusionist',
  GR: 'grappler',
  MA: 'manipulator',
  PW: 'prowler',
  IN: 'innkeeper',
  AR: 'archer',
  JA: 'jailer',
  PT: 'protector',
  VI: 'vizier',
  AS: 'assassin',
  BE: 'bear',
  CU: 'cub',
  NE: 'nemesis',
};

/** Reads a drawing of the board, 37 words row by row from North: `.` is empty, capitals are South's, small letters North's. */
function drawn(drawing: string): { south: string; north: string } {
  const words = drawing.trim().split(/\s+/);
  expect(words, 'a drawing shows 37 cells').toHaveLength(DRAWN.length);
  const teams: { south: string[]; north: string[] } = { south: [], north: [] };
  words.forEach((word, i) => {
    const [, code = '', mark = ''] = /^([A-Za-z]*)(~*)$/.exec(word) ?? [];
    if (word === '.') return;
    const name = CODES[code.toUpperCase()];
    if (name === undefined) throw new Error(`nobody is drawn as ${word}`);
    (code === code.toUpperCase() ? teams.south : teams.north).push(`${name}${DRAWN[i]}${mark}`);
  });
  return { south: teams.south.join(' '), north: teams.north.join(' ') };
}

/** South is seat 0 unless the options say otherwise. */
export function sit(set: Set | { readonly options?: Set['options']; readonly chance?: Set['chance'] } = {}): TestTable {
  const options = { first: '0', ...('south' in set ? { position: textOf(set) } : {}), ...set.options };
  const started = startMatch(leaders, { options, chance: set.chance ? scripted(set.chance) : quick(1) });
  if (!started.ok) throw new Error(`${started.trouble.say} (${started.trouble.at})`);
  return new TestTable(started.value);
}

/** A table from a drawing. */
export const sitAt = (drawing: string, rest: Omit<Set, 'south' | 'north'> = {}): TestTable =>
  sit({ ...drawn(drawing), ...rest });

export class TestTable {
  readonly match: LeadersMatch;
  constructor(match: LeadersMatch) {
    this.match = match;
  }

  get outcome() {
    return this.match.outcome;
  }

  get view(): View {
    return viewOf(this.match, undefined);
  }

  get position(): string {
    return writePosition(this.match.world.state);
  }

  /** Who is asked what: `south act`. */
  get asked(): string {
    return askedOf(this.match)
      .map(({ seat, name }) => `${seat === this.view.south ? 'south' : 'north'} ${name}`)
      .join(', ');
  }

  private get question() {
    const [asked] = askedOf(this.match);
    const [question] = asked ? questionsOf(this.match, asked.seat) : [];
    if (!question) throw new Error('nothing is asked');
    return question;
  }

  /** The notations on offer, sorted; only those that begin with these words, if given. */
  options(beginning = ''): string[] {
    const keys = this.question.options.map((option) => option.key);
    expect(new Set(keys).size, 'notations are unique').toBe(keys.length);
    return keys.filter((key) => key === beginning || key.startsWith(beginning === '' ? '' : `${beginning} `)).sort();
  }

  /** Where a figure could be sent: the last words of its options, `C3 C4 D5`. */
  ends(beginning: string): string {
    return this.options(beginning)
      .map((key) => key.slice(beginning.length + 1))
      .join(' ');
  }

  /** The value behind a notation. */
  value(key: string): unknown {
    return this.question.options.find((option) => option.key === key)?.value;
  }

  /** Answers one notation after the other, each for whoever is asked. */
  play(...keys: readonly string[]): this {
    for (const key of keys) {
      const { seat, id } = this.question;
      const trouble = answer(this.match, seat, id, key);
      if (trouble) throw new Error(`${trouble.say}; there are ${this.options().join(', ')}`);
    }
    return this;
  }

  /** Answers with whatever notation comes first: it does not matter here. */
  any(): this {
    return this.play(this.options()[0] ?? '');
  }

  /** Why a notation is not on offer; undefined: it is, or nobody thought of it. */
  why(key: string): Refusal | undefined {
    const { seat, id } = this.question;
    const list = whyNot(this.match, seat, id);
    if (!list.ok) throw new Error(list.trouble.say);
    const found = list.value.filter((each) => each.key === key);
    expect(found.length, `${key} is refused at most once`).toBeLessThanOrEqual(1);
    if (this.options().includes(key)) expect(found, `${key} is on offer and refused`).toEqual([]);
    return found[0]?.refusal;
  }

  /** The notations that are refused for this reason. */
  refused(why: string): string[] {
    const { seat, id } = this.question;
    const list = whyNot(this.match, seat, id);
    if (!list.ok) throw new Error(list.trouble.say);
    return list.value.flatMap(({ key, refusal }) => (refusal.why === why ? [key] : [])).sort();
  }

  preview(key: string): unknown {
    const { seat, id } = this.question;
    const preview = previewOf(this.match, seat, id, key);
    if (!preview.ok) throw new Error(preview.trouble.say);
    return preview.value;
  }

  /** What happened, from the first event of this kind on if given. */
  events(kind?: LeadersEvent['event']): LeadersEvent[] {
    const events = this.match.events.map(({ event }) => event);
    expect(eventsFor(this.match.events, undefined)).toHaveLength(events.length);
    return kind === undefined ? events : events.filter(({ event }) => event === kind);
  }

  /** The kinds of the events since a moment of the match. */
  since(count: number): string[] {
    return this.events()
      .slice(count)
      .map(({ event }) => event);
  }

  cell(figure: keyof View['at']): string | undefined {
    return this.view.at[figure];
  }
}
