/** What a match is played by, before one sits down. */
import type { GamesReply } from '@taverne/protocol';
import { useSay } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { gamesThere } from '../remote/api.ts';
import { factsOf, type Played } from './facts.ts';
import styles from './table.module.css';

let asked: Promise<GamesReply | undefined> | undefined;

/** What the server says of its games, asked once. */
const served = (): Promise<GamesReply | undefined> => {
  asked ??= gamesThere().then((reply) => (reply.ok ? reply.value : undefined));
  return asked;
};

export default function Facts({ game, ...played }: Played & { readonly game: string }) {
  const say = useSay();
  const [games, setGames] = useState<GamesReply>();
  useEffect(() => {
    let current = true;
    void served().then((reply) => current && setGames(reply));
    return () => {
      current = false;
    };
  }, []);
  const facts = factsOf(
    say,
    games?.games.find(({ id }) => id === game),
    played,
  );
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
