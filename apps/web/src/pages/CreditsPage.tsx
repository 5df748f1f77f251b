import { games } from '@taverne/games';
import { useSay } from '@taverne/ui';
import { CardWords } from '../words.tsx';
import { Sheet } from './Sheet.tsx';

const LINES = ['fonts', 'licence'] as const;

export default function CreditsPage() {
  const say = useSay();
  return (
    <Sheet title={say('credits.title')}>
      <p>{say('credits.unofficial')}</p>
      {games.map(({ id }) => (
        <CardWords key={id} game={id}>
          <Credit />
        </CardWords>
      ))}
      {LINES.map((line) => (
        <p key={line}>{say(`credits.${line}`)}</p>
      ))}
    </Sheet>
  );
}

/** Whose game it is. */
function Credit() {
  const say = useSay();
  return (
    <p>
      <b>{say('game.name')}.</b> {say('game.credit')}
    </p>
  );
}
