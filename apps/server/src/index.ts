/** The server, for the command line, for tests and for tools. */
export { LIMITS, type Limits } from './limits.ts';
export { DEFAULT_GAMES } from './registry.ts';
export { type Server, startServer } from './server.ts';
export { DEFAULT_PAGE, HELP, readSettings, type Settings } from './settings.ts';
export { DATABASE } from './storage/opening.ts';
export { KEEP_ALL } from './sweeper.ts';
