/** Everything the game says in French: on its card in the lobby, of what is in the box, at any table, and on its page. */
import { phraseWords } from '@taverne/engine/telling';
import type { Code } from '../src/sentences.ts';
import box from './box.fr.json' with { type: 'json' };
import game from './fr.json' with { type: 'json' };
import lobby from './lobby.fr.json' with { type: 'json' };
import said from './said.fr.json' with { type: 'json' };
import page from './web.fr.json' with { type: 'json' };

export const fr = { ...lobby, ...box, ...game, ...page };

/** A sentence that is lacking does not compile. */
const SAID: { readonly [C in Code]: string } = said;

/** And what the parsers of this game refuse. */
export const words = { ...fr, ...phraseWords(SAID) };
