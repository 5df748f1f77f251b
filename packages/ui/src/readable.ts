/** A key for whoever reads it where there is no message: `lastCard`, `last-card` and `last_card` are all `Last card`. */
export const readable = (key: string): string =>
  capital(
    key
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .replaceAll(/[-_]/g, ' ')
      .toLowerCase(),
  );

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
