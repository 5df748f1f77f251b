/** What a person sees and does at a table, read from the page as a screen reader would. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Cell {
  readonly name: string;
  /** As it is read out: `D7, Leader, of Hazel`. */
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

export interface Offered {
  /** Who acts by it: `Rider (C1)`. */
  readonly group: string;
  readonly label: string;
}

export const board = (page: Page): Locator => page.getByRole('grid');
export const cell = (page: Page, name: string): Locator => page.locator(`[data-cell="${name}"]`);
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const list = (page: Page): Locator => page.getByRole('button', { name: 'Options as a list' });
export const playAgain = (page: Page): Locator => page.getByRole('button', { name: 'Play again' });

/** The board has come, and somebody is asked something. */
export async function seated(page: Page): Promise<void> {
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(37);
}

export const isAsked = (page: Page): Promise<boolean> => list(page).isEnabled();
export const isOver = (page: Page): Promise<boolean> => playAgain(page).isVisible();

export const myTurn = (page: Page): Promise<void> => expect(list(page)).toBeEnabled();

export function cells(page: Page): Promise<Cell[]> {
  return page.getByRole('gridcell').evaluateAll((found) =>
    found.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const name = each.getAttribute('data-cell') ?? '';
      return { name, label: each.getAttribute('aria-label') ?? '', x: x + width / 2, y: y + height / 2 };
    }),
  );
}

/** Everything that changes when the match goes on: what each cell says, and what is asked. */
export async function sight(page: Page): Promise<string> {
  const said = (await cells(page)).map(({ label }) => label);
  return [...said, await page.locator('header').first().innerText()].join('\n');
}

/** What a cell is to the player at the moment comes last in its label: it comes and goes while things are played back. */
const MARKS = /, (can be picked|picked|aimed at|one can go there|the ability leads there|can be aimed at|not possible)$/;

/** Who stands where, and who has acted. */
export async function standing(page: Page): Promise<string> {
  return (await cells(page)).map(({ label }) => label.replace(MARKS, '')).join('\n');
}

/** Where somebody stands whose label has all these words. */
export async function whereIs(page: Page, ...words: string[]): Promise<string> {
  const found = (await cells(page)).find(({ label }) => words.every((word) => label.includes(word)));
  if (!found) throw new Error(`nobody on the board is ${words.join(', ')}`);
  return found.name;
}

/** Opens the list of options, which stays open. */
export async function offered(page: Page): Promise<Offered[]> {
  await list(page).click();
  return page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll('section')].flatMap((section) => {
      const group = section.querySelector('h3')?.textContent ?? '';
      return [...section.querySelectorAll('button')].map((button) => ({ group, label: button.textContent }));
    }),
  );
}

/** How far the match has gone. */
const seq = (page: Page): Promise<string | null> => page.locator('[data-seq]').getAttribute('data-seq');
const gone = (page: Page, before: string | null): Promise<void> =>
  expect.poll(() => seq(page), { intervals: [50, 100, 200] }).not.toBe(before);

/** Takes an option from the open list, and waits until the match has gone on. */
export async function take(page: Page, { group, label }: Offered): Promise<void> {
  const before = await seq(page);
  const section = page.getByRole('dialog').locator('section').filter({ hasText: group });
  await section.getByRole('button', { name: label, exact: true }).first().click();
  await gone(page, before);
}

export async function changed(page: Page, before: string): Promise<void> {
  await expect.poll(() => sight(page), { intervals: [50, 100, 200] }).not.toBe(before);
}

/** Picks with one click and does with the next, as everybody does. */
export async function click(page: Page, ...names: string[]): Promise<void> {
  const before = await seq(page);
  for (const name of names) await cell(page, name).click();
  await gone(page, before);
}

/** The quickest end of a match. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Resign/ }).click();
  await page.getByRole('button', { name: 'Resign the match' }).click();
}
