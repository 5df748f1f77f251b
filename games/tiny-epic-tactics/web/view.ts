/** Questions one asks of a view: who stands where, whose it is, what is printed on it. */
import { isYou } from '@taverne/engine/telling';
import type { TableOptions, TableState } from '@taverne/ui';
import { type Book, bookFor, bookOf } from '../src/content/book.ts';
import type { EnemySide, UnitCard } from '../src/content/types.ts';
import type { CellName, UnitId } from '../src/events.ts';
import { parse } from '../src/parse.ts';
import type { Side } from '../src/state.ts';
import type { UnitView, View } from '../src/view.ts';
import { NONE } from '../src/words.ts';

export type { Tactics } from '../src/types.ts';
export type { UnitView, View } from '../src/view.ts';

let opened: TableOptions | undefined;

/** Opens the pack that views of a match name: the options have its text. */
export function openPack(options: TableOptions): void {
  if (options === opened) return;
  opened = options;
  const read = options.pack === undefined ? undefined : parse(options);
  if (read?.ok) bookFor(read.value);
}

export const isAdventure = (view: View): boolean => view.mode === 'solo' || view.mode === 'co-op';
export const isBattleMode = (view: View): boolean => view.mode === 'battle' || view.mode === 'battle-teams';
export const isEnemySide = (view: View, side: Side): boolean => side >= view.seats;

/** Everybody at the table, the Enemies of an adventure included. */
export const sidesOf = (view: View): readonly Side[] => view.teams.map((_, side) => side);

/** Where a side comes from, or −1: of two corners (TET-SETUP-14) the wanted one. */
export const cornerOf = ({ corners }: Pick<View, 'corners'>, side: Side, wanted: number): number =>
  corners[wanted] === side ? wanted : corners.indexOf(side);

/** The dungeons as their cards lie: the Crystal of Glory at the far right (TET-SOLO-SETUP-07). */
export function dungeonRow({ content, realm }: Book): readonly { readonly id: string; readonly number: number }[] {
  const isGlory = (id: string): boolean => content.boxes.find((box) => box.id === id)?.dungeon.crystal.does === 'glory';
  const row = realm.boxes.map(({ id }, number) => ({ id, number }));
  return [...row.filter(({ id }) => !isGlory(id)), ...row.filter(({ id }) => isGlory(id))];
}

// ── units ──

export const unitWithId = (view: View, id: UnitId | null | undefined): UnitView | undefined =>
  view.units.find((unit) => unit.id === id);

export const unitOnCell = (view: View, cell: CellName): UnitView | undefined => view.units.find((unit) => unit.cell === cell);

/** Those of a side, in play or not. */
export const unitsOf = (view: View, side: Side): readonly UnitView[] => view.units.filter((unit) => unit.side === side);

const cardWithId = (view: View, id: UnitId): UnitCard | undefined => {
  const { content, unitNumbers } = bookOf(view);
  return content.units[unitNumbers.get(id) ?? NONE];
};

/** What counts on its card: its normal side, or the Enemy's. */
export function statsOf(view: View, unit: Pick<UnitView, 'id' | 'side'>): EnemySide | undefined {
  const card = cardWithId(view, unit.id);
  return card && isEnemySide(view, unit.side) ? card.enemy : card;
}

// ── whose ──

/** Plays on the same side as whoever looks (TET-TEAM-01, TET-COOP-01). */
export const isPartner = (state: Pick<TableState, 'seats'>, { teams }: Pick<View, 'teams'>, side: Side): boolean =>
  !isYou(state, side) && state.seats.some((_, seat) => isYou(state, seat) && teams[seat] === teams[side]);

/** Whose units are shown as one's own. */
export const mySide = (state: Pick<TableState, 'eyes'>, view: View): Side =>
  state.eyes ?? (view.active < view.seats ? view.active : 0);

/** Dungeons with somebody in them, by the id of their box. */
export function openDungeons(units: readonly UnitView[]): readonly string[] {
  const boxes = units.flatMap(({ cell }) => (cell?.includes(':') ? [cell.split(':')[0] ?? ''] : []));
  return [...new Set(boxes)];
}
