/** What is being played back, drawn over the land: a card that is played, dice, enemies, the dummy player's cards. */
import { Crest, classes, seatClass, useSay } from '@taverne/ui';
import type { ReactNode } from 'react';
import { ENEMIES } from '../../src/content/enemies.ts';
import { type CardFace, cardFace, FIRST_WOUND } from '../../src/content/faces.ts';
import type { MageEvent } from '../../src/events.ts';
import type { Colour } from '../../src/words.ts';
import { cardSign, unitSign } from '../art/cards.ts';
import { Die, Mana } from '../art/mana.tsx';
import { Sign } from '../art/signs.tsx';
import { EnemyToken } from '../art/tokens.tsx';
import { describe } from '../describe.ts';
import { numbered } from '../numbered.ts';
import { useTable } from '../table.tsx';
import { isFight } from '../view.ts';
import { isShown } from './playback.ts';
import styles from './stage.module.css';

export function Stage() {
  const { playback, state, view, parts } = useTable();
  const say = useSay();
  const { current, at } = playback;
  if (!current || !isShown(current)) return null;
  const seat = 'seat' in current && current.seat < state.view.seats ? current.seat : undefined;
  return (
    // The log tells it, too, and reads it out.
    <div
      key={at}
      className={classes(
        styles.stage,
        isFight(view) && styles.low,
        view.duel !== null && styles.aside,
        !parts.calm && styles.moves,
        seatClass(seat ?? 0),
      )}
      aria-hidden="true"
    >
      <Drawn event={current} />
      <p>
        {seat !== undefined && <Crest seat={seat} size={22} />} {describe(current, state, say)}
      </p>
    </div>
  );
}

/** What there is to see of it, if anything but words. */
function Drawn({ event }: { readonly event: MageEvent }): ReactNode {
  switch (event.event) {
    case 'played':
      return <Cards of={[event.card]} isSideways={event.side === 'sideways'} />;
    case 'card-gained':
      return <Cards of={[event.card]} />;
    case 'bought':
      return event.card === undefined ? null : <Cards of={[event.card]} />;
    case 'dummy-played':
      return <Backs of={event.cards} />;
    case 'source-rolled':
      return <Dice of={event.dice} />;
    case 'defenders-dealt':
    case 'fight-began':
    case 'defeated':
      return <Foes of={event.enemies} isBeaten={event.event === 'defeated'} />;
    case 'blocked':
    case 'enemy-revealed':
      return <Foes of={[event.enemy]} />;
    case 'unit-used':
    case 'recruited':
    case 'unit-wounded':
    case 'unit-destroyed':
      return (
        <span className={styles.unit}>
          <Sign of={unitSign(event.unit)} />
        </span>
      );
    default:
      return null;
  }
}

/** So many numbers are taken up by cards that have a face. */
const FACES = new Map<string, CardFace>();
function faceNamed(id: string): CardFace {
  if (FACES.size === 0) for (let card = FIRST_WOUND; card >= 0; card--) FACES.set(cardFace(card).id, cardFace(card));
  return FACES.get(id) ?? cardFace(FIRST_WOUND);
}

const Cards = ({ of, isSideways = false }: { readonly of: readonly string[]; readonly isSideways?: boolean }) => {
  const say = useSay();
  return of.map((id) => {
    const face = faceNamed(id);
    return (
      <span key={id} className={classes(styles.card, styles[face.colour ?? face.kind], isSideways && styles.sideways)}>
        {face.colour && <Mana of={face.colour} />}
        <Sign of={cardSign(face)} />
        <b>{say(`card.${id}.name`)}</b>
      </span>
    );
  });
};

/** The dummy player's cards count by their colours alone. */
const Backs = ({ of }: { readonly of: readonly Colour[] }) => (
  <span className={styles.row}>
    {numbered(of).map(([key, colour]) => (
      <span key={key} className={classes(styles.back, styles[colour])}>
        <Mana of={colour} />
      </span>
    ))}
  </span>
);

const Dice = ({ of }: { readonly of: readonly Colour[] }) => (
  <span className={styles.row}>
    {numbered(of).map(([key, colour]) => (
      <span key={key} className={styles.die}>
        <Die of={colour} />
      </span>
    ))}
  </span>
);

const Foes = ({ of, isBeaten = false }: { readonly of: readonly string[]; readonly isBeaten?: boolean }) => (
  <span className={classes(styles.row, isBeaten && styles.beaten)}>
    {numbered(of).map(([key, name]) => {
      const row = ENEMIES.find(({ id }) => id === name.replace(/-\d+$/, ''));
      if (!row) return null;
      const { id, pile, attack, element, armor, traits } = row;
      return (
        <svg key={key} viewBox="-24 -24 50 50" className={classes('mk', styles.foe)} aria-hidden="true">
          <EnemyToken pile={pile} face={{ id, attack, element, armor, summons: traits.includes('summon') }} />
        </svg>
      );
    })}
  </span>
);
