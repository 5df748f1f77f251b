/** Wrong switches: says what is wrong with them and ends. */

export function quit(say: string): never {
  process.stderr.write(`${say}\n`);
  process.exit(2);
}

export function whole(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) quit(`--${name} must be a whole number from 1 on, not "${text}"`);
  return number;
}

export const wholeIfGiven = (name: string, text: string | undefined): number | undefined =>
  text === undefined ? undefined : whole(name, text);
