/** The game was mended while the match went on: what that meant for it. */
import { Note, useSay } from '@taverne/ui';
import { useState } from 'react';

interface RulesChangedProps {
  /** Of several changes of one match the last one is told. */
  readonly id: number;
  /** So many answers are asked again. */
  readonly again: number;
}

export function RulesChanged({ id, again }: RulesChangedProps) {
  const say = useSay();
  const [closed, close] = useState(-1);
  if (id <= closed) return null;
  return (
    <Note title={say('table.rules-changed')} icon="book" onClose={() => close(id)} closeLabel={say('app.close')}>
      <p>{say('table.rules-changed.says', { n: again })}</p>
    </Note>
  );
}
