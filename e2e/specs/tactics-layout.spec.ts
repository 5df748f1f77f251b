import type { Page } from '@playwright/test';
import { type Box, boxesOf, cutOff, cutWords, overlapsAmong } from '../lib/boxes.ts';
import { boardStop, tabTo } from '../lib/keys.ts';
import { onCard } from '../lib/paths.ts';
import { type Hand, MOUSE, playTactics, realmLaid, TACTICS, THUMB } from '../lib/tactics.ts';
import { expect, test } from '../lib/test.ts';

async function begin(page: Page, mode: string, players?: number): Promise<void> {
  await page.goto('/');
  await onCard(page, 'Choose…', TACTICS).click();
  const form = page.getByRole('dialog');
  await form
    .getByRole('radio', { name: new RegExp(`^${mode} `) })
    .first()
    .check();
  if (players)
    await form
      .getByRole('group', { name: 'Players' })
      .getByRole('radio', { name: String(players) })
      .check();
  await form.getByRole('button', { name: 'Start' }).click();
  await realmLaid(page);
}

/** What lies on the table beside the realm, and around the table. */
const ON_A_DESK = {
  bar: 'header',
  plaque: '[class*="_plaque_"]',
  note: 'main [role="group"][aria-labelledby], main [role="status"][aria-labelledby]',
  dice: '[class*="_tray_"]',
  tools: '[class*="_tools_"] button, [class*="_tools_"] svg[role="img"]',
  beside: 'aside',
};

const ON_A_PHONE = {
  bar: 'header',
  note: 'main [role="group"][aria-labelledby]',
  dice: '[class*="_tray_"]',
  tools: '[data-covers] button, [class*="_minimap_"]',
  sheet: 'aside',
};

const LOW_DESKS = [
  [1280, 720],
  [1366, 768],
  [1280, 800],
] as const;

/** So many pixels of what stands beside the board can be seen by scrolling only. */
const hiddenBeside = (page: Page): Promise<number> =>
  page
    .getByRole('complementary', { name: 'Beside the board' })
    .evaluate(({ firstElementChild: rail }) => (rail ? rail.scrollHeight - rail.clientHeight : -1));

/** The cells as they lie in relief: a rhombus; seen from above: a square. Which of the boxes reach into it. */
async function onTheRealm(page: Page, boxes: readonly Box[], isFlat: boolean): Promise<string[]> {
  const realm = await page.getByRole('grid').first().boundingBox();
  if (!realm) throw new Error('there is no realm');
  const [cx, cy] = [realm.x + realm.width / 2, realm.y + realm.height / 2];
  /** How far from the middle the nearest point of a box is, as a share of the half. */
  const far = (at: number, length: number, middle: number, half: number): number =>
    Math.max(0, at - middle, middle - at - length) / half;
  return boxes
    .filter(({ x, y, width, height }) => {
      const [across, down] = [far(x, width, cx, realm.width / 2), far(y, height, cy, realm.height / 2)];
      return isFlat ? Math.max(across, down) < 1 : across + down < 1;
    })
    .map(({ name }) => name);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  /** The part of the drawing that is shown. */
  const sight = async (page: Page): Promise<number[]> =>
    ((await page.locator('main > svg:has([role="grid"])').getAttribute('viewBox')) ?? '').split(' ').map(Number);

  test('the whole realm at a tap, and a finger on its map moves the view', async ({ page, picture }) => {
    await begin(page, 'Free for all', 4);
    const map = page.locator('[class*="_minimap_"]');
    await expect(map).toBeVisible();
    const near = await sight(page);

    const box = await map.boundingBox();
    if (!box) throw new Error('the map has no place');
    await page.touchscreen.tap(box.x + box.width * 0.25, box.y + box.height * 0.5);
    const [left = 0] = await sight(page);
    await page.touchscreen.tap(box.x + box.width * 0.75, box.y + box.height * 0.5);
    const [right = 0] = await sight(page);
    expect(right).toBeGreaterThan(left);
    // Dragged, the view follows the finger.
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.3);
    await page.mouse.down();
    const [, top = 0] = await sight(page);
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.7, { steps: 3 });
    await page.mouse.up();
    expect((await sight(page))[1]).toBeGreaterThan(top);
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.2);
    const kept = await sight(page);
    await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.5);
    expect(await sight(page)).toEqual(kept);

    await page.getByRole('button', { name: 'Whole realm' }).tap();
    await expect(map).toBeHidden();
    const [realm, table] = [await page.getByRole('grid').boundingBox(), await page.getByRole('main').boundingBox()];
    expect(realm?.x).toBeGreaterThanOrEqual(0);
    expect((realm?.x ?? 0) + (realm?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(realm?.y).toBeGreaterThanOrEqual((table?.y ?? 0) - 1);
    await picture(page, 'tactics-phone-whole');
    await page.getByRole('button', { name: 'To my units' }).tap();
    await expect(map).toBeVisible();
    expect((await sight(page))[2]).toBeCloseTo(near[2] ?? 0);
  });

  test('what is in sight follows the focus on the board', async ({ page }) => {
    await begin(page, 'Battle');
    await tabTo(page, boardStop(page));
    for (let steps = 0; steps < 13; steps++) await page.keyboard.press('ArrowUp');
    for (let steps = 0; steps < 13; steps++) await page.keyboard.press('ArrowLeft');
    const [cell, table] = [
      await page.locator('[data-cell]:focus path').last().boundingBox(),
      await page.getByRole('main').boundingBox(),
    ];
    expect(cell?.x).toBeGreaterThanOrEqual(-1);
    expect(cell?.y).toBeGreaterThanOrEqual((table?.y ?? 0) - 1);
    expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual(391);
  });

  test('four players: nothing lies over anything, and whoever fights is in sight', async ({ page, picture }) => {
    await begin(page, 'Free for all', 4);
    let fights = 0;
    const looked = async (): Promise<void> => {
      const boxes = await boxesOf(page, ON_A_PHONE);
      expect(overlapsAmong(boxes)).toEqual([]);
      expect(await cutOff(page, boxes)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    };
    /** Before the dice are thrown: both sides of the attack lie under neither the bar nor the tools nor the sheet. */
    const aimed = async (): Promise<void> => {
      const boxes = await boxesOf(page, ON_A_PHONE);
      const fighters = await boxesOf(page, { fighter: 'main :is([data-mark="aimed"], [data-mark="picked"]) path:last-child' });
      if (fighters.length < 2) return;
      if (fights++ === 0) await picture(page, 'tactics-phone-aimed');
      expect(overlapsAmong([...fighters, ...boxes]).filter((pair) => /^fighter \d \/ (?!fighter)/.test(pair))).toEqual([]);
      expect(await cutOff(page, fighters)).toEqual([]);
    };
    const hand: Hand = {
      cell: async (table, name) => {
        await looked();
        await THUMB.cell(table, name);
      },
      choice: async (table) => {
        await looked();
        await aimed();
        await THUMB.choice(table);
      },
      wayOn: THUMB.wayOn,
    };
    await playTactics(page, { most: 60, hand, isEnough: () => fights > 0 });
    await page.setViewportSize({ width: 360, height: 640 });
    await playTactics(page, { most: 60, hand, isEnough: () => fights > 1 });
    expect(fights).toBeGreaterThan(1);
    await picture(page, 'tactics-phone-four');
    // Everybody's four units can be looked at.
    await page.getByRole('tab', { name: 'Units' }).tap();
    const whose = page.getByRole('group', { name: 'Whose units' }).getByRole('button');
    await expect(whose).toHaveCount(4);
    for (const side of await whose.all()) {
      await side.tap();
      await expect(page.getByRole('tabpanel').locator('li[class*="_card_"]')).toHaveCount(4);
    }
  });
});

