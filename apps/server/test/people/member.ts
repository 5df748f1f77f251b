/** People with accounts, for tests. */
import { API_PATH, accountReply, begun, codesReply } from '@taverne/protocol';
import { z } from 'zod';
import type { Client } from '../../tools/lib/client.ts';
import type { Place } from '../harness.ts';
import { Authenticator } from './authenticator.ts';

export const toMake = z.looseObject({
  challenge: z.string(),
  rp: z.looseObject({ id: z.string() }),
  user: z.looseObject({ id: z.string() }),
});
const toUse = z.looseObject({ challenge: z.string(), rpId: z.string() });

export const ACCOUNT = `${API_PATH}/account`;
/** As the page would be reached: passkeys go by the name of the machine, not its number. */
export const originOf = ({ server }: { readonly server: { readonly port: number } }): string =>
  `http://localhost:${server.port}`;

export const accountOf = async (client: Client) => accountReply.parse(await client.http('GET', ACCOUNT)).account;

/** One touch: a passkey for the account, which comes to be by it where there is none. */
export async function addPasskey(client: Client, authenticator: Authenticator, name?: string) {
  const asked = begun.parse(await client.http('POST', `${ACCOUNT}/passkeys/begin`, name === undefined ? {} : { name }));
  const passkey = authenticator.make(toMake.parse(asked.options));
  return codesReply.parse(await client.http('POST', `${ACCOUNT}/passkeys`, { ceremony: asked.ceremony, passkey }));
}

export async function signIn(client: Client, authenticator: Authenticator) {
  const asked = begun.parse(await client.http('POST', `${ACCOUNT}/sign-in/begin`, {}));
  const passkey = authenticator.use(toUse.parse(asked.options));
  return accountReply.parse(await client.http('POST', `${ACCOUNT}/sign-in`, { ceremony: asked.ceremony, passkey }));
}

/** Somebody with an account, who has just come in with this device. */
export async function member(where: Pick<Place, 'guest'> & { readonly server: { readonly port: number } }, name: string) {
  const client = where.guest();
  const authenticator = new Authenticator(originOf(where));
  const { codes } = await addPasskey(client, authenticator, name);
  return { client, authenticator, codes };
}
