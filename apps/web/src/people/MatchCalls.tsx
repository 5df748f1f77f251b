/** Single matches of which one wants to hear at once, or never. */
import type { CallsReply, LobbyReply } from '@taverne/protocol';
import { useSay } from '@taverne/ui';
import { useEffect, useId, useState } from 'react';
import { lobby, type Reply } from '../remote/api.ts';
import { CardWords } from '../words.tsx';
import { MATCH_WISHES, putMatchCalls } from './api.ts';
import styles from './you.module.css';

type Mine = LobbyReply['mine'][number];

interface MatchCallsProps {
  readonly wishes: CallsReply['matches'];
  readonly change: (work: () => Promise<Reply<CallsReply>>) => Promise<void>;
}

export function MatchCalls({ wishes, change }: MatchCallsProps) {
  const say = useSay();
  const [running, setRunning] = useState<readonly Mine[]>([]);
  useEffect(() => {
    void lobby().then((reply) => setRunning(reply.ok ? reply.value.mine.filter(({ status }) => status === 'running') : []));
  }, []);
  if (running.length === 0) return null;
  // Under the words of a game there are no others.
  const words = { usual: say('calls.match.usual'), 'at-once': say('calls.match.at-once'), never: say('calls.match.never') };
  return (
    <details className={styles.more}>
      <summary>{say('calls.matches')}</summary>
      <ul className={styles.list}>
        {running.map((match) => (
          <CardWords key={match.match} game={match.game}>
            <OneMatch match={match} wish={wishes[match.match] ?? 'usual'} words={words} change={change} />
          </CardWords>
        ))}
      </ul>
    </details>
  );
}

interface OneMatchProps extends Pick<MatchCallsProps, 'change'> {
  readonly match: Mine;
  readonly wish: (typeof MATCH_WISHES)[number];
  readonly words: WishWords;
}

function OneMatch({ match, wish, words, change }: OneMatchProps) {
  const game = useSay()('game.name');
  const id = useId();
  const others = match.seats.flatMap(({ name }, seat) => (seat === match.you || name === undefined ? [] : [name]));
  return (
    <li>
      <label htmlFor={id} className={styles.grow}>
        <b>{game}</b>
        <em>{others.join(', ')}</em>
      </label>
      <WishChoice
        id={id}
        wish={wish}
        words={words}
        onChoose={(chosen) => void change(() => putMatchCalls(match.match, chosen))}
      />
    </li>
  );
}

/** What each is called. */
type WishWords = { readonly [W in OneMatchProps['wish']]: string };

interface WishChoiceProps {
  readonly id: string;
  readonly words: WishWords;
  readonly wish: OneMatchProps['wish'];
  readonly onChoose: (wish: OneMatchProps['wish']) => void;
}

function WishChoice({ id, wish, words, onChoose }: WishChoiceProps) {
  return (
    <select
      id={id}
      value={wish}
      onChange={({ target }) => onChoose(MATCH_WISHES.find((each) => each === target.value) ?? 'usual')}
    >
      {MATCH_WISHES.map((each) => (
        <option key={each} value={each}>
          {words[each]}
        </option>
      ))}
    </select>
  );
}
