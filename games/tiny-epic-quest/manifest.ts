/** Tiny Epic Quest, as the house knows it. */
import type { GameManifest } from '@taverne/engine';

/** The targets are for whoever plays alone. */
const isSolo = ({ mode }: { readonly [option: string]: unknown }): boolean => mode === 'solo';

export const tinyEpicQuest: GameManifest = {
  id: 'tiny-epic-quest',
  name: 'Tiny Epic Quest',
  seats: { min: 1, max: 4 },
  minutes: 45,
  picture: new URL('./picture.svg', import.meta.url).href,
  hasLesson: true,
  pages: ['island'],
  kilobytes: 147,
  options: {
    target: { isFor: isSolo },
    targetAtEnd: { isFor: isSolo },
    rouseNew: { isFor: isSolo },
    map: { hasControl: true },
  },
  load: async () => (await import('./src/index.ts')).tinyEpicQuest,
  messages: async (language) => (language === 'fr' ? await import('./text/fr.ts') : await import('./text/en.ts')).words,
  rules: (language) => new URL(`./rules/${language}.md`, import.meta.url).href,
  levels: async () => (await import('./src/bot/index.ts')).questLevels,
  evaluation: async () => (await import('./src/bot/index.ts')).evaluate,
  measures: async () => (await import('./src/bot/index.ts')).questMeasures,
  telling: async () => (await import('./text/index.ts')).telling,
};
