/** Why something cannot be done, with the rule. */
import { type Reason, type Say, useSay, WhyNote } from '@taverne/ui';
import { figuresText, unitText } from '../../text/cards.ts';
import { unitWord } from '../../text/names.ts';
import { sayRefusal } from '../describe.ts';
import { isInside } from '../picking/ways.ts';
import type { Reply } from '../picking/why-not.ts';
import { type TacticsTable, useTable } from '../table.tsx';
import { mySide, statsOf, unitOnCell, type View } from '../view.ts';
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

/** Whoever has two corners puts two units in each. */
const deployRule = ({ corners }: View, side: number): readonly [string, string] =>
  corners.filter((each) => each === side).length === 2 ? ['deploy-two', 'TET-SETUP-14'] : ['deploy', 'TET-SETUP-12'];

/** Where the rules have no refusal, because nobody would list such a thing as an option, plain words must do. */
export function reasonFor(table: TacticsTable, say: Say, why: Reply): Reason {
  const { view, question, picks, state } = table;
  if (why.refusal) return { text: sayRefusal(why.refusal, state, say), rule: why.refusal.rule };
  const plain = (id: string, rule?: string, values?: { readonly [name: string]: string }) => ({
    text: say(`web.plain.${id}`, values),
    rule,
  });
  if (state.outcome) return plain('over');
  if (!question) return plain('wait', 'TET-TURN-02');
  const unit = unitOnCell(view, why.spot);
  const name = unit ? unitWord(say, view, unit.id) : '';
  if (table.book.tacticNumbers.has(why.spot)) return plain('card', 'TET-TACTIC-01');
  if (question.name === 'deploy' || question.name === 'corner') return plain(...deployRule(view, mySide(state, view)));
  if (question.name !== 'act') return plain('other-question');
  if (picks.length === 0) {
    if (!unit) return plain('pick-first', 'TET-ACT-01');
    return unit.side === mySide(state, view)
      ? plain('stuck', 'TET-ACT-07', { unit: name })
      : plain('theirs', 'TET-ACT-01', { unit: name });
  }
  if (isInside(why.spot)) return plain('chamber', 'TET-SOLO-DGN-09');
  const actor = unitOnCell(view, picks[0] ?? '');
  const who = actor ? unitWord(say, view, actor.id) : '';
  return unit
    ? plain('no-aim', 'TET-RANGED-04', { unit: who, target: name })
    : plain('no-reach', 'TET-MOVE-10', { unit: who, cell: why.spot });
}
