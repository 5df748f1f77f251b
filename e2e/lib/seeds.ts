/**
 * Loaded before the server of a browser test (`node --import`): the seeds of its matches come from TAVERNE_LUCK instead of
 * the system. The server itself knows nothing of this and has no such setting; ids, tokens and secrets stay random.
 * A server that serves one test after the other is told the luck of each; it repeats the word when it has taken it.
 */
import crypto from 'node:crypto';
import { flushCompileCache, syncBuiltinESMExports } from 'node:module';

/** As long as a seed, and as nothing else that is drawn while a match is made. */
const SEED_BYTES = 32;

let luck: unknown = process.env.TAVERNE_LUCK ?? '';
const { randomBytes } = crypto;
let drawn = 0;

const scripted = (size: number): Buffer =>
  size === SEED_BYTES ? crypto.createHash('sha256').update(`${luck} ${drawn++}`).digest() : randomBytes(size);

Object.assign(crypto, { randomBytes: scripted });
syncBuiltinESMExports();

process.on('message', (word) => {
  // Now, because it is killed in the end: the next server need not compile what this one has.
  flushCompileCache();
  [luck, drawn] = [word, 0];
  process.send?.(word);
});
process.channel?.unref();
