/** On a phone what lies around the map stands behind tabs. */
import { useTable } from '../table.tsx';
import { Magic } from './magic.tsx';
import styles from './phone.module.css';
import { Quests } from './quests.tsx';
import { Road } from './road.tsx';

export function QuestSheet() {
  return (
    <div className={styles.sheet}>
      <Quests />
    </div>
  );
}

/** The cards one chooses from lie above the tabs. */
export function RoadSheet() {
  const { question, playback } = useTable();
  return (
    <div className={styles.sheet}>
      {(question?.name !== 'card' || playback.left > 0) && <Road />}
      <Magic />
    </div>
  );
}
