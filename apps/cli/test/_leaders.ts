import { random } from '@taverne/bots';
import { games as real } from '@taverne/games';
import { main } from '../src/main.ts';

const levels = [1, 2, 3].map((level) => ({ level, brain: random, thinking: {} }));
const games = real.map((entry) => ({ ...entry, levels: async () => levels, evaluation: async () => () => 0.5 }));
const { stdin: input, stdout: output, stderr: errors, env } = process;
process.exitCode = await main({ argv: process.argv.slice(2), env, games, input, output, errors });
