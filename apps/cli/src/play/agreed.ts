import type { Session } from './session.ts';

/** Yes or no; the end of the input is a yes, because there is nobody left to ask. */
export async function agreed({ desk, lines }: Session, question: string): Promise<boolean> {
  const line = await lines.next(`${question} `);
  if (line === undefined) return true;
  const word = line.trim().toLowerCase();
  return word !== '' && ['yes', desk.say('word.yes')].some((yes) => yes.startsWith(word));
}
