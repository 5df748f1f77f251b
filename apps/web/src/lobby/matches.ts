/** My matches, wherever they are: those that wait for me first, then the latest. */
import type { LobbyReply } from '@taverne/protocol';
import { useCallback, useEffect, useState } from 'react';
import { forgetHere, listHere, type StoredHere } from '../here/stored.ts';
import { lobby } from '../remote/api.ts';
import { connection } from '../remote/socket.ts';

export interface LobbyState {
  /** Undefined: not read yet. */
  readonly here: readonly StoredHere[] | undefined;
  /** Undefined: not known yet. Null: the server cannot be reached. */
  readonly server: LobbyReply | null | undefined;
  readonly forget: (id: string) => void;
}

export function useLobby(): LobbyState {
  const [here, setHere] = useState<readonly StoredHere[]>();
  const [server, setServer] = useState<LobbyReply | null>();

  const readHere = useCallback(() => void listHere().then(setHere, () => setHere([])), []);
  const readServer = useCallback(() => void lobby().then((reply) => setServer(reply.ok ? reply.value : null)), []);

  useEffect(() => {
    readHere();
    readServer();
    return connection().watchLobby(readServer);
  }, [readHere, readServer]);

  const forget = useCallback((id: string) => void forgetHere(id).then(readHere), [readHere]);
  return { here, server, forget };
}
