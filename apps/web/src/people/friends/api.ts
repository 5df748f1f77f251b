/** The requests about friends, invitations and reports. */
import type { ChangeBond, FriendsReply, InvitedReply, PeopleReply, Who } from '@taverne/protocol';
import { request, typed } from '../../remote/api.ts';

const at = (match: string): string => `/matches/${encodeURIComponent(match)}`;

export const friends = () => typed<FriendsReply>(request('GET', '/friends'));
export const changeBond = (who: Who, deed: ChangeBond['do']) =>
  typed<FriendsReply>(request('POST', '/friends', { who, do: deed }));
export const hide = (isHidden: boolean) => typed<FriendsReply>(request('PUT', '/friends', { isHidden }));
export const haveRead = (id: string) => typed<FriendsReply>(request('DELETE', `/friends/tidings/${encodeURIComponent(id)}`));
export const decline = (match: string) =>
  typed<FriendsReply>(request('POST', `/invitations/${encodeURIComponent(match)}/decline`));
export const invited = (match: string) => typed<InvitedReply>(request('GET', `${at(match)}/invitations`));
export const invite = (match: string, name: string) =>
  typed<InvitedReply>(request('POST', `${at(match)}/invitations`, { name }));
export const takeBack = (match: string, name: string) =>
  typed<InvitedReply>(request('DELETE', `${at(match)}/invitations/${encodeURIComponent(name)}`));
export const peopleAt = (match: string) => typed<PeopleReply>(request('GET', `${at(match)}/people`));
