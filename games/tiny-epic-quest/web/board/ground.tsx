/** The map: water around seventeen cards, each with a road, a river, and what its two Regions show. */
import { CrestPlate, classes, crestOf, seatClass } from '@taverne/ui';
import { memo } from 'react';
import { LEFT, type Region, RIGHT, regionOf, SLOTS, type Slot } from '../../src/board.ts';
import type { Temple, Toll } from '../../src/content/types.ts';
import { grottoAt } from '../names.ts';
import { DrawnSign } from '../symbols.tsx';
import { bookIn, groundOf, seatOfColour } from '../view.ts';
import { CARD, cornerOf, middleOf, moved, STONES } from './geometry.ts';
import styles from './ground.module.css';
import { GROTTO_SIGNS } from './plaques.ts';
import sights from './sights.module.css';

interface GroundProps {
  readonly map: readonly number[];
  /** Seat → its colour; a Castle of another one is deserted. */
  readonly colours: readonly number[];
  readonly seats: number;
  readonly gloom: boolean;
}

export const Ground = memo((props: GroundProps) => (
  <>
    <Water />
    {SLOTS.map((slot) => (
      <Card key={slot} slot={slot} {...props} />
    ))}
  </>
));

const Water = () => (
  <>
    {(['clothS', 'cloth', 'clothw'] as const).map((name) => (
      <g key={name} className={styles[name]} transform={name === 'clothS' ? 'translate(4 8)' : undefined}>
        {SLOTS.map((slot) => {
          const { x, y } = cornerOf(slot);
          return <rect key={slot} x={x - 15} y={y - 14} width="196" height="156" rx="24" />;
        })}
      </g>
    ))}
  </>
);

/** No two rivers bend alike. */
const bend = (slot: Slot): number => ((slot * 7) % 5) - 2;

function Card({ slot, ...props }: GroundProps & { readonly slot: Slot }) {
  const sway = bend(slot) * 2;
  const road = `M-2,65C30,${65 + bend(slot + 2)} 50,${65 - bend(slot + 2)} 83,65S136,${65 + bend(slot + 2)} 168,65`;
  const regions = [regionOf(slot, LEFT), regionOf(slot, RIGHT)];
  return (
    <g transform={moved(cornerOf(slot))}>
      <rect className={styles.cardsh} x="2" y="4" width={CARD.width} height={CARD.height} rx="9" />
      <g clipPath="url(#teq-card)">
        <rect className={styles.mead} width={CARD.width} height={CARD.height} />
        {regions.map((region) => (
          <Field key={region} region={region} {...props} />
        ))}
        <path className={styles.tuft} d={tufts(slot)} />
        <path className={styles.road0} d={road} />
        <path className={styles.road1} d={road} />
        <path className={styles.road2} d={road} />
        <path
          className={styles.riv}
          d={`M74,0C${74 + sway},26 ${74 + sway},34 74,64S${74 - sway},104 74,128H92C${92 - sway},104 ${92 - sway},98 92,64S${92 + sway},26 92,0Z`}
        />
        <path
          className={styles.rip}
          d="M79,12q2,-2.4 4,0t4,0M78,34q2,-2.4 4,0t4,0M78,48q2,-2.4 4,0t4,0M79,92q2,-2.4 4,0t4,0M80,116q2,-2.4 4,0t4,0"
        />
        <use href="#teq-bridge" transform="translate(83,65)" />
        {regions.map((region) => (
          <Sight key={region} region={region} {...props} />
        ))}
        <use
          href={`#teq-tree${slot % 2}`}
          transform={`translate(${slot % 3 === 0 ? 9 : 7},${slot % 3 === 0 ? 50 : 123}) scale(.62)`}
        />
        <use href={`#teq-tree${(slot + 1) % 2}`} transform="translate(158,51) scale(.66)" />
      </g>
      <rect className={styles.cedge} x=".8" y=".8" width="164.4" height="126.4" rx="8" />
      <rect className={styles.cedge2} x="3.4" y="3.4" width="159.2" height="121.2" rx="6" />
    </g>
  );
}

/** Grass, set by a hand that never sets it twice alike. */
function tufts(slot: Slot): string {
  return Array.from({ length: 7 }, (_, i) => {
    const x = ((slot * 53 + i * 37) % 146) + 8;
    const y = ((slot * 29 + i * 47) % 104) + 14;
    return `M${x},${y}l-1.8,-3.8M${x},${y}l.3,-4.8M${x},${y}l2,-3.2`;
  }).join('');
}

type RegionProps = GroundProps & { readonly region: Region };

