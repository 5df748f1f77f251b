/** The requests about accounts. */
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type {
  AccountReply,
  BeginPasskey,
  BestReply,
  CallsReply,
  CodesReply,
  DeviceCode,
  HolidayReply,
  NewChannel,
  PersonReply,
  ProgramsReply,
  PutCalls,
  Seek,
  SeekReply,
} from '@taverne/protocol';
import { type Reply, request, typed } from '../remote/api.ts';

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
export const holiday = () => typed<HolidayReply>(request('GET', '/account/holiday'));
export const announceHoliday = (days: number, from: number) =>
  typed<HolidayReply>(request('POST', '/account/holiday', { days, from }));
export const endHoliday = () => typed<HolidayReply>(request('DELETE', '/account/holiday'));
/** The file is wrapped: it tells of the account as well, in a shape of its own. */
export async function everything(): Promise<Reply<{ readonly file: unknown }>> {
  const reply = await request('GET', '/account/export');
  return reply.ok ? { ok: true, value: { file: reply.value } } : reply;
}
export const deleteAccount = (name: string) => typed<AccountReply>(request('DELETE', '/account', { name }));

export const MATCH_WISHES = ['usual', 'at-once', 'never'] as const;

export const calls = () => typed<CallsReply>(request('GET', '/account/calls'));
export const putCalls = (wish: PutCalls) => typed<CallsReply>(request('PUT', '/account/calls', wish));
export const addChannel = (channel: NewChannel) => typed<CallsReply>(request('POST', '/account/calls/channels', channel));
export const dropChannel = (id: string) =>
  typed<CallsReply>(request('DELETE', `/account/calls/channels/${encodeURIComponent(id)}`));
export const proveMail = (token: string) => typed<CallsReply>(request('POST', '/account/calls/prove', { token }));
export const tryCalls = () => typed<{ called: number }>(request('POST', '/account/calls/try', {}));
export const putMatchCalls = (match: string, wish: (typeof MATCH_WISHES)[number]) =>
  typed<CallsReply>(request('PUT', `/account/calls/matches/${encodeURIComponent(match)}`, { wish }));

export const programs = () => typed<ProgramsReply>(request('GET', '/account/programs'));
export const newProgram = (name: string) => typed<ProgramsReply>(request('POST', '/account/programs', { name }));
export const dropProgram = (id: string) => typed<ProgramsReply>(request('DELETE', `/account/programs/${id}`));
export const newToken = (id: string) => typed<ProgramsReply>(request('POST', `/account/programs/${id}/tokens`, {}));
export const dropToken = (id: string, token: string) =>
  typed<ProgramsReply>(request('DELETE', `/account/programs/${id}/tokens/${token}`));

export const seek = (wish: Seek) => typed<SeekReply>(request('POST', '/seek', wish));
export const stopSeeking = () => typed<SeekReply>(request('DELETE', '/seek'));
export const person = (name: string) => typed<PersonReply>(request('GET', `/people/${encodeURIComponent(name)}`));
export const best = (game: string, mode: string, kind: 'people' | 'programs') =>
  typed<BestReply>(
    request('GET', `/best/${encodeURIComponent(game)}/${encodeURIComponent(mode)}${kind === 'programs' ? '/programs' : ''}`),
  );
