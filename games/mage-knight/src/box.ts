/** What is in the box: handed to the book, which the rules read. Import this, or the game, before any rule runs. */
import { fill } from './book.ts';
import { decks } from './cards/basic.ts';
import { ENEMIES } from './content/enemies.ts';
import { TACTICS } from './tactics/tactics.ts';
import { UNITS } from './units/units.ts';

fill({
  decks,
  advanced: [],
  spells: [],
  artifacts: [],
  units: UNITS,
  skills: [],
  tactics: TACTICS,
  enemies: ENEMIES,
});
