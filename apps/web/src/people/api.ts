/** The requests about accounts. */
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { AccountReply, BeginPasskey, CodesReply, DeviceCode } from '@taverne/protocol';
import { request, typed } from '../remote/api.ts';

interface Ceremony<Options> {
  readonly ceremony: string;
  readonly options: Options;
}

export const account = () => typed<AccountReply>(request('GET', '/account'));
export const beginPasskey = (wish: BeginPasskey) =>
  typed<Ceremony<PublicKeyCredentialCreationOptionsJSON>>(request('POST', '/account/passkeys/begin', wish));
export const addPasskey = (ceremony: string, passkey: unknown) =>
  typed<CodesReply>(request('POST', '/account/passkeys', { ceremony, passkey }));
export const dropPasskey = (id: string) =>
  typed<AccountReply>(request('DELETE', `/account/passkeys/${encodeURIComponent(id)}`));
export const beginSignIn = () =>
  typed<Ceremony<PublicKeyCredentialRequestOptionsJSON>>(request('POST', '/account/sign-in/begin', {}));
export const signIn = (ceremony: string, passkey: unknown) =>
  typed<AccountReply>(request('POST', '/account/sign-in', { ceremony, passkey }));
export const enterCode = (code: string) => typed<AccountReply>(request('POST', '/account/enter', { code }));
export const rename = (name: string) => typed<AccountReply>(request('PUT', '/account', { name }));
export const newDeviceCode = () => typed<DeviceCode>(request('POST', '/account/devices', {}));
export const newRecoveryCodes = () => typed<CodesReply>(request('POST', '/account/recovery', {}));
export const endSession = (id: string) => typed<AccountReply>(request('DELETE', `/account/sessions/${encodeURIComponent(id)}`));
export const everything = () => typed<object>(request('GET', '/account/export'));
export const deleteAccount = (name: string) => typed<AccountReply>(request('DELETE', '/account', { name }));
