/** Everything the game says in French: on its card in the lobby, and of what is in the box. */
import box from './box.fr.json' with { type: 'json' };
import lobby from './lobby.fr.json' with { type: 'json' };

export const fr = { ...lobby, ...box };
