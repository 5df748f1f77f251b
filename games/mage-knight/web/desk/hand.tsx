/** The hand: cards side by side, one stop for Tab, arrows between them; a card can be pressed, or dragged out onto the table. */
import { classes, dragging, type Point, useSay } from '@taverne/ui';
import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import { cardFace } from '../../src/content/faces.ts';
import { NONE } from '../../src/words.ts';
import { nameOf } from '../names.ts';
import { cardIn, cardSpot, type Spot } from '../spots.ts';
import { useTable } from '../table.tsx';
import { useTurn } from '../turn.ts';
import { firstTwin, handIn, isFight, meantTwin, ownSeat } from '../view.ts';
import { DeedCard } from './card.tsx';
import styles from './hand.module.css';
import { byColour } from './order.ts';
import { Piles } from './piles.tsx';
import { isCut, Reading } from './reading.tsx';

const isWound = (card: number): boolean => cardFace(card).kind === 'wound';
/** One wound is as good as another: many of them lie on one another, so that the rest of the hand is to be seen. */
export function inPiles(hand: readonly number[]): readonly (readonly [card: number, count: number])[] {
  const wounds = hand.filter(isWound).length;
  const cards = byColour(hand).filter((card, i, all) => wounds < 3 || !isWound(card) || !all.slice(0, i).some(isWound));
  return cards.map((card) => [card, wounds > 2 && isWound(card) ? wounds : 1]);
}

export function Hand({ isSmall = false }: { readonly isSmall?: boolean }) {
  const table = useTable();
  const turn = useTurn();
  const say = useSay();
  const { view, state, parts } = table;
  const seat = ownSeat(state);
  const hand = handIn(view, seat);
  const hidden = view.hand[seat];
  const cards = inPiles(hand);
  const [stop, setStop] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const held = useDragged(hand);
  const [near, hold] = useState<{ readonly card: number; readonly at: number }>();
  const [pressed, setPressed] = useState<number>();
  const look = ({ currentTarget: place }: SyntheticEvent<HTMLElement>, card: number) =>
    hold(isCut(place) ? { card, at: place.offsetLeft + place.offsetWidth / 2 } : undefined);
  const at = Math.min(stop, Math.max(0, cards.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step !== 0) {
      const to = (at + step + cards.length) % cards.length;
      setStop(to);
      row.current?.querySelectorAll<HTMLElement>('[data-card]')[to]?.focus();
      event.preventDefault();
      return;
    }
    const deed = keyDeed(event.key, table, turn);
    if (!deed) return;
    event.preventDefault();
    parts.soon(deed);
  };
  return (
    <div className={classes(styles.hand, isSmall ? styles.small : isFight(view) ? styles.fighting : styles.low)} data-board>
      <div
        ref={row}
        className={styles.cards}
        role="toolbar"
        aria-label={say('web.hand', { n: hand.length })}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onPointerMove={held.onMove}
        onPointerUp={held.onUp}
        onPointerCancel={held.onCancel}
      >
        {cards.map(([card, count], i) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is the card in it; here one only looks at it
          <div
            key={card}
            onPointerEnter={(event) => look(event, card)}
            onPointerLeave={() => hold(undefined)}
            onFocus={(event) => look(event, card)}
            onBlur={() => hold(undefined)}
            onClickCapture={() => setPressed(card)}
            className={classes(styles.place, held.card === card && styles.held, !parts.calm && styles.dealt)}
            style={{
              ...(!isSmall && { rotate: `${(i - (cards.length - 1) / 2) * 1.2}deg` }),
              ...(held.card === card && held.by && { translate: `${held.by.x}px ${held.by.y}px` }),
            }}
          >
            <DeedCard
              card={card}
              hand={hand}
              count={count}
              tabIndex={i === at ? 0 : -1}
              isSmall={isSmall}
              isMeant={card === meantTwin(hand, card, pressed)}
              onGrab={(event) => held.onDown(event, card)}
              onFocus={() => setStop(i)}
            />
          </div>
        ))}
        {/* A card that has left the hand is not read any more. */}
        {near && held.card === undefined && hand.includes(near.card) && <Reading {...near} isSmall={isSmall} />}
        {cards.length === 0 && (
          <p className={styles.none}>
            {typeof hidden === 'number'
              ? say('web.hand.hidden', { n: hidden, name: nameOf(state, seat, say) })
              : say('web.hand.none')}
          </p>
        )}
      </div>
      {/* On a desk they lie before the hand, and still the hand comes first for whoever goes by keys. */}
      <Piles isSmall={isSmall} />
    </div>
  );
}

type DragDeeds = Parameters<ReturnType<typeof dragging<Spot>>['move']>[1];
type Table = ReturnType<typeof useTable>;
type Turned = ReturnType<typeof useTurn>;

/** The letters and numbers of a board mean the same here. */
function keyDeed(key: string, { parts, state, back, closeWhy }: Table, { choices, main }: Turned): (() => void) | undefined {
  if (key === 'Escape')
    return () => {
      closeWhy();
      back();
    };
  if (/^[1-9]$/.test(key)) return choices[Number(key) - 1]?.act;
  if (!parts.hotkeys || parts.still) return undefined;
  if (key === 'u') return () => void (state.undo > 0 && parts.door.undo());
  return key === 'e' ? () => main?.act() : undefined;
}

/** A card that is pulled out of the hand and let go over the table is played, if there is one way to; otherwise it is picked. */
function useDragged(hand: readonly number[]) {
  const { next, press, picks, choose, ways, mayLeave, toggle } = useTable();
  const [drag] = useState(() => dragging<Spot>());
  const [held, setHeld] = useState<{ readonly card: number; readonly by: Point }>();
  const at = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
  const deedsOf = ({ pointerId, currentTarget }: PointerEvent): DragDeeds => ({
    cellAt: ({ x, y }) => (document.elementFromPoint(x, y)?.closest('[role="toolbar"]') ? undefined : 'table'),
    onLift: () => currentTarget.setPointerCapture(pointerId),
    onCarry: ({ cell, by }) => setHeld({ card: cardIn(cell) ?? NONE, by }),
    onDrop: (on) => {
      setHeld(undefined);
      if (on === undefined || !held) return;
      if (mayLeave) return toggle(held.card);
      const spot = cardSpot(firstTwin(hand, held.card));
      const useful = ways.filter(({ path, deed }) => path[0] === spot && !(deed?.do === 'card' && deed.side === 'sideways'));
      const [only, ...more] = useful;
      if (only && more.length === 0 && only.path.length === 1) choose(only.key);
      else if (!picks.includes(spot)) press(spot);
    },
  });
  return {
    card: held?.card,
    by: held?.by,
    onDown: (event: PointerEvent, card: number) => {
      if (event.button === 0 && next.has(cardSpot(firstTwin(hand, card)))) drag.down(cardSpot(card), at(event), 1);
    },
    onMove: (event: PointerEvent) => drag.move(at(event), deedsOf(event)),
    onUp: (event: PointerEvent) => {
      if (drag.up(at(event), deedsOf(event))) setTimeout(drag.forget);
    },
    onCancel: () => {
      drag.forget();
      setHeld(undefined);
    },
  };
}
