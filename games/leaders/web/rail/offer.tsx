/** The cards beside the board: three on offer, or all that are left, with what each of them does. */
import { isYou } from '@taverne/engine/telling';
import { Card, classes, Hidden, Icon, Panel, useSay } from '@taverne/ui';
import { useState } from 'react';
import { CARD_NAMES, type CardName } from '../../src/words.ts';
import { cardWord, holderWord } from '../../text/names.ts';
import { Portrait } from '../standee.tsx';
import { useTable } from '../table.tsx';
import { isCardName, seatOfSide } from '../view.ts';
import { KindMark } from './kind-mark.tsx';
import styles from './offer.module.css';
import { KIND_OF } from './types.ts';

export function Offer() {
  const { view } = useTable();
  return view.rules.mode === 'strategist' ? <Available /> : <OnOffer />;
}

function OnOffer() {
  const { view, picks, next, press } = useTable();
  const say = useSay();
  return (
    <Panel
      title={say('web.offer')}
      hint={say('web.offer.when')}
      aside={say('board.pile', { n: view.pile.length })}
      className={styles.panel}
    >
      <ul className={styles.cards}>
        {view.offer.map((card) => (
          <Card
            key={card}
            className={styles.card}
            isReady={next.has(card)}
            isPicked={picks[0] === card}
            onPress={() => press(card)}
          >
            <span className={styles.pic}>
              <Portrait name={card} seat={undefined} className={styles.portrait} />
            </span>
            <span className={styles.words}>
              <CardWords card={card} />
            </span>
          </Card>
        ))}
      </ul>
    </Panel>
  );
}

function CardWords({ card }: { readonly card: CardName }) {
  const say = useSay();
  return (
    <>
      <span className={styles.name}>{cardWord(say, card)}</span>
      <span className={styles.kind}>
        <KindMark kind={KIND_OF[card]} />
        <span>{say(`web.kind.${KIND_OF[card]}`)}</span>
      </span>
      <span className={styles.does}>{say(`card.${card}.does`)}</span>
    </>
  );
}

/** Strategist: every card in its place; what is banned is crossed out, what has joined a side carries its name. */
function Available() {
  const { view, state, picks, next, press } = useTable();
  const say = useSay();
  const [pointed, point] = useState<CardName | undefined>();
  const picked = isCardName(picks[0]) ? picks[0] : undefined;
  const told = pointed ?? picked ?? view.offer[0];
  return (
    <Panel
      title={say('board.available')}
      hint={view.phase === 'ban' ? undefined : say('web.offer.when')}
      aside={say('web.bans', { n: view.bans.length })}
      className={styles.panel}
    >
      <ul className={styles.all}>
        {CARD_NAMES.map((card) => {
          const owner = view.owner[card];
          const isBanned = view.bans.includes(card);
          const fate = isBanned
            ? say('web.card.banned')
            : owner &&
              (isYou(state, seatOfSide(view, owner))
                ? say('web.card.yours')
                : say('web.card.taken', { name: holderWord(say, state, view, owner) }));
          return (
            <Card
              key={card}
              className={classes(styles.small, fate && styles.gone)}
              isReady={next.has(card)}
              isPicked={picked === card}
              isGone={fate !== undefined}
              onPress={() => press(card)}
              onPoint={(on) => point(on ? card : undefined)}
            >
              <span className={styles.pic}>
                <Portrait name={card} seat={owner && seatOfSide(view, owner)} className={styles.portrait} />
                {isBanned && <Icon name="no" className={styles.cross} />}
              </span>
              <span className={styles.name}>{cardWord(say, card)}</span>
              {fate && <Hidden>{fate}</Hidden>}
            </Card>
          );
        })}
      </ul>
      {told && (
        <p className={styles.told}>
          <CardWords card={told} />
        </p>
      )}
    </Panel>
  );
}
