/** In the lobby: what waits for an answer besides matches. It is loaded when there is something. */
import { Panel, useSay } from '@taverne/ui';
import { Link } from '../../Link.tsx';
import { MoreWords } from '../../words.tsx';
import { peopleMessages } from '../text/index.ts';
import own from './friends.module.css';
import { Asked, Invitations, Tidings } from './News.tsx';
import { useFriends } from './use-friends.ts';

export default function LobbyNews() {
  return (
    <MoreWords words={peopleMessages}>
      <News />
    </MoreWords>
  );
}

function News() {
  const say = useSay();
  const state = useFriends();
  const { friends, trouble } = state;
  if (!friends || friends.invitations.length + friends.asked.length + friends.tidings.length === 0) return null;
  return (
    <Panel title={say('friends.news')} className={own.news}>
      {trouble && <p role="alert">{trouble}</p>}
      <Invitations friends={friends} state={state} />
      <Asked friends={friends} state={state} />
      <Tidings friends={friends} state={state} />
      <Link to="/friends">{say('friends.title')}</Link>
    </Panel>
  );
}
