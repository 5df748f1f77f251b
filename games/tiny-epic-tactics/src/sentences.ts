/** What is wrong with options, realms and packs, in sentences; in French: text/said.fr.json. */
import { phrasesIn, type Sentences } from '@taverne/engine';
import type { BuildWhy } from './realm/build.ts';

export const SENTENCES = {
  // options that do not go together
  'first-not-there': 'option "first" is {first}, but of {seats} seats the last has the number {last}',
  'realm-for-battles': 'option "realm" is for battles: {mode} has its own realm',

  // a realm as text
  'realm-not-built': 'a realm like this is not built: {against}',
  'realm-long': 'a realm has at most {longest} characters, not {length}',
  'realm-unknown': 'there is no realm "{word}"; there are {realms}, and realms such as {example}',
  'realm-boxes': 'a realm has at most {most} boxes, not {found}',
  'realm-begins': 'a realm begins with the id of a battle realm or with a scroll such as 14x14.H8.3pf6pf3p…, not "{word}"',
  'scroll-size': 'a scroll is {least} to {most} cells wide and high, not {width}x{height}',
  'scroll-artifact': 'the Artifact lies on a cell of the scroll, not on {cell}',
  'scroll-letters': 'cells are {letters}, not "{word}"',
  'scroll-run': 'a scroll of {width}x{height} has {cells} cells, and "{word}" does not fit',
  'scroll-short': 'a scroll of {width}x{height} has {cells} cells, not {found}',
  'box-written':
    'a box is written as its id, its north-west cell and its quarter turns from 0 to 3, such as 5x4.E10.1, not "{word}"',

  // how a realm may be built
  'built-against': '{why} ({rule})',
  'built-against-at': '{why} ({rule}) at {cells}',
  'unknown-box': 'there is no box {box}',
  'box-twice': 'box {box} lies there twice',
  outside: 'box {box} reaches beyond the edge',
  'no-artifact': 'there is no place for the Artifact',
  'artifact-covered': 'a box covers the Artifact',
  'trigger-covered': 'a box covers a trigger cell',
  'artifact-in-corner': 'the Artifact is in a starting corner',
  'too-many-villages': '{villages} villages are more than {most}',
  'across-boxes': 'box {box} lies across several things',
  unreachable: 'some cells cannot be reached',
  'lone-portal': 'a single portal leads nowhere',
  'artifact-near': 'the Artifact is only {mp} points from a corner; {least} is fair',
  'corners-unequal': 'the corners are not equally far from the Artifact',

  // a pack, and what would fit in it
  'pack-long': 'a pack has at most {longest} characters, not {length}',
  'pack-no-json': 'a pack is JSON: {where}',
  'pack-id': 'a small letter, then small letters, digits and hyphens',
  'pack-names': 'an object of names by key',
  'pack-names-most': 'at most {most} names',
  'pack-name-key': 'the key of a unit, spell, tactic, enemy, dungeon, realm or zone',
  'pack-name': 'a name in one line',
  'pack-name-missing': 'a name: the house has none for it',
  'pack-new-id': 'an id that nothing before it has',
  'pack-of-class': 'a list with at least {least} cards of the class {class}',
  'pack-least': 'a list of at least {least} cards',
  'pack-battles': 'a list of at least 1 realm',
  'pack-not-built': '{at} must be built by the rules: {against}',
  'pack-zone-in-corner': 'outside the corners',
  'pack-portals': 'such that every box has an open portal',
  'pack-glory': 'with one box that holds the crystal of glory',
  'pack-push-dice': 'more than 0: all ways through {box} lead over a cave-in',

  // cards of a pack
  'card-id': 'a capital letter followed by letters or digits',
  'card-die': 'a list of faces of which one has "{symbol}"',
  'card-new-ability': 'an ability that the unit does not have already',
  'card-attack': 'true exactly if the spell deals damage',
  'card-damage': 'more than 0 where the target is an enemy',
  'card-there': 'there for a {class}',
  'card-null': 'null for a {class}',
  'card-enemy-target': 'enemy on the Enemy’s side of a card',
  'card-enemy-miss': '0 on the Enemy’s side of a card',
  'card-beast-stock': '0 for a beast',
  'card-stock': 'more than 0: its ammo or mana',

  // land of a pack
  'land-id': 'small letters, digits and hyphens',
  'land-rows': '{height} rows',
  'land-letters': '{width} letters',
  'land-letter': 'of the letters {letters}',
  'land-portal': 'less than {length}',
  'land-portal-twice': 'another portal than those before',
  'land-chamber': 'drawn with one {letter} ({chamber})',
  'land-way-out': 'such that every class finds a way from E to C',
  'land-cell': 'the name of a cell, such as H7',
  'land-zone-cells': '{count} different cells',
  'land-trigger': 'one of the cells of its zone',
  'land-zones': '{count} zones',
  'land-zone-shared': 'cells of no other zone',
} as const satisfies { readonly [W in BuildWhy]: string } & Sentences;

export type Code = keyof typeof SENTENCES;

export const said = phrasesIn(SENTENCES);
