/** There is no such match, or it cannot be opened: says why, and leads back. */
import { useSay } from '@taverne/ui';
import { Sheet } from '../pages/Sheet.tsx';

export function NoTable({ say: why }: { readonly say: string }) {
  const say = useSay();
  return (
    <Sheet title={say('table.missing')}>
      <p role="alert">{why}</p>
    </Sheet>
  );
}
