/**
 * Guests: people who play without an account. A guest is whoever holds its cookie: a random token and our signature.
 * Of the token only a hash is stored.
 */
import { hashed, newId, newToken, type Signer } from './secrets.ts';
import type { Guest, Storage } from './storage/port.ts';

const COOKIE = 'taverne';
const YEAR = 365 * 24 * 3600;

export class Guests {
  private readonly storage: Storage;
  private readonly signer: Signer;
  private readonly secure: boolean;

  constructor(storage: Storage, signer: Signer, secure: boolean) {
    this.storage = storage;
    this.signer = signer;
    this.secure = secure;
  }

  /** Who sent this Cookie header? */
  async ofCookie(header: string | undefined): Promise<Guest | undefined> {
    const value = header
      ?.split(/;\s*/)
      .find((pair) => pair.startsWith(`${COOKIE}=`))
      ?.slice(COOKIE.length + 1);
    const [token, signature] = value?.split('.') ?? [];
    if (!token || !signature || !this.signer.fits('guest', token, signature)) return undefined;
    return this.storage.guestByToken(hashed(token));
  }

  /** A new guest, and the Set-Cookie header that makes the sender this guest. */
  async welcome(name: string | undefined, language: Guest['language'], now: number): Promise<{ guest: Guest; cookie: string }> {
    const guest = { id: newId(), name: name ?? `Guest ${1000 + Math.floor(Math.random() * 9000)}`, language };
    const token = newToken();
    await this.storage.addGuest(guest, hashed(token), now);
    const value = `${token}.${this.signer.sign('guest', token)}`;
    const cookie = `${COOKIE}=${value}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${this.secure ? '; Secure' : ''}`;
    return { guest, cookie };
  }

  async change(guest: Guest, name: string | undefined, language: Guest['language'] | undefined): Promise<Guest> {
    const changed = { ...guest, name: name ?? guest.name, language: language ?? guest.language };
    await this.storage.changeGuest(changed);
    return changed;
  }
}
