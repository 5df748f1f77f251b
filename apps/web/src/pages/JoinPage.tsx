/** Somebody opened an invitation: it takes the seat and goes to the table. */
import { Button, useSay } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { newSalt } from '../lobby/start.ts';
import { joinMatch, putMe } from '../remote/api.ts';
import { connection } from '../remote/socket.ts';
import { go, tablePath } from '../router.ts';
import { useSettings } from '../settings.ts';
import { type Failure, sayTrouble } from '../trouble.ts';
import { Sheet } from './Sheet.tsx';

export default function JoinPage({ match, token }: { readonly match: string; readonly token: string }) {
  const say = useSay();
  const { name } = useSettings();
  const [trouble, setTrouble] = useState<Failure>();
  useEffect(() => {
    let left = false;
    void (async () => {
      const me = await putMe(name ? { name } : {});
      if (!me.ok) return left || setTrouble(me.trouble);
      connection().renew();
      const joined = await joinMatch(match, { ...(token ? { token } : {}), salt: newSalt() });
      if (left) return;
      if (joined.ok || joined.trouble.trouble === 'already-seated') go(tablePath('server', match), 'replace');
      else setTrouble(joined.trouble);
    })();
    return () => {
      left = true;
    };
  }, [match, token, name]);
  return (
    <Sheet title={say('join.title')}>
      {trouble ? (
        <>
          <p role="alert">{trouble.trouble === 'seat-taken' ? say('join.taken') : sayTrouble(say, trouble)}</p>
          <Button icon="eye" onClick={() => go(tablePath('server', match))}>
            {say('join.watch')}
          </Button>
        </>
      ) : (
        <p>{say('join.busy')}</p>
      )}
    </Sheet>
  );
}
