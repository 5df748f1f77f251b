/**
 * What is on offer: units, advanced actions, spells. What can be had now glows; a press takes it. Where it shares the page with the land each
 * has one line, and the one that is pointed at is told over the land (offer-note.tsx).
 */
import { classes, Hidden, Panel, useMedia, useSay } from '@taverne/ui';
import { type ReactNode, useEffect } from 'react';
import { cardFace, unitFace } from '../../src/content/faces.ts';
import { unitSign } from '../art/cards.ts';
import { Mana } from '../art/mana.tsx';
import { Sign } from '../art/signs.tsx';
import { useLook, useLooked } from '../board/looking.tsx';
import { printed } from '../names.ts';
import { cardSpot, offerSpot, type Spot } from '../spots.ts';
import { useTable } from '../table.tsx';
import { Abilities } from './abilities.tsx';
import styles from './offers.module.css';
import { Printed } from './printed.tsx';

export function OfferSheet() {
  const { view } = useTable();
  const say = useSay();
  const look = useLook();
  // What is told of one goes with the sheet.
  useEffect(() => () => look(undefined), [look]);
  const cards = (key: string, of: readonly number[]) =>
    of.length > 0 && (
      <section className={styles.part}>
        <h3>{say(`web.offer.${key}`)}</h3>
        <ul>
          {of.map((card) => {
            const { id, colour } = cardFace(card);
            return (
              <Row key={card} spot={cardSpot(card)} name={say(`card.${id}.name`)} mark={colour && <Mana of={colour} />}>
                <span>
                  <Printed text={printed(say, view, `card.${id}.basic`)} />
                </span>{' '}
                <span className={styles.strong}>
                  <Printed text={printed(say, view, `card.${id}.strong`)} />
                </span>
              </Row>
            );
          })}
        </ul>
      </section>
    );
  return (
    <Panel label={say('web.tab.offers')} className={styles.sheet}>
      <section className={styles.part}>
        <h3>{say('web.offer.units')}</h3>
        <ul>
          {view.offer.map((unit, at) => {
            const { id, level, cost, armor, at: places } = unitFace(unit);
            const spot = offerSpot(at);
            return (
              <Row
                key={spot}
                spot={spot}
                name={say(`unit.${id}.name`)}
                mark={<Sign of={unitSign(id)} />}
                where={places.map((place) => say(`site.${place}.name`)).join(', ')}
                aside={
                  <>
                    <Sign of="influence" /> {cost}
                  </>
                }
              >
                {say('web.offer.unit', { level, armor })} · <Abilities unit={unit} />
              </Row>
            );
          })}
        </ul>
      </section>
      {cards('taught', view.taught)}
      {cards('advanced', view.advanced)}
      {cards('spells', view.spells)}
    </Panel>
  );
}

/** With a pointer that can rest on something, and where the sheet is one of the tabs beside the land. */
export const IN_LINES = '(min-width: 1021px) and (max-height: 1099px) and (hover: hover)';

interface RowProps {
  readonly spot: Spot;
  readonly name: string;
  readonly mark: ReactNode;
  readonly where?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

function Row({ spot, name, mark, where, aside, children }: RowProps) {
  const { next, picks, press } = useTable();
  const [look, looked] = [useLook(), useLooked()];
  const isLine = useMedia(IN_LINES);
  // Elsewhere all of it is read in the row.
  const near = isLine ? () => look(spot) : undefined;
  const away = isLine ? () => looked === spot && look(undefined) : undefined;
  return (
    <li>
      <button
        type="button"
        className={classes(styles.row, next.has(spot) && styles.lit, picks.includes(spot) && styles.picked)}
        aria-pressed={picks.includes(spot)}
        onClick={() => press(spot)}
        onPointerEnter={near}
        onPointerLeave={away}
        onFocus={near}
        onBlur={away}
      >
        <span className={styles.name}>
          {mark} <b>{name}</b>
          {isLine && where !== undefined && <small>{where}</small>}
          {aside && <i>{aside}</i>}
        </span>
        {isLine ? (
          <Hidden>{children}</Hidden>
        ) : (
          <span className={styles.does}>
            {where === undefined ? (
              children
            ) : (
              <span>
                {where} · {children}
              </span>
            )}
          </span>
        )}
      </button>
    </li>
  );
}
