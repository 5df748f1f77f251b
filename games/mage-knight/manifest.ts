/** Mage Knight, as the house knows it. */
import type { GameManifest } from '@taverne/engine';

/** In the first scenario the city is only to be found. */
const isConquest = ({ scenario }: { readonly [option: string]: unknown }): boolean => scenario !== 'first-reconnaissance';

const isForSeveral = (_: unknown, seats: number): boolean => seats > 1;

/** Where all play together nobody is a rival (MK-OTHERS-12), and joint assaults are allowed anyway (MK-COOP-01). */
const isForRivals = ({ scenario }: { readonly [option: string]: unknown }, seats: number): boolean =>
  seats > 1 && scenario !== 'full-cooperation' && scenario !== 'blitz-cooperation';

export const mageKnight: GameManifest = {
  id: 'mage-knight',
  name: 'Mage Knight',
  seats: { min: 1, max: 4 },
  minutes: 90,
  picture: new URL('./picture.svg', import.meta.url).href,
  hasLesson: true,
  kilobytes: 225,
  hasSecrets: true,
  options: {
    teams: { isFor: (_, seats) => seats === 4 },
    hero: { isUpFront: true },
    hero2: { isUpFront: true, isFor: (_, seats) => seats > 1 },
    hero3: { isUpFront: true, isFor: (_, seats) => seats > 2 },
    hero4: { isUpFront: true, isFor: (_, seats) => seats > 3 },
    duels: { isUpFront: true, isFor: isForRivals },
    together: { isFor: isForRivals },
    laterFights: { isFor: isForSeveral },
    firstCity: { isFor: isConquest },
    otherCities: { isFor: isConquest },
  },
  load: async () => (await import('./src/index.ts')).mageKnight,
  messages: async (language) => (language === 'fr' ? await import('./text/fr.ts') : await import('./text/en.ts')).words,
  rules: (language) => new URL(`./rules/${language}.md`, import.meta.url).href,
  levels: async () => (await import('./src/bot/index.ts')).mageLevels,
  evaluation: async () => (await import('./src/bot/index.ts')).evaluate,
  review: async () => (await import('./src/bot/index.ts')).reviewFight,
  measures: async () => (await import('./src/bot/index.ts')).mageMeasures,
  telling: async () => (await import('./text/index.ts')).telling,
};
