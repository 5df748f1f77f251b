/** How many play, and who they are. Against one opponent the levels tell of themselves; around a fuller table each seat is a line. */
import type { SeatCount } from '@taverne/engine';
import { Crest, type Say, useSay } from '@taverne/ui';
import styles from './new-match.module.css';
import { choicesFor, type How, type Plan, seatedAt } from './seats.ts';

interface SeatPlanProps {
  readonly how: How;
  readonly range: SeatCount;
  readonly plan: readonly Plan[];
  readonly levels: readonly number[];
  readonly level: number;
  /** What the game calls whoever sits in the other seat, where that is no opponent. */
  readonly others: string | undefined;
  readonly onCount: (count: number) => void;
  readonly onPlan: (plan: readonly Plan[]) => void;
  readonly onLevel: (level: number) => void;
}

export function SeatPlan({ how, range, plan, levels, level, others, onCount, onPlan, onLevel }: SeatPlanProps) {
  const say = useSay();
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i);
  return (
    <>
      {counts.length > 1 && (
        <fieldset className={styles.counts}>
          <legend>{say('new.players')}</legend>
          {counts.map((count) => (
            <label key={count}>
              <input type="radio" name="count" checked={plan.length === count} onChange={() => onCount(count)} /> {count}
            </label>
          ))}
        </fieldset>
      )}
      {plan.length === 2 && how === 'bot' && <Opponent levels={levels} level={level} others={others} onLevel={onLevel} />}
      {plan.length > 2 && <SeatList how={how} plan={plan} levels={levels} onPlan={onPlan} />}
    </>
  );
}

function Opponent({ levels, level, others, onLevel }: Pick<SeatPlanProps, 'levels' | 'level' | 'others' | 'onLevel'>) {
  const say = useSay();
  return (
    <fieldset>
      <legend>{others ?? say('new.opponent')}</legend>
      {levels.map((each) => (
        <label key={each}>
          <input type="radio" name="level" checked={level === each} onChange={() => onLevel(each)} />
          <span>
            <b>{say(`level.${each}.name`)}</b> <em>{say(`level.${each}.says`)}</em>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function SeatList({ how, plan, levels, onPlan }: Pick<SeatPlanProps, 'how' | 'plan' | 'levels' | 'onPlan'>) {
  const say = useSay();
  const choices = choicesFor(how, levels);
  // My own seat changes when I sit down elsewhere.
  const choicesAt = (who: Plan): readonly Plan[] => (who === 'me' ? ['me'] : choices);
  return (
    <fieldset>
      <legend>{say('new.seats')}</legend>
      {plan.map((who, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place at the table is its number
        <div key={seat} className={styles.seat}>
          <Crest seat={seat} size={28} />
          <select
            aria-label={say('new.seat', { seat: seat + 1 })}
            value={String(who)}
            onChange={({ target }) => onPlan(seatedAt(plan, seat, choicesAt(who)[target.selectedIndex] ?? who))}
          >
            {choicesAt(who).map((choice) => (
              <option key={choice} value={String(choice)}>
                {sayPlan(say, choice)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}

const sayPlan = (say: Say, plan: Plan): string =>
  typeof plan === 'number' ? say('new.seat.bot', { name: say(`level.${plan}.name`) }) : say(`new.seat.${plan}`);
