/** What the plaque before each Grotto says, in a figure and a sign. */

interface Plaque {
  readonly text: string;
  readonly sign: string;
}

export const GROTTO_SIGNS: { readonly [grotto: string]: Plaque } = {
  mending: { text: '+2', sign: 'heart' },
  kindling: { text: '+2', sign: 'power' },
  brawler: { text: '2', sign: 'punch' },
  torchlight: { text: '2', sign: 'torch' },
  scribe: { text: '2', sign: 'scroll' },
  wanderer: { text: '1', sign: 'foot' },
  stargazer: { text: '+1', sign: 'magic' },
  'murky-mending': { text: '2?', sign: 'heart' },
  'blood-kindling': { text: '×2', sign: 'power' },
  'brawler-gamble': { text: '3?', sign: 'punch' },
  'lost-lights': { text: '3?', sign: 'torch' },
  'night-wanderer': { text: '1', sign: 'boots' },
  'homeward-spores': { text: '1', sign: 'crown' },
  'wild-star': { text: '2?', sign: 'magic' },
};
