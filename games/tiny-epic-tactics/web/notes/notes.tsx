/** Notes on the table: who plays, why something cannot be done, what an attack would do, what is asked in between, and the dice. */
import { Looks } from '../board/board.tsx';
import { Attack } from './attack.tsx';
import { Dice } from './dice.tsx';
import { Minimap } from './minimap.tsx';
import styles from './notes.module.css';
import { Plaques } from './plaques.tsx';
import { Thoughts } from './thoughts.tsx';
import { WhyNot } from './why.tsx';

export function Notes() {
  return (
    <>
      <Plaques />
      <WhyNot />
      <Attack />
      <Dice />
      <Thoughts />
      <Minimap />
      <div className={styles.looks}>
        <Looks />
      </div>
    </>
  );
}
