/**
 * A player of Tiny Epic Tactics for the tests. It knows no rules: it points at what the board marks, strikes where it can,
 * walks towards the middle, and takes the way on. After some turns it only lets time pass, so that a match is short.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { boardStop, focused, tabTo } from './keys.ts';

export const TACTICS = 'Tiny Epic Tactics';
const CELLS = 14 * 14;
/** No match of these tests has more answers of one player. */
const MOST = 400;

/** The realm has come. */
export async function realmLaid(page: Page): Promise<void> {
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(CELLS);
}

export const marked = (page: Page, mark: string): Locator => page.locator(`[data-cell][data-mark="${mark}"]`);

/** What goes with the question or with what is picked: on the board, on a phone under the thumb. */
const choices = (page: Page): Locator => page.locator(CHOICES).filter({ visible: true });
const CHOICES = 'main [role="group"] button:has(kbd), aside [class*="_choices_"] button';
/** The way on: end, pass, stop. */
const wayOn = (page: Page): Locator => page.locator(WAY_ON).filter({ visible: true });
const WAY_ON = 'header button[class*="_main_"], aside [class*="_acts_"] button[class*="_main_"]';

interface Sight {
  /** How far the match has gone. */
  readonly seq: string;
  readonly isOver: boolean;
  readonly marks: readonly { readonly cell: string; readonly mark: string }[];
  readonly choices: number;
  readonly hasWayOn: boolean;
  /** What is asked, in a sentence. */
  readonly sentence: string;
}

/** Everything at a glance: one look is cheaper than ten. */
function look(page: Page): Promise<Sight> {
  return page.evaluate(
    ([choice, wayOn]) => ({
      seq: document.querySelector<HTMLElement>('[data-seq]')?.dataset.seq ?? '',
      isOver: document.querySelector('a[href$="/replay"]') !== null,
      marks: [...document.querySelectorAll<SVGElement>('[data-cell][data-mark]')].map(({ dataset }) => ({
        cell: dataset.cell ?? '',
        mark: dataset.mark ?? '',
      })),
      choices: [...document.querySelectorAll(choice)].filter((each) => each.checkVisibility()).length,
      hasWayOn: document.querySelector(wayOn) !== null,
      sentence: document.querySelector('header p')?.textContent ?? '',
    }),
    [CHOICES, WAY_ON] as const,
  );
}

const isAsked = ({ marks, choices: offered, hasWayOn }: Sight): boolean =>
  hasWayOn || offered > 0 || marks.some(({ mark }) => mark !== 'aimed');

/** How one takes hold of things. */
export interface Hand {
  readonly cell: (page: Page, name: string) => Promise<void>;
  /** The first of what goes with the question or with what is picked. */
  readonly choice: (page: Page) => Promise<void>;
  readonly wayOn: (page: Page) => Promise<void>;
}

/** Where a cell can be seen: it may be half behind a cliff. */
export const visiblePoint = (page: Page, name: string): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate((cell) => {
    const parts = [...document.querySelectorAll<SVGPathElement>(`[data-cell="${cell}"] path`)].toReversed();
    for (const part of parts) {
      const { x, y, width, height } = part.getBoundingClientRect();
      for (const [across, down] of [
        [0.5, 0.5],
        [0.5, 0.25],
        [0.5, 0.75],
        [0.25, 0.5],
        [0.75, 0.5],
        [0.5, 0.1],
      ] as const) {
        const point = { x: x + width * across, y: y + height * down };
        const found = document.elementFromPoint(point.x, point.y)?.closest('[data-cell]');
        if (found?.getAttribute('data-cell') === cell) return point;
      }
    }
    return undefined;
  }, name);

/** Drags the realm until the cell lies in the middle of it, as on any map. */
async function bringIntoSight(page: Page, name: string): Promise<void> {
  const table = await page.getByRole('main').boundingBox();
  const cell = await page.locator(`[data-cell="${name}"] path`).last().boundingBox();
  if (!table || !cell) throw new Error(`there is no cell ${name}`);
  const middle = { x: table.x + table.width / 2, y: table.y + table.height / 2 };
  const [dx, dy] = [middle.x - cell.x - cell.width / 2, middle.y - cell.y - cell.height / 2];
  const strokes = Math.ceil(Math.max(Math.abs(dx) / (table.width / 2.4), Math.abs(dy) / (table.height / 2.4)));
  for (let stroke = 0; stroke < strokes; stroke++) {
    const begin = { x: middle.x - dx / strokes / 2, y: middle.y - dy / strokes / 2 };
    await page.mouse.move(begin.x, begin.y);
    await page.mouse.down();
    await page.mouse.move(begin.x + dx / strokes, begin.y + dy / strokes, { steps: 4 });
    await page.mouse.up();
  }
}

async function clickCell(page: Page, name: string): Promise<void> {
  let point = await visiblePoint(page, name);
  if (!point) {
    await bringIntoSight(page, name);
    point = await visiblePoint(page, name);
  }
  if (!point) {
    // From above everything can be seen.
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Flat|À plat)$/ })
      .first()
      .click();
    await bringIntoSight(page, name);
    point = await visiblePoint(page, name);
  }
  if (!point) throw new Error(`${name} cannot be seen`);
  await page.mouse.click(point.x, point.y);
}

/** What is gone by the time one gets there is no matter: one looks again. */
const ifStill = (pressed: Promise<void>): Promise<void> => pressed.catch(() => {});
const SOON = { timeout: 3000 };

export const MOUSE: Hand = {
  cell: clickCell,
  choice: (page) => ifStill(choices(page).first().click(SOON)),
  wayOn: (page) => ifStill(wayOn(page).first().click(SOON)),
};

