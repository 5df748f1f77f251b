/** The cards are read: what they do is told to the book, through which the rules reach it. Whoever plays imports this first. */
import { ABILITIES } from './abilities/index.ts';
import { teach } from './content/book.ts';
import { TACTICS } from './tactics/index.ts';

teach({ abilities: ABILITIES, tactics: TACTICS });
