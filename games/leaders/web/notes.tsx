/** Notes on the table: why something cannot be done, and the ways that are left once a target is picked. */
import { Choices, Crest, classes, Note, type Reason, reasonFor, type Say, useSay, WhyNote } from '@taverne/ui';
import type { View } from '../src/index.ts';
import { cardWord, figureWord } from '../text/names.ts';
import { centreOf } from './board/geometry.ts';
import { sayRefusal } from './describe.ts';
import styles from './notes.module.css';
import type { Spot } from './picking/ways.ts';
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
        reason={why && reasonOf(table, say, why)}
        trouble={trouble}
        about={spot}
        onClose={closeWhy}
      />
      {spot && <Pointer cell={spot} leaves="right" />}
    </>
  );
}

/** In the words of this game. */
const reasonOf = ({ view, state, ways }: LeadersTable, say: Say, reply: Reply): Reason =>
  reasonFor({ state, ways }, reply, {
    say,
    refusal: (refusal) => sayRefusal(refusal, state, say),
    spot: (spot) => spotWord(view, say, spot),
    idle: { says: 'web.plain.wait', rule: 'LDR-TURN-01' },
  });

/** A cell by its name and by whoever stands there, a card by its own. */
function spotWord(view: View, say: Say, spot: Spot): string {
  if (!isCell(spot)) return cardWord(say, spot);
  const figure = figureOn(view, spot);
  return figure ? say('figure.on', { figure: figureWord(say, figure), cell: spot }) : spot;
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
