/** What the first screen says in French: the page's own words, and those on the cards of the games. One part, loaded before anything is shown. */
import type { Messages } from '@taverne/engine';
import shell from '../../text/fr.json' with { type: 'json' };

/** By the folder of the game. */
const cards = import.meta.glob<Messages>('../../../../games/*/text/lobby.fr.json', { eager: true, import: 'default' });

export const first = { shell, cards };
