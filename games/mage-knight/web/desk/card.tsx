/** A deed card as it lies on the desk: its name, its drawing, what each side gives now, and sideways. */
import { classes, Hidden, type Say, useSay } from '@taverne/ui';
import type { PointerEvent } from 'react';
import { cardFace } from '../../src/content/faces.ts';
import { cardSign } from '../art/cards.ts';
import { Mana } from '../art/mana.tsx';
import { Sign } from '../art/signs.tsx';
import { gainsWords, hasRoom, isPlain, isShort, signOf } from '../gains.ts';
import { printed } from '../names.ts';
import { cardSpot, type Spot, sideSpot } from '../spots.ts';
import { type MageFrame, useForecast, useTable } from '../table.tsx';
import { figuresOf, firstTwin } from '../view.ts';
import type { Way } from '../ways.ts';
import styles from './card.module.css';
import { GainLine } from './gain-line.tsx';
import { Printed } from './printed.tsx';

type Side = 'basic' | 'strong' | 'sideways';

/** The ways to play this card for one of its sides. */
const waysFor = ({ ways }: MageFrame, card: number, side: Side): readonly Way[] =>
  ways.filter(({ deed }) => deed?.do === 'card' && deed.card === card && deed.side === side);

interface DeedCardProps {
  readonly card: number;
  /** The hand it is in: two copies are one option. */
  readonly hand: readonly number[];
  /** So many lie on one another. */
  readonly count?: number;
  readonly tabIndex?: number | undefined;
  readonly isSmall?: boolean | undefined;
  /** Of two copies that are one option: this one was pressed. */
  readonly isMeant: boolean;
  readonly onGrab?: (event: PointerEvent) => void;
  readonly onFocus?: () => void;
}

export function DeedCard({ card, hand, count = 1, tabIndex, isSmall = false, isMeant, onGrab, onFocus }: DeedCardProps) {
  const table = useTable();
  const say = useSay();
  const { focus } = useForecast();
  const { press, picks, next, mayLeave, leaving, toggle } = table;
  const face = cardFace(card);
  const first = firstTwin(hand, card);
  const spot = cardSpot(first);
  const isReady = next.has(spot);
  const isIn = (path: readonly Spot[]): boolean => path.includes(cardSpot(card)) || (isMeant && path.includes(spot));
  const isPicked = mayLeave ? leaving.includes(card) : isIn(picks);
  const isFree = mayLeave && face.kind !== 'wound';
  const name = say(`card.${face.id}.name`);
  const isWound = face.kind === 'wound';
  return (
    <article
      aria-label={name}
      className={classes(
        styles.card,
        styles[face.colour ?? face.kind],
        (isReady || isFree) && styles.ready,
        isPicked && styles.picked,
        // A button or a hint speaks of it.
        !isPicked && focus !== undefined && isIn(focus.path) && styles.pointed,
        isSmall && styles.small,
      )}
    >
      <button
        type="button"
        className={styles.face}
        data-card={card}
        data-spot={spot}
        tabIndex={tabIndex}
        aria-pressed={isPicked}
        onClick={() => (isFree ? toggle(card) : press(spot))}
        onPointerDown={onGrab}
        onFocus={onFocus}
        onPointerEnter={() => table.pointAt(spot)}
        onPointerLeave={() => table.pointAt(undefined)}
      >
        <span className={styles.title}>
          {face.colour && <Mana of={face.colour} />}
          <span>{name}</span>
          {count > 1 && <span className={styles.count}>×{count}</span>}
        </span>
        <span className={styles.art}>
          <span>
            <Sign of={cardSign(face)} />
          </span>
        </span>
      </button>
      {isWound ? (
        <p className={styles.says}>{say('card.wound.basic')}</p>
      ) : (
        <>
          <SideRow card={first} side="basic" isSmall={isSmall} tabIndex={tabIndex} />
          <SideRow card={first} side="strong" isSmall={isSmall} tabIndex={tabIndex} />
        </>
      )}
      <Sideways table={table} say={say} card={first} tabIndex={tabIndex} />
    </article>
  );
}

interface SideRowProps {
  readonly card: number;
  readonly side: 'basic' | 'strong';
  readonly isSmall: boolean;
  /** As the card: with Tab one comes to the sides of the card one is at. */
  readonly tabIndex: number | undefined;
}

/** What one side gives now; what cannot be done now is told as it is printed, and a press on it says why. */
function SideRow({ card, side, isSmall, tabIndex }: SideRowProps) {
  const table = useTable();
  const say = useSay();
  const { view, question, press, choose, pointAtWay } = table;
  const face = cardFace(card);
  const ways = waysFor(table, card, side);
  const [only, ...more] = ways;
  const gives = only && figuresOf(question)?.gives[only.key];
  const isAlone = only !== undefined && more.length === 0 && only.path.length === 1;
  const text = printed(say, view, `card.${face.id}.${side}`);
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={classes(styles.side, side === 'strong' && styles.strong, !only && styles.idle)}
      onClick={() => (isAlone ? choose(only.key) : press(only ? cardSpot(card) : sideSpot(card, side)))}
      onPointerEnter={() => pointAtWay(only?.key)}
      onPointerLeave={() => pointAtWay(undefined)}
    >
      <Hidden>{say(`web.do.card.${side}`, { name: say(`card.${face.id}.name`) })} </Hidden>
      <PriceOf kind={face.kind} side={side} colour={face.colour} />
      {gives && isPlain(gives) && (isSmall ? isShort(gives) : hasRoom(gives)) ? (
        <GainLine ways={gives} isShort={isSmall} />
      ) : (
        <span data-text>
          <Printed text={text} />
        </span>
      )}
    </button>
  );
}

/** The mana a side asks for. */
export function PriceOf({
  kind,
  side,
  colour,
}: {
  readonly kind: string;
  readonly side: Side;
  readonly colour: 'red' | 'blue' | 'green' | 'white' | undefined;
}) {
  if (!colour || (side === 'basic' && kind !== 'spell')) return null;
  return (
    <>
      <Mana of={colour} />
      {kind === 'spell' && side === 'strong' && <Mana of="black" />}
    </>
  );
}

interface SidewaysProps {
  readonly table: MageFrame;
  readonly say: Say;
  readonly card: number;
  readonly tabIndex: number | undefined;
}

/** Turned sideways a card gives 1 of what the moment asks for. */
function Sideways({ table, say, card, tabIndex }: SidewaysProps) {
  const [way] = waysFor(table, card, 'sideways');
  const gives = way && figuresOf(table.question)?.gives[way.key];
  if (!way || !gives) return null;
  return (
    <button type="button" tabIndex={tabIndex} className={styles.sideways} onClick={() => table.choose(way.key)}>
      <Hidden>
        {say('web.do.card.sideways', { name: say(`card.${cardFace(card).id}.name`) })} {gainsWords(say, gives)}
      </Hidden>
      <Sign of="sideways" />
      {gives.flat().map((gain) => (
        <span key={gain.what} aria-hidden="true">
          {gain.n} <Sign of={signOf(gain) ?? 'star'} />
        </span>
      ))}
    </button>
  );
}
