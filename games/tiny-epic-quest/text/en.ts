/** Everything the game says in English: on its card in the lobby, at any table, and on its page. */
import { phraseWords } from '@taverne/engine/telling';
import { SENTENCES } from '../src/sentences.ts';
import game from './en.json' with { type: 'json' };
import lobby from './lobby.en.json' with { type: 'json' };
import page from './web.en.json' with { type: 'json' };

export const en = { ...lobby, ...game, ...page };

/** And what the parsers of this game refuse. */
export const words = { ...en, ...phraseWords(SENTENCES) };
