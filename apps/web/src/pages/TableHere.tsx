/** A match of this device. */
import type { TableState } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { type OpenTable, openHere } from '../here/door.ts';
import { fetchHere } from '../here/stored.ts';
import { Loading } from '../table/Loading.tsx';
import { NoTable } from '../table/NoTable.tsx';
import { Room } from '../table/Room.tsx';
import { RulesChanged } from '../table/RulesChanged.tsx';
import type { Failure } from '../trouble.ts';

/** The state and the door of a match of this device, as long as the page shows it. */
function useHere(match: string): {
  state: TableState | undefined;
  opened: OpenTable | undefined;
  trouble: Failure | undefined;
} {
  const [state, setState] = useState<TableState>();
  const [opened, setOpened] = useState<OpenTable>();
  const [trouble, setTrouble] = useState<Failure>();
  useEffect(() => {
    let current = true;
    const opening = openHere(match, (told) => current && setState(told)).then((table) => {
      if (!('door' in table)) {
        if (current) setTrouble(table);
        return undefined;
      }
      if (current) setOpened(table);
      return table;
    });
    return () => {
      current = false;
      setState(undefined);
      setOpened(undefined);
      setTrouble(undefined);
      void opening.then((table) => table?.close());
    };
  }, [match]);
  return { state, opened, trouble };
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
  const { state, opened, trouble } = useHere(match);
  const origin = useOrigin(match);
  if (trouble) return <NoTable trouble={trouble} />;
  if (!state || !opened) return <Loading />;
  const { door, again } = opened;
  const notes = again !== undefined && <RulesChanged id={0} again={again} />;
  return <Room key={match} state={state} door={door} where="here" notes={notes} origin={origin} />;
}
