/** A match of this device. */
import type { HostDoor, TableState } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { openHere } from '../here/door.ts';
import { fetchHere } from '../here/stored.ts';
import { Loading } from '../table/Loading.tsx';
import { NoTable } from '../table/NoTable.tsx';
import { Room } from '../table/Room.tsx';
import type { Failure } from '../trouble.ts';

/** The state and the door of a match of this device, as long as the page shows it. */
function useHere(match: string): {
  state: TableState | undefined;
  door: HostDoor | undefined;
  trouble: Failure | undefined;
} {
  const [state, setState] = useState<TableState>();
  const [door, setDoor] = useState<HostDoor>();
  const [trouble, setTrouble] = useState<Failure>();
  useEffect(() => {
    let current = true;
    const opening = openHere(match, (told) => current && setState(told)).then((opened) => {
      if (!('door' in opened)) {
        if (current) setTrouble(opened);
        return undefined;
      }
      if (current) setDoor(opened.door);
      return opened;
    });
    return () => {
      current = false;
      setState(undefined);
      setDoor(undefined);
      setTrouble(undefined);
      void opening.then((opened) => opened?.close());
    };
  }, [match]);
  return { state, door, trouble };
}

/** “What if”: the moment of another match from which this one goes on. */
function useOrigin(match: string): string | undefined {
  const [origin, setOrigin] = useState<string>();
  useEffect(() => {
    let current = true;
    void fetchHere(match).then((stored) => current && setOrigin(stored?.from));
    return () => {
      current = false;
    };
  }, [match]);
  return origin;
}

export default function TableHere({ match }: { readonly match: string }) {
  const { state, door, trouble } = useHere(match);
  const origin = useOrigin(match);
  if (trouble) return <NoTable trouble={trouble} />;
  return state && door ? <Room key={match} state={state} door={door} where="here" origin={origin} /> : <Loading />;
}
