/** Chromium's own virtual authenticator: a lock that opens by itself, for one browser of a test. */
import type { CDPSession, Page } from '@playwright/test';

export interface Lock {
  /** Its passkeys, as a password manager would carry them to another device. */
  carryTo(other: Lock): Promise<void>;
  readonly session: CDPSession;
  readonly id: string;
}

export async function withLock(page: Page): Promise<Lock> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    id,
    session,
    async carryTo(other) {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId: id });
      for (const credential of credentials) {
        await other.session.send('WebAuthn.addCredential', { authenticatorId: other.id, credential });
      }
    },
  };
}

/** From the lobby to an account of this name, its emergency codes kept. */
export async function makeAccount(page: Page, name: string): Promise<readonly string[]> {
  await page.goto('/you');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: /^Make my account/ }).click();
  const kept = page.getByRole('button', { name: 'I have kept them' });
  await kept.waitFor();
  const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  await kept.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return codes;
}

/** Two accounts at two browsers, with names that nobody else has. */
export async function twoAccounts(page: Page, friend: Page): Promise<{ anna: string; bert: string; end: string }> {
  const end = Date.now().toString(36).slice(-6);
  const [anna, bert] = [`Anna ${end}`, `Bert ${end}`];
  await withLock(page);
  await withLock(friend);
  await makeAccount(page, anna);
  await makeAccount(friend, bert);
  return { anna, bert, end };
}
