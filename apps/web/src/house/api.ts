/** The requests about the house: what it tells everybody, reports, and what keepers do. */
import type {
  Announce,
  AnnouncementsReply,
  ChatReply,
  HouseReply,
  LogReply,
  Report,
  ReportsReply,
  StateReply,
  SuspensionsReply,
  Who,
} from '@taverne/protocol';
import { request, typed } from '../remote/api.ts';

export const house = () => typed<HouseReply>(request('GET', '/house'));
export const sendReport = (report: Report) => typed<{ report: string }>(request('POST', '/reports', report));

export const reports = (which: 'open' | 'answered') => typed<ReportsReply>(request('GET', `/house/reports/${which}`));
export const answer = (id: string, text: string) =>
  typed<ReportsReply>(request('POST', `/house/reports/${encodeURIComponent(id)}/answer`, { text }));
export const chatAt = (match: string) => typed<ChatReply>(request('GET', `/house/chats/${encodeURIComponent(match)}`));
export const suspensions = () => typed<SuspensionsReply>(request('GET', '/house/suspensions'));
export const suspend = (who: Who, hours: number | null, reason: string) =>
  typed<SuspensionsReply>(request('POST', '/house/suspensions', { who, hours, reason }));
export const lift = (person: string, reason: string) =>
  typed<SuspensionsReply>(request('DELETE', `/house/suspensions/${encodeURIComponent(person)}`, { reason }));
export const forceName = (who: Who, name: string, reason: string) =>
  typed<{ name: string }>(request('PUT', '/house/names', { who, name, reason }));
export const announcements = () => typed<AnnouncementsReply>(request('GET', '/house/announcements'));
export const announce = (wish: Announce) => typed<AnnouncementsReply>(request('POST', '/house/announcements', wish));
export const withdraw = (id: string) =>
  typed<AnnouncementsReply>(request('DELETE', `/house/announcements/${encodeURIComponent(id)}`));
export const log = (before?: number) =>
  typed<LogReply>(request('GET', before === undefined ? '/house/log' : `/house/log?before=${before}`));
export const state = () => typed<StateReply>(request('GET', '/house/state'));
