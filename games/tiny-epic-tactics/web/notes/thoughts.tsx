/** What the Enemy thinks, one thought after the other, while its unit is about to act. */
import type { Happening } from '@taverne/engine';
import { Crest, known, Note, type Say, useSay } from '@taverne/ui';
import { unitWord, valuesOf } from '../names.ts';
import { A_THOUGHT } from '../playback.ts';
import { useTable } from '../table.tsx';
import type { View } from '../view.ts';
import styles from './notes.module.css';

const isObject = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null;

/** The thoughts of an event, in words. */
export function thoughtsIn(event: Happening | undefined, view: View, say: Say): readonly string[] {
  if (!event || !('thoughts' in event) || !Array.isArray(event.thoughts)) return [];
  return event.thoughts.flatMap((thought: unknown) => {
    if (!isObject(thought) || typeof thought.say !== 'string') return [];
    const figures = isObject(thought.figures) ? thought.figures : {};
    return [known(say, `thought.${thought.say}`, valuesOf(say, view, figures)) ?? thought.say];
  });
}

export function Thoughts() {
  const { playback, view } = useTable();
  const say = useSay();
  const event = playback.current;
  const thoughts = thoughtsIn(event, view, say);
  if (!event || thoughts.length === 0) return null;
  const unit = 'unit' in event && typeof event.unit === 'string' ? event.unit : '';
  const side = 'side' in event && typeof event.side === 'number' ? event.side : view.active;
  return (
    <Note
      key={playback.at}
      className={styles.thoughts}
      mark={<Crest seat={side} size={24} />}
      title={unitWord(say, view, unit)}
    >
      <ol>
        {thoughts.map((thought, i) => (
          <li key={thought} style={{ animationDelay: `${i * A_THOUGHT}ms` }}>
            {thought}
          </li>
        ))}
      </ol>
    </Note>
  );
}
