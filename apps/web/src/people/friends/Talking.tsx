/** The talk at a table of the server, and the way to whoever else sits there: whom one does not want to hear is left out. */
import { Button, useSay } from '@taverne/ui';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Chat } from '../../table/Chat.tsx';

const TablePeople = lazy(() => import('./TablePeople.tsx'));
const NOBODY: ReadonlySet<number> = new Set();

interface TalkingProps extends Omit<ComponentProps<typeof Chat>, 'beside'> {
  readonly match: string;
}

export function Talking({ match, lines, ...rest }: TalkingProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [unheard, setUnheard] = useState(NOBODY);
  return (
    <>
      <Chat
        {...rest}
        lines={lines.filter(({ seat }) => !unheard.has(seat))}
        beside={<Button kind="quiet" icon="more" label={say('chat.people')} onClick={() => setOpen(true)} />}
      />
      {isOpen && (
        <Suspense>
          <TablePeople match={match} onClose={() => setOpen(false)} onUnheard={setUnheard} />
        </Suspense>
      )}
    </>
  );
}
