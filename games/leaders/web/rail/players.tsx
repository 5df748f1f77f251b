/** Both players, and what is public about each: everything. */
import { isYou } from '@taverne/engine/telling';
import { Crest, classes, Hidden, Icon, Panel, type Say, seatClass, useSay } from '@taverne/ui';
import { CARD_NAMES, type FigureName, type SideName } from '../../src/words.ts';
import { cardWord, figureWord, holderWord } from '../../text/names.ts';
import { Portrait } from '../standee.tsx';
import { type LeadersTable, useTable } from '../table.tsx';
import { cardsOf, isCardName, otherSide, seatOfSide } from '../view.ts';
import { KindMark } from './kind-mark.tsx';
import styles from './players.module.css';
import { KIND_OF } from './types.ts';

const LIMIT = 5;
/** Longer names are set a little smaller. */
const LONG = 9;

export function Players() {
  const { turned } = useTable();
  const say = useSay();
  // Whoever is below on the board is below here.
  const near: SideName = turned ? 'north' : 'south';
  return (
    <Panel label={say('web.players')} className={styles.players}>
      <Player side={otherSide(near)} />
      <Player side={near} />
    </Panel>
  );
}

function Player({ side }: { readonly side: SideName }) {
  const table = useTable();
  const say = useSay();
  const { view, state } = table;
  const seat = seatOfSide(view, side);
  const holder = state.seats[seat];
  const cards = cardsOf(view, side);
  const acted = view.ending === null && view.side === side && view.phase !== 'recruit' ? view.acted.length : 0;
  return (
    <div className={seatClass(seat)}>
      <div className={styles.who}>
        <Crest seat={seat} size={26} />
        <b>{isYou(state, seat) && holder?.name ? say('web.you', { name: holder.name }) : holderWord(say, state, view, side)}</b>
        {holder?.thinking && <i className={styles.thinking}>{say('web.thinking')}</i>}
        {holder && !holder.present && <i className={styles.away}>{say('web.away')}</i>}
        <span>{say('web.holds', { cards: cards.length, acted })}</span>
      </div>
      <ul className={styles.minis}>
        {cards.map((figure) => (
          <Mini key={figure} figure={figure} side={side} seat={seat} />
        ))}
        {Array.from({ length: Math.max(0, LIMIT - cards.length) }, (_, i) => `free-${i}`).map((key, i) => (
          <li key={key} className={classes(styles.mini, styles.free)}>
            <div className={styles.pic}>{i === 0 && <Icon name="plus" />}</div>
            {i === 0 && <span>{say('web.free')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MiniProps {
  readonly figure: FigureName;
  readonly side: SideName;
  readonly seat: number;
}

function Mini({ figure, side, seat }: MiniProps) {
  const table = useTable();
  const say = useSay();
  const { view, picks, press } = table;
  const cell = view.at[figure];
  const isPicked = cell !== undefined && picks[0] === cell;
  const hasActed = view.ending === null && view.side === side && view.acted.includes(figure);
  const body = (
    <>
      <div className={styles.pic}>
        <Portrait name={figure} seat={seat} className={styles.portrait} />
        {isCardName(figure) && <KindMark kind={KIND_OF[figure]} className={styles.mark} />}
        {hasActed && (
          <i className={styles.done}>
            <Icon name="end" />
            <Hidden>{say('web.cell.acted')}</Hidden>
          </i>
        )}
      </div>
      <span className={nameOf(say, figure).length > LONG ? styles.long : undefined}>{nameOf(say, figure)}</span>
    </>
  );
  const isPickable = cell !== undefined && canBegin(table, cell);
  const look = classes(styles.mini, isPickable && styles.pickable, isPicked && styles.picked, hasActed && styles.acted);
  const title = isCardName(figure) ? say(`card.${figure}.does`) : undefined;
  return (
    <li className={look} title={title}>
      {isPickable ? (
        <button type="button" aria-pressed={isPicked} onClick={() => press(cell)}>
          {body}
        </button>
      ) : (
        body
      )}
    </li>
  );
}

const nameOf = (say: Say, figure: FigureName): string =>
  CARD_NAMES.some((card) => card === figure) && isCardName(figure) ? cardWord(say, figure) : figureWord(say, figure);

const canBegin = ({ ways }: LeadersTable, cell: string): boolean => ways.some((way) => way.path[0] === cell);
