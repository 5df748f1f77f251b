/** A match on the server: the waiting room until everybody sits, then the table. */
import type { Trouble } from '@taverne/engine';
import type { TableDoor } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { type RemoteShown, RemoteTable } from '../remote/door.ts';
import { Chat } from '../table/Chat.tsx';
import { Loading } from '../table/Loading.tsx';
import { NoTable, OutOfReach } from '../table/NoTable.tsx';
import { Onward } from '../table/Onward.tsx';
import { Room } from '../table/Room.tsx';
import { WaitingRoom } from '../table/WaitingRoom.tsx';

interface Remote {
  readonly shown: RemoteShown | undefined;
  readonly door: TableDoor | undefined;
  readonly trouble: Trouble | undefined;
  readonly isLost: boolean;
}

function useRemote(match: string): Remote {
  const [shown, setShown] = useState<RemoteShown>();
  const [door, setDoor] = useState<TableDoor>();
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

export default function TableServer({ match }: { readonly match: string }) {
  const { shown, door, trouble, isLost } = useRemote(match);
  if (trouble && !shown) return <NoTable trouble={trouble} />;
  if (!shown || !door) return isLost ? <OutOfReach /> : <Loading />;
  const { state, table, chat } = shown;
  if (!state) return <WaitingRoom table={table} />;
  const extra = (
    <>
      {table.rematch !== undefined && table.you !== null && <Onward door={door} />}
      <Chat lines={chat} door={door} mayTalk={table.you !== null} />
    </>
  );
  return <Room key={match} state={state} door={door} where="server" extra={extra} />;
}
