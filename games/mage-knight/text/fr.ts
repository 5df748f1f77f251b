/** Everything the game says in French: on its card in the lobby, of what is in the box, and at any table. */
import box from './box.fr.json' with { type: 'json' };
import game from './fr.json' with { type: 'json' };
import lobby from './lobby.fr.json' with { type: 'json' };

export const fr = { ...lobby, ...box, ...game };
