/** Notes that only a table of several has: a joint assault, and the news. Whoever is asked to join has to see their share first. */
import { JointAssault } from '../combat/joint.tsx';
import { NewsNote } from '../show/news-note.tsx';

export const Several = () => (
  <>
    <JointAssault />
    <NewsNote />
  </>
);
