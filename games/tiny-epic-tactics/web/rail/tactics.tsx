/** One's own tactics, which nobody else sees, with a mark on those that fit now; and what the table may answer by itself. */
import { isYou } from '@taverne/engine/telling';
import { Card, Panel, useSay } from '@taverne/ui';
import { tacticText } from '../../text/cards.ts';
import { holderWord, tacticWord } from '../../text/names.ts';
import { useTable } from '../table.tsx';
import { mySide } from '../view.ts';
import { Orders } from './orders.tsx';
import styles from './tactics.module.css';

export function Tactics() {
  const { state, view, ways, picks, press } = useTable();
  const say = useSay();
  const side = mySide(state, view);
  const hand = view.hands[side];
  const title = isYou(state, side) ? say('web.tactics') : say('web.tactics.of', { name: holderWord(say, state, view, side) });
  const fits = (card: string) => ways.some((way) => way.card === card || way.tactics.includes(card));
  // Which one to keep or to give away: that is not to play it.
  const isChoice = ways.some(({ question }) => question === 'keep' || question === 'discard');
  const cards = state.eyes === undefined ? [] : (hand?.cards ?? []);
  return (
    <Panel label={title} className={styles.panel}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <small>{say('web.tactics.deck', { deck: view.deck, discard: view.discard.length })}</small>
      </div>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Card
            key={card}
            className={styles.card}
            isReady={fits(card)}
            isPicked={picks.includes(card)}
            onPress={() => press(card)}
          >
            <span className={styles.name}>{tacticWord(say, view, card)}</span>
            <TacticText card={card} />
            {fits(card) && <span className={styles.now}>{say(isChoice ? 'web.tactics.choose' : 'web.tactics.now')}</span>}
          </Card>
        ))}
      </ul>
      {cards.length === 0 && <p className={styles.empty}>{say('web.tactics.none')}</p>}
      <Orders />
    </Panel>
  );
}

function TacticText({ card }: { readonly card: string }) {
  const { book } = useTable();
  const say = useSay();
  const printed = book.content.tactics[book.tacticNumbers.get(card) ?? -1];
  if (!printed) return null;
  const { condition, effect } = tacticText(say, printed);
  return (
    <>
      <span className={styles.text} title={condition}>
        <b>{say('web.tactics.if')}</b> {condition}
      </span>
      <span className={styles.text} title={effect}>
        <b>{say('web.tactics.then')}</b> {effect}
      </span>
    </>
  );
}
