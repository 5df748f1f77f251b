/** The pages about people, in one part: who wants one of them often wants the next. */
import type { Place } from '../router.ts';
import { MoreWords } from '../words.tsx';
import { Best } from './BestPage.tsx';
import { FriendsSheet } from './friends/FriendsPage.tsx';
import { Profile } from './PersonPage.tsx';
import { Seeking } from './SeekPage.tsx';
import { peopleMessages } from './text/index.ts';
import { You } from './YouPage.tsx';

type PeoplePlace = Extract<Place, { page: 'you' | 'friends' | 'seek' | 'person' | 'best' }>;

function PageOf({ place }: { readonly place: PeoplePlace }) {
  switch (place.page) {
    case 'person':
      return <Profile name={place.name} />;
    case 'best':
      return <Best game={place.game} mode={place.mode} />;
    case 'friends':
      return <FriendsSheet />;
    default:
      return place.page === 'you' ? <You /> : <Seeking />;
  }
}

export default function PeoplePages({ place }: { readonly place: PeoplePlace }) {
  return (
    <MoreWords words={peopleMessages}>
      <PageOf place={place} />
    </MoreWords>
  );
}
