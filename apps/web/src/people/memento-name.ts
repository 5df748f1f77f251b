/** What a memento is called in the words of its game. */
import type { Say } from '@taverne/ui';

/** A message that is not there comes back as its id: then a thing goes by what stands after the point, such as a move by its notation. */
export function nameOf(say: Say, thing: string): string {
  const known = [`${thing}.name`, thing].find((id) => say(id) !== id);
  return known === undefined ? thing.slice(thing.indexOf('.') + 1) : say(known);
}
