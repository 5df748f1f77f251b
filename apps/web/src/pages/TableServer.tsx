/** A match on the server: the waiting room until everybody sits, then the table. */
import type { Trouble } from '@taverne/engine';
import { lazy, Suspense, useEffect, useState } from 'react';
import { CupWay } from '../cups/CupWay.tsx';
import { Talking } from '../people/friends/Talking.tsx';
import { type RemoteShown, RemoteTable } from '../remote/door.ts';
import { ChatNews } from '../table/Chat.tsx';
import { Loading } from '../table/Loading.tsx';
import { NoTable, OutOfReach } from '../table/NoTable.tsx';
import { Onward } from '../table/Onward.tsx';
import { Room } from '../table/Room.tsx';
import { RulesChanged } from '../table/RulesChanged.tsx';
import { useUnread } from '../table/unread.ts';
import { WaitingRoom } from '../table/WaitingRoom.tsx';

/** What only matters where people take days comes when there is such a match. */
const Fairness = lazy(() => import('../replay/Fairness.tsx'));
const Letters = lazy(() => import('../letters/Letters.tsx'));
const SupposePage = lazy(() => import('../letters/SupposePage.tsx'));

const InviteByName = lazy(() => import('../people/friends/InviteByName.tsx'));

interface Remote {
  readonly shown: RemoteShown | undefined;
  readonly remote: RemoteTable | undefined;
  readonly trouble: Trouble | undefined;
  readonly isLost: boolean;
}

function useRemote(match: string): Remote {
  const [shown, setShown] = useState<RemoteShown>();
  const [remote, setRemote] = useState<RemoteTable>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const opened = new RemoteTable(match, { shown: setShown, refused: setTrouble, link: (state) => setLost(state === 'lost') });
    setRemote(opened);
    return () => {
      opened.close();
      setShown(undefined);
      setTrouble(undefined);
    };
  }, [match]);
  return { shown, remote, trouble, isLost };
}

/** A table at which everybody sits. */
function Seated({ shown, remote }: { readonly shown: RemoteShown; readonly remote: RemoteTable }) {
  const { door } = remote;
  const { state, table, chat, notices } = shown;
  const changed = notices.at(-1);
  const { unread, onRead } = useUnread(table.match, chat, table.you);
  const [isSupposing, setSupposing] = useState(false);
  if (!state) return <WaitingRoom table={table} door={remote} invite={<InviteByName match={table.match} />} />;
  if (isSupposing) {
    return (
      <Suspense fallback={<Loading />}>
        <SupposePage shown={shown} state={state} remote={remote} onLeave={() => setSupposing(false)} />
      </Suspense>
    );
  }
  const body = <Talking match={table.match} lines={chat} door={door} mayTalk={table.you !== null} onRead={onRead} />;
  const notes = (
    <>
      {table.rematch !== undefined && table.you !== null && <Onward door={door} match={table.rematch} />}
      {changed && <RulesChanged id={changed.id} again={changed.again.length} />}
      {state.outcome && <CupWay match={table.match} />}
      {table.clock.kind === 'correspondence' && (
        <Suspense>
          <Letters shown={shown} state={state} remote={remote} onSuppose={() => setSupposing(true)} />
        </Suspense>
      )}
      {state.outcome && (
        <Suspense>
          <Fairness match={table.match} door={door} />
        </Suspense>
      )}
    </>
  );
  return (
    <>
      <Room key={table.match} state={state} door={door} where="server" talk={{ unread, body }} notes={notes} />
      <ChatNews lines={chat} />
    </>
  );
}

export default function TableServer({ match }: { readonly match: string }) {
  const { shown, remote, trouble, isLost } = useRemote(match);
  if (trouble && !shown) return <NoTable trouble={trouble} />;
  if (!shown || !remote) return isLost ? <OutOfReach /> : <Loading />;
  return <Seated key={match} shown={shown} remote={remote} />;
}
