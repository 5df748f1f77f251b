/** Runs the real program as a child process, with what somebody would type. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/taverne.js', import.meta.url));
const FEUD = fileURLToPath(new URL('./feud-house.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** `input`: the lines that are typed; then the input ends. */
export const taverne = (args: readonly string[], input: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Ran> =>
  run(BIN, args, input, env);

/** The same program in a house where feud is played. */
export const feudHouse = (args: readonly string[], input: readonly string[] = []): Promise<Ran> => run(FEUD, args, input, {});

function run(program: string, args: readonly string[], input: readonly string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      // Whatever a test saves by a bare name must not land among the sources.
      cwd: folder(),
      env: { PATH: process.env.PATH, LANG: 'en_US.UTF-8', ...env },
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // A program that complains before it reads closes its end early.
    child.stdin.on('error', () => {});
    child.stdin.end(input.map((line) => `${line}\n`).join(''));
  });
}

/** A folder of its own, gone after the test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'taverne-cli-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

export const filesIn = (path: string): string[] => readdirSync(path);
