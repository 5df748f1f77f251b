/** How tools speak: one line that is rewritten on a terminal, plain lines elsewhere. */
export function progressLine(every = 1): (line: string) => void {
  let count = 0;
  return (line) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
    else if (count++ % every === 0) console.log(line);
  };
}

export function endProgress(): void {
  if (process.stdout.isTTY) process.stdout.write('\n');
}

/** What is asked for and not there is a word to whoever asked, not a crash. */
export async function orSayWhy<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exit(2);
  });
}

/** A whole number from a flag, or a clear word. */
export function wholeFlag(name: string, text: string | undefined, standard: number): number {
  if (text === undefined) return standard;
  if (!/^\d{1,9}$/.test(text)) {
    console.error(`--${name} must be a whole number, not "${text}"`);
    process.exit(2);
  }
  return Number(text);
}