function Field({ region, ...props }: RegionProps) {
  const ground = groundOf(props, region);
  const d = region % 2 === LEFT ? 'M0,0H76Q72,40 76,64T76,128H0Z' : 'M166,0H90Q86,40 90,64T90,128H166Z';
  const kind = ground.kind === 'temple' ? ground.temple : ground.kind;
  const seat = ground.kind === 'castle' && seatClass(seatOfColour(props, ground.colour));
  return <path className={classes(styles.gnd, styles[`g-${kind}`], seat)} d={d} />;
}

function Sight({ region, ...props }: RegionProps) {
  const { gloom } = props;
  const { books, temples } = bookIn().content;
  const ground = groundOf(props, region);
  const out = region % 2 === LEFT ? 1 : -1;
  switch (ground.kind) {
    case 'temple':
      return <TempleSight x={middleOf(region)} temple={temples.find(({ id }) => id === ground.temple)} gloom={gloom} />;
    case 'obelisk':
      return (
        <g transform={`translate(${middleOf(region)} 0)`}>
          <ellipse className={sights.oglow} cy="30" rx="27" ry="29" />
          <use href="#teq-obel" y="56" />
          <circle className={sights.osym} cy="32" r="9.4" />
          <DrawnSign className={sights.osi} name={books[ground.spell - 1] ?? ''} x={0} y={32} size={13} />
          <g transform={`translate(${11 * out} 103)`}>
            <use href="#teq-bookp" />
            <DrawnSign className={sights.osi} name={books[ground.spell - 1] ?? ''} x={-8.5} y={-1} size={11.5} />
            <text className={sights.bkn} x="9" y="4">
              {ground.spell}
            </text>
          </g>
        </g>
      );
    case 'grotto': {
      const { text, sign } = GROTTO_SIGNS[grottoAt({ rules: { gloom } }, ground.grotto)] ?? { text: '?', sign: 'quest' };
      return (
        <g transform={`translate(${middleOf(region)} 0)`}>
          <use href="#teq-grot" y="55" />
          <g transform={`translate(${9 * out} 101)`}>
            <rect className={sights.plq} x="-23" y="-11.5" width="46" height="23" rx="6" />
            <text className={sights.plt} x="-9" y="5.4">
              {text}
            </text>
            <DrawnSign name={sign} x={10} y={0} size={16} className={sights.pli} />
          </g>
        </g>
      );
    }
    case 'portal':
      return (
        <g transform={`translate(${middleOf(region)} 0)`}>
          <use href="#teq-portal" y="55" />
          <ellipse className={sights.ptg} cy="101" rx="22" ry="13" />
        </g>
      );
    case 'castle': {
      const seat = seatOfColour(props, ground.colour);
      return (
        <g className={seatClass(seat)} transform={`translate(${middleOf(region)} 0)`}>
          <ellipse className={sights.lawn} cy="100" rx="33" ry="21" />
          <ellipse className={sights.lawn2} cy="100" rx="33" ry="21" />
          <use href="#teq-castle" y="60" />
          {seat !== undefined && (
            <g transform="translate(0 44) scale(.52)">
              <CrestPlate crest={crestOf(seat)} />
            </g>
          )}
        </g>
      );
    }
  }
}

interface TempleProps {
  readonly x: number;
  readonly temple: Temple | undefined;
  readonly gloom: boolean;
}

function TempleSight({ x, temple, gloom }: TempleProps) {
  if (!temple) return null;
  return (
    <g className={sights[`t-${temple.id}`]} transform={`translate(${x} 0)`}>
      <use href="#teq-temple" y="55" />
      <circle className={sights.emb} cy="18.6" r="7.2" />
      <DrawnSign className={sights.embi} name={temple.id} x={0} y={18.6} size={10.4} />
      <path className={sights.trk0} d="M0,58L-20,87H13V111H-20" />
      {STONES.map(({ space }) => (
        <Stone key={space} nth={space - 1} toll={(gloom ? temple.dark : temple.light)[space - 1]} />
      ))}
    </g>
  );
}

/** What a space asks for: a symbol, or the same one twice. */
function Stone({ nth, toll }: { readonly nth: number; readonly toll: Toll | undefined }) {
  const { x, y } = STONES[nth] ?? { x: 0, y: 0 };
  const isLast = nth === STONES.length - 1;
  if (!toll) return null;
  const [symbol, second] = toll;
  if (second === undefined) {
    return (
      <>
        <circle className={isLast ? sights.stn4 : sights.stn} cx={x} cy={y} r="9.8" />
        <DrawnSign name={symbol} x={x} y={y} size={13.4} />
      </>
    );
  }
  return (
    <>
      <rect className={isLast ? sights.stn4 : sights.stn} x={x - 14.5} y={y - 9.5} width="29" height="19" rx="9.5" />
      <DrawnSign name={symbol} x={x - 6.6} y={y} size={12} />
      <DrawnSign name={second} x={x + 6.6} y={y} size={12} />
    </>
  );
}
