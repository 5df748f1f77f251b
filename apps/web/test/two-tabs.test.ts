/** A match of this device that is open in two tabs is one match. */
import { type Holder, questionsOf, type Result, type Sight } from '@taverne/engine';
import { findGame } from '@taverne/games';
import { expect, test } from 'vitest';
import type { Around } from '../src/here/around.ts';
import { HereHost } from '../src/here/host.ts';
import type { StoredHere } from '../src/here/stored.ts';

const entry = findGame('leaders');
if (!entry) throw new Error('there is no Leaders');
const game = await entry.load();

const LOT = { id: 'm', seed: '01'.repeat(32), salt: '02'.repeat(32) };
const PERSON: Holder = { kind: 'person' };
const BOT: Holder = { kind: 'bot', level: 1 };

/** One store for all tabs, which tells them what was written. */
class Browser implements Around {
  stored: StoredHere | undefined;
  thoughts = 0;
  private readonly tabs: HereHost[] = [];
  private turn: Promise<void> = Promise.resolve();

  async save(match: StoredHere, before: number): Promise<'kept' | 'behind'> {
    if (this.stored && this.stored.journal.length !== before) return 'behind';
    this.stored = structuredClone(match);
    for (const tab of this.tabs) setTimeout(() => void tab.follow(match.journal.length));
    return 'kept';
  }
  async fetch(): Promise<StoredHere | undefined> {
    return this.stored;
  }
  alone(_: string, work: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(work);
    return this.turn;
  }
  async think(_game: string, _level: number, { seat }: Sight): Promise<string> {
    this.thoughts++;
    const [latest] = this.tabs.toSorted((a, b) => b.match.journal.length - a.match.journal.length);
    return (latest && questionsOf(latest.match, seat)[0]?.options[0]?.key) ?? '';
  }
  judge = async (): Promise<undefined> => undefined;
  advise = async (): Promise<string> => 'end';
  review = async (): Promise<undefined> => undefined;
  now = (): number => 1;

  async tab(holders: readonly Holder[] = [PERSON, PERSON]): Promise<HereHost> {
    const host = given(
      this.stored
        ? await HereHost.resume(game, this.stored, this)
        : await HereHost.start(game, { lot: LOT, options: { first: '0' }, holders }, this),
    );
    this.tabs.push(host);
    host.watch(() => {});
    return host;
  }
}

function given<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.trouble.say);
  return result.value;
}

const choose = (host: HereHost, key: string) => host.answer(host.state().questions[0]?.id ?? '', key);
const settled = () => new Promise((done) => setTimeout(done, 5));
const line = (host: HereHost): string => JSON.stringify(host.match.journal);

test('what one tab answers, the other shows, and goes on from there', async () => {
  const browser = new Browser();
  const [one, other] = [await browser.tab(), await browser.tab()];
  expect(await choose(one, 'D1 D2')).toBeUndefined();
  await settled();
  expect(line(other)).toBe(line(one));
  expect(await choose(other, 'end')).toBeUndefined();
  await settled();
  expect(line(one)).toBe(line(other));
  expect(browser.stored?.journal).toHaveLength(one.state().seq);
});

test('of two answers at the same moment one counts, and the other tab is told why its own does not', async () => {
  const browser = new Browser();
  const [one, other] = [await browser.tab(), await browser.tab()];
  const [first, second] = await Promise.all([choose(one, 'D1 D2'), choose(other, 'D1 C1')]);
  expect(first).toBeUndefined();
  expect(second).toMatchObject({ trouble: 'stale-question', code: 'another-tab' });
  await settled();
  expect(line(other)).toBe(line(one));
  expect(JSON.stringify(browser.stored?.journal)).toBe(line(one));
  expect(line(one)).toContain('D1 D2');
});

test('two answers that follow each other closely in one tab are both kept', async () => {
  const browser = new Browser();
  const one = await browser.tab();
  const answers = [choose(one, 'D1 D2'), choose(one, 'end')];
  expect(await Promise.all(answers)).toEqual([undefined, undefined]);
  expect(JSON.stringify(browser.stored?.journal)).toBe(line(one));
});

test('a bot thinks in one tab only', async () => {
  const browser = new Browser();
  const [one] = [await browser.tab([PERSON, BOT]), await browser.tab()];
  await choose(one, 'end');
  const recruit = one.state().questions[0]?.options[0]?.key ?? '';
  await choose(one, recruit);
  await settled();
  const turns = one.match.journal.filter((each) => each.type === 'answer' && each.seat === 1).length;
  expect(turns).toBeGreaterThan(0);
  expect(browser.thoughts).toBeLessThanOrEqual(turns + 1);
});
