/** The browser's own door: it asks for a finger, a face or a PIN, and nothing of that leaves the device. */
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AccountReply, CodesReply } from '@taverne/protocol';
import type { Reply } from '../remote/api.ts';
import { addPasskey, beginPasskey, beginSignIn, signIn } from './api.ts';

export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** Undefined: whoever was asked thought better of it. */
type Tried<T> = Reply<T> | undefined;

async function unlessCancelled<T>(work: () => Promise<Reply<T>>): Promise<Tried<T>> {
  try {
    return await work();
  } catch {
    // The browser says no more than that: it was cancelled, took too long or is not possible here.
    return undefined;
  }
}

/** A passkey for the account there is, or for one of this name that comes to be by it. */
export const makePasskey = (name?: string): Promise<Tried<CodesReply>> =>
  unlessCancelled(async () => {
    const begun = await beginPasskey(name === undefined ? {} : { name });
    if (!begun.ok) return begun;
    const { ceremony, options } = begun.value;
    return addPasskey(ceremony, await startRegistration({ optionsJSON: options }));
  });

export const enterByPasskey = (): Promise<Tried<AccountReply>> =>
  unlessCancelled(async () => {
    const begun = await beginSignIn();
    if (!begun.ok) return begun;
    const { ceremony, options } = begun.value;
    return signIn(ceremony, await startAuthentication({ optionsJSON: options }));
  });