export const THUMB: Hand = {
  cell: clickCell,
  choice: (page) => ifStill(choices(page).first().tap(SOON)),
  wayOn: (page) => ifStill(wayOn(page).first().tap(SOON)),
};

/** Arrows, Enter, numbers and letters, with the focus on the board. */
export const KEYS: Hand = {
  async cell(page, name) {
    await walkTo(page, name);
    await page.keyboard.press('Enter');
  },
  choice: (page) => onBoard(page, '1'),
  wayOn: (page) => onBoard(page, 'e'),
};

async function onBoard(page: Page, key: string): Promise<void> {
  if ((await focused(page)) === '') await tabTo(page, boardStop(page));
  await page.keyboard.press(key);
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Which arrow leads where depends on how the realm is turned: one finds out by trying. */
async function walkTo(page: Page, name: string): Promise<void> {
  if ((await focused(page)) === '') await tabTo(page, boardStop(page));
  const goal = placeOf(name);
  const leads = new Map<string, Place>();
  let here = await focused(page);
  for (let presses = 0; presses < 60 && here !== name; presses++) {
    const at = placeOf(here);
    const gain = (arrow: string): number => {
      const { x, y } = leads.get(arrow) ?? { x: 0, y: 0 };
      return Math.abs(goal.x - at.x) + Math.abs(goal.y - at.y) - Math.abs(goal.x - at.x - x) - Math.abs(goal.y - at.y - y);
    };
    const arrow = ARROWS.find((each) => gain(each) > 0) ?? ARROWS.find((each) => !leads.has(each)) ?? 'ArrowUp';
    await page.keyboard.press(arrow);
    const there = await focused(page);
    const to = placeOf(there);
    if (there !== here || !leads.has(arrow)) leads.set(arrow, { x: to.x - at.x, y: to.y - at.y });
    here = there;
  }
  if (here !== name) throw new Error(`the arrows do not lead to ${name}`);
}

interface Manner {
  /** After so many answers it only passes. */
  readonly eager: number;
  /** After so many it stops, whether the match is over or not. */
  readonly most: number;
  /** Enough was seen: of those who play together the others may have stopped. */
  readonly isEnough: () => boolean;
  /** Hears every question once it is answered. */
  readonly onAnswered: (sentence: string) => void;
  readonly hand: Hand;
}

/** Plays until the match is over, or as long as it shall; gives back how many answers that took. */
export async function playTactics(page: Page, manner: Partial<Manner> = {}): Promise<number> {
  const { eager = MOST, most = MOST, hand = MOUSE, isEnough = () => false, onAnswered = () => {} } = manner;
  for (let answers = 0; answers < most; answers++) {
    let seen = await waitForMe(page, isEnough);
    if (seen.isOver || isEnough()) return answers;
    const { seq: before, sentence } = seen;
    // Some answers take a pick first.
    for (let presses = 0; presses < 4 && seen.seq === before && !seen.isOver; presses++) {
      await pressOne(page, seen, { answers, isEager: answers < eager, hand });
      seen = await changed(page, seen);
    }
    if (seen.seq !== before) onAnswered(sentence);
  }
  if (most === MOST) throw new Error(`no end after ${MOST} answers`);
  return most;
}

async function waitForMe(page: Page, isEnough: () => boolean): Promise<Sight> {
  let seen = await look(page);
  await expect
    .poll(
      async () => {
        seen = await look(page);
        return seen.isOver || isAsked(seen) || isEnough();
      },
      { intervals: [50, 100, 200], timeout: 60_000 },
    )
    .toBe(true);
  return seen;
}

/** A moment later something is different, or nothing is. */
async function changed(page: Page, before: Sight): Promise<Sight> {
  const was = JSON.stringify(before);
  let seen = before;
  for (let tries = 0; tries < 20 && JSON.stringify(seen) === was; tries++) {
    await page.waitForTimeout(40);
    seen = await look(page);
  }
  return seen;
}

interface Pressing {
  readonly answers: number;
  readonly isEager: boolean;
  readonly hand: Hand;
}

async function pressOne(page: Page, seen: Sight, { answers, isEager, hand }: Pressing): Promise<void> {
  const on = (mark: string): string[] => seen.marks.flatMap((each) => (each.mark === mark ? [each.cell] : []));
  const [picked, aimed, ready, targets, goals, places] = ['picked', 'aimed', 'ready', 'target', 'go', 'place'].map(on);
  if (picked?.length && aimed?.length && seen.choices > 0) return hand.choice(page);
  if (picked?.length && targets?.length) return hand.cell(page, targets[0] ?? '');
  if (picked?.length && goals?.length) return hand.cell(page, nearestToMiddle(goals));
  if (picked?.length && seen.choices > 0) return hand.choice(page);
  if (places?.length) return hand.cell(page, places[0] ?? '');
  const isTurn = ready !== undefined && ready.length > 0;
  if (isTurn && isEager && !picked?.length) return hand.cell(page, ready[answers % ready.length] ?? '');
  // Without a way on the question must be answered.
  if (seen.choices > 0 && (isEager || !seen.hasWayOn) && !isTurn) return hand.choice(page);
  if (!seen.hasWayOn && goals?.length) return hand.cell(page, nearestToMiddle(goals));
  if (!seen.hasWayOn && targets?.length) return hand.cell(page, targets[0] ?? '');
  return hand.wayOn(page);
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** `H7` is column 8, row 7. */
const placeOf = (cell: string): Place => ({ x: cell.charCodeAt(0) - 64, y: Number(cell.slice(1)) });
const MIDDLE = 7.5;

function nearestToMiddle(cells: readonly string[]): string {
  const far = (cell: string): number => Math.abs(placeOf(cell).x - MIDDLE) + Math.abs(placeOf(cell).y - MIDDLE);
  return cells.toSorted((a, b) => far(a) - far(b))[0] ?? '';
}
