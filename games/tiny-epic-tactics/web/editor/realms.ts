/** The ready realms of a content, for a form: their ids, and the names that a pack gives them. */
import { contentOf } from '../../src/content/chosen.ts';

export interface ReadyRealm {
  readonly id: string;
  /** Left out: the game has a word for it, `realm.<id>.name`. */
  readonly name: string | undefined;
}

/** Of the house, or of this pack; a pack that is not fit has none. */
export function realmsIn(pack: string, language: string): readonly ReadyRealm[] {
  const content = contentOf(pack);
  if (!content.ok) return [];
  const { battles, texts } = content.value;
  return battles.map(({ id }) => ({ id, name: texts[language]?.[`realm.${id}.name`] }));
}
