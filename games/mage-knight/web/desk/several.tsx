/** Notes that only a table of several has: the news, and a joint assault. */
import { JointAssault } from '../combat/joint.tsx';
import { NewsNote } from '../show/news-note.tsx';

export const Several = () => (
  <>
    <NewsNote />
    <JointAssault />
  </>
);
