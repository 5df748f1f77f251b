/** Leaders, as the house knows it. */
import type { GameManifest } from '@taverne/engine';

export const leaders: GameManifest = {
  id: 'leaders',
  name: 'Leaders',
  seats: { min: 2, max: 2 },
  minutes: 20,
  picture: new URL('./picture.svg', import.meta.url).href,
  hasLesson: true,
  hasDraws: true,
  kilobytes: 112,
  load: async () => (await import('./src/index.ts')).leaders,
  messages: async (language) => (language === 'fr' ? await import('./text/fr.ts') : await import('./text/en.ts')).words,
  rules: (language) => new URL(`./rules/${language}.md`, import.meta.url).href,
  levels: async () => (await import('./src/bot/index.ts')).leadersLevels,
  evaluation: async () => (await import('./src/bot/index.ts')).evaluate,
  board: async () => (await import('./text/index.ts')).textBoard,
  telling: async () => (await import('./text/index.ts')).telling,
};
