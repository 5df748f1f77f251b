/** The clocks of all seats, whoever is asked in colour. */
import { ClockFace, type GameKit, type TableState, useSay } from '@taverne/ui';
import styles from './Top.module.css';

export function Clocks({ kit, state }: { readonly kit: GameKit; readonly state: TableState }) {
  const say = useSay();
  if (!state.clocks) return null;
  // Whoever looks is last, next to the buttons; at one screen the seats keep their order.
  const isOne = state.seats.filter(({ mine }) => mine).length === 1;
  const order = state.clocks.map((clock, seat) => ({ clock, seat }));
  order.sort((a, b) => (isOne ? Number(a.seat === state.eyes) - Number(b.seat === state.eyes) : 0));
  const bankLabel = (time: string): string => say('table.clock.bank', { time });
  const units = { day: say('table.day'), hour: say('table.hour') };
  return (
    <div className={styles.clocks} data-many={order.length > 2 || undefined}>
      {order.map(({ clock, seat }) => {
        const whose = isOne && seat === state.eyes ? 'table.clock.yours' : 'table.clock';
        const label = say(clock.running ? `${whose}.running` : whose, { name: kit.nameOf(state, seat, say) });
        return <ClockFace key={seat} seat={seat} clock={clock} label={label} bankLabel={bankLabel} units={units} />;
      })}
    </div>
  );
}
