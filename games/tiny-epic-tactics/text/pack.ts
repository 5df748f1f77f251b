/** The house pack as a file, with its names, to start a pack of one's own from. */
import { HOUSE } from '../src/content/house/index.ts';
import { writePack } from '../src/content/pack/write.ts';
import { isNameKey } from '../src/content/pack.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const { units, tactics, enemies, boxes, realm, battles } = HOUSE;
const IDS = new Set([...units, ...tactics, ...enemies, ...boxes, realm, ...battles].map(({ id }) => id));

/** The names of cards, boxes, realms and zones; those of behaviours stay with the game. */
function namesIn(messages: { readonly [key: string]: string }): { readonly [key: string]: string } {
  const isOfPack = (key: string): boolean => isNameKey(key) && (key.startsWith('zone.') || IDS.has(key.split('.')[1] ?? ''));
  return Object.fromEntries(Object.entries(messages).filter(([key]) => isOfPack(key)));
}

export const housePack = (): string => writePack({ ...HOUSE, texts: { en: namesIn(en), fr: namesIn(fr) } });
