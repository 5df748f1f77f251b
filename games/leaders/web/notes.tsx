/** Notes on the table: why something cannot be done, and the ways that are left once a target is picked. */
import { Choices, Crest, classes, Note, type Reason, type Say, useSay, WhyNote } from '@taverne/ui';
import { figureWord } from '../text/names.ts';
import { centreOf } from './board/geometry.ts';
import { sayRefusal } from './describe.ts';
import styles from './notes.module.css';
import type { Reply } from './picking/why-not.ts';
import { Pointer } from './pointer.tsx';
import { type LeadersTable, useForecast, useTable } from './table.tsx';
import { useTurn } from './turn.ts';
import { figureOn, isCell, seatOfSide } from './view.ts';

export function Notes() {
  return (
    <>
      <WhyNot />
      <Choose />
      <Reaction />
    </>
  );
}

/** On a phone the note lies over what is further away than this. */
const FAR = -200;

function WhyNot() {
  const table = useTable();
  const say = useSay();
  const { why, trouble, closeWhy } = table;
  const spot = trouble === undefined && isCell(why?.spot) ? why.spot : undefined;
  const isFar = spot !== undefined && centreOf(spot, table.turned).y < FAR;
  return (
    <>
      <WhyNote
        className={classes(styles.why, isFar && styles.low)}
        reason={why && reasonFor(table, say, why)}
        trouble={trouble}
        about={spot}
        onClose={closeWhy}
      />
      {spot && <Pointer cell={spot} leaves="right" />}
    </>
  );
}

/** Where the rules have no refusal, because nobody would list such a thing as an option, plain words must do. */
function reasonFor(table: LeadersTable, say: Say, why: Reply): Reason {
  const { view, question, picks, state } = table;
  if (why.refusal) return { text: sayRefusal(why.refusal, state, say), rule: why.refusal.rule };
  const plain = (id: string, rule?: string, values?: { readonly [name: string]: string }) => ({
    text: say(`web.plain.${id}`, values),
    rule,
  });
  if (state.outcome) return plain('over');
  if (!question) return plain('wait', 'LDR-TURN-01');
  const figure = isCell(why.spot) ? figureOn(view, why.spot) : undefined;
  if (!isCell(why.spot)) return plain(question.name === 'act' ? 'card-later' : 'card', 'LDR-TURN-02');
  if (picks.length === 0 && question.name === 'recruit') return plain('card-first', 'LDR-RECRUIT-02');
  if (picks.length === 0 && question.name === 'ban') return plain('ban-first', 'LDR-STRAT-02');
  if (picks.length === 0 && !figure) return plain('pick-first', 'LDR-ACT-01');
  if (picks.length === 0 && figure) {
    const isTheirs = view.owner[figure] !== view.side;
    return plain(isTheirs ? 'theirs' : 'stuck', isTheirs ? 'LDR-ACT-01' : 'LDR-ACT-03', { figure: figureWord(say, figure) });
  }
  if (question.name === 'recruit') return plain('not-there', 'LDR-RECRUIT-02');
  const actor = isCell(picks[0]) ? figureOn(view, picks[0]) : undefined;
  return plain('no-reach', 'LDR-ACT-03', { figure: actor ? figureWord(say, actor) : '', cell: why.spot });
}

/** Who was aimed at, and what can be done with them. */
function Choose() {
  const { picks, view, back } = useTable();
  const { focus } = useForecast();
  const say = useSay();
  const { choices } = useTurn();
  const target = isCell(picks[1]) ? figureOn(view, picks[1]) : undefined;
  if (choices.length === 0 || !target) return null;
  const seat = seatOfSide(view, view.owner[target] ?? 'south');
  return (
    <>
      <Note
        className={styles.choose}
        role="group"
        mark={<Crest seat={seat} />}
        title={say('web.figure.at', { figure: figureWord(say, target), cell: picks[1] ?? '' })}
        onClose={back}
        closeLabel={say('web.back')}
      >
        <Choices choices={choices} focus={focus?.key} />
      </Note>
      {isCell(picks[1]) && <Pointer cell={picks[1]} leaves="below" />}
    </>
  );
}

/** A Nemesis that must move in the other side's turn is easily overlooked: say so where the eyes are. */
function Reaction() {
  const { question, view, state } = useTable();
  const say = useSay();
  if (question?.name !== 'nemesis' || seatOfSide(view, view.side) === state.eyes) return null;
  return (
    <Note className={styles.reaction} role="alert" mark={<Crest seat={question.seat} />} title={say('web.reaction')}>
      <p>{say('web.reaction.says')}</p>
    </Note>
  );
}
