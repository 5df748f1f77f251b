/** The mode of a game without modes, as ratings know it. */
export const PLAIN = 'plain';
