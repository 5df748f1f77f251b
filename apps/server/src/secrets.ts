/** Random ids, and signatures with the server's own secret. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SECRET_BYTES = 32;
export const SECRET_FILE = 'secret';

/** The secret from the environment, or the one in the data folder, made when it is first wanted. */
export function serverSecret(folder: string, given: string | undefined): string {
  if (given !== undefined) return given;
  const path = join(folder, SECRET_FILE);
  if (!existsSync(path)) {
    try {
      writeFileSync(path, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
    } catch (error) {
      // Another process was quicker: its secret counts.
      if (!existsSync(path)) throw error;
    }
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < SECRET_BYTES) throw new Error(`${path} is damaged: it must hold at least ${SECRET_BYTES} characters`);
  return secret;
}

/** 96 bits: enough that nobody finds a match by trying. */
const ID_BYTES = 12;
export const newId = (): string => randomBytes(ID_BYTES).toString('base64url');
/** 144 bits, for what opens something. */
export const newToken = (): string => randomBytes(18).toString('base64url');
/** The seed of a match's chance: 64 hexadecimal digits. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What is kept of a token: whoever reads the database cannot use it. */
export const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');

export class Signer {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  /** 144 bits of an HMAC over a purpose and what it is for. */
  sign(purpose: 'guest' | 'seat' | 'hook', what: string): string {
    return this.digest(purpose, what).subarray(0, 18).toString('base64url');
  }
  private digest(purpose: string, what: string): Buffer {
    return createHmac('sha256', this.secret).update(`${purpose}\n${what}`).digest();
  }

  fits(purpose: 'guest' | 'seat', what: string, signature: string): boolean {
    const [mine, theirs] = [Buffer.from(this.sign(purpose, what)), Buffer.from(signature)];
    return mine.length === theirs.length && timingSafeEqual(mine, theirs);
  }

  /** The token in the link to a seat. It is worked out again when it is wanted, and kept nowhere. */
  seatToken(match: string, seat: number): string {
    return this.sign('seat', `${match} ${seat}`);
  }

  /** The id of the match that follows this one: the same whoever asks for it, and no easier to find than any other. */
  nextMatch(match: string): string {
    return this.digest('rematch', match).subarray(0, ID_BYTES).toString('base64url');
  }
}
