/**
 * The board in text, for terminals and logs. Lines carry style marks (`<seat0>…</seat0>`, `<dim>…</dim>`) that a terminal turns
 * into colours and anything else leaves out; the sides are told apart by their signs as well.
 */
import type { Keyed, TextBoard, Say as Words } from '@taverne/engine/telling';
import { bookOf } from '../src/content/book.ts';
import { CHAMBER_LETTERS, TERRAIN_LETTERS } from '../src/content/letters.ts';
import { NOTATION } from '../src/notation.ts';
import { cellName, cellNamed, nameAt } from '../src/realm/cells.ts';
import type { Cell, Realm } from '../src/realm/types.ts';
import type { Unit } from '../src/state.ts';
import type { Tactics } from '../src/types.ts';
import type { UnitView, View } from '../src/view.ts';
import { NONE } from '../src/words.ts';
import { cardsAbout } from './look-up.ts';
import { cardName, coloured, sideName, signOf } from './names.ts';

// ── the realm: five characters a cell ──
//
//       A    B    C         a unit shows its sign, its card and w where it is Weakened;
//   1  ☀W3w  F    .o        an empty cell its terrain, its height and whether it is a portal, in a zone or bears the Artifact

function drawRealm(view: View, realm: Realm): string[] {
  const columns = Array.from({ length: realm.width }, (_, x) => nameAt(x, 0).slice(0, 1).padEnd(5)).join('');
  const rows = Array.from({ length: realm.height }, (_, y) => {
    const cells = Array.from({ length: realm.width }, (_, x) => drawCell(view, realm, y * realm.width + x));
    return `<dim>${String(y + 1).padStart(2)}</dim>  ${cells.join('')}`;
  });
  return [`<dim>    ${columns}</dim>`, ...rows];
}

function drawCell(view: View, realm: Realm, cell: Cell): string {
  const name = cellName(realm, cell);
  const unit = view.units.find((each) => each.cell === name);
  if (unit) return drawUnit(unit);
  const terrain = TERRAIN_LETTERS[realm.terrain[cell] ?? 'plain'];
  const height = realm.elevation[cell] ?? 0;
  return `<dim>${`${terrain}${height > 0 ? height : ''}${markOf(view, realm, cell, name)}`.padEnd(5)}</dim>`;
}

const drawUnit = (unit: UnitView): string => {
  const text = `${signOf(unit.side)}${unit.id}${unit.weak ? 'w' : ''}${unit.bearer ? '!' : ''}`;
  return coloured(unit.side, text) + ' '.repeat(Math.max(5 - text.length, 1));
};

function markOf(view: View, realm: Realm, cell: Cell, name: string): string {
  if (view.artifact === name) return '!';
  if (view.closed.includes(name)) return '#';
  if ((realm.portalOf[cell] ?? NONE) !== NONE) return 'o';
  const zone = realm.zones[realm.zoneOf[cell] ?? NONE];
  return zone === undefined ? '' : zone.trigger === cell ? '*' : '·';
}

/** The dungeons that somebody explores. */
function drawDungeons(view: View, realm: Realm): string[] {
  return realm.boxes.flatMap((box) => {
    const inside = view.units.find((unit) => unit.cell?.startsWith(`${box.id}:`));
    if (!inside) return [];
    const { width, chambers, first } = box.dungeon;
    const at = cellNamed(realm, inside.cell ?? '') ?? NONE;
    const rows = Array.from({ length: chambers.length / width }, (_, y) =>
      chambers
        .slice(y * width, (y + 1) * width)
        .map((chamber, x) =>
          first + y * width + x === at ? coloured(inside.side, signOf(inside.side)) : CHAMBER_LETTERS[chamber],
        )
        .join(' '),
    );
    return [`${box.id}:`, ...rows.map((row) => `  ${row}`)];
  });
}

// ── what lies beside it ──

const pair = (words: Words, key: string, value: string | number): string => words('board.pair', { name: words(key), value });

function unitLine(view: View, words: Words, unit: UnitView): string {
  const stock = unit.maxStock > 0 ? ` · ${unit.stock}/${unit.maxStock}` : '';
  const state = `${unit.cell ?? '–'} · ${unit.hp}/${unit.maxHp} ${words('board.hp')}${stock}`;
  const weak = unit.weak ? ` · <bad>${words('board.weakened')}</bad>` : '';
  return `  <key>${unit.id}</key>  ${cardName(view, words, 'unit', unit.id)} <dim>${state}</dim>${weak}`;
}

function sideLines(view: View, words: Words, side: number): string[] {
  const hand = view.hands[side];
  const cards = hand?.cards.map((card) => cardName(view, words, 'tactic', card)) ?? [];
  const tactics = hand ? ` <dim>· ${pair(words, 'board.hand', [hand.count, ...cards].join(', '))}</dim>` : '';
  const captured = view.captured[side]?.map((card) => cardName(view, words, 'unit', card)) ?? [];
  const prey = captured.length > 0 ? ` <dim>· ${pair(words, 'board.captured', captured.join(', '))}</dim>` : '';
  const score = view.scores[side] ? ` <dim>· ${view.scores[side].total}</dim>` : '';
  return [
    `${sideName(view, words, side)}${score}${tactics}${prey}${view.active === side ? ' ◂' : ''}`,
    ...view.units.filter((unit) => unit.side === side && unit.cell !== null).map((unit) => unitLine(view, words, unit)),
  ];
}

function trackLines(view: View, words: Words): string[] {
  const flags = view.zones.map(
    ({ space, won }, zone) => `${'ABC'[zone]} ${won === NONE ? words(`space.${space}`) : sideName(view, words, won)}`,
  );
  const green = view.green.filter((each) => each).length;
  const isAdventure = view.teams.length > view.seats;
  const artifact = view.bearer === null ? view.artifact : cardName(view, words, 'unit', view.bearer);
  const discarded = view.discard.map((card) => cardName(view, words, 'tactic', card)).join(', ');
  return [
    ...(flags.length > 0 ? [pair(words, 'board.flags', flags.join(' · '))] : []),
    ...(artifact === null ? [] : [pair(words, 'board.artifact', artifact)]),
    ...(isAdventure
      ? [`${pair(words, 'board.time', view.time)} · ${pair(words, 'board.dungeons', `${green}/${view.green.length}`)}`]
      : []),
    `<dim>${pair(words, 'board.deck', view.deck)} · ${pair(words, 'board.discard', discarded || '–')}</dim>`,
  ];
}

/** Tracks, then the sides, then the realm, which so stays beside what is asked. */
function draw(view: View, words: Words): readonly string[] {
  const { realm } = bookOf(view);
  return [
    ...trackLines(view, words),
    ...view.teams.flatMap((_, side) => sideLines(view, words, side)),
    ...drawRealm(view, realm),
    ...drawDungeons(view, realm),
  ];
}

// ── headings and cards ──

/** Whose option it is: the unit's that acts or strikes back. */
function subject(view: View, asked: Keyed, words: Words): string | undefined {
  const actor = actorOf(view, asked);
  const unit = view.units.find((each) => each.unit === actor);
  return unit && `${cardName(view, words, 'unit', unit.id)} <dim>${unit.cell ?? ''}</dim>`;
}

function actorOf(view: View, { name, key }: Keyed): Unit | undefined {
  if (name === 'riposte') return NOTATION.riposte.read(key, view)?.by;
  const deed = name === 'act' ? NOTATION.act.read(key, view) : undefined;
  return deed && deed.do !== 'end' && deed.do !== 'tactic' ? deed.unit : undefined;
}

export const textBoard: TextBoard<Tactics> = { draw, subject, cards: cardsAbout };
