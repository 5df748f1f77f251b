/** The content and the realm that options name. */
import { digest, fail, ok, type Result } from '@taverne/engine';
import type { Options } from '../options.ts';
import { refusals } from '../realm/build.ts';
import { readRealm, writeRealm } from '../realm/text.ts';
import { said } from '../sentences.ts';
import { isBattle } from '../words.ts';
import { HOUSE } from './house/index.ts';
import { readPack, whyNotBuilt } from './pack.ts';
import type { Content, RealmPlan } from './types.ts';

/** A content that was read here, with the text of its pack and the name that stands for it in views. */
interface Known {
  readonly pack: string;
  readonly name: string;
  readonly content: Content;
}

// Contents are made of nothing but their text.
let known: readonly Known[] = [{ pack: '', name: '', content: HOUSE }];
const KNOWN = 8;

/** The content of a pack as options have it: the whole text, '' for the house's. */
export function contentOf(pack: string): Result<Content> {
  const there = known.find((each) => each.pack === pack);
  if (there) return ok(there.content);
  const read = readPack(pack);
  if (!read.ok) return read;
  const content = read.value;
  const [house, ...others] = known;
  known = [...(house ? [house] : []), { pack, name: `${content.id}.${digest([pack])}`, content }, ...others].slice(0, KNOWN);
  return read;
}

/** What a view has in place of a pack: '' for the house's. */
export const packName = (pack: string): string => known.find((each) => each.pack === pack)?.name ?? pack;

/** The content of a pack by its text, or by its name if the text was seen before. */
export function contentNamed(pack: string): Result<Content> {
  const there = known.find((each) => each.name === pack);
  return there ? ok(there.content) : contentOf(pack);
}

/** The plan of the realm a match is played on; in a battle '' is the first preset. */
export function planOf(content: Content, { mode, realm }: Pick<Options, 'mode' | 'realm'>): Result<RealmPlan> {
  if (!isBattle(mode)) return ok(content.realm);
  return readRealm(realm === '' ? (content.battles[0]?.id ?? '') : realm, content);
}

/** Sees that pack and realm can be played with; a realm is written in its shortest form. */
export function checkContent(options: Options): Result<Options> {
  const content = contentOf(options.pack);
  if (!content.ok) return content;
  if (!isBattle(options.mode)) {
    if (options.realm === '') return ok(options);
    return fail('wrong-option', said('realm-for-battles', { mode: options.mode }), 'options.realm');
  }
  const plan = planOf(content.value, options);
  if (!plan.ok) return plan;
  // The presets of a pack were looked at with the pack.
  if (content.value.battles.includes(plan.value)) return ok({ ...options, realm: plan.value.id });
  const [against] = refusals(plan.value, content.value, options.anyRealm);
  if (against)
    return fail('wrong-option', said('realm-not-built', { against: whyNotBuilt(plan.value, against) }), 'options.realm');
  return ok({ ...options, realm: writeRealm(plan.value, content.value) });
}
