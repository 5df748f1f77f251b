/** What a level, a reward or a search lets one take, side by side as it is drawn, while one of them is to be chosen. */
import { classes, type Say, seatClass, useSay } from '@taverne/ui';
import { cardFace, skillFace } from '../../src/content/faces.ts';
import { cardSign } from '../art/cards.ts';
import { Mana } from '../art/mana.tsx';
import { Hero } from '../art/scenery.tsx';
import { Sign } from '../art/signs.tsx';
import { cardName, printed, skillName } from '../names.ts';
import { cardIn, skillIn } from '../spots.ts';
import { type MageFrame, useForecast, useTable } from '../table.tsx';
import { heroOf, ownSeat } from '../view.ts';
import cards from './card.module.css';
import { PriceOf } from './card.tsx';
import { Printed } from './printed.tsx';
import styles from './taking.module.css';

export function Taking() {
  const table = useTable();
  const { focus } = useForecast();
  const say = useSay();
  const { question, ways, choose, pointAtWay } = table;
  if (!question) return null;
  return (
    <section className={styles.taking} aria-label={say(`ask.${question.name}`)}>
      <h3>{say(`ask.${question.name}`)}</h3>
      <ul className={classes(question.name === 'search' && styles.many)}>
        {ways.map(({ key, path: [spot] }) => {
          const [card, skill] = [cardIn(spot), skillIn(spot)];
          const colour = card === undefined ? styles.skill : cards[cardFace(card).colour ?? cardFace(card).kind];
          return (
            <li key={key}>
              <button
                type="button"
                className={classes(cards.card, colour, styles.card, focus?.key === key && cards.pointed)}
                onClick={() => choose(key)}
                onPointerEnter={() => pointAtWay(key)}
                onPointerLeave={() => pointAtWay(undefined)}
              >
                {card !== undefined && <Card table={table} say={say} card={card} />}
                {skill !== undefined && <Skill table={table} say={say} skill={skill} />}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Drawn {
  readonly table: MageFrame;
  readonly say: Say;
}

function Card({ table: { view }, say, card }: Drawn & { readonly card: number }) {
  const face = cardFace(card);
  return (
    <>
      <span className={cards.title}>
        {face.colour && <Mana of={face.colour} />}
        <span>{cardName(say, card)}</span>
      </span>
      <span className={cards.art}>
        <span>
          <Sign of={cardSign(face)} />
        </span>
      </span>
      {(['basic', 'strong'] as const).map((side) => (
        <span key={side} className={classes(cards.side, side === 'strong' && cards.strong)}>
          <PriceOf kind={face.kind} side={side} colour={face.colour} />
          <span className={styles.text}>
            <Printed text={printed(say, view, `card.${face.id}.${side}`)} />
          </span>
        </span>
      ))}
    </>
  );
}

/** One that another hero left brings no advanced action of one's choice (MK-ENDTURN-31). */
function Skill({ table: { view, state }, say, skill }: Drawn & { readonly skill: number }) {
  const { id, hero, use } = skillFace(skill);
  const lowest = view.advanced.at(-1);
  const seat = view.heroes.findIndex((_, each) => heroOf(view, each) === hero);
  const isOwn = seat === ownSeat(state);
  return (
    <>
      <span className={cards.title}>
        <span>{skillName(say, skill)}</span>
      </span>
      <span className={cards.art}>
        <span>
          {/* Whoever is not at the table stands there as unpainted wood. */}
          <svg viewBox="-24 -52 48 60" className={classes('mk', seat >= 0 && seatClass(seat))} aria-hidden="true">
            <Hero name={hero} />
          </svg>
        </span>
      </span>
      <span className={cards.side}>
        <span className={styles.text}>
          <b>{say(`web.skill.${use}`)}</b> <Printed text={printed(say, view, `skill.${id}.does`)} />
        </span>
      </span>
      <span className={classes(cards.side, cards.strong)}>
        <span className={styles.text}>
          {isOwn
            ? say('web.take.own')
            : say('web.take.other', {
                hero: say(`hero.${hero}.name`),
                card: lowest === undefined ? '' : cardName(say, lowest),
              })}
        </span>
      </span>
    </>
  );
}
