/** Mage Knight with others: two by link, each with their own hand; and four who share a screen, behind a curtain. */
import type { Locator, Page } from '@playwright/test';
import { boxesOf, overlapsAmong } from '../lib/boxes.ts';
import { onCard, sitDown } from '../lib/paths.ts';
import { title } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

const seq = (page: Page): Promise<string | null> => page.locator('[data-seq]').getAttribute('data-seq');
const hand = (page: Page): Locator => page.getByRole('toolbar', { name: /^Your hand/ });
const listed = (page: Page): Locator => page.getByRole('button', { name: 'Options as a list' });

/** Does something, and waits until the match has gone on. */
async function answered(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await seq(page);
  await deed();
  await expect.poll(() => seq(page), { intervals: [50, 100, 200] }).not.toBe(before);
}

/** Takes the first of the options whose words begin so. */
async function take(page: Page, words: RegExp): Promise<void> {
  await listed(page).click();
  await page.getByRole('dialog').getByRole('button', { name: words }).first().click();
}

/** A short turn: one card sideways, one step, and as many cards as are wanted go at its end. */
async function playTurn(page: Page, leave: number): Promise<void> {
  await expect(listed(page)).toBeEnabled();
  await sideways(page);
  await answered(page, () => page.getByRole('button', { name: /^End the turn/ }).click());
  await expect(page.locator('header')).toContainText('Discard cards before you draw?');
  // The last card first: they go in any order.
  const cards = hand(page).locator('[data-card]');
  for (let i = 1; i <= leave; i++) await cards.nth(-i).click();
  if (leave > 0) await answered(page, () => page.getByRole('button', { name: /^Discard (a card|\d cards)/ }).click());
  else await answered(page, () => page.getByRole('button', { name: 'Keep the rest' }).click());
  await expect(listed(page)).toBeDisabled();
}

/** Opens a Blitz Conquest by link: Tovak, who invites, and Arythea. */
async function sitTogether(page: Page, friend: Page, form: (form: Locator) => Promise<void>): Promise<void> {
  await page.goto('/');
  await onCard(page, 'Choose…', 'Mage Knight').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /^Blitz Conquest/ }).check();
  await sheet.getByRole('radio', { name: 'With friends by link' }).check();
  await sheet.getByLabel(/^Hero of the first seat/).selectOption('Tovak');
  await sheet.getByLabel(/^Hero of the second seat/).selectOption('Arythea');
  await form(sheet);
  await sheet.getByRole('button', { name: 'Start' }).click();
  const invitation = page.getByLabel('The invitation');
  await expect(invitation).toHaveValue(/\/join\//);
  await friend.goto(await invitation.inputValue());
  await sitDown(friend);
  for (const side of [page, friend]) await expect(hand(side)).toBeVisible();
}

/** Whoever of the two is asked now. */
async function asked(sides: readonly [Page, Page]): Promise<Page> {
  const isAsked = (): Promise<boolean[]> => Promise.all(sides.map((side) => listed(side).isEnabled()));
  await expect.poll(async () => (await isAsked()).some(Boolean)).toBe(true);
  return (await isAsked())[0] ? sides[0] : sides[1];
}

async function chooseTactics(sides: readonly [Page, Page]): Promise<void> {
  for (const tactic of [/^Planning/, /^Great Start/]) {
    const side = await asked(sides);
    await answered(side, () => take(side, tactic));
  }
}

const sideways = (page: Page): Promise<void> =>
  answered(page, () =>
    hand(page)
      .getByRole('button', { name: / sideways / })
      .first()
      .click(),
  );

test('two by link in a Blitz Conquest: hands are one’s own, and the news waits', async ({ page, another, picture }) => {
  const friend = await another();
  await sitTogether(page, friend, async (form) => {
    await expect(form.getByLabel(/^Hero of the third seat/)).toHaveCount(0);
    await picture(page, 'mage-knight-form');
  });
  const sides = [page, friend] as const;
  await chooseTactics(sides);
  const first = await asked(sides);
  const second = first === page ? friend : page;
  // What the other one holds is a number.
  await expect(second.getByRole('region', { name: 'Rivals' })).toContainText('Cards in hand 5');
  await picture(second, 'mage-knight-waits');
  for (let i = 0; i < 4; i++) await playTurn(await asked(sides), i % 3);
  await expect(first.getByText('Since your last turn').or(title(first)).first()).toBeVisible();
  await picture(first, 'mage-knight-news');
  await expect(first.getByRole('img', { name: /^Round order: / })).toBeVisible();
});

