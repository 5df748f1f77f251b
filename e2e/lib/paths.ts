/** Ways that several tests take. */
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { seated } from './table.ts';

/** South to play, and two answers from a capture: the Archer to B3, then the Grappler pulls the Leader from D5. */
export const NEAR_THE_END = join(import.meta.dirname, '../fixtures/two-answers-from-the-end.match.json');

/** A button on the card of a game in the lobby. */
export const onCard = (page: Page, name: string, game = 'Leaders'): Locator =>
  page.getByRole('article', { name: game }).getByRole('button', { name });

export async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await onCard(page, 'Play now').click();
  await seated(page);
}

export async function atThisScreen(page: Page): Promise<void> {
  await page.goto('/');
  await onCard(page, 'At this screen').click();
  await seated(page);
}

export async function openFile(page: Page, file: string): Promise<void> {
  await page.goto('/import');
  await page.getByLabel('Choose a file').setInputFiles(file);
}

/** At an invitation. */
export const sitDown = (guest: Page): Promise<void> => guest.getByRole('button', { name: 'Sit down' }).click();

/** Invites from one browser, sits down in the other; both are at the table then. */
export async function sitTogether(host: Page, guest: Page): Promise<void> {
  await host.goto('/');
  await onCard(host, 'Invite').click();
  const invitation = host.getByLabel('The invitation');
  await expect(invitation).toHaveValue(/\/join\//);
  await guest.goto(await invitation.inputValue());
  await sitDown(guest);
  await seated(guest);
  await seated(host);
}
