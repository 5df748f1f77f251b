/** A unit's card: its picture, its tracks, its figures, what it can do. */
import { Card, classes, Hidden, known, seatClass, useSay } from '@taverne/ui';
import { unitText } from '../../text/cards.ts';
import { unitWord } from '../../text/names.ts';
import { Portrait } from '../figures/sprite.tsx';
import { spotOf } from '../picking/ways.ts';
import { Sign, type SymbolName } from '../symbols.tsx';
import { type TacticsTable, useTable } from '../table.tsx';
import { isEnemySide, statsOf, type UnitView } from '../view.ts';
import styles from './unit-card.module.css';

/** What its owner should know about it now: one word on the card's edge. */
function stateOf({ picks, view, question, ways, state }: TacticsTable, unit: UnitView): string | undefined {
  if (unit.cell === null) return view.phase === 'deal' || view.phase === 'deploy' ? undefined : 'captured';
  if (picks[0] === unit.cell) return 'acting';
  if (unit.weak) return 'weakened';
  if (view.active !== unit.side) return undefined;
  if (unit.done.length > 0) return unit.done.includes('move') ? (unit.done.length > 1 ? 'both' : 'moved') : 'attacked';
  // Neither moved nor attacked, and yet there is nothing it could do; a guide that holds options back says nothing about that.
  const isStuck = question?.name === 'act' && !state.isGuided && !ways.some((way) => way.path[0] === unit.cell);
  return isStuck ? 'spent' : undefined;
}

export function UnitCard({ unit }: { readonly unit: UnitView }) {
  const table = useTable();
  const say = useSay();
  const { view, next, picks, press, ways, pointAt } = table;
  const state = stateOf(table, unit);
  const stats = statsOf(view, unit);
  const spot = spotOf(unit);
  const isReady = ways.some((way) => way.path[0] === spot) && next.has(spot);
  const isGone = unit.cell === null && state === 'captured';
  return (
    <Card
      className={classes(styles.card, seatClass(unit.side), isGone && styles.gone)}
      title={says(table, unit, say)}
      isReady={isReady}
      isPicked={picks[0] === spot}
      onPress={() => press(spot)}
      onPoint={(on) => pointAt(on ? spot : undefined)}
    >
      <span className={styles.head}>
        <span className={styles.name}>{unitWord(say, view, unit.id)}</span>
      </span>
      <span className={styles.row}>
        <span className={styles.pic}>
          <Portrait name={unit.class} seat={unit.side} />
        </span>
        <span className={styles.body}>
          <span className={styles.ability}>{skillOf(table, unit, say) ?? say(`class.${unit.class}.name`)}</span>
          <Track kind="heart" value={unit.hp} most={unit.maxHp} label={say('web.track.hp', { n: unit.hp, max: unit.maxHp })} />
          {unit.maxStock > 0 ? (
            <Track
              kind={unit.class === 'wizard' ? 'mana' : 'ammo'}
              value={unit.stock}
              most={unit.maxStock}
              label={say(`web.track.${unit.class === 'wizard' ? 'mana' : 'ammo'}`, { n: unit.stock, max: unit.maxStock })}
            />
          ) : (
            <span className={styles.none}>
              {isEnemySide(view, unit.side) ? say('web.enemy.no-stock') : say('web.melee-only')}
            </span>
          )}
        </span>
      </span>
      {stats && (
        <span className={styles.stats}>
          <Figure sign="move" label={say('web.stat.move')} value={unit.move} />
          <Figure
            sign="melee"
            label={say('web.stat.melee')}
            value={stats.melee.damage}
            dice={stats.melee.pushDice}
            diceLabel={say('web.stat.push', { n: stats.melee.pushDice })}
            kind="push"
          />
          {stats.ranged && (
            <Figure
              sign="ranged"
              label={say('web.stat.ranged')}
              value={stats.ranged.damage}
              range={stats.ranged.range}
              dice={isEnemySide(view, unit.side) ? 0 : stats.ranged.missDice}
              diceLabel={say('web.stat.miss', { n: stats.ranged.missDice })}
              kind="miss"
            />
          )}
          {stats.spell && (
            <Figure
              sign="spell"
              label={say('web.stat.spell')}
              value={stats.spell.damage || undefined}
              range={stats.spell.range ?? undefined}
            />
          )}
        </span>
      )}
      {state && <span className={classes(styles.state, styles[state])}>{say(`web.state.${state}`)}</span>}
      {unit.bearer && (
        <span className={styles.bearer}>
          <Sign name="crown" />
          <Hidden>{say('web.bears')}</Hidden>
        </span>
      )}
    </Card>
  );
}

type SayIt = ReturnType<typeof useSay>;

/** The name of what makes it special: its spell, or its ability. */
function skillOf({ view }: TacticsTable, unit: UnitView, say: SayIt): string | undefined {
  const stats = statsOf(view, unit);
  if (stats?.spell) return known(say, `spell.${unit.id}.name`) ?? say('web.stat.spell');
  const [ability] = stats?.abilities ?? [];
  return ability && (known(say, `ability.${ability.does}.name`) ?? ability.does);
}

/** Everything it can do, in words. */
function says({ view }: TacticsTable, unit: UnitView, say: SayIt): string {
  const stats = statsOf(view, unit);
  const lines = stats ? unitText(say, unit, stats) : [];
  return [say(`class.${unit.class}.name`), ...lines].join('\n');
}

interface TrackProps {
  readonly kind: 'heart' | 'ammo' | 'mana';
  readonly value: number;
  readonly most: number;
  readonly label: string;
}

/** One pip a point: what is left is full. */
const Track = ({ kind, value, most, label }: TrackProps) => (
  <span className={classes(styles.track, styles[kind])} role="img" aria-label={label}>
    <Sign name={kind} className={styles.icon} />
    <svg className={styles.pips} viewBox={`0 0 ${most * 6 + 2} 10`} aria-hidden="true" preserveAspectRatio="xMinYMid meet">
      {Array.from({ length: most }, (_, i) => i).map((i) => (
        <rect
          key={i}
          className={i < value ? styles.full : styles.empty}
          x={i * 6 + 1}
          y="0.8"
          width="4.4"
          height="8.4"
          rx="1.5"
        />
      ))}
    </svg>
    <b aria-hidden="true">{value}</b>
  </span>
);

interface FigureProps {
  readonly sign: SymbolName;
  readonly label: string;
  readonly value?: number | undefined;
  readonly range?: number | undefined;
  readonly dice?: number;
  readonly diceLabel?: string;
  readonly kind?: 'push' | 'miss';
}

function Figure({ sign, label, value, range, dice = 0, diceLabel, kind = 'push' }: FigureProps) {
  return (
    <span className={styles.figure} title={label}>
      <Sign name={sign} />
      <Hidden>{label}</Hidden>
      {value !== undefined && <b>{value}</b>}
      {range !== undefined && <small>@{range}</small>}
      {dice > 0 && (
        <i className={classes(styles.die, styles[kind])} title={diceLabel}>
          <span aria-hidden="true">{dice}</span>
          <Hidden>{diceLabel}</Hidden>
        </i>
      )}
    </span>
  );
}
