/** The mode of a game in words; nothing for a game that has but one. */
import { useSay } from '@taverne/ui';
import { choiceLabel } from '../lobby/option-words.ts';
import { CardWords } from '../words.tsx';
import { PLAIN } from './pools.ts';

export const ModeName = ({ game, mode }: { readonly game: string; readonly mode: string }) =>
  mode === PLAIN ? null : (
    <CardWords game={game}>
      <Word mode={mode} />
    </CardWords>
  );

const Word = ({ mode }: { readonly mode: string }) => <>· {choiceLabel(useSay(), 'mode', mode)}</>;
