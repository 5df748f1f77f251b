/** Calls through the browser's own service: they come when the page is closed, too. */
import type { CallsReply } from '@taverne/protocol';
import type { Reply } from '../remote/api.ts';
import { addChannel } from './api.ts';

/** It needs the service worker, which a page that is not kept has not. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Undefined: whoever was asked said no, or it is not possible here. */
export async function subscribe(key: string): Promise<Reply<CallsReply> | undefined> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return undefined;
    const registration = await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    });
    const { endpoint, keys } = subscription.toJSON();
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return undefined;
    return await addChannel({ kind: 'push', subscription: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
  } catch {
    return undefined;
  }
}
