/** There is no such match, or it cannot be opened: says why, and leads back. */
import { useSay } from '@taverne/ui';
import { Sheet } from '../pages/Sheet.tsx';
import { type Failure, sayTrouble } from '../trouble.ts';

export function NoTable({ trouble }: { readonly trouble: Failure }) {
  const say = useSay();
  return (
    <Sheet title={say(trouble.trouble === 'other-version' ? 'table.other-version' : 'table.missing')}>
      <p role="alert">{sayTrouble(say, trouble)}</p>
    </Sheet>
  );
}

/** The server does not answer; the page keeps trying by itself. */
export function OutOfReach() {
  const say = useSay();
  return (
    <Sheet title={say('table.unreachable.title')}>
      <p role="status">{say('table.unreachable')}</p>
    </Sheet>
  );
}
