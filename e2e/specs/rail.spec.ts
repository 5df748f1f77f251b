import type { Page } from '@playwright/test';
import { brokenWords, lettersCame } from '../lib/boxes.ts';
import { atThisScreen, onCard, sitTogether } from '../lib/paths.ts';
import { answer } from '../lib/players.ts';
import { isAsked, resign, seated } from '../lib/table.ts';
import { expect, test } from '../lib/test.ts';

const rail = (page: Page) => page.getByRole('complementary', { name: 'Beside the board' });

/** How much of what stands beside the board is out of sight. */
const hidden = (page: Page): Promise<number> =>
  rail(page).evaluate((aside) => {
    const inner = aside.firstElementChild;
    return inner ? inner.scrollHeight - inner.clientHeight : 0;
  });

/** How many lines of the log can be read without scrolling. */
const legible = (page: Page): Promise<number> =>
  page.getByRole('tabpanel').evaluate((panel) => {
    const { top, bottom } = panel.getBoundingClientRect();
    const lines = [...panel.querySelectorAll('li')].map((line) => line.getBoundingClientRect());
    return lines.filter((line) => line.top >= top - 1 && line.bottom <= bottom + 1).length;
  });

test('with all sixteen cards beside it, nothing but the log scrolls', async ({ page, picture }) => {
  await page.goto('/');
  await onCard(page, 'Choose…').click();
  await page.getByRole('radio', { name: 'Two at this screen' }).check();
  await page.getByRole('radio', { name: /Strategist/ }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await seated(page);
  await picture(page, 'rail-strategist');
  expect(await hidden(page)).toBe(0);
  for (let answers = 0; answers < 12; answers++) await answer(page, 'both');
  expect(await hidden(page)).toBe(0);
  expect(await legible(page)).toBeGreaterThanOrEqual(4);
  await picture(page, 'rail-strategist-later');
});

test('a wish of the other side takes no room from the log', async ({ page, another, picture }) => {
  const friend = await another();
  await sitTogether(page, friend);
  for (let answers = 0; answers < 12; answers++) {
    await expect.poll(async () => (await isAsked(page)) || (await isAsked(friend))).toBe(true);
    await answer((await isAsked(page)) ? page : friend, 'eager');
  }
  const lines = await legible(page);
  expect(lines).toBeGreaterThanOrEqual(4);
  await expect.poll(async () => (await isAsked(page)) || (await isAsked(friend))).toBe(true);
  const [asked, other] = (await isAsked(page)) ? [page, friend] : [friend, page];
  await asked.getByRole('button', { name: 'Menu' }).click();
  await asked.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(asked.getByText('Your offer of a draw stands')).toBeVisible();
  const decline = other.getByRole('button', { name: 'Decline' });
  await expect(decline).toBeVisible();
  expect(await legible(other)).toBeGreaterThanOrEqual(4);
  expect(await hidden(other)).toBe(0);
  await picture(other, 'rail-wish');

  // Too early for the next offer: the page says so, in place of nothing.
  await decline.click();
  await expect(asked.getByText('Your offer of a draw stands')).toBeHidden();
  await asked.getByRole('button', { name: 'Menu' }).click();
  await asked.getByRole('button', { name: 'Offer a draw' }).click();
  const trouble = asked.getByRole('alert').filter({ hasText: 'That did not work' });
  await expect(trouble.getByRole('link', { name: /^LDR-DRAW-/ })).toBeVisible();
  await picture(asked, 'rail-trouble');
});

test('at one screen, too', async ({ page }) => {
  await atThisScreen(page);
  expect(await hidden(page)).toBe(0);
});

test.describe('upright on a tablet, in French', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('every tab is in sight beside somebody to talk to, and whoever took part beside the result', async ({
    page,
    another,
    picture,
  }) => {
    const friend = await another();
    await sitTogether(page, friend);
    const table = page.url();
    await page.goto('/settings');
    await page.getByText('Français').click();
    await page.goto(table);
    await seated(page);
    const tabs = page.getByRole('tablist');
    const cut = () => tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect(tabs.getByRole('tab')).toHaveText(['Journal', 'Causer', 'Aide', 'Règles']);
    await lettersCame(page);
    expect(await cut()).toBe(0);
    await resign(friend);
    await expect(tabs.getByRole('tab', { name: 'Joueurs' })).toBeVisible();
    expect(await cut()).toBe(0);
    await picture(page, 'rail-tablet-end');
  });

  test.describe('from the first page on', () => {
    test.use({ locale: 'fr-FR' });

    test('alone against the Enemy of Tiny Epic Tactics, names keep their words whole', async ({ page, picture }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Seul' }).first().click();
      const track = page.getByRole('tabpanel', { name: 'Piste' });
      const garder = page.getByRole('button', { name: /^Garder/ });
      // The one that is not kept goes to the Enemy. The number of the match tells nothing here: the orders of the seat count as well.
      for (let kept = 1; kept <= 4; kept++) {
        await garder.first().click();
        await expect(track.getByRole('list', { name: 'L’Ennemi' }).getByRole('listitem')).toHaveCount(kept);
      }
      await lettersCame(page);
      expect(await brokenWords(track)).toEqual([]);
      await picture(page, 'rail-tablet-enemy');
    });

    test('in Tiny Epic Quest the numbers of the Magic have their places, and its books are in sight', async ({
      page,
      picture,
    }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Seul' }).nth(1).click();
      const magic = page.getByRole('region', { name: 'Magie' });
      await expect(magic).toBeVisible();
      await lettersCame(page);
      expect(await brokenWords(magic)).toEqual([]);
      const out = await magic.evaluate(({ parentElement: side }) => (side ? side.scrollHeight - side.clientHeight : -1));
      expect(out).toBe(0);
      await picture(page, 'rail-tablet-magic');
    });
  });
});
