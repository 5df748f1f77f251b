/** The game was mended while the match went on: what that meant for it. */
import type { Notice } from '@taverne/protocol';
import { Note, useSay } from '@taverne/ui';
import { useState } from 'react';

export function RulesChanged({ notices }: { readonly notices: readonly Notice[] }) {
  const say = useSay();
  const [closed, close] = useState(-1);
  const latest = notices.at(-1);
  if (!latest || latest.id <= closed) return null;
  return (
    <Note title={say('table.rules-changed')} icon="book" onClose={() => close(latest.id)} closeLabel={say('app.close')}>
      <p>{say('table.rules-changed.says', { n: latest.again.length })}</p>
    </Note>
  );
}
