/** The fight, until it is drawn: what can be done in it, as buttons. */
import { Choices, useSay } from '@taverne/ui';
import { useTable } from '../table.tsx';
import { choiceOf } from '../turn.ts';

export function Fight() {
  const table = useTable();
  const say = useSay();
  const ways = table.ways.filter(({ deed }) => deed && ['strike', 'block', 'hit', 'convert', 'challenge'].includes(deed.do));
  return <Choices choices={ways.map((way) => choiceOf(table, say, way))} focus={undefined} />;
}
