/** The table of Leaders' tests: positions are drawn or told in words. */
import { eventsFor, type Scripted, type Seat } from '@taverne/engine';
import { expect } from 'vitest';
import { begun, TestTable } from '../../test/table.ts';
import { wellTold } from '../../test/well-told.ts';
import { CARD_NAMES, type Leaders, leaders, type View, type Why, writePosition } from '../src/index.ts';
import { messages } from '../text/index.ts';

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
export function sit(set: Set | Pick<Set, 'options' | 'chance'> = {}): LeadersTable {
  const options = { first: '0', ...('south' in set ? { position: textOf(set) } : {}), ...set.options };
  return new LeadersTable(begun(leaders, { options, ...(set.chance ? { chance: set.chance } : {}) }), WITNESS);
}

const WITNESS = wellTold(new URL('../rules/en.md', import.meta.url), messages.en);

/** A table from a drawing. */
export const sitAt = (drawing: string, rest: Omit<Set, 'south' | 'north'> = {}): LeadersTable =>
  sit({ ...drawn(drawing), ...rest });

export class LeadersTable extends TestTable<Leaders> {
  protected override nameOf(seat: Seat): string {
    return seat === this.state.south ? 'south' : 'north';
  }

  get position(): string {
    return writePosition(this.state);
  }

  /** Everything that happens is told to everybody (LDR-SETUP-06). */
  override get events() {
    const told = eventsFor(this.match.events, undefined);
    expect(told).toHaveLength(this.match.events.length);
    return super.events;
  }

  /** The notations on offer, sorted: where on the list they stand is nobody's concern. */
  override options(beginning = '', seat?: Seat): string[] {
    return super.options(beginning, seat).sort();
  }

  override refused(why: Why): string[] {
    return super.refused(why).sort();
  }

  /** Where a figure could be sent: the last words of its options, `C3 C4 D5`. */
  ends(beginning: string): string {
    return this.options(beginning)
      .map((key) => key.slice(beginning.length + 1))
      .join(' ');
  }

  /** Answers with whatever notation comes first: it does not matter here. */
  any(): this {
    return this.play(this.options()[0] ?? '');
  }

  cell(figure: keyof View['at']): string | undefined {
    return this.view().at[figure];
  }
}
