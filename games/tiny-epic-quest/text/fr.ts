/** Everything the game says in French: on its card in the lobby, at any table, and on its page. */
import game from './fr.json' with { type: 'json' };
import lobby from './lobby.fr.json' with { type: 'json' };
import page from './web.fr.json' with { type: 'json' };

export const fr = { ...lobby, ...game, ...page };
