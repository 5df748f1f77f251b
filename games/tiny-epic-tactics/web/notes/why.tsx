/** Why something cannot be done, with the rule. */
import { type Reason, reasonFor, type Say, useSay, WhyNote } from '@taverne/ui';
import { bookOf } from '../../src/content/book.ts';
import { figuresText, unitText } from '../../text/cards.ts';
import { tacticWord, unitWord } from '../../text/names.ts';
import { sayRefusal } from '../describe.ts';
import type { Spot } from '../picking/ways.ts';
import type { Reply } from '../picking/why-not.ts';
import { type TacticsTable, useTable } from '../table.tsx';
import { statsOf, unitOnCell, type View } from '../view.ts';
import styles from './notes.module.css';

export function WhyNot() {
  const table = useTable();
  const say = useSay();
  const { why, trouble, closeWhy, view } = table;
  const unit = why && unitOnCell(view, why.spot);
  const stats = unit && statsOf(view, unit);
  return (
    <WhyNote
      className={styles.why}
      reason={why && reasonOf(table, say, why)}
      trouble={trouble}
      about={why?.spot}
      onClose={closeWhy}
    >
      {unit && stats && (
        <div className={styles.card}>
          <b>{say('web.card', { unit: unitWord(say, view, unit.id), class: say(`class.${unit.class}.name`) })}</b>
          <p>{figuresText(say, stats, unit.maxStock)}</p>
          {unitText(say, unit, stats).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </WhyNote>
  );
}

/** In the words of this game. */
export const reasonOf = ({ view, state, ways }: TacticsTable, say: Say, reply: Reply): Reason =>
  reasonFor({ state, ways }, reply, {
    say,
    refusal: (refusal) => sayRefusal(refusal, state, say),
    spot: (spot) => spotWord(view, say, spot),
    idle: { says: 'web.plain.wait', rule: 'TET-TURN-02' },
  });

/** A cell by its name, a unit by its own, a card by its title. */
function spotWord(view: View, say: Say, spot: Spot): string {
  const unit = unitOnCell(view, spot);
  if (unit) return unitWord(say, view, unit.id);
  return bookOf(view).tacticNumbers.has(spot) ? tacticWord(say, view, spot) : spot;
}
