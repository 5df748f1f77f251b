/** The letters of the house, one face after the other: all at once they would take every connection from what somebody waits for. */
import serif500Italic from '@fontsource/alegreya/files/alegreya-latin-500-italic.woff2?url';
import serif500 from '@fontsource/alegreya/files/alegreya-latin-500-normal.woff2?url';
import serif700 from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url';
import sans400 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url';
import sans500 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2?url';
import sans700 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url';
import { lull } from './awaited.ts';

const SERIF = 'Alegreya';
const SANS = 'Alegreya Sans';

/** In the order in which the first screen misses them. */
const FACES: readonly FontFace[] = [
  face(SANS, sans400, { weight: '400' }),
  face(SERIF, serif700, { weight: '700' }),
  face(SANS, sans700, { weight: '700' }),
  face(SANS, sans500, { weight: '500' }),
  face(SERIF, serif500Italic, { weight: '500', style: 'italic' }),
  face(SERIF, serif500, { weight: '500' }),
];

function face(family: string, url: string, look: FontFaceDescriptors): FontFace {
  return new FontFace(family, `url(${url}) format('woff2')`, { ...look, display: 'swap' });
}

/** A face that cannot be fetched is done without: the letters of the system stand in for it. */
export async function fetchFonts(): Promise<void> {
  for (const each of FACES) {
    await lull();
    await each.load().then(
      () => document.fonts.add(each),
      () => undefined,
    );
  }
}
