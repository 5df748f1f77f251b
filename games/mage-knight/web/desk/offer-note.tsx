/** What one points at among the offers, told in full over the land. */
import { Note, useMedia, useSay } from '@taverne/ui';
import { cardFace, unitFace } from '../../src/content/faces.ts';
import { NONE } from '../../src/words.ts';
import { unitSign } from '../art/cards.ts';
import { Mana } from '../art/mana.tsx';
import { Sign } from '../art/signs.tsx';
import { useLooked } from '../board/looking.tsx';
import { printed, resistsWord } from '../names.ts';
import { numbered } from '../numbered.ts';
import { cardIn, offerIn } from '../spots.ts';
import { useTable } from '../table.tsx';
import { isFight } from '../view.ts';
import { PriceOf } from './card.tsx';
import styles from './offers.module.css';
import { IN_LINES } from './offers.tsx';
import { Printed } from './printed.tsx';

export function OfferNote() {
  const { view } = useTable();
  const looked = useLooked();
  const isLine = useMedia(IN_LINES);
  if (!isLine || isFight(view)) return null;
  const unit = view.offer[offerIn(looked) ?? NONE];
  // One that was bought is on offer no more.
  const card = [view.taught, view.advanced, view.spells].flat().find((each) => each === cardIn(looked));
  if (card === undefined && unit === undefined) return null;
  // Whoever hears the page has heard it with the row.
  return (
    <div aria-hidden="true">
      {card !== undefined && <CardNote card={card} />}
      {unit !== undefined && <UnitNote unit={unit} />}
    </div>
  );
}

function UnitNote({ unit }: { readonly unit: number }) {
  const { view } = useTable();
  const say = useSay();
  const { id, level, armor, abilities } = unitFace(unit);
  const resists = resistsWord(say, unit);
  return (
    <Note className={styles.note} title={say(`unit.${id}.name`)} mark={<Sign of={unitSign(id)} />}>
      <small>{say('web.offer.unit', { level, armor })}</small>
      {numbered(abilities).map(([at, mana]) => (
        <p key={at}>
          {mana && <Mana of={mana} />} <Printed text={printed(say, view, `unit.${id}.does.${at}`)} />
        </p>
      ))}
      {resists !== undefined && <p>{resists}</p>}
    </Note>
  );
}

function CardNote({ card }: { readonly card: number }) {
  const { view } = useTable();
  const say = useSay();
  const { id, kind, colour } = cardFace(card);
  return (
    <Note className={styles.note} title={say(`card.${id}.name`)} mark={colour && <Mana of={colour} />}>
      {(['basic', 'strong'] as const).map((side) => (
        <p key={side}>
          <PriceOf kind={kind} side={side} colour={colour} /> <Printed text={printed(say, view, `card.${id}.${side}`)} />
        </p>
      ))}
    </Note>
  );
}
