/**
 * Who is at the door. A guest is whoever holds its cookie: a random token and our signature. An account has such a cookie
 * for each device. Of the tokens only hashes are stored.
 */
import type { Accounts } from './people/accounts.ts';
import { hashed, newId, newToken, type Signer } from './secrets.ts';
import type { Guest, Storage } from './storage/port.ts';

/** Where the address is safe, under a name that no other site of the same domain can set (`__Host-`). */
const nameOfCookie = (secure: boolean): string => (secure ? '__Host-taverne' : 'taverne');
/** What whoever gives no name is called. */
const GUEST = { en: 'Guest', fr: 'Invité' } as const;
const YEAR = 365 * 24 * 3600;
/** How exactly it is known when a guest was last here. */
const DAY = 24 * 3600 * 1000;

/** `session`: an account, by this session; `program`: a program, by this token, of this owner; otherwise a guest. */
export interface Visitor extends Guest {
  readonly session?: string;
  readonly program?: { readonly owner: string; readonly token: string };
  /** Until when they may only look on. */
  readonly suspended?: number;
}

export interface GuestParts {
  readonly storage: Storage;
  readonly accounts: Accounts;
  readonly signer: Signer;
  /** The public address is safe. */
  readonly secure: boolean;
}

export class Guests {
  private readonly storage: Storage;
  private readonly accounts: Accounts;
  private readonly signer: Signer;
  private readonly secure: boolean;

  constructor({ storage, accounts, signer, secure }: GuestParts) {
    this.storage = storage;
    this.accounts = accounts;
    this.signer = signer;
    this.secure = secure;
  }

  /** Who sent this Cookie header? */
  async ofCookie(header: string | undefined, now: number): Promise<Visitor | undefined> {
    const [token, signature] = this.valueIn(header)?.split('.') ?? [];
    if (!token || !signature || !this.signer.fits('guest', token, signature)) return undefined;
    const found = await this.storage.guestByToken(hashed(token));
    if (!found) return this.accounts.bearer(token);
    const { seen, suspended, ...guest } = found;
    if (now - seen > DAY) await this.storage.guestSeen(guest.id, now);
    return suspended > now ? { ...guest, suspended } : guest;
  }

  /** A new guest, and the Set-Cookie header that makes the sender this guest. */
  async welcome(name: string | undefined, language: Guest['language'], now: number): Promise<{ guest: Guest; cookie: string }> {
    const guest = {
      id: newId(),
      name: name ?? `${GUEST[language ?? 'en']} ${1000 + Math.floor(Math.random() * 9000)}`,
      language,
    };
    const token = newToken();
    await this.storage.addGuest(guest, hashed(token), now);
    return { guest, cookie: this.cookieOf(token) };
  }

  /** The Set-Cookie header for a token. */
  cookieOf(token: string): string {
    return this.cookie(`${token}.${this.signer.sign('guest', token)}`);
  }

  /** Whoever gets it is nobody any more. */
  noCookie(): string {
    return this.cookie('', 0);
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

  private cookie(value: string, age = YEAR): string {
    return `${nameOfCookie(this.secure)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${this.secure ? '; Secure' : ''}`;
  }

  /** The name of an account or a program is nobody else's: it is changed where that is seen to. */
  async change(guest: Visitor, name: string | undefined, language: Guest['language'] | undefined): Promise<Guest> {
    const wished = guest.session === undefined && guest.program === undefined ? name : undefined;
    const changed = { ...guest, name: wished ?? guest.name, language: language ?? guest.language };
    await this.storage.changeGuest(changed);
    return changed;
  }
}
