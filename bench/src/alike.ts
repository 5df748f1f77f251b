/** What is set alike for everybody who searches. */

/** Iterations of one think. */
export const ITERATIONS = 200;
/** Random answers after which a playout is cut off: what boardgame.io's bot has by default. */
export const PLAYOUT_DEPTH = 50;
/** How many decisions a match is old when it is searched. */
export const MIDDLE = 30;
