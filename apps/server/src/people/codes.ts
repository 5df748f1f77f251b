/** Codes that people copy from one screen to another: letters and figures that cannot be taken for each other. */
import { randomInt } from 'node:crypto';

/** Crockford's alphabet. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

/** For minutes, and one try in a million millions. */
const DEVICE_LETTERS = 8;
/** For years: 80 bits. */
const RECOVERY_LETTERS = 16;
const RECOVERY_CODES = 8;

function newCode(letters: number): string {
  const drawn = Array.from({ length: letters }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return drawn.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? drawn;
}

export const newDeviceCode = (): string => newCode(DEVICE_LETTERS);
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => newCode(RECOVERY_LETTERS));

/** What somebody typed, as it was meant: an O is a nought, an I and an L are ones, and signs between are nothing. */
export const readCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
