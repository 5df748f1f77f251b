/** What is known of the space one points at: where a way leads and what it costs, who would be fought, and the rules of the place now. */
import { capital, list } from '@taverne/engine/telling';
import { Note, RuleLink, type Say, useClear, useSay } from '@taverne/ui';
import { useRef } from 'react';
import type { FoeFigures } from '../../src/combat/figures.ts';
import type { DeedPreview } from '../../src/preview.ts';
import type { PileName } from '../../src/words.ts';
import { EnemyToken } from '../art/tokens.tsx';
import { FoeLines } from '../combat/foe-lines.tsx';
import { numbered } from '../numbered.ts';
import type { Spot } from '../spots.ts';
import { useForecast, useTable } from '../table.tsx';
import { figuresOf, isFight, ownSeat } from '../view.ts';
import styles from './board.module.css';
import { isOpening, spaceNamed } from './geometry.ts';
import { type Help, helpOf, openingHelp, type Seen } from './help.ts';
import { useLook, useLooked } from './looking.tsx';

export function SpaceNote() {
  const { view } = useTable();
  const looked = useLooked();
  return looked === undefined || isFight(view) || !isLand(looked) ? null : <About spot={looked} />;
}
/** Spaces are named by their coordinates; what is on offer is looked at, too. */
const isLand = (spot: Spot): boolean => spot.includes('.') || spot.startsWith('tile ');

function About({ spot }: { readonly spot: Spot }) {
  const say = useSay();
  const note = useRef<HTMLDivElement>(null);
  const { view, state, question } = useTable();
  const look = useLook();
  const { focus, preview } = useForecast();
  useClear(note, { isOpen: true, about: spot });
  const asked = { say, view, seat: ownSeat(state), costs: figuresOf(question)?.terrain };
  const isPlace = spot.startsWith('tile ');
  // Where a tile has been revealed nothing is unknown any more.
  const help = !isPlace ? helpOf(asked, spaceNamed(spot)) : isOpening(view, spot) ? openingHelp(asked) : undefined;
  if (!help) return null;
  const foreseen = focus?.path.at(-1) === spot && preview && 'reveals' in preview ? preview : undefined;
  const cost = foreseen?.cost;
  return (
    <Note
      ref={note}
      className={styles.note}
      title={help.title}
      mark={cost === undefined ? undefined : <span className={styles.cost}>{cost}</span>}
      onClose={() => look(undefined)}
      closeLabel={say('web.close')}
    >
      {/* Before a fight its enemies matter more than what the place is for. */}
      {foreseen && !isPlace && <Way preview={foreseen} />}
      {foreseen?.enemies === undefined && <Lines help={help} isPriced={foreseen?.path !== undefined} />}
      {!isPlace && <small>{say('board.name', { at: spot })}</small>}
      <Enemies known={foreseen?.enemies ?? help.enemies} unknown={foreseen?.unknown ?? help.unknown} />
    </Note>
  );
}

/** The cheapest way and its parts, and what it stirs up. */
function Way({ preview }: { readonly preview: DeedPreview }) {
  const say = useSay();
  const { path = [], reveals, assaults, provoked = [] } = preview;
  return (
    <>
      {path.length > 0 && (
        <p>
          {capital(
            list(
              say,
              path.map(({ terrain, n }) => say('board.step', { terrain: say(`terrain.${terrain}`), n })),
            ),
          )}
          .
        </p>
      )}
      {assaults && (
        <p className={styles.danger}>
          {say('board.forecast.assaults')} <RuleLink rule="MK-MOVE-11" />
        </p>
      )}
      {provoked.length > 0 && (
        <p className={styles.danger}>
          {say('board.forecast.provokes', { n: provoked.length })} <RuleLink rule="MK-MOVE-19" />
        </p>
      )}
      {reveals.length > 0 && (
        <p className={styles.danger}>
          {say('board.forecast.reveals', {
            what: list(
              say,
              reveals.map((each) => say(`reveal.${each}`)),
            ),
          })}{' '}
          <RuleLink rule="MK-CARD-24" />
        </p>
      )}
    </>
  );
}

const Lines = ({ help, isPriced }: { readonly help: Help; readonly isPriced: boolean }) => (
  <>
    {help.lines.map(({ text, rule, isPrice }) =>
      isPrice && isPriced ? null : (
        <p key={text}>
          {text} {rule && <RuleLink rule={rule} />}
        </p>
      ),
    )}
  </>
);

interface EnemiesProps {
  readonly known: readonly (FoeFigures | Seen)[];
  readonly unknown: readonly PileName[];
}

function Enemies({ known, unknown }: EnemiesProps) {
  const say = useSay();
  return (
    <>
      {numbered(known).map(([key, foe]) => (
        <section key={key} className={styles.enemy}>
          <h4>
            {enemyName(say, foe)} <small>{say('fight.armor', { n: foe.armor })}</small>
          </h4>
          <FoeLines facts={foe} />
        </section>
      ))}
      {unknown.length > 0 && (
        <div className={styles.unknown}>
          {numbered(unknown).map(([key, pile]) => (
            <svg key={key} viewBox="-23 -23 48 48" className="mk" aria-hidden="true">
              <EnemyToken pile={pile} />
            </svg>
          ))}
          <p>
            {say('board.unknown', {
              n: unknown.length,
              piles: list(
                say,
                [...new Set(unknown)].map((pile) => say(`pile.${pile}.name`)),
              ),
            })}
          </p>
        </div>
      )}
    </>
  );
}

const enemyName = (say: Say, foe: FoeFigures | Seen): string => say(`enemy.${'id' in foe ? foe.id : foe.enemy}.name`);
