import { useSay } from '@taverne/ui';
import { Sheet } from './Sheet.tsx';

export default function NowherePage() {
  const say = useSay();
  return (
    <Sheet title={say('nowhere.title')}>
      <p>{say('nowhere.say')}</p>
    </Sheet>
  );
}
