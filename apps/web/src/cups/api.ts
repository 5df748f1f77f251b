/** The requests about tournaments. */
import type { CupMade, CupOfMatch, CupReply, CupsReply, NewCup } from '@taverne/protocol';
import { request, typed } from '../remote/api.ts';

const path = (cup: string): string => `/cups/${encodeURIComponent(cup)}`;

export const cups = () => typed<CupsReply>(request('GET', '/cups'));
/** `known`: how far one knows it already. */
export const cupOf = (cup: string, known?: number) =>
  typed<CupReply>(request('GET', known === undefined ? path(cup) : `${path(cup)}?known=${known}`));
export const makeCup = (wish: NewCup) => typed<CupMade>(request('POST', '/cups', wish));
export const joinCup = (cup: string) => typed<CupMade>(request('POST', `${path(cup)}/people`));
export const leaveCup = (cup: string) => typed<CupMade>(request('DELETE', `${path(cup)}/people`));
export const beginCup = (cup: string) => typed<CupMade>(request('POST', `${path(cup)}/begin`));
export const callOffCup = (cup: string) => typed<CupMade>(request('DELETE', path(cup)));
export const cupAround = (match: string) => typed<CupOfMatch>(request('GET', `/matches/${encodeURIComponent(match)}/cup`));
