/** A house with one other game, for what Leaders does not have: no texts, no board, hidden hands, three seats, windows. */
import { random } from '@taverne/bots';
import type { Level } from '@taverne/engine';
import { feud } from '../../../packages/engine/test/feud.ts';
import type { Entry } from '../src/desk.ts';
import { main } from '../src/main.ts';

const levels: readonly Level[] = [1, 2, 3].map((level) => ({ level, brain: random, thinking: {} }));

const games: readonly Entry[] = [{ id: 'feud', load: async () => feud, levels: async () => levels }];

const { stdin: input, stdout: output, stderr: errors, env } = process;
process.exitCode = await main({ argv: process.argv.slice(2), env, games, input, output, errors });
