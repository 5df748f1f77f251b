/** Everything the game says in French: on its card in the lobby, of what is in the box, at any table, and on its page. */
import box from './box.fr.json' with { type: 'json' };
import game from './fr.json' with { type: 'json' };
import lobby from './lobby.fr.json' with { type: 'json' };
import page from './web.fr.json' with { type: 'json' };

export const fr = { ...lobby, ...box, ...game, ...page };
