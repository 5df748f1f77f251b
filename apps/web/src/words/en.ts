/** What the first screen says in English: the page's own words, and those on the cards of the games. One part, loaded before anything is shown. */
import type { Messages } from '@taverne/engine';
import shell from '../../text/en.json' with { type: 'json' };

/** By the folder of the game. */
const cards = import.meta.glob<Messages>('../../../../games/*/text/lobby.en.json', { eager: true, import: 'default' });

export const first = { shell, cards };
