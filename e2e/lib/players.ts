/**
 * Players for the tests. They know no rules: they read the list of options and the places on the board.
 * One walks everybody towards the enemy Leader, the other waits for the end, so that every match is short.
 */
import { expect, type Page } from '@playwright/test';
import { type Cell, cells, isAsked, isOver, type Offered, offered, take, title } from './table.ts';

/** `both`: one person plays for both at one screen; whoever began is eager. */
export type Manner = 'eager' | 'idle' | 'both';

export interface Player {
  readonly page: Page;
  readonly manner: Manner;
}

/** No match between these two is longer. */
const MOST_ANSWERS = 150;

/** Plays until the match is over; gives back how many answers that took. */
export async function playToTheEnd(players: readonly Player[]): Promise<number> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const player = await asked(players);
    if (!player) return answers;
    await answer(player.page, player.manner);
  }
  throw new Error(`no end after ${MOST_ANSWERS} answers`);
}

/** Waits until somebody is asked, or until the match is over. */
async function asked(players: readonly Player[]): Promise<Player | undefined> {
  let found: Player | undefined;
  await expect
    .poll(
      async () => {
        for (const player of players) {
          if (await isOver(player.page)) return true;
          if (await isAsked(player.page)) {
            found = player;
            return true;
          }
        }
        return false;
      },
      { intervals: [50, 100, 200] },
    )
    .toBe(true);
  return found;
}

/** Answers one question. */
export async function answer(page: Page, manner: Manner): Promise<void> {
  const places = await cells(page);
  const who = await title(page).innerText();
  await take(page, choose(await offered(page), places, who, manner));
}

/** Plays one whole turn, and waits until one is asked again or the match is over. */
export async function playTurn(page: Page, manner: Manner): Promise<void> {
  const before = await turnOf(page);
  while ((await isAsked(page)) && (await turnOf(page)) === before) await answer(page, manner);
  await expect
    .poll(async () => (await isOver(page)) || ((await isAsked(page)) && (await turnOf(page)) !== before), { timeout: 30_000 })
    .toBe(true);
}

/** The number of the turn, as the bar shows it. */
const turnOf = async (page: Page): Promise<string> =>
  /turn \d+/.exec(await page.locator('header').first().innerText())?.[0] ?? '';

function choose(options: readonly Offered[], places: readonly Cell[], who: string, manner: Manner): Offered {
  const leaders = places.filter(({ label }) => label.includes(', Leader, '));
  const isMine = ({ label }: Cell) => label.includes('yours') || who.startsWith(ownerOf(label));
  const mine = leaders.find(isMine);
  const theirs = leaders.find((each) => !isMine(each));
  const at = (name: string | undefined): Cell | undefined => places.find((place) => place.name === name);
  const recruits = options.filter(({ label }) => label.startsWith('Recruit'));
  // A crowd around one's own Leader would be the end of it.
  if (recruits.length > 0) return best(recruits, ({ label }) => distance(at(lastCell(label)), mine));
  const end = options.find(({ group, label }) => lastCell(group) === undefined && !label.startsWith('Go'));
  const isIdle = manner === 'idle' || (manner === 'both' && !who.startsWith('South'));
  if (isIdle && end) return end;
  const gain = ({ group, label }: Offered): number =>
    distance(at(lastCell(group)), theirs) - distance(at(lastCell(label)), theirs);
  const walks = options.filter(({ label }) => /^(Go|Ride|Leap|Hurry|Turn up) (to|on) /.test(label));
  const forward = walks.filter((walk) => !walk.group.startsWith('Leader') && gain(walk) > 1);
  const first = end ?? options[0];
  if (!first) throw new Error('asked, but nothing is offered');
  return forward.length > 0 ? best(forward, gain) : first;
}

/** `D7, Leader, of Hazel` belongs to Hazel. */
const ownerOf = (label: string): string => / of ([^,]+)/.exec(label)?.[1] ?? '?';

const lastCell = (words: string): string | undefined => words.match(/\b[A-G][1-7]\b/g)?.at(-1);

const distance = (a: Cell | undefined, b: Cell | undefined): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

function best<T>(list: readonly T[], score: (one: T) => number): T {
  const [top] = list.toSorted((a, b) => score(b) - score(a));
  if (top === undefined) throw new Error('nothing to choose from');
  return top;
}
