/** The text board of Leaders, as the command line shows it. */

import type { Language } from '@taverne/engine';
import { type Match, quick, startMatch } from '@taverne/engine';
import { games } from '@taverne/games';
import { expect, test } from 'vitest';
import { deskOf } from '../src/desk.ts';
import { plain } from '../src/style.ts';
import { voiceOf } from '../src/voice.ts';
import { sayIn } from '../src/words.ts';

async function told(options: { readonly [name: string]: unknown }, language: Language = 'en') {
  const [entry] = games;
  if (!entry) throw new Error('there is no game');
  const { stdin: input, stdout: output, stderr: errors } = process;
  const voice = await voiceOf(deskOf({ input, output, errors }, games, language, sayIn(language)), entry);
  const started = startMatch(await entry.load(), { options: { first: '1', ...options }, chance: quick(1) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match: Match = started.value;
  return { voice, match, board: voice.board(match, 0), text: voice.board(match, 0).map(plain).join('\n') };
}

const POSITION =
  'discovery_s6_act_leaderD2~.illusionistC4.bearA1.cubB2_leaderD7.royal-guardC6.jailerE4_offer.archer.rider.vizier';

test('shows every figure with the sign of its side, where it stands, and who has acted', async () => {
  const { text } = await told({ position: POSITION });
  expect(text).toMatchInlineSnapshot(`
    "On offer (9 cards in the pile)
      archer  Archer – Takes part in a capture from exactly two cells away in a straight line, even past other figures. Adjacent to the Leader it does not count.
      rider  Rider – Rides exactly two empty cells in a straight line.
      vizier  Vizier – Your Leader may take two steps instead of one in its action.
     ▼ North                          __________
                           __________╱▼Leader   ╲__________
                __________╱▼R. Guard ╲____D7____╱    ▽     ╲__________
     __________╱    ▽     ╲____C6____╱          ╲____E6____╱    ▽     ╲__________
    ╱    ▽     ╲____B5____╱          ╲____D6____╱          ╲____F5____╱    ▽     ╲
    ╲____A4____╱          ╲____C5____╱          ╲____E5____╱          ╲____G4____╱
    ╱          ╲____B4____╱▲Illusio. ╲____D5____╱▼Jailer   ╲____F4____╱          ╲
    ╲____A3____╱          ╲____C4____╱          ╲____E4____╱          ╲____G3____╱
    ╱          ╲____B3____╱          ╲____D4____╱          ╲____F3____╱          ╲
    ╲____A2____╱▲Cub      ╲____C3____╱          ╲____E3____╱          ╲____G2____╱
    ╱▲Old Bear ╲____B2____╱          ╲____D3____╱          ╲____F2____╱    △     ╲
    ╲____A1____╱    △     ╲____C2____╱▲Leader  ✓╲____E2____╱    △     ╲____G1____╱
               ╲____B1____╱    △     ╲____D2____╱    △     ╲____F1____╱
                          ╲____C1____╱    △     ╲____E1____╱
     ▲ South ◂                       ╲____D1____╱"
  `);
});

test('colours come as marks on top of the signs', async () => {
  const { board } = await told({ position: POSITION });
  expect(board.join('\n')).toContain('<seat0>▲Illusio. </seat0>');
  expect(board.join('\n')).toContain('<seat1>▼R. Guard </seat1>');
});

test('every line fits a terminal of 80 columns, the sentences of the cards left aside', async () => {
  for (const language of ['en', 'fr'] as const) {
    const { board } = await told({ position: POSITION }, language);
    for (const line of board.slice(4)) expect(plain(line).length).toBeLessThanOrEqual(80);
  }
});

test('Strategist lists the available cards by name, and the bans', async () => {
  const { text } = await told({ position: 'strategist_s0_act_leaderD1_leaderD7_bans.archer.bear' });
  expect(text).toContain('Available · acrobat, rider, bruiser');
  expect(text).toContain('Banned · Archer, Old Bear and Cub');
});

test('once both sides are complete the offer is no matter any more', async () => {
  const south = 'leaderD1.acrobatA1.riderB1.bruiserC1.royal-guardE1';
  const north = 'leaderD7.archerA4.jailerB5.protectorC6.vizierE6';
  const { text } = await told({ position: `discovery_s10_act_${south}_${north}_offer.nemesis.bear.assassin` });
  expect(text).not.toContain('On offer');
});

test('seats go by their sides, whichever seat plays South', async () => {
  const { voice, match } = await told({});
  expect([0, 1].map((seat) => plain(voice.seat(match, seat)))).toEqual(['▼ North', '▲ South']);
});
