/** Lines from whoever plays: a person at a terminal, with editing and completion, or a pipe. */
import { createInterface } from 'node:readline';
import type { Streams } from '../desk.ts';
import { painted } from '../style.ts';
import { completions } from './choose.ts';

export interface Lines {
  /** The next line; undefined once the input has ended. The prompt may carry style marks. */
  next(prompt: string): Promise<string | undefined>;
  /** What the tab key offers from now on. */
  offer(words: readonly string[]): void;
  close(): void;
}

export function readLines({ input, output }: Streams): Lines {
  const terminal = Boolean(input.isTTY && output.isTTY);
  let words: readonly string[] = [];
  const reader = createInterface({
    input,
    ...(terminal ? { output } : {}),
    terminal,
    completer: (line: string): [string[], string] => [completions(line, words), line],
  });
  const waiting: string[] = [];
  let taker: ((line: string | undefined) => void) | undefined;
  let ended = false;
  const hand = (line: string | undefined): void => {
    const to = taker;
    taker = undefined;
    if (to) to(line);
    else if (line !== undefined) waiting.push(line);
  };
  reader.on('line', hand);
  // Ctrl-C leaves the table like the end of the input does.
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    ended = true;
    hand(undefined);
  });
  return {
    next(marked) {
      const prompt = painted(marked, output);
      const line = waiting.shift();
      if (line !== undefined || ended) return Promise.resolve(echo(output, prompt, line, terminal));
      if (terminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      return new Promise((resolve) => {
        taker = (given) => resolve(echo(output, prompt, given, terminal));
      });
    },
    offer(next) {
      words = next;
    },
    close() {
      reader.close();
    },
  };
}

/** A pipe does not show what it says, so that we write it down: the output then reads like a session. */
function echo(output: NodeJS.WriteStream, prompt: string, line: string | undefined, terminal: boolean): string | undefined {
  if (!terminal && line !== undefined) output.write(`${prompt}${line}\n`);
  if (terminal && line === undefined) output.write('\n');
  return line;
}
