/** Said by a table where nothing is left to be led to. */
export const NEXT_MATCH = 'taverne-next-match';
