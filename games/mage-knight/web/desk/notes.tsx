/** What is asked and lies nowhere, what the way under the pointer brings about, and why not. */
import {
  Choices,
  Crest,
  Note,
  PHONE,
  type Reason,
  type Say,
  sayInstead,
  spotsInstead,
  useMedia,
  useSay,
  WhyNote,
} from '@taverne/ui';
import { SpaceNote } from '../board/space-note.tsx';
import { sayRefusal } from '../describe.ts';
import { cardName, placeWord, spaceNamed, unitName } from '../names.ts';
import { cardIn, offerIn, type Spot, unitIn } from '../spots.ts';
import { type MageFrame, type Reply, useForecast, useTable } from '../table.tsx';
import { useTurn } from '../turn.ts';
import { ownSeat } from '../view.ts';
import { Hand } from './hand.tsx';
import styles from './notes.module.css';

export function Notes() {
  const isPhone = useMedia(PHONE);
  return (
    <div className={styles.notes}>
      {!isPhone && <Asked />}
      <WhyNot />
      <SpaceNote />
    </div>
  );
}

/** On a phone the hand lies under the thumb. */
export const Matter = () => <Hand isSmall />;

function Asked() {
  const { question, picks, back } = useTable();
  const { focus } = useForecast();
  const turn = useTurn();
  const say = useSay();
  if (!question || turn.choices.length === 0) return null;
  return (
    <Note
      className={styles.asked}
      role="group"
      mark={<Crest seat={question.seat} size={22} />}
      title={picks.length > 0 ? (turn.subject ?? turn.sentence) : say(`web.asked.${question.name}`)}
      {...(picks.length > 0 && { onClose: back, closeLabel: say('web.back') })}
    >
      <Choices choices={turn.choices} focus={focus?.key} />
    </Note>
  );
}

function WhyNot() {
  const table = useTable();
  const say = useSay();
  const { why, trouble, closeWhy } = table;
  return (
    <WhyNote
      className={styles.why}
      reason={why && reasonFor(table, say, why)}
      trouble={trouble}
      about={why?.spot}
      onClose={closeWhy}
    />
  );
}

/** The reason of the very case, and what is possible instead; while nothing is asked there is neither. */
function reasonFor({ state, ways }: MageFrame, say: Say, { missed, picks }: Reply): Reason {
  if (!missed) return { text: say(state.outcome ? 'web.plain.over' : 'web.plain.nothing'), rule: state.outcome?.rule };
  const { refusal, instead = [] } = missed;
  return {
    text: sayRefusal(refusal, state, say),
    rule: refusal.rule,
    instead: sayInstead(
      say,
      spotsInstead(ways, picks, instead).map((spot) => spotWord(state, say, spot)),
    ),
  };
}

/** A card or a unit by its name, a space by what is there. */
function spotWord(state: MageFrame['state'], say: Say, spot: Spot): string {
  const { view } = state;
  const [card, unit, offer] = [cardIn(spot), unitIn(spot), offerIn(spot)];
  if (card !== undefined) return cardName(say, card);
  if (unit !== undefined) return unitName(say, view.units[ownSeat(state)]?.[unit]?.unit ?? -1);
  if (offer !== undefined) return unitName(say, view.offer[offer] ?? -1);
  return spot.includes('.') ? placeWord(say, view, spaceNamed(spot)) : say('web.do.explore');
}
