/** The clocks of all seats, whoever is asked in colour. */
import { ClockFace, type TableState, useSay } from '@taverne/ui';
import styles from './Top.module.css';

export function Clocks({ state }: { readonly state: TableState }) {
  const say = useSay();
  if (!state.clocks) return null;
  // Whoever looks is last, next to the buttons; at one screen the seats keep their order.
  const isOne = state.seats.filter(({ mine }) => mine).length === 1;
  const order = state.clocks.map((clock, seat) => ({ clock, seat }));
  order.sort((a, b) => (isOne ? Number(a.seat === state.eyes) - Number(b.seat === state.eyes) : 0));
  const units = { day: say('table.day'), hour: say('table.hour') };
  return (
    <div className={styles.clocks}>
      {order.map(({ clock, seat }) => {
        const name = state.seats[seat]?.name ?? say('table.seat', { seat: seat + 1 });
        const label = say(clock.running ? 'table.clock.running' : 'table.clock', { name });
        return <ClockFace key={seat} seat={seat} clock={clock} label={label} units={units} />;
      })}
    </div>
  );
}
