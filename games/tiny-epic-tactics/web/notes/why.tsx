/** Why something cannot be done, with the rule. */
import { Note, RuleLink, type Say, useSay } from '@taverne/ui';
import { sayRefusal } from '../describe.ts';
import { unitWord } from '../names.ts';
import type { Reply } from '../picking/why-not.ts';
import { type TacticsTable, useTable } from '../table.tsx';
import { mySide, unitOnCell } from '../view.ts';
import styles from './notes.module.css';

export function WhyNot() {
  const table = useTable();
  const say = useSay();
  const { why, trouble, closeWhy, parts } = table;
  if (trouble !== undefined) {
    return (
      <Note className={styles.why} title={say('web.trouble')} icon="no" onClose={closeWhy} closeLabel={say('web.close')}>
        <p>{trouble}</p>
      </Note>
    );
  }
  if (!why) return null;
  const { text, rule } = reasonFor(table, say, why);
  return (
    <Note className={styles.why} title={say('web.why')} icon="no" onClose={closeWhy} closeLabel={say('web.close')}>
      <p>
        {text} {rule && <RuleLink rule={rule} href={parts.ruleHref(rule)} />}
      </p>
    </Note>
  );
}

/** Where the rules have no refusal, because nobody would list such a thing as an option, plain words must do. */
function reasonFor(table: TacticsTable, say: Say, why: Reply): { readonly text: string; readonly rule: string | undefined } {
  const { view, question, picks, state } = table;
  if (why.refusal) return { text: sayRefusal(why.refusal, view, say), rule: why.refusal.rule };
  const plain = (id: string, rule?: string, values?: { readonly [name: string]: string }) => ({
    text: say(`web.plain.${id}`, values),
    rule,
  });
  if (state.outcome) return plain('over');
  if (!question) return plain('wait', 'TET-TURN-02');
  const unit = unitOnCell(view, why.spot);
  const name = unit ? unitWord(say, view, unit.id) : '';
  if (table.book.tacticNumbers.has(why.spot)) return plain('card', 'TET-TACTIC-01');
  if (question.name === 'deploy' || question.name === 'corner') return plain('deploy', 'TET-SETUP-12');
  if (question.name !== 'act') return plain('other-question');
  if (picks.length === 0) {
    if (!unit) return plain('pick-first', 'TET-ACT-01');
    return unit.side === mySide(state, view)
      ? plain('stuck', 'TET-ACT-07', { unit: name })
      : plain('theirs', 'TET-ACT-01', { unit: name });
  }
  const actor = unitOnCell(view, picks[0] ?? '');
  const who = actor ? unitWord(say, view, actor.id) : '';
  return unit
    ? plain('no-aim', 'TET-RANGED-04', { unit: who, target: name })
    : plain('no-reach', 'TET-MOVE-10', { unit: who, cell: why.spot });
}
