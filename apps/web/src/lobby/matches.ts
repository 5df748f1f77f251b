/** My matches, wherever they are: those that wait for me first, then the latest. */
import type { LobbyReply } from '@taverne/protocol';
import { useCallback, useEffect, useState } from 'react';
import { forgetHere, listHere, onOtherTab, rememberHere, type StoredHere } from '../here/stored.ts';
import { lobby } from '../remote/api.ts';
import { connection } from '../remote/socket.ts';

export type MineThere = LobbyReply['mine'][number];

export interface LobbyState {
  /** Undefined: not read yet. */
  readonly here: readonly StoredHere[] | undefined;
  /** Undefined: not known yet. Null: the server cannot be reached. */
  readonly server: LobbyReply | null | undefined;
  readonly forget: (match: StoredHere) => void;
  /** The latest that was forgotten, as long as that can be undone. */
  readonly forgotten: StoredHere | undefined;
  readonly remember: (match: StoredHere) => void;
}

export function useLobby(): LobbyState {
  const [here, setHere] = useState<readonly StoredHere[]>();
  const [server, setServer] = useState<LobbyReply | null>();
  const [forgotten, setForgotten] = useState<StoredHere>();

  const readHere = useCallback(() => void listHere().then(setHere, () => setHere([])), []);
  const readServer = useCallback(() => void lobby().then((reply) => setServer(reply.ok ? reply.value : null)), []);

  useEffect(() => {
    readHere();
    readServer();
    const [unwatch, unhear] = [connection().watchLobby(readServer), onOtherTab(readHere)];
    return () => {
      unwatch();
      unhear();
    };
  }, [readHere, readServer]);

  const forget = useCallback(
    (match: StoredHere) => {
      setForgotten(match);
      void forgetHere(match.id).then(readHere);
    },
    [readHere],
  );
  const remember = useCallback(
    (match: StoredHere) => {
      setForgotten(undefined);
      void rememberHere(match).then(readHere);
    },
    [readHere],
  );
  return { here, server, forget, forgotten, remember };
}

/** One of my matches, wherever it is. */
export type Mine =
  | { readonly where: 'server'; readonly key: string; readonly match: MineThere }
  | { readonly where: 'here'; readonly key: string; readonly match: StoredHere };

export interface Mines {
  /** Not over: those in which others wait for me first, then the latest. */
  readonly unfinished: readonly Mine[];
  /** The latest first. */
  readonly finished: readonly Mine[];
}

/** The ids of those that wait for me, the one that waits longest first. */
export const waitingIn = (mine: readonly MineThere[]): readonly string[] =>
  mine
    .filter(({ yourTurn }) => yourTurn)
    .toSorted((a, b) => a.changed - b.changed)
    .map(({ match }) => match);

const waits = (mine: Mine): boolean => mine.where === 'server' && mine.match.yourTurn;
const isOver = ({ where, match }: Mine): boolean => (where === 'server' ? match.status === 'over' : match.over);

/** All of them, in the order in which they are shown. */
export function minesIn(here: readonly StoredHere[], there: readonly MineThere[]): Mines {
  const all: Mine[] = [
    ...there.map((match): Mine => ({ where: 'server', key: match.match, match })),
    ...here.map((match): Mine => ({ where: 'here', key: match.id, match })),
  ];
  all.sort((a, b) => Number(waits(b)) - Number(waits(a)) || b.match.changed - a.match.changed);
  return { unfinished: all.filter((each) => !isOver(each)), finished: all.filter(isOver) };
}