for (const [mode, players] of [
  ['Free for all', 4],
  ['Co-op', undefined],
] as const) {
  const name = `${mode} ${players ?? ''}`.trim();
  test(`on low desks the log is a click away, and nothing is covered or cut: ${name}`, async ({ page, picture }) => {
    await begin(page, mode, players);
    await playTactics(page, { most: 12 });
    for (const [width, height] of LOW_DESKS) {
      await page.setViewportSize({ width, height });
      // What the page is too low for folds up when the page hears of its new size.
      await expect.poll(() => hiddenBeside(page), 'nothing beside the board is out of sight').toBe(0);
      await picture(page, `tactics-low-${height}-${name.toLowerCase().replaceAll(' ', '-')}`);
      for (const tab of ['Track', 'Log']) {
        await page.getByRole('tab', { name: tab }).click();
        await expect.poll(() => hiddenBeside(page)).toBe(0);
        expect(await cutWords(page.locator('body'))).toEqual([]);
      }
      const { top, bottom } = await page.getByRole('tabpanel').evaluate((panel) => panel.getBoundingClientRect());
      expect(bottom).toBeLessThanOrEqual(height);
      expect(bottom - top).toBeGreaterThan(120);

      // From all four sides, in relief and from above.
      for (const isFlat of [false, true]) {
        await page.getByRole('button', { name: isFlat ? 'Flat' : 'Relief' }).click();
        for (let turn = 0; turn < 4; turn++) {
          const boxes = await boxesOf(page, ON_A_DESK);
          expect(overlapsAmong(boxes)).toEqual([]);
          expect(await cutOff(page, boxes)).toEqual([]);
          const beside = boxes.filter(({ name }) => (isFlat ? /^(plaque|tools|note|dice)/ : /^plaque/).test(name));
          expect(beside.length).toBeGreaterThan(1);
          expect(await onTheRealm(page, beside, isFlat)).toEqual([]);
          await page.getByRole('button', { name: /^Turn the realm to the right/ }).click();
        }
      }
      await picture(page, `tactics-low-flat-${height}-${name.toLowerCase().replaceAll(' ', '-')}`);
    }
  });
}

test('on low desks nothing is out of sight while there are three tactics to choose from', async ({ page, picture }) => {
  await begin(page, 'Free for all', 4);
  let isDue = false;
  const choice: Hand['choice'] = async (table) => {
    isDue = await table.getByText('Discard a tactic.', { exact: true }).isVisible();
    if (!isDue) await MOUSE.choice(table);
  };
  await playTactics(page, { eager: 0, most: 20, hand: { ...MOUSE, choice }, isEnough: () => isDue });
  for (const [width, height] of LOW_DESKS) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => hiddenBeside(page)).toBe(0);
  }
  // The highest of them has room for the cards beside the board.
  await expect(page.getByRole('region', { name: 'My tactics' }).getByRole('listitem')).toHaveCount(3);
  await picture(page, 'tactics-low-three-tactics');
});

/** What a unit has done or suffers stands on the upper edge of its card, so many pixels above it. */
const MARK = 13;

test('what stands above a card of a unit stays clear of the buttons for whose units are shown', async ({ page }) => {
  await begin(page, 'Battle');
  const card = await page.locator('aside [class*="_card_"]').first().boundingBox();
  const side = await page.locator('aside [class*="_sides_"] button').first().boundingBox();
  if (!card || !side) throw new Error('there are no units');
  expect(side.y + side.height).toBeLessThanOrEqual(card.y - MARK);
});
