/** The match as a file to keep; what was wrong goes to `tell`. */
import { matchFileName, saveFile } from '../save-file.ts';
import type { TablePageProps } from './props.ts';

export async function saveMatch({ state, door }: TablePageProps, tell: (trouble: string) => void): Promise<void> {
  const file = await door.file();
  if (typeof file === 'string') saveFile(matchFileName(state.game, state.match), file);
  else tell(file.say);
}
