/** Units in full: one's own first, and those of everybody else at a click on their crest. */
import { isYou } from '@taverne/engine/telling';
import { Crest, classes, Hidden, Panel, useSay } from '@taverne/ui';
import { useState } from 'react';
import { unitText } from '../../text/cards.ts';
import { holderInside, holderWord, unitWord } from '../../text/names.ts';
import { useTable } from '../table.tsx';
import { mySide, sidesOf, statsOf, type UnitView, unitsOf } from '../view.ts';
import { UnitCard } from './unit-card.tsx';
import styles from './units.module.css';

export function Units() {
  const { state, view } = useTable();
  const say = useSay();
  const mine = mySide(state, view);
  const [chosen, choose] = useState<number | undefined>();
  const side = chosen ?? mine;
  const units = unitsOf(view, side);
  const name = holderInside(say, state, view, side);
  const title = isYou(state, side) ? say('web.units.mine') : say('web.units.of', { name });
  return (
    <Panel label={title} className={styles.panel}>
      <div className={styles.head}>
        <h2>{title}</h2>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these show a sheet */}
      <div className={styles.sides} role="group" aria-label={say('web.units.whose')}>
        {sidesOf(view).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === side}
            className={classes(each === side && styles.on)}
            onClick={() => choose(each === mine ? undefined : each)}
            title={holderWord(say, state, view, each)}
          >
            <Crest seat={each} size={20} />
            <Hidden>{holderWord(say, state, view, each)}</Hidden>
          </button>
        ))}
      </div>
      <ul className={styles.cards}>
        {units.map((unit) => (
          <UnitCard key={unit.unit} unit={unit} />
        ))}
      </ul>
      {units.length === 0 ? (
        <p className={styles.empty}>{say('web.units.none')}</p>
      ) : (
        <details className={styles.says}>
          <summary>{say('web.units.says')}</summary>
          <dl>
            {units.map((unit) => (
              <Says key={unit.unit} unit={unit} />
            ))}
          </dl>
        </details>
      )}
    </Panel>
  );
}

/** What stands on a card, for whoever has no pointer to rest on it. */
function Says({ unit }: { readonly unit: UnitView }) {
  const { view } = useTable();
  const say = useSay();
  const stats = statsOf(view, unit);
  return (
    <>
      <dt>{say('web.card', { unit: unitWord(say, view, unit.id), class: say(`class.${unit.class}.name`) })}</dt>
      {(stats ? unitText(say, unit, stats) : []).map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </>
  );
}
