/** The options of a match as a board reads them. */
import type { TableOptions } from '@taverne/ui';

const isOptions = (raw: unknown): raw is TableOptions => typeof raw === 'object' && raw !== null;

/** What a match was made with; nothing but an object passes a game's parser. */
export const optionsIn = (raw: unknown): TableOptions => (isOptions(raw) ? raw : {});
