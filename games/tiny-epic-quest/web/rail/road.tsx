/** By day the five Movement cards, by night the dice: what they show, whose they are and what one has used of them. */
import { isYou } from '@taverne/engine/telling';
import { Card, Crest, classes, useSay } from '@taverne/ui';
import { TRAVELS } from '../../src/words.ts';
import { nameOf } from '../names.ts';
import { cardSpot } from '../spots.ts';
import { Sign } from '../symbols.tsx';
import { useTable } from '../table.tsx';
import { rollIn } from '../view.ts';
import styles from './road.module.css';

export function Road() {
  const { playback } = useTable();
  return playback.places.isNight ? <Dice /> : <Cards />;
}

function Cards() {
  const { view, next, press } = useTable();
  const say = useSay();
  // Alone, some are still to be turned.
  const isFaceDown = (card: number): boolean => (view.faceDown & (1 << card)) !== 0;
  const isFaceUp = (card: number): boolean => (view.faceUp & (1 << card)) !== 0;
  return (
    <section className={styles.road} aria-label={say('web.cards')}>
      <h2>{say('web.cards.turn', { n: Math.min(view.turn + 1, 4) })}</h2>
      <ul className={styles.cards}>
        {TRAVELS.map((travel, card) => {
          const isChosen = view.card === card;
          const isUsed = !isFaceUp(card);
          return (
            <Card
              key={travel}
              className={classes(styles.card, isUsed && styles.used, isChosen && styles.chosen)}
              isReady={next.has(cardSpot(card))}
              isPicked={isChosen}
              onPress={() => press(cardSpot(card))}
            >
              <b>{say(`travel.${travel}.name`)}</b>
              <span className={styles.scene}>
                <Sign name={travel} className={styles.art} />
              </span>
              <small>{say(isFaceDown(card) ? 'web.cards.down' : isUsed ? 'web.cards.used' : `web.travel.${travel}`)}</small>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}

function Dice() {
  const { view, state, question, playback } = useTable();
  const say = useSay();
  const roll = rollIn(state, playback.left, question?.seat ?? state.eyes);
  const seat = roll?.seat ?? view.roller;
  return (
    <section className={classes(styles.road, styles.roll)} aria-label={say('web.dice')}>
      <h2>
        <Crest seat={seat} size={20} />
        {isYou(state, seat)
          ? say(roll ? 'web.dice.rolled.yours' : 'web.dice.yours')
          : say(roll ? 'web.dice.rolled' : 'web.dice.of', { name: nameOf(state, seat, say) })}
      </h2>
      {roll ? (
        <ul className={styles.dice} key={roll.number}>
          {roll.dice.map(({ face, isUsed, place }) => (
            <li key={place} className={classes(isUsed && styles.spent)}>
              <span className={styles.die} data-die={place} style={{ rotate: `${((place * 7) % 5) * 3 - 6}deg` }}>
                <Sign name={face} />
              </span>
              <small>{isUsed ? say('web.dice.used', { face: say(`symbol.${face}`) }) : say(`symbol.${face}`)}</small>
            </li>
          ))}
        </ul>
      ) : (
        <p>{say('web.dice.none')}</p>
      )}
    </section>
  );
}
