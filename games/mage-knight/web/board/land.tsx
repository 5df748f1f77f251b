/** The land, until it is drawn: where the hero can go, as buttons. */
import { Choices, useSay } from '@taverne/ui';
import { useTable } from '../table.tsx';
import { choiceOf } from '../turn.ts';

export function Land() {
  const table = useTable();
  const say = useSay();
  const ways = table.ways.filter(({ deed }) => deed && ['move', 'provoke', 'explore', 'challenge'].includes(deed.do));
  return <Choices choices={ways.map((way) => choiceOf(table, say, way))} focus={undefined} />;
}
