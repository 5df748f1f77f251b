/** The server's plain requests. Each resolves to what was asked for, or to what went wrong. */
import type {
  Created,
  CreateMatch,
  GamesReply,
  ImportedReply,
  ImportMatch,
  JoinMatch,
  LobbyReply,
  MatchOptions,
  MeReply,
  PutMe,
  Summary,
  WaitingReply,
} from '@taverne/protocol';
import { API_PATH } from '@taverne/protocol/words';
import type { Failure } from '../trouble.ts';
import { failureIn, isReply } from './heard.ts';

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Failure };

const UNREACHABLE: Failure = { trouble: 'unreachable', say: 'the server cannot be reached' };

export async function request(method: string, path: string, body?: unknown): Promise<Reply<unknown>> {
  try {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const reply = await fetch(`${API_PATH}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const value: unknown = await reply.json();
    return reply.ok ? { ok: true, value } : { ok: false, trouble: failureIn(value) ?? UNREACHABLE };
  } catch {
    return { ok: false, trouble: UNREACHABLE };
  }
}

export async function typed<T>(asked: Promise<Reply<unknown>>): Promise<Reply<T>> {
  const reply = await asked;
  if (!reply.ok) return reply;
  return isReply<T>(reply.value) ? { ok: true, value: reply.value } : { ok: false, trouble: UNREACHABLE };
}

/** What keeps one's share of chance is wanted at a table only, and comes by then. */
const fairness = () => import('./fairness.ts').catch(() => undefined);

/** With a share of chance of one's own, promised by its hash and kept for when it is told and looked at again. */
export async function createMatch(match: Omit<CreateMatch, 'salt' | 'promise'>): Promise<Reply<Created>> {
  const kept = await fairness();
  if (!kept) return { ok: false, trouble: UNREACHABLE };
  const share = kept.newShare();
  const made = await typed<Created>(request('POST', '/matches', { ...match, promise: share.promise }));
  if (made.ok && made.value.you !== null) kept.keep(made.value.match, share);
  return made;
}

export async function joinMatch(
  id: string,
  how: Omit<JoinMatch, 'salt' | 'promise'> = {},
): Promise<Reply<{ match: string; you: number }>> {
  const kept = await fairness();
  if (!kept) return { ok: false, trouble: UNREACHABLE };
  const share = kept.shareFor(id);
  // Kept first: the table may be told of the last seat before the reply is here.
  kept.keep(id, share);
  const path = `/matches/${encodeURIComponent(id)}/join`;
  return typed<{ match: string; you: number }>(request('POST', path, { ...how, promise: share.promise }));
}

export const summaryOf = (id: string) => typed<Summary>(request('GET', `/matches/${encodeURIComponent(id)}`));
/** All of them, however long; what the server tells of a table leaves out the long ones. */
export const optionsOf = (id: string) =>
  typed<{ options: MatchOptions }>(request('GET', `/matches/${encodeURIComponent(id)}/options`));
/** A match file becomes a match on the server. */
export const importMatch = (wish: ImportMatch) => typed<ImportedReply>(request('POST', '/import', wish));
/** What can be played on the server, with the options of each game. */
export const gamesThere = () => typed<GamesReply>(request('GET', '/games'));
export const lobby = () => typed<LobbyReply>(request('GET', '/lobby'));
export const waiting = () => typed<WaitingReply>(request('GET', '/waiting'));
export const putMe = (wish: PutMe) => typed<MeReply>(request('PUT', '/me', wish));

/** The match file as text; only when the match is over. */
export async function fileOf(id: string): Promise<Reply<string>> {
  try {
    const reply = await fetch(`${API_PATH}/matches/${encodeURIComponent(id)}/file`);
    if (reply.ok) return { ok: true, value: await reply.text() };
    return { ok: false, trouble: failureIn(await reply.json()) ?? UNREACHABLE };
  } catch {
    return { ok: false, trouble: UNREACHABLE };
  }
}
