/** What two play against each other: the game, and of its modes those in which two are opponents; a game without any has one. */
import { useSay } from '@taverne/ui';
import { useEffect, useId } from 'react';
import { GameChoice } from '../lobby/GameChoice.tsx';
import form from '../lobby/new-match.module.css';
import { choiceLabel } from '../lobby/option-words.ts';
import { mainOption, useTerms } from '../lobby/terms.ts';
import { CardWords } from '../words.tsx';
import { FOR_TWO, modesForTwo } from './pools.ts';

interface RivalsProps {
  /** An empty mode: none is chosen yet, and the usual one is. */
  readonly played: { readonly game: string; readonly mode: string };
  /** What the modes are called on this page. */
  readonly label: string;
  readonly onGame: (game: string) => void;
  readonly onMode: (mode: string) => void;
}

export const Rivals = (props: RivalsProps) => (
  <>
    <GameChoice of={FOR_TWO} game={props.played.game} onGame={props.onGame} />
    <CardWords game={props.played.game}>
      <Mode {...props} />
    </CardWords>
  </>
);

function Mode({ played: { game, mode }, label, onMode }: RivalsProps) {
  const say = useSay();
  const id = useId();
  const terms = useTerms(game);
  const main = terms?.seats.by && mainOption(terms);
  const modes = terms ? modesForTwo(terms) : [];
  const usual = main && modes.includes(main.usual) ? main.usual : modes[0];
  useEffect(() => {
    if (terms && mode === '' && usual !== undefined) onMode(usual);
  }, [terms, mode, usual, onMode]);
  if (!main || modes.length < 2) return null;
  return (
    <div className={form.row}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={mode} onChange={({ target }) => onMode(target.value)}>
        {modes.map((each) => (
          <option key={each} value={each}>
            {choiceLabel(say, main.name, each)}
          </option>
        ))}
      </select>
    </div>
  );
}
