import { seq } from '../lib/hints.ts';
import { onCard, sitDown } from '../lib/paths.ts';
import { title } from '../lib/table.ts';
import { playTactics, realmLaid, TACTICS, THUMB } from '../lib/tactics.ts';
import { expect, test } from '../lib/test.ts';

/** Every unit has another name: enough to be left out where the table is only shown. */
const names = Object.fromEntries(
  ['W', 'M', 'R', 'B'].flatMap((letter) =>
    Array.from({ length: 8 }, (_, i) => [`unit.${letter}${i + 1}.name`, `Pebble ${letter}${i + 1}`]),
  ),
);
const packFile = (text: string) => ({ name: 'pebbles.json', mimeType: 'application/json', buffer: Buffer.from(text) });
const PACK = JSON.stringify({ id: 'pebbles', texts: { en: names, fr: names } });

test('a content pack from a file; a match by link, in which a window for tactics is answered', async ({
  page,
  another,
  picture,
}) => {
  await page.goto('/');
  await onCard(page, 'Choose…', TACTICS).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: 'With friends by link' }).check();
  await form.getByText('House rules').click();
  const file = form.getByLabel('Read from a file');
  await file.setInputFiles(packFile('{"id":"pebbles","units":[{"id":"W1"}]}'));
  await expect(form.getByText(/options\.pack\.units\[0\]/)).toBeVisible();
  await picture(page, 'tactics-wrong-pack');
  await file.setInputFiles(packFile(PACK));
  await expect(form.getByText(/options\.pack/)).toBeHidden();
  await form.getByRole('button', { name: 'Start' }).click();

  const invitation = page.getByLabel('The invitation');
  await expect(invitation).toHaveValue(/\/join\//);
  const friend = await another();
  await friend.goto(await invitation.inputValue());
  await sitDown(friend);
  for (const side of [page, friend]) await realmLaid(side);
  let windows = 0;
  const manner = {
    isEnough: () => windows > 0,
    onAnswered: (sentence: string) => {
      if (/play a tactic\?$/.test(sentence)) windows++;
    },
  };
  await Promise.all([page, friend].map((side) => playTactics(side, manner)));
  expect(windows).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'My units' }).getByText('Pebble W').first()).toBeVisible();
  await picture(page, 'tactics-link');
  await picture(friend, 'tactics-link-friend');
});

test('standing orders are given, kept and taken back', async ({ page }) => {
  await page.goto('/');
  await onCard(page, 'Play now', TACTICS).click();
  await realmLaid(page);
  await page.getByText('Standing orders').click();
  const all = page.getByLabel('At every window');
  const first = page.getByLabel('A target is named');
  // So everybody begins; what one chooses is another, and shown before it is kept.
  await expect(first).toHaveValue('empty');
  const before = await seq(page);
  await all.selectOption('mine');
  await expect(first).toHaveValue('mine');
  await expect.poll(() => seq(page)).not.toBe(before);
  await page.reload();
  await realmLaid(page);
  await page.getByText('Standing orders').click();
  await expect(first).toHaveValue('mine');
});

test.describe('on a phone, in French', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a short battle with the thumb, to its end', async ({ page, picture }) => {
    await page.goto('/');
    await onCard(page, 'Choisir…', TACTICS).tap();
    const form = page.getByRole('dialog');
    await form.getByRole('radio', { name: /^Bataille De deux/ }).check();
    await picture(page, 'tactics-phone-form');
    await form.getByText('Règles maison').tap();
    await form.getByLabel('Plus longue partie').fill('10');
    await form.getByRole('button', { name: 'Commencer' }).tap();
    await realmLaid(page);
    await expect(title(page)).toHaveText(/^À vous de jouer/);
    await playTactics(page, { most: 10, hand: THUMB });
    await expect(page.getByRole('grid')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await picture(page, 'tactics-phone');
    await playTactics(page, { eager: 0, hand: THUMB });
    await expect(title(page)).toHaveText(/gagne/);
    await picture(page, 'tactics-phone-end');
  });
});

test('a realm is built, kept, shared and fought in', async ({ page, another, picture }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Build a realm' }).click();
  await page.getByLabel('Scroll').selectOption({ label: 'The Islets' });
  await page.getByRole('button', { name: /^Box 1x2/ }).click();
  await page.getByRole('button', { name: 'Take away' }).click();
  const text = page.getByLabel('As text, to share');
  await expect(text).not.toHaveValue('islets');
  const taken = await text.inputValue();
  // What was done stays with what is on the bench.
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue('islets');
  await page.getByRole('button', { name: 'Do it again' }).click();
  await expect(text).toHaveValue(taken);
  await page.getByLabel('Name').fill('Two fords');
  await page.getByRole('button', { name: 'Keep in this browser' }).click();
  await expect(page.getByRole('button', { name: 'Two fords', exact: true })).toBeVisible();
  await picture(page, 'tactics-editor');
  const link = await page.getByLabel('A link to this realm').inputValue();
  expect(link).toContain('/realm#');
  const other = await another();
  await other.goto(link);
  await expect(other.getByLabel('As text, to share')).toHaveValue(await page.getByLabel('As text, to share').inputValue());

  await page.getByRole('button', { name: 'Fight a battle here' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('radio', { name: /^Battle Two/ })).toBeChecked();
  await expect(form.getByRole('combobox', { name: /^Realm/ })).toContainText('Two fords');
  await form.getByRole('button', { name: 'Start' }).click();
  await realmLaid(page);
  await expect(page.getByText('Battle · round 1')).toBeVisible();
});
