// Before the first paint: the theme and the language of this device, whose words are fetched along with the scripts.
// No module, so that it runs at once.
(() => {
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('taverne.settings') ?? '{}');
  } catch {
    // A damaged setting is no setting.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme =
    settings.theme === 'parchment' || settings.theme === 'lamplight' ? settings.theme : dark ? 'lamplight' : 'parchment';
  document.documentElement.dataset.theme = theme;
  const language =
    settings.language === 'en' || settings.language === 'fr' ? settings.language : navigator.language.slice(0, 2);
  document.documentElement.lang = language === 'fr' ? 'fr' : 'en';
  // Where the words of each language are, the build has written down.
  const words = document.querySelector('meta[name="words"]')?.getAttribute(document.documentElement.lang);
  for (const part of words?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = part;
    document.head.append(link);
  }
})();
