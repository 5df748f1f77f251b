/** Everybody at the table, near the corner they come from: how many units and tactics, how many points as things stand. */
import { isYou } from '@taverne/engine/telling';
import { Crest, classes, seatClass, useSay } from '@taverne/ui';
import type { Side } from '../../src/state.ts';
import { holderWord } from '../../text/names.ts';
import { type TacticsTable, useTable } from '../table.tsx';
import { cornerOf, isAdventure, isEnemySide, isPartner, mySide, sidesOf, unitsOf } from '../view.ts';
import styles from './plaques.module.css';

export const PLACES = ['far', 'right', 'near', 'left'] as const;
export type Place = (typeof PLACES)[number];

/** At which corner of the page each side sits. */
function placesOf({ view, state, look }: TacticsTable): ReadonlyMap<Place, Side> {
  const places = new Map<Place, Side>();
  const sides = sidesOf(view);
  const fromMe = (side: Side): number => (side - mySide(state, view) + sides.length) % sides.length;
  for (const side of sides) {
    // Of two corners the near one, if it is among them.
    const corner = cornerOf(view, side, (6 - look.turns) % 4);
    // Whoever has no corner sits as one does around a table, oneself at its near side.
    const wanted = corner >= 0 ? corner + look.turns : 2 + Math.floor((4 * fromMe(side)) / sides.length);
    const place = PLACES.map((_, i) => PLACES[(wanted + i) % 4]).find((each) => each && !places.has(each));
    if (place) places.set(place, side);
  }
  return places;
}

export function Plaques({ places }: { readonly places: readonly Place[] }) {
  const sides = placesOf(useTable());
  return places.map((place) => {
    const side = sides.get(place);
    return side === undefined ? null : <Plaque key={place} side={side} />;
  });
}

function Plaque({ side }: { readonly side: Side }) {
  const { view, state } = useTable();
  const say = useSay();
  const holder = state.seats[side];
  const alive = unitsOf(view, side).filter(
    ({ cell }) => cell !== null || view.phase === 'deal' || view.phase === 'deploy',
  ).length;
  const score = view.scores[side];
  const counts = { units: alive, tactics: view.hands[side]?.count ?? 0 };
  return (
    <div className={classes(styles.plaque, seatClass(side), view.active === side && styles.active)}>
      <Crest seat={side} size={28} />
      <span className={styles.words}>
        <b>{isYou(state, side) ? say('told.you') : holderWord(say, state, view, side)}</b>
        <small>
          {isPartner(state, view, side) && `${say('web.plaque.partner')} `}
          {holder?.thinking
            ? say('web.thinking')
            : holder && !holder.present
              ? say('web.away')
              : say(isEnemySide(view, side) ? 'web.plaque.enemy' : 'web.plaque', counts)}
        </small>
      </span>
      {!isAdventure(view) && score && (
        <span className={styles.points}>
          {score.total}
          <small>{say('web.points', { n: score.total })}</small>
        </span>
      )}
    </div>
  );
}
