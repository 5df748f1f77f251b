import { useSay } from '@taverne/ui';
import { SHELF } from '../lobby/shelf.ts';
import { GameWords } from '../words.tsx';
import { Sheet } from './Sheet.tsx';

const LINES = ['fonts', 'licence'] as const;

export default function CreditsPage() {
  const say = useSay();
  return (
    <Sheet title={say('credits.title')}>
      <p>{say('credits.unofficial')}</p>
      {SHELF.map(({ game }) => (
        <GameWords key={game} game={game}>
          <Credit />
        </GameWords>
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
