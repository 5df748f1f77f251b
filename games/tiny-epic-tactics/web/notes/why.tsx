/** Why something cannot be done, with the rule. */
import { type Reason, type Say, sayInstead, spotsInstead, useSay, WhyNote } from '@taverne/ui';
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
      reason={why && reasonFor(table, say, why)}
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

/** The reason of the very case, and what is possible instead; while nothing is asked there is neither. */
export function reasonFor({ view, state, ways }: TacticsTable, say: Say, { missed, picks }: Reply): Reason {
  if (!missed)
    return { text: say(state.outcome ? 'web.plain.over' : 'web.plain.wait'), rule: state.outcome?.rule ?? 'TET-TURN-02' };
  const { refusal, instead = [] } = missed;
  const spots = spotsInstead(ways, picks, instead).map((spot) => spotWord(view, say, spot));
  return { text: sayRefusal(refusal, state, say), rule: refusal.rule, instead: sayInstead(say, spots) };
}

/** A cell by its name, a unit by its own, a card by its title. */
function spotWord(view: View, say: Say, spot: Spot): string {
  const unit = unitOnCell(view, spot);
  if (unit) return unitWord(say, view, unit.id);
  return bookOf(view).tacticNumbers.has(spot) ? tacticWord(say, view, spot) : spot;
}
