/** What somebody else has put on the table so far: whoever looks on has no question to tell the figures. */
import { useSay } from '@taverne/ui';
import { pageVoice } from '../../text/names.ts';
import { ElementSign } from '../art/signs.tsx';
import { nameOf } from '../names.ts';
import { numbered } from '../numbered.ts';
import { useTable } from '../table.tsx';
import { actorIn } from '../view.ts';
import duel from './duel.module.css';
import shared from './fight.module.css';

export function Watched() {
  const { view, state, question } = useTable();
  const say = useSay();
  const seat = actorIn(view);
  if (question || seat === undefined || view.parts.length === 0) return null;
  const voice = pageVoice(view, state, say);
  return (
    <section className={shared.sheet} aria-live="polite">
      <h3>{say('web.played.of', { name: nameOf(state, seat, say) })}</h3>
      <ul className={duel.shares}>
        {numbered(view.parts).map(([key, { by, n, element }]) => (
          <li key={key}>
            <span>{voice.name({ kind: 'cause', by })}</span> <b>{n}</b> <ElementSign of={element} />
          </li>
        ))}
      </ul>
    </section>
  );
}
