/** The mode of a game in words; nothing for a game that has but one. */
import { useSay } from '@taverne/ui';
import { choiceLabel } from '../lobby/option-words.ts';
import { useTerms } from '../lobby/terms.ts';
import { CardWords } from '../words.tsx';
import { PLAIN } from './pools.ts';

interface ModeNameProps {
  readonly game: string;
  readonly mode: string;
  /** What stands between it and the words before. */
  readonly after?: string;
}

export const ModeName = ({ game, mode, after = ' · ' }: ModeNameProps) =>
  mode === PLAIN ? null : (
    <CardWords game={game}>
      <Word game={game} mode={mode} after={after} />
    </CardWords>
  );

/** A game calls the option that counts its seats as it likes. */
function Word({ game, mode, after }: Required<ModeNameProps>) {
  const say = useSay();
  const option = useTerms(game)?.seats.by?.option;
  return option === undefined ? null : `${after}${choiceLabel(say, option, mode)}`;
}
