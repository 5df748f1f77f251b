/** What concerns the table and not the game: a lost connection, wishes of the others, somebody who left. */
import { Button, type GameKit, type IconName, Note, RuleLink, type TableState, useSay } from '@taverne/ui';
import type { ReactNode } from 'react';
import styles from './Notices.module.css';
import { useDeclined } from './use-declined.ts';
import type { ToldDoor } from './use-told-door.ts';

interface NoticesProps {
  readonly kit: GameKit;
  readonly state: TableState;
  readonly told: ToldDoor;
  /** Of the page around the table. */
  readonly more: ReactNode;
}

export function Notices({ kit, state, told, more }: NoticesProps) {
  const say = useSay();
  const { door } = told;
  const nameOf = (seat: number) => kit.nameOf(state, seat, say);
  const isMine = (seat: number) => state.seats[seat]?.mine === true;
  const { undoAsked, drawOffer, outcome } = state;
  const declined = useDeclined(state);
  // Whoever has not agreed yet is asked: the others at the table, and at one screen the others there.
  const isAsked = drawOffer !== undefined && state.seats.some((seat, i) => seat.mine && !drawOffer.agreed.includes(i));
  const gone = outcome ? [] : state.seats.flatMap((seat, i) => (seat.claimable ? [i] : []));
  // Without a connection no wish could be answered.
  if (state.link === 'lost' || state.link === 'connecting') {
    return (
      <Note title={say(`table.link.${state.link}`)} icon="plug" role="alert">
        <p>{say(`table.link.${state.link}.says`)}</p>
      </Note>
    );
  }
  return (
    <>
      {told.trouble !== undefined && (
        <Note title={say('table.trouble')} icon="no" role="alert" onClose={told.forget} closeLabel={say('table.close')}>
          <p>
            {told.trouble.text} {told.trouble.rule && <RuleLink rule={told.trouble.rule} />}
          </p>
        </Note>
      )}
      {more}
      {undoAsked && !isMine(undoAsked.by) && undoAsked.waitsFor.some(isMine) && (
        <Wish
          icon="undo"
          title={say('table.undo.wish', { name: nameOf(undoAsked.by) })}
          yes={say('table.allow')}
          no={say('table.decline')}
          onAnswer={(agree) => void door.answerUndo(agree)}
        />
      )}
      {undoAsked && isMine(undoAsked.by) && <Note title={say('table.undo.waits')} icon="undo" />}
      {drawOffer && isAsked && state.eyes !== undefined && !outcome && (
        <Wish
          icon="handshake"
          title={say('table.draw.wish', { name: nameOf(drawOffer.by) })}
          yes={say('table.draw.agree')}
          no={say('table.decline')}
          onAnswer={(agree) => void door.answerDraw(agree)}
        />
      )}
      {drawOffer && isMine(drawOffer.by) && !isAsked && !outcome && <Note title={say('table.draw.waits')} icon="handshake" />}
      {declined && (
        <Note title={say('table.draw.declined')} icon="handshake" onClose={declined.forget} closeLabel={say('table.close')} />
      )}
      {state.eyes !== undefined &&
        gone.map((seat) => (
          <Note key={seat} title={say('table.gone', { name: nameOf(seat) })} icon="chair">
            <p>{say('table.gone.says')}</p>
            <div className={styles.buttons}>
              <Button onClick={() => void door.claim(seat)}>{say('table.claim')}</Button>
            </div>
          </Note>
        ))}
    </>
  );
}

interface WishProps {
  readonly icon: IconName;
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly onAnswer: (agree: boolean) => void;
}

const Wish = ({ icon, title, yes, no, onAnswer }: WishProps) => (
  <Note title={title} icon={icon} role="alert">
    <div className={styles.buttons}>
      <Button kind="main" onClick={() => onAnswer(true)}>
        {yes}
      </Button>
      <Button onClick={() => onAnswer(false)}>{no}</Button>
    </div>
  </Note>
);
