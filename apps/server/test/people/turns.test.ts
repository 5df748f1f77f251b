/** Playing without a socket: whoever holds a seat asks whether it is asked, and answers. */
import { API_PATH, turnReply } from '@taverne/protocol';
import { expect, test } from 'vitest';
import type { Client } from '../../tools/lib/client.ts';
import { FAST, place, twoAt } from '../harness.ts';

const turnOf = async (client: Client, match: string) =>
  turnReply.parse(await client.http('GET', `${API_PATH}/matches/${match}/turn`));
const answer = (client: Client, match: string, body: object) => client.http('POST', `${API_PATH}/matches/${match}/turn`, body);

test('two play a whole match by requests alone; each is told only what it is asked and may see', async () => {
  const where = await place(FAST);
  const { match, players } = await twoAt(where, { options: { rounds: 1 } });
  for (let answers = 0; ; answers++) {
    const turns = await Promise.all(players.map((client) => turnOf(client, match)));
    const at = turns.findIndex(({ asked }) => asked.length > 0);
    const [question] = turns[at]?.asked ?? [];
    if (!question) {
      expect(turns).toMatchObject([{ status: 'over', outcome: { places: expect.any(Array) } }, { status: 'over' }]);
      expect(answers).toBeGreaterThan(1);
      return;
    }
    const [own, other] = at === 0 ? [0, 1] : [1, 0];
    expect(turns[own]?.view).toMatchObject({ hands: { [own]: expect.any(Array), [other]: expect.any(Number) } });
    const client = players[at === 0 ? 0 : 1];
    const said = { key: `k${answers}`, question: question.question, option: question.options[0] };
    const done = await answer(client, match, said);
    // What was not acknowledged may be sent again.
    expect(await answer(client, match, said)).toEqual(done);
  }
});

test('what is not offered, not asked or not theirs is refused', async () => {
  const where = await place(FAST);
  const { match, players } = await twoAt(where);
  const [first, second] = await Promise.all(players.map((client) => turnOf(client, match)));
  const [asked, other] = first?.asked.length ? players : players.toReversed();
  const question = [first, second].flatMap((turn) => turn?.asked ?? [])[0]?.question ?? '';
  if (!asked || !other) throw new Error('nobody is there');
  await expect(answer(asked, match, { key: 'a', question, option: 'dance' })).rejects.toThrow(/HTTP 400/);
  await expect(answer(asked, match, { question, option: 'rest' })).rejects.toThrow(/malformed/);
  await expect(answer(other, match, { key: 'a', question, option: 'rest' })).rejects.toThrow(/HTTP 400/);
  const stranger = where.guest();
  await expect(turnOf(stranger, match)).rejects.toThrow(/no-seat/);
  await expect(answer(stranger, match, { key: 'a', question, option: 'rest' })).rejects.toThrow(/no-seat/);
  await expect(turnOf(stranger, 'nowhere')).rejects.toThrow(/no-such-match/);
});
