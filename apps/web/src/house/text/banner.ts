/** Few words, which every page waits for: those of the keepers stay where they are. A language that lacks one does not compile. */
const EN = {
  'house.banner': 'From the house',
  'house.banner.close': 'I have read it',
  'house.you.until': 'You may only look on until {when}. Reason: {reason}',
  'house.you.for-good': 'You may only look on, for good. Reason: {reason}',
};
const FR: { readonly [K in keyof typeof EN]: string } = {
  'house.banner': 'De la maison',
  'house.banner.close': 'J’ai lu',
  'house.you.until': 'Vous pouvez seulement regarder jusqu’au {when}. Raison\u00a0: {reason}',
  'house.you.for-good': 'Vous pouvez seulement regarder, définitivement. Raison\u00a0: {reason}',
};

export const bannerMessages = { en: EN, fr: FR };
