import { answer, type Game, type Match, offerDraw, questionsOf, quick, resign, type Seat, startMatch } from '@taverne/engine';
import { describe, expect, it } from 'vitest';
import { answerDraw, botAsked, botOfferedDraw, drive } from '../src/index.ts';
import { bell, fingers, type Heap, nim } from './games.ts';

function begin(game: Game, seats = 2): Match {
  const started = startMatch(game, { seats, chance: quick(1) });
  if (!started.ok) throw new Error(started.trouble.say);
  return started.value;
}

const only = (seat: Seat) => (other: Seat) => other === seat;
const firstKey = ({ options }: { readonly options: readonly { readonly key: string }[] }) => options[0]?.key ?? '';

describe('which bot is asked', () => {
  it('the one whose turn it is', () => {
    const match = begin(nim(9));
    expect(botAsked(match, only(0))).toBe(0);
    expect(botAsked(match, only(1))).toBe(-1);
  });

  it('each of several that are asked at once, until it has answered', () => {
    const match = begin(fingers);
    expect(botAsked(match, only(1))).toBe(1);
    answer(match, 1, questionsOf(match, 1)[0]?.id ?? '', 'one');
    expect(botAsked(match, only(1))).toBe(-1);
    expect(botAsked(match, only(0))).toBe(0);
  });

  it('but none that could only cut in', () => {
    const match = begin(bell);
    expect(botAsked(match, only(0))).toBe(0);
    expect(botAsked(match, only(1))).toBe(-1);
  });

  it('and none when the match is over', () => {
    const match = begin(nim(9));
    resign(match, 1);
    expect(botAsked(match, () => true)).toBe(-1);
  });
});

describe('driving a match', () => {
  it('lets bots play to the end', async () => {
    const match = begin(nim(5));
    const seeds: number[] = [];
    const problem = await drive({
      match,
      isBot: () => true,
      seed: () => match.journal.length,
      think(matter) {
        seeds.push(matter.seed);
        return firstKey(matter);
      },
    });
    expect(problem).toBeUndefined();
    expect(match.outcome?.places).toEqual([1, 2]);
    // The last one is alone and answered by the table.
    expect(seeds).toEqual([0, 1, 2, 3]);
  });

  it('stops where a person is asked, and goes on after', async () => {
    const match = begin(nim(9));
    const host = { match, isBot: only(1), seed: () => 1, think: firstKey };
    await drive(host);
    expect(match.journal).toHaveLength(0);
    answer(match, 0, questionsOf(match, 0)[0]?.id ?? '', 'take 2');
    await drive(host);
    expect(match.journal.map((entry) => entry.type === 'answer' && entry.key)).toEqual(['take 2', 'take 1']);
  });

  it('stops when the host has enough', async () => {
    const match = begin(nim(9));
    const answered: Seat[] = [];
    await drive({
      match,
      isBot: () => true,
      seed: () => 1,
      think: async (matter) => firstKey(matter),
      answered: (seat) => void answered.push(seat),
      goesOn: () => answered.length < 3,
    });
    expect(answered).toEqual([0, 1, 0]);
  });

  it('drops what was found for a moment that is gone', async () => {
    const match = begin(nim(9));
    let thoughts = 0;
    await drive({
      match,
      isBot: only(0),
      seed: () => 1,
      async think() {
        // Somebody else speaks for the seat meanwhile.
        if (thoughts++ === 0) answer(match, 0, questionsOf(match, 0)[0]?.id ?? '', 'take 2');
        return 'take 1';
      },
    });
    expect(match.journal.map((entry) => entry.type === 'answer' && entry.key)).toEqual(['take 2']);
  });

  it('answers what is safe for a bot that breaks down, if the host wishes', async () => {
    const think = () => {
      throw new Error('out of its mind');
    };
    const match = begin(nim(9));
    const faults: unknown[] = [];
    const host = { match, isBot: only(0), seed: () => 1, think };
    await drive({ ...host, broke: (fault) => void faults.push(fault) });
    expect(faults).toHaveLength(1);
    expect(match.journal).toMatchObject([{ key: 'take 1' }]);
    await expect(drive({ ...host, match: begin(nim(9)) })).rejects.toThrow('out of its mind');
  });

  it('takes an answer that is not offered for a breakdown', async () => {
    const match = begin(nim(9));
    const host = { match, isBot: only(0), seed: () => 1, think: () => 'take 4' };
    await expect(drive(host)).rejects.toThrow('the bot in seat 0 says "take 4" to take, which is not offered');
    expect(match.journal).toHaveLength(0);
    await drive({ ...host, broke: () => {} });
    expect(match.journal).toMatchObject([{ key: 'take 1' }]);
  });
});

describe('the offer of a draw', () => {
  const peaceful = (seats = 2): Match => {
    const game: Game<Heap> = {
      ...nim(9),
      seats: { min: 2, max: 3 },
      agreement: { rule: 'NIM-02', now: () => 0, refuse: () => undefined },
    };
    const match = begin(game, seats);
    offerDraw(match, 0);
    return match;
  };

  it('is put to the bots, not to whoever made it', () => {
    expect(botOfferedDraw(begin(nim(9)), () => true)).toBeUndefined();
    expect(botOfferedDraw(peaceful(), () => true)).toBe(1);
    expect(botOfferedDraw(peaceful(), only(0))).toBeUndefined();
  });

  it.each([
    [0, true],
    [0.4, true],
    [0.41, false],
    [1, false],
    [undefined, false],
  ])('with the match at %s: agreed is %s', (value, agrees) => {
    const match = peaceful();
    expect(answerDraw(match, 1, value)).toBe(agrees);
    expect(match.outcome?.how).toBe(agrees ? 'agreement' : undefined);
    expect(botOfferedDraw(match, () => true)).toBeUndefined();
  });

  it('needs the word of each of them', () => {
    const match = peaceful(3);
    expect(botOfferedDraw(match, () => true)).toBe(1);
    answerDraw(match, 1, 0.2);
    expect(match.outcome).toBeUndefined();
    expect(botOfferedDraw(match, () => true)).toBe(2);
    answerDraw(match, 2, 0.8);
    expect(match.outcome).toBeUndefined();
    expect(botOfferedDraw(match, () => true)).toBeUndefined();
  });
});
