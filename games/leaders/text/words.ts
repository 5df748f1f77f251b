/** The words alone, one language at a time: a page that only names the game loads nothing else of it. */
export const wordsIn = async (language: 'en' | 'fr'): Promise<{ readonly [key: string]: string }> =>
  language === 'fr'
    ? (await import('./fr.json', { with: { type: 'json' } })).default
    : (await import('./en.json', { with: { type: 'json' } })).default;
