/** Of the modes of a game those in which two can play; a game without any has one. */
import { useSay } from '@taverne/ui';
import { useEffect, useId } from 'react';
import { choiceLabel } from '../lobby/option-words.ts';
import { mainOption, useTerms } from '../lobby/terms.ts';
import { PLAIN } from './pools.ts';
import styles from './you.module.css';

interface ModeProps {
  readonly game: string;
  /** An empty text: none is chosen yet, and the usual one is. */
  readonly mode: string;
  readonly label: string;
  readonly onMode: (mode: string) => void;
}

export function Mode({ game, mode, label, onMode }: ModeProps) {
  const say = useSay();
  const id = useId();
  const terms = useTerms(game);
  const main = terms?.seats.by && mainOption(terms);
  const counts = terms?.seats.by?.counts ?? {};
  const modes = main ? main.of.filter((each) => (counts[each]?.min ?? 9) <= 2 && (counts[each]?.max ?? 0) >= 2) : [PLAIN];
  const usual = main && modes.includes(main.usual) ? main.usual : modes[0];
  useEffect(() => {
    if (terms && mode === '' && usual !== undefined) onMode(usual);
  }, [terms, mode, usual, onMode]);
  if (!main || modes.length < 2) return null;
  return (
    <div className={styles.field}>
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
