/** On a phone what lies around the map stands behind tabs. */
import { MapAgain } from '../maps/again.tsx';
import { Magic } from './magic.tsx';
import styles from './phone.module.css';
import { Quests } from './quests.tsx';
import { Road } from './road.tsx';

export const QuestSheet = () => (
  <div className={styles.sheet}>
    <Quests />
    <MapAgain />
  </div>
);

export const RoadSheet = () => (
  <div className={styles.sheet}>
    <Road />
    <Magic />
  </div>
);
