/** The server's plain requests. Each resolves to what was asked for, or to what went wrong. */
import type { Created, CreateMatch, JoinMatch, LobbyReply, MeReply, PutMe, Summary } from '@taverne/protocol';
import { API_PATH } from '@taverne/protocol/words';
import type { Failure } from '../trouble.ts';

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Failure };

const UNREACHABLE: Failure = { trouble: 'unreachable', say: 'the server cannot be reached' };

async function request(method: string, path: string, body?: unknown): Promise<Reply<unknown>> {
  try {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const reply = await fetch(`${API_PATH}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const value = await reply.json();
    return reply.ok ? { ok: true, value } : { ok: false, trouble: value.trouble ?? UNREACHABLE };
  } catch {
    return { ok: false, trouble: UNREACHABLE };
  }
}

/** The replies are made by our own server from the very schemas these types come from. */
async function typed<T>(reply: Promise<Reply<unknown>>): Promise<Reply<T>> {
  return (await reply) as Reply<T>;
}

export const createMatch = (match: CreateMatch) => typed<Created>(request('POST', '/matches', match));
export const joinMatch = (id: string, how: JoinMatch) =>
  typed<{ match: string; you: number }>(request('POST', `/matches/${encodeURIComponent(id)}/join`, how));
export const summaryOf = (id: string) => typed<Summary>(request('GET', `/matches/${encodeURIComponent(id)}`));
export const lobby = () => typed<LobbyReply>(request('GET', '/lobby'));
export const me = () => typed<MeReply>(request('GET', '/me'));
export const putMe = (wish: PutMe) => typed<MeReply>(request('PUT', '/me', wish));

/** The match file as text; only when the match is over. */
export async function fileOf(id: string): Promise<Reply<string>> {
  try {
    const reply = await fetch(`${API_PATH}/matches/${encodeURIComponent(id)}/file`);
    if (reply.ok) return { ok: true, value: await reply.text() };
    return { ok: false, trouble: (await reply.json()).trouble ?? UNREACHABLE };
  } catch {
    return { ok: false, trouble: UNREACHABLE };
  }
}
