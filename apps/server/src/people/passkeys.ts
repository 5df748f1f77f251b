/** Passkeys: what is asked of the browser, and whether what comes back is true. All of it is WebAuthn; nothing here is stored. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { madePasskey, usedPasskey } from '@taverne/protocol';
import type { z } from 'zod';

/** For whom passkeys are made and where they may be used. It comes from the settings, never from what a request says. */
export interface RelyingParty {
  /** A domain without a port; a parent of the page's own is possible. */
  readonly domain: string;
  /** The addresses of the page, each with scheme and port. */
  readonly origins: readonly string[];
}

/** By the public address; without one, of this very machine. */
export function relyingParty({ url, passkeyDomain }: PublicAddress, port: number): RelyingParty {
  const { hostname, origin } = url ?? new URL(`http://localhost:${port}`);
  return { domain: passkeyDomain ?? hostname, origins: [origin] };
}

interface PublicAddress {
  readonly url: URL | undefined;
  readonly passkeyDomain: string | undefined;
}

/** A public key, as it is stored. */
export interface Passkey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Some three hundred modules: a server is open sooner without them, and most people come without a passkey. */
const webauthn = () => import('@simplewebauthn/server');

type Made = z.output<typeof madePasskey>;
type Used = z.output<typeof usedPasskey>;

/** Named because the library would offer ML-DSA first, whose keys are thirty times as long. EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];
const NAME = 'Taverne';
export const CEREMONY = 5 * 60_000;

/** Options to make a passkey that the browser finds by itself: nobody has to type a name to come in. */
export const toMake = async ({ domain }: RelyingParty, person: string, name: string, has: readonly Passkey[]) =>
  (await webauthn()).generateRegistrationOptions({
    rpName: NAME,
    rpID: domain,
    userID: new Uint8Array(Buffer.from(person)),
    userName: name,
    userDisplayName: name,
    timeout: CEREMONY,
    excludeCredentials: has.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });

export const toUse = async ({ domain }: RelyingParty) =>
  (await webauthn()).generateAuthenticationOptions({ rpID: domain, timeout: CEREMONY, userVerification: 'preferred' });

/** The new passkey; undefined: what came is not what was asked for. */
export async function madeWith(party: RelyingParty, challenge: string, response: Made): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: asMade(response),
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.domain,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch {
    // The library says by throwing that something in it is false.
    return undefined;
  }
}

/** The new counter of the passkey, if it was really used for this challenge. */
export async function usedWith(
  party: RelyingParty,
  challenge: string,
  response: Used,
  passkey: Passkey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: asUsed(response),
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.domain,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: [...passkey.transports],
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** What extensions say is of no interest here. */
const asMade = (response: Made): RegistrationResponseJSON => ({ ...response, clientExtensionResults: {} });

function asUsed({ response, ...rest }: Used): AuthenticationResponseJSON {
  const { userHandle, ...signed } = response;
  return { ...rest, clientExtensionResults: {}, response: { ...signed, ...(userHandle && { userHandle }) } };
}
