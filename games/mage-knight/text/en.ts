/** Everything the game says in English: on its card in the lobby, and of what is in the box. */
import box from './box.en.json' with { type: 'json' };
import lobby from './lobby.en.json' with { type: 'json' };

export const en = { ...lobby, ...box };
