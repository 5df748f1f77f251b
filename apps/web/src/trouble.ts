/** What went wrong: the parts for every game's board say it, and so does every page. */
export { type Failure, sayTrouble } from '@taverne/ui';
