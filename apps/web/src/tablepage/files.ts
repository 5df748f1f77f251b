/** The match as a file to keep; what was wrong goes to `tell`. */
import { type Say, sayTrouble } from '@taverne/ui';
import { matchFileName, saveFile } from '../save-file.ts';
import type { TablePageProps } from './props.ts';

export async function saveMatch({ state, door }: TablePageProps, tell: (trouble: string) => void, say: Say): Promise<void> {
  const file = await door.file();
  if (typeof file === 'string') saveFile(matchFileName(state.game, state.match), file);
  else tell(sayTrouble(say, file));
}
