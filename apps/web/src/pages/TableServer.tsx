/** A match on the server: the waiting room until everybody sits, then the table. */
import type { Trouble } from '@taverne/engine';
import type { HostDoor } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { type RemoteShown, RemoteTable } from '../remote/door.ts';
import { Chat, ChatNews } from '../table/Chat.tsx';
import { Loading } from '../table/Loading.tsx';
import { NoTable, OutOfReach } from '../table/NoTable.tsx';
import { Onward } from '../table/Onward.tsx';
import { Room } from '../table/Room.tsx';
import { RulesChanged } from '../table/RulesChanged.tsx';
import { useUnread } from '../table/unread.ts';
import { WaitingRoom } from '../table/WaitingRoom.tsx';

interface Remote {
  readonly shown: RemoteShown | undefined;
  readonly door: HostDoor | undefined;
  readonly trouble: Trouble | undefined;
  readonly isLost: boolean;
}

function useRemote(match: string): Remote {
  const [shown, setShown] = useState<RemoteShown>();
  const [door, setDoor] = useState<HostDoor>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const remote = new RemoteTable(match, { shown: setShown, refused: setTrouble, link: (state) => setLost(state === 'lost') });
    setDoor(remote.door);
    return () => {
      remote.close();
      setShown(undefined);
      setTrouble(undefined);
    };
  }, [match]);
  return { shown, door, trouble, isLost };
}

/** A table at which everybody sits. */
function Seated({ shown, door }: { readonly shown: RemoteShown; readonly door: HostDoor }) {
  const { state, table, chat, notices } = shown;
  const { unread, onRead } = useUnread(table.match, chat, table.you);
  if (!state) return <WaitingRoom table={table} />;
  const body = <Chat lines={chat} door={door} mayTalk={table.you !== null} onRead={onRead} />;
  const notes = (
    <>
      {table.rematch !== undefined && table.you !== null && <Onward door={door} />}
      <RulesChanged notices={notices} />
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
  const { shown, door, trouble, isLost } = useRemote(match);
  if (trouble && !shown) return <NoTable trouble={trouble} />;
  if (!shown || !door) return isLost ? <OutOfReach /> : <Loading />;
  return <Seated key={match} shown={shown} door={door} />;
}
