/** Runs a tool of node_modules, or a program of our own, on this very Node, without a shell. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './files.ts';
import { fieldsOf, parseJson, textOf } from './json.ts';

/** The package that brings a command, where the two names differ. */
const PACKAGES: { readonly [command: string]: string } = {
  biome: '@biomejs/biome',
  tsc: 'typescript',
  stryker: '@stryker-mutator/core',
  playwright: '@playwright/test',
};

export interface Ran {
  readonly ok: boolean;
  readonly output: string;
}

interface Manner {
  /** It prints for itself, and there is no output to keep. */
  readonly show?: boolean;
  /** Set on top of the environment. */
  readonly env?: { readonly [name: string]: string };
}

export const runTool = (command: string, args: readonly string[], manner: Manner = {}): Promise<Ran> =>
  run(process.execPath, [binOf(command), ...args], manner);

export const runScript = (path: string, args: readonly string[], manner: Manner = {}): Promise<Ran> =>
  run(process.execPath, [join(ROOT, path), ...args], manner);

/** What was compiled once need not be again: the tests start many a server. */
export const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

export function run(program: string, args: readonly string[], { show = false, env = {} }: Manner = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject).once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** The file behind a command, as its package.json names it. */
function binOf(command: string): string {
  const manifest = join(ROOT, 'node_modules', PACKAGES[command] ?? command, 'package.json');
  const { bin } = fieldsOf(parseJson(readFileSync(manifest, 'utf8')));
  return join(dirname(manifest), textOf(bin) || textOf(fieldsOf(bin)[command]));
}
