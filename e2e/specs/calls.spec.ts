import type { Page } from '@playwright/test';
import { makeAccount, withLock } from '../lib/passkeys.ts';
import { sitTogether } from '../lib/paths.ts';
import { AT_HOME, expect, test } from '../lib/test.ts';

/** The ids are all that stands in quotation marks behind the name. */
const waitingFor = async (page: Page): Promise<readonly string[]> => {
  const text = await page.evaluate(async () => (await fetch('/api/waiting')).text());
  return text.slice('{"matches":'.length).match(/[\w-]+/g) ?? [];
};

test('the title counts what waits, and one key leads to the next match', async ({ page, another, picture }) => {
  const friend = await another();
  for (let match = 0; match < 3; match++) await sitTogether(page, friend);
  // Of three tables at least two wait for the same person.
  const mine = await waitingFor(page);
  const [me, waiting] = mine.length >= 2 ? [page, mine] : [friend, await waitingFor(friend)];
  await me.goto('/');
  await expect(me).toHaveTitle(`(${waiting.length}) Taverne`);
  await me.keyboard.press('n');
  await expect(me).toHaveURL(new RegExp(`/m/${waiting[0]}$`));
  await expect(me).toHaveTitle(`(${waiting.length - 1}) ● Your turn · Taverne`);
  await me.getByRole('button', { name: /other match(es)? waits? for you/ }).click();
  await expect(me).toHaveURL(new RegExp(`/m/${waiting[1]}$`));
  await picture(me, 'calls-next');
  // In a field it is a letter.
  await me.goto('/settings');
  await me.getByLabel('Name').fill('');
  await me.getByLabel('Name').press('n');
  await expect(me).toHaveURL(/settings$/);
});

test('letters are written in the language of the page, and the link of one works where the page is open already', async ({
  page,
}) => {
  await withLock(page);
  await makeAccount(page, `Lea ${Date.now().toString(36).slice(-6)}`);
  const known = () => page.evaluate(async () => (await fetch('/api/me')).text());
  await expect.poll(known).toContain('"language":"en"');
  await page.goto('/settings');
  await page.getByText('Français').click();
  await page.goto('/you');
  await expect.poll(known).toContain('"language":"fr"');
  await page.goto('/you#prove=abc');
  await expect(page.getByRole('button', { name: 'Cette adresse est à moi' })).toBeVisible();
});

test.describe('by push', () => {
  test.use({ ...AT_HOME, permissions: ['notifications'] });

  test('a device is added, and the service worker shows what the server says and leads there', async ({ page, picture }) => {
    test.slow();
    await withLock(page);
    // No browser without a screen has a push service.
    await page.addInitScript(() => {
      Reflect.set(PushManager.prototype, 'subscribe', async () => {
        const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
        const raw = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
        const text = (bytes: Uint8Array) =>
          btoa(String.fromCharCode(...bytes))
            .replaceAll('+', '-')
            .replaceAll('/', '_')
            .replaceAll('=', '');
        const made = {
          endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/test',
          keys: { p256dh: text(raw), auth: text(raw.slice(0, 16)) },
        };
        return { toJSON: () => made };
      });
    });
    await makeAccount(page, `Pia ${Date.now().toString(36).slice(-6)}`);
    const calls = page.getByRole('region', { name: 'When it is your turn' });
    await calls.getByRole('button', { name: 'Tell me on this device' }).click();
    await expect(page.getByText('From now on we tell you there.')).toBeVisible();
    await expect(calls.getByText('a message on this device')).toBeVisible();
    await calls.getByLabel('Quiet hours').check();
    await expect(calls.getByLabel('from', { exact: true })).toHaveValue('22:00');
    await calls.getByLabel('How soon').selectOption({ label: 'after an hour' });
    await expect(calls.getByLabel('from', { exact: true })).toHaveValue('22:00');
    await picture(page, 'calls');
    await page.reload();
    await expect(calls.getByLabel('How soon')).toHaveValue('60');

    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await registered;
    const data = JSON.stringify({ title: 'It is your turn', body: 'Leaders, with Bert', path: '/credits', count: 1, id: 'x' });
    await session.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });
    const shown = () =>
      page.evaluate(async () => {
        const { ready } = navigator.serviceWorker;
        return (await (await ready).getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
      });
    await expect.poll(shown).toEqual([['It is your turn', 'Leaders, with Bert', 'turn']]);
  });
});