test('two by link fight each other: both see the same blows', async ({ page, another, picture }) => {
  const friend = await another();
  await sitTogether(page, friend, async (form) => {
    await form.getByLabel(/^Fights between players/).selectOption('Allowed');
  });
  const sides = [page, friend] as const;
  await chooseTactics(sides);
  const first = await asked(sides);
  const second = first === page ? friend : page;
  for (const side of [first, second]) {
    await expect(listed(side)).toBeEnabled();
    await sideways(side);
    await sideways(side);
    await answered(side, () => side.locator('[data-cell="1.0"]').click());
    if (side === second) break;
    await answered(side, () => side.getByRole('button', { name: /^End the turn/ }).click());
    await answered(side, () => side.getByRole('button', { name: 'Keep the rest' }).click());
  }
  // Whoever stays on the space of another has to fight.
  await expect(second.getByRole('button', { name: /^End the turn/ })).toHaveCount(0);
  await expect(second.locator('header')).toContainText('fight, or move on');
  await take(second, /^Attack /);
  await expect(first.getByText('You are attacked. Take your next turn now, or keep it?', { exact: true })).toBeVisible();
  await picture(first, 'mage-knight-attacked');
  await take(first, /^Keep the next turn/);
  await take(first, /^Do not strike/);
  await expect(listed(second)).toBeEnabled();
  await take(second, /^Do not strike/);
  await expect(second.getByRole('listitem').filter({ hasText: 'Melee' })).toHaveAttribute('aria-current', 'step');
  await sideways(second);
  // The blow lies between the two, and nothing asks for it a second time.
  await answered(second, () => second.getByRole('button', { name: 'Strike with this' }).click());
  for (const side of sides) await expect(side.getByText('0 blocked, 1 gets through')).toBeVisible();
  await sideways(first);
  for (const side of sides) await expect(side.getByText('1 blocked, nothing gets through')).toBeVisible();
  await picture(first, 'mage-knight-duel');
  await picture(second, 'mage-knight-duel-other');
});

test('four at one screen: the device is handed over before a hand is shown', async ({ page, picture }) => {
  await page.goto('/');
  await onCard(page, 'Choose…', 'Mage Knight').click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: /^Blitz Conquest/ }).check();
  await form.getByRole('radio', { name: /at this screen/i }).check();
  await form.getByRole('radio', { name: '4', exact: true }).check();
  await form.getByRole('button', { name: 'Start' }).click();
  const heroes = new Set<string>();
  for (const tactic of [/^Early Bird/, /^Planning/, /^Great Start/, /^The Right Moment/]) {
    const open = page.getByRole('button', { name: /: show the table$/ });
    await expect(open).toBeVisible();
    await expect(hand(page)).toHaveCount(0);
    heroes.add(await open.innerText());
    await open.click();
    await expect(hand(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Rivals' }).getByRole('group').filter({ hasText: 'level' })).toHaveCount(3);
    // Behind the next curtain nothing is left of this hand.
    await take(page, tactic);
  }
  expect(heroes.size).toBe(4);
  await page.getByRole('button', { name: /: show the table$/ }).click();
  // Seven dice lie in the Source; what is played ends above the hand all the same.
  for (let card = 0; card < 4; card++) await sideways(page);
  const left = await boxesOf(page, { played: 'section[aria-label="Played this turn"]', pile: 'main button[class*="_pile_"]' });
  expect(left.length).toBe(3);
  expect(overlapsAmong(left)).toEqual([]);
  await picture(page, 'mage-knight-four');
  // The rail is as high as its panels: what only is read out does not lengthen it.
  const rail = page.locator('aside > div');
  expect(await rail.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(hand(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('tab', { name: 'Rivals' }).click();
  await picture(page, 'mage-knight-four-phone');
});
