/** Bots of one guest do not keep those of others from answering. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { BotQueue } from '../src/bots/queue.ts';
import { LIMITS } from '../src/index.ts';
import { Rooms } from '../src/matches/rooms.ts';
import { Purses } from '../src/rates.ts';
import { FAST, place, until } from './harness.ts';

const SLOW = new URL('./slow-games.ts', import.meta.url).href;
const TARDY = new URL('./tardy-games.ts', import.meta.url).href;
const bots = (level: number) => [0, 1].map(() => ({ kind: 'bot' as const, level }));

test('with thirty matches of slow bots under way, somebody else’s bot answers as if they were not there', async () => {
  const where = await place({ ...FAST, botMatchesPerGuest: 100 }, undefined, { games: SLOW });
  const [eve, anna] = [await where.player('Eve'), await where.player('Anna')];
  const slow: string[] = [];
  for (let i = 0; i < 30; i++) {
    const { match } = await eve.create({ game: 'feud', options: { rounds: 20 }, seats: bots(9) });
    await eve.watch(match);
    slow.push(match);
  }
  const thoughts = (): number => slow.reduce((sum, match) => sum + (eve.states.get(match)?.seq ?? 0), 0);
  const { match } = await anna.create({ game: 'feud', seats: [{ kind: 'bot', level: 1 }, { kind: 'person' }] });
  await anna.watch(match);
  const asked = (): boolean => Boolean(anna.states.get(match)?.questions.length || anna.states.get(match)?.outcome);
  // The first time a thread has to be made; that is not what this is about.
  await until(asked, 60_000);
  for (let answers = 0; answers < 4 && !anna.states.get(match)?.outcome; answers++) {
    const before = thoughts();
    await anna.answer(match);
    await until(asked, 60_000);
    // In turn it would be thirty: those that were under way are thought to their end, and no more are begun.
    expect(thoughts() - before).toBeLessThan(10);
  }
});

test('matches between bots alone have a limit for each guest', async () => {
  const where = await place({ botMatchesPerGuest: 2 }, undefined, { games: SLOW });
  const [eve, anna] = [await where.player('Eve'), await where.player('Anna')];
  await eve.create({ game: 'feud', seats: bots(9) });
  await eve.create({ game: 'feud', seats: bots(9) });
  await expect(eve.create({ game: 'feud', seats: bots(9) })).rejects.toMatchObject({ status: 429 });
  await eve.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }] });
  await anna.create({ game: 'feud', seats: bots(9) });
});

test('the queue: people present first, then who has used least, and last who has used up what one may', () => {
  const queue = new BotQueue<{ maker: string; name: string; isAttended: () => boolean }>(
    new Purses({ ...LIMITS, thought: { burst: 100, perSecond: 0 } }),
  );
  const wait = (maker: string, name: string, attended = false) => {
    const errand = { maker, name, isAttended: () => attended };
    queue.add(errand);
    return errand;
  };
  const eve = wait('eve', 'eve 1');
  wait('eve', 'eve 2');
  wait('bert', 'bert 1');
  wait('anna', 'anna 1', true);
  expect([queue.next()?.name, queue.next()?.name]).toEqual(['anna 1', 'eve 1']);
  queue.thought(eve, 50);
  expect(queue.next()?.name).toBe('bert 1');
  queue.thought(eve, 60);
  wait('carl', 'carl 1');
  expect([queue.next()?.name, queue.next()?.name, queue.next()]).toEqual(['carl 1', 'eve 2', undefined]);
});

test('a thread that takes longer to load its game than a bot may think is waited for, and not made anew', async () => {
  const where = await place({ ...FAST, thinking: 200, thinkingGrace: 200 }, undefined, { games: TARDY });
  const anna = await where.player('Anna');
  const { match } = await anna.create({ game: 'feud', seats: [{ kind: 'bot', level: 1 }, { kind: 'person' }] });
  await anna.watch(match);
  // As soon as it has its turn it strikes her, which is not the safe answer: that would be to rest.
  const did = (event: string, seat: number): boolean =>
    anna.logs.get(match)?.some(({ event: told }) => told.event === event && 'seat' in told && told.seat === seat) ?? false;
  while (!did('struck', 1)) {
    expect(did('rested', 0)).toBe(false);
    const [question] = anna.states.get(match)?.questions ?? [];
    if (question) await anna.answer(match);
    else await anna.next((message) => message.type === 'state', 60_000);
  }
});

test('a bot that is turned away because too many wait for its match is woken again, though nothing else happens there', async () => {
  const where = await place(FAST);
  const anna = await where.player('Anna');
  const { match } = await anna.create({ game: 'feud', seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }] });
  await anna.watch(match);
  // The room of the match is full from the moment on that the bot is asked, until it was turned away three times.
  const enter = Rooms.prototype.queue;
  let turnedAway = 0;
  const queue = vi.spyOn(Rooms.prototype, 'queue').mockImplementation(async function full(this: Rooms, id, job) {
    const isFull = anna.states.get(match)?.awaited.join() === '1' && turnedAway < 3;
    if (isFull) turnedAway++;
    return isFull ? undefined : enter.call(this, id, job);
  });
  onTestFinished(() => queue.mockRestore());
  const isWaited = (): boolean => turnedAway === 3 && (anna.states.get(match)?.questions.length ?? 0) > 0;
  while (!isWaited() && !anna.states.get(match)?.outcome) {
    if (anna.states.get(match)?.questions.length) await anna.answer(match);
    else await anna.next((message) => message.type === 'state', 10_000);
  }
  expect(turnedAway).toBe(3);
});
