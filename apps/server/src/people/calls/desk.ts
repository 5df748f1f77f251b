/** Where people say how they want to be called. */
import type { CallChannel, CallsReply, newChannel, TroubleReport } from '@taverne/protocol';
import { said } from '@taverne/protocol';
import type { z } from 'zod';
import { woe } from '../../matches/trouble.ts';
import { hashed, newToken } from '../../secrets.ts';
import type { Guest } from '../../storage/port.ts';
import { hookSecret, type MessengerParts } from './messenger.ts';
import { mayCall } from './outside.ts';
import { arePushKeys } from './push.ts';
import { addCalls } from './turns.ts';
import { addChannel, type Channel, channelsOf, matchWishesOf, type Target, USUAL, wishesOf } from './wishes.ts';
import { proofLetter } from './words.ts';

type Wish = z.output<typeof newChannel>;
const MOST_CHANNELS = 12;

/** Push services that browsers use; a call goes to nobody else. */
const PUSH_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^(.+\.)?push\.services\.mozilla\.com$/,
  /^(.+\.)?notify\.windows\.com$/,
  /^(.+\.)?push\.apple\.com$/,
];

export class CallDesk {
  private readonly parts: MessengerParts;

  constructor(parts: MessengerParts) {
    this.parts = parts;
  }

  async shown(person: string): Promise<CallsReply> {
    const { sql, key, mail } = this.parts;
    const { minutes, quiet } = (await wishesOf(sql, person)) ?? USUAL;
    const channels = (await channelsOf(sql, person)).map(channelShown);
    const matches = Object.fromEntries(await matchWishesOf(sql, person));
    return { minutes, quiet, channels, matches, pushKey: key.publicKey, hasMail: mail !== undefined };
  }

  /** Another place to be called at. Of a webhook the secret is told this once. */
  async add(person: Guest, wish: Wish, device: string): Promise<TroubleReport | { readonly secret?: string }> {
    const { sql, now, signer, anywhere } = this.parts;
    if ((await channelsOf(sql, person.id)).length >= MOST_CHANNELS) {
      return woe('people', said('enough-channels', { most: MOST_CHANNELS }));
    }
    const target = this.target(wish);
    if ('trouble' in target) return target;
    // The same place is the same channel.
    const id = hashed(JSON.stringify(target)).slice(0, 16);
    const channel = { person: person.id, id, target, device, made: now() };
    if (target.kind === 'mail') return this.addMail(person, channel, target.address);
    if (target.kind === 'hook' && !mayCall(new URL(target.url), anywhere)) return woe('people', said('address-private', {}));
    await addChannel(sql, channel, null);
    return target.kind === 'hook' ? { secret: hookSecret(signer, person.id, id) } : {};
  }

  private target(wish: Wish): Target | TroubleReport {
    if (wish.kind !== 'push') return wish;
    const { endpoint, keys } = wish.subscription;
    const host = URL.parse(endpoint)?.hostname ?? '';
    const isKnown = this.parts.anywhere || (endpoint.startsWith('https://') && PUSH_HOSTS.some((each) => each.test(host)));
    if (!isKnown || !arePushKeys(keys)) return woe('people', said('push-unknown', {}));
    return { kind: 'push', endpoint, p256dh: keys.p256dh, auth: keys.auth };
  }

  /** An address is used for nothing before its owner has opened the letter. */
  private async addMail(person: Guest, channel: Omit<Channel, 'isProven'>, address: string): Promise<TroubleReport | object> {
    const { sql, mail, home } = this.parts;
    if (!mail) return woe('people', said('no-mail-here', {}));
    const token = newToken();
    await addChannel(sql, channel, hashed(token));
    const { title, body } = proofLetter(person.language ?? 'en', new URL(`/you#prove=${token}`, home()).href);
    try {
      const posted = await mail.send({ id: hashed(token), to: { name: person.name, address }, subject: title, text: body });
      return posted === 'sent' ? {} : woe('people', said('mail-refused', {}));
    } catch (error) {
      this.parts.log.warn({ err: error }, 'a letter could not be sent');
      return woe('people', said('mail-not-sent', {}));
    }
  }

  /** A trial: says how many places were called. */
  try(person: string): Promise<number> {
    return addCalls(this.parts.sql, person, [], this.parts.now());
  }
}

function channelShown({ id, target, device, isProven }: Channel): CallChannel {
  const where = target.kind === 'mail' ? target.address : target.kind === 'hook' ? target.url : device;
  return { id, kind: target.kind, where, isProven };
}
