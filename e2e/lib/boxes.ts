/** Where things lie on the page, and whether one lies over another. */
import type { Locator, Page } from '@playwright/test';

export interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** So many faces has the page of its own. */
const FACES = 6;

/** The page's own letters come after the first screen, face by face, and until then lines are as wide as those of the device. */
export async function lettersCame(page: Page): Promise<void> {
  await page.waitForFunction(
    (faces) =>
      [...document.fonts].filter(({ family, status }) => family.includes('Alegreya') && status === 'loaded').length === faces,
    FACES,
  );
}

/** The boxes of everything visible that these selectors find, by the name of the selector. */
export function boxesOf(page: Page, selectors: { readonly [name: string]: string }): Promise<Box[]> {
  return page.evaluate(
    (found) =>
      Object.entries(found).flatMap(([name, selector]) =>
        [...document.querySelectorAll(selector)].flatMap((element, i) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return width > 0 && height > 0 && element.checkVisibility()
            ? [{ name: `${name} ${i + 1}`, x, y, width, height }]
            : [];
        }),
      ),
    selectors,
  );
}

/** A hair may touch a hair. */
const SLACK = 1.5;

const isOver = (a: Box, b: Box): boolean =>
  a.x + SLACK < b.x + b.width && b.x + SLACK < a.x + a.width && a.y + SLACK < b.y + b.height && b.y + SLACK < a.y + a.height;

/** Pairs that lie over each other. */
export const overlapsAmong = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b) => (isOver(a, b) ? [`${a.name} / ${b.name}`] : [])));

/** Those of which a part is beyond the edge of the page. */
export async function cutOff(page: Page, boxes: readonly Box[]): Promise<string[]> {
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  return boxes
    .filter(
      (box) => box.x < -SLACK || box.y < -SLACK || box.x + box.width > width + SLACK || box.y + box.height > height + SLACK,
    )
    .map(({ name }) => name);
}

/** Words inside that do not fit and are cut with dots. */
export const cutWords = (within: Locator): Promise<string[]> =>
  within.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('*')]
      .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth)
      .map(({ textContent }) => textContent),
  );

/** Words and numbers inside that are broken in two, or run over the edge of the frame they stand in. */
export const brokenWords = (within: Locator): Promise<string[]> =>
  within.evaluate((root) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const frame = text.parentElement?.closest('li, i, button');
      if (!frame?.checkVisibility() || frame.getBoundingClientRect().width < 2) continue;
      for (const word of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const isOver = range.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1;
        if (lines.size > 1 || isOver) found.push(word[0]);
      }
    }
    return found;
  });
