/** A game as the house offers it: what its manifest brings, and in the place of what it leaves out what the house has for every game. */
import type { GameManifest, Language, Level, Messages } from '@taverne/engine';

export interface GameEntry extends GameManifest {
  levels(): Promise<readonly Level[]>;
  messages(language: Language): Promise<Messages>;
}

export const inTheHouse = (manifest: GameManifest): GameEntry => ({
  ...manifest,
  levels: manifest.levels ?? (async () => (await import('@taverne/bots')).levelsFor(await manifest.evaluation?.())),
  messages: async (language) => completed(manifest, (await manifest.messages?.(language)) ?? {}, language),
});

/** With its own name, and with the words for those parts that the house brings: they are loaded only where they are wanted. */
async function completed({ name, levels }: GameManifest, own: Messages, language: Language): Promise<Messages> {
  if (levels && 'game.line' in own) return own;
  const house = await houseWords(language);
  const lines = Object.entries(house).filter(([key]) => !levels || !key.startsWith('level.'));
  return { 'game.name': name, ...Object.fromEntries(lines), ...own };
}

const houseWords = async (language: Language): Promise<Messages> =>
  language === 'fr'
    ? (await import('./text/fr.json', { with: { type: 'json' } })).default
    : (await import('./text/en.json', { with: { type: 'json' } })).default;
