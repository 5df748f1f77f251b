/** Tiny Epic Tactics, as the house knows it. */
import type { GameManifest } from '@taverne/engine';

/** Realms are built for battles (TET-BATTLE-04). */
const isBattle = ({ mode }: { readonly [option: string]: unknown }): boolean => mode === 'battle' || mode === 'battle-teams';

export const tinyEpicTactics: GameManifest = {
  id: 'tiny-epic-tactics',
  name: 'Tiny Epic Tactics',
  seats: { min: 1, max: 4 },
  minutes: 45,
  picture: new URL('./picture.svg', import.meta.url).href,
  hasSecrets: true,
  hasLesson: true,
  pages: ['realm'],
  options: { realm: { isFor: isBattle, hasControl: true }, anyRealm: { isFor: isBattle } },
  kilobytes: 182,
  load: async () => (await import('./src/index.ts')).tinyEpicTactics,
  messages: async (language) => (language === 'fr' ? await import('./text/fr.ts') : await import('./text/en.ts')).words,
  rules: (language) => new URL(`./rules/${language}.md`, import.meta.url).href,
  levels: async () => (await import('./src/bot/index.ts')).tacticsLevels,
  evaluation: async () => (await import('./src/bot/index.ts')).evaluate,
  board: async () => (await import('./text/index.ts')).textBoard,
  telling: async () => (await import('./text/index.ts')).telling,
  measures: async () => (await import('./src/bot/index.ts')).tacticsMeasures,
  pack: async () => (await import('./text/index.ts')).housePack(),
};
