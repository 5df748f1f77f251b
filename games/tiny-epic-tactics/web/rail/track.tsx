/** What everybody plays for: the flags on their track, the Artifact, or crystals against time. */
import { Crest, classes, Hidden, known, Panel, useSay } from '@taverne/ui';
import { holderWord, unitWord } from '../../text/names.ts';
import { ZONE_NAMES } from '../board/scenery.tsx';
import { Sign } from '../symbols.tsx';
import { useTable } from '../table.tsx';
import { isAdventure, isBattleMode, sidesOf, unitWithId } from '../view.ts';
import { Adventure } from './adventure.tsx';
import styles from './track.module.css';

export function Track() {
  const { view } = useTable();
  if (isAdventure(view)) return <Adventure />;
  return isBattleMode(view) ? <Artifact /> : <Control />;
}

const SPACES = ['start', 'round-1', 'round-2', 'control'] as const;

function Control() {
  const { view, state } = useTable();
  const say = useSay();
  return (
    <Panel label={say('web.control')} className={styles.panel}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <h2>{say('web.control')}</h2>
            </th>
            {SPACES.map((space) => (
              <th key={space} scope="col">
                {say(`web.space.${space}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.zones
            .map((zone, number) => ({ zone, number }))
            .map(({ zone, number }) => (
              <tr key={number}>
                <th scope="row">
                  <b className={styles.zone}>{ZONE_NAMES[number]}</b> {known(say, `zone.${number}.name`) ?? ''}
                  <span className={styles.holds}>
                    {zone.units.map((count, side) =>
                      Array.from({ length: count }, (_, i) => `${side} ${i}`).map((key) => (
                        <Crest key={key} seat={side} size={12} />
                      )),
                    )}
                    <Hidden>
                      {zone.units
                        .map((count, side) =>
                          count > 0 ? say('web.zone.holds', { n: count, name: holderWord(say, state, view, side) }) : '',
                        )
                        .filter(Boolean)
                        .join(', ')}
                    </Hidden>
                  </span>
                </th>
                {SPACES.map((space, at) => {
                  const isHere = zone.space === at || (at === SPACES.length - 1 && zone.won >= 0);
                  return (
                    <td key={space}>
                      <span className={classes(styles.slot, at === SPACES.length - 1 && styles.goal)}>
                        {isHere && <Sign name="flag" className={styles.flag} />}
                        {isHere && zone.won >= 0 && <Crest seat={zone.won} size={17} />}
                        {isHere && zone.won < 0 && zone.moves.map((side) => <Crest key={side} seat={side} size={14} />)}
                        {isHere && (
                          <Hidden>
                            {zone.won >= 0
                              ? say('web.zone.won', { name: holderWord(say, state, view, zone.won) })
                              : say('web.zone.here', {
                                  names: zone.moves.map((side) => holderWord(say, state, view, side)).join(', ') || '–',
                                })}
                          </Hidden>
                        )}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Artifact() {
  const { view, state } = useTable();
  const say = useSay();
  const bearer = unitWithId(view, view.bearer);
  return (
    <Panel title={say('web.artifact')} className={styles.panel}>
      <p className={styles.artifact}>
        <Sign name="crown" className={styles.crown} />
        {bearer ? (
          <>
            <Crest seat={bearer.side} size={18} />
            {say('web.artifact.borne', {
              unit: unitWord(say, view, bearer.id),
              name: holderWord(say, state, view, bearer.side),
            })}
          </>
        ) : (
          say('web.artifact.lies', { cell: view.artifact ?? '–' })
        )}
      </p>
      <ul className={styles.captures}>
        {sidesOf(view)
          .slice(0, view.seats)
          .map((side) => (
            <li key={side}>
              <Crest seat={side} size={16} /> {say('web.captures', { n: view.captured[side]?.length ?? 0 })}
            </li>
          ))}
      </ul>
    </Panel>
  );
}
