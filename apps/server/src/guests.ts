/**
 * Guests: people who play without an account. A guest is whoever holds its cookie: a random token and our signature.
 * Of the token only a hash is stored.
 */
import { hashed, newId, newToken, type Signer } from './secrets.ts';
import type { Guest, Storage } from './storage/port.ts';

/** Where the address is safe, under a name that no other site of the same domain can set (`__Host-`). */
const nameOfCookie = (secure: boolean): string => (secure ? '__Host-taverne' : 'taverne');
const YEAR = 365 * 24 * 3600;
/** How exactly it is known when a guest was last here. */
const DAY = 24 * 3600 * 1000;

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
  async ofCookie(header: string | undefined, now: number): Promise<Guest | undefined> {
    const [token, signature] = this.valueIn(header)?.split('.') ?? [];
    if (!token || !signature || !this.signer.fits('guest', token, signature)) return undefined;
    const found = await this.storage.guestByToken(hashed(token));
    if (!found) return undefined;
    const { seen, ...guest } = found;
    if (now - seen > DAY) await this.storage.guestSeen(guest.id, now);
    return guest;
  }

  /** A new guest, and the Set-Cookie header that makes the sender this guest. */
  async welcome(name: string | undefined, language: Guest['language'], now: number): Promise<{ guest: Guest; cookie: string }> {
    const guest = { id: newId(), name: name ?? `Guest ${1000 + Math.floor(Math.random() * 9000)}`, language };
    const token = newToken();
    await this.storage.addGuest(guest, hashed(token), now);
    return { guest, cookie: this.cookie(`${token}.${this.signer.sign('guest', token)}`) };
  }

  /** The same cookie for another year: whoever comes now and then stays who they are. For a guest whom `ofCookie` knew. */
  renewed(header: string | undefined): string {
    return this.cookie(this.valueIn(header) ?? '');
  }

  private valueIn(header: string | undefined): string | undefined {
    const name = `${nameOfCookie(this.secure)}=`;
    return header
      ?.split(/;\s*/)
      .find((pair) => pair.startsWith(name))
      ?.slice(name.length);
  }

  private cookie(value: string): string {
    return `${nameOfCookie(this.secure)}=${value}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${this.secure ? '; Secure' : ''}`;
  }

  async change(guest: Guest, name: string | undefined, language: Guest['language'] | undefined): Promise<Guest> {
    const changed = { ...guest, name: name ?? guest.name, language: language ?? guest.language };
    await this.storage.changeGuest(changed);
    return changed;
  }
}
