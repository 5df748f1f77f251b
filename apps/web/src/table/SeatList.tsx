/** Who sits where before a match begins, and who is ready. */
import type { SeatShown } from '@taverne/protocol';
import { Crest, useSay } from '@taverne/ui';
import styles from './table.module.css';

export function SeatList({ seats, you }: { readonly seats: readonly SeatShown[]; readonly you: number | null }) {
  const say = useSay();
  return (
    <ul className={styles.seats}>
      {seats.map((seat, index) => {
        const name = seat.name ?? (seat.kind === 'bot' ? say(`level.${seat.level ?? 1}.name`) : say('table.friend'));
        const who = seat.kind === 'open' ? say('wait.open') : index === you ? say('wait.you', { name }) : name;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place at the table is its number
          <li key={index} className={seat.kind === 'open' ? styles.open : undefined}>
            <Crest seat={index} size={36} /> {who}
            {seat.unready && <small>{say('wait.unready')}</small>}
          </li>
        );
      })}
    </ul>
  );
}
