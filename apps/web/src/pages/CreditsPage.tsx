import { useSay } from '@taverne/ui';
import { Sheet } from './Sheet.tsx';

const LINES = ['unofficial', 'leaders', 'fonts', 'licence'] as const;

export default function CreditsPage() {
  const say = useSay();
  return (
    <Sheet title={say('credits.title')}>
      {LINES.map((line) => (
        <p key={line}>{say(`credits.${line}`)}</p>
      ))}
    </Sheet>
  );
}
