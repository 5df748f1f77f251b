/**
 * `npm run secrets`: random matches of two to four heroes, and at every question worlds that each seat and a spectator cannot tell from
 * the true one: whatever they learn there is the same to the last byte, or it stops and says where.
 */
import { parseArgs } from 'node:util';
import { battery } from '@taverne/engine/battery';
import { mageKnight } from '../src/index.ts';
import { armedKnights, besiegers } from './armed.ts';
import { holds } from './holds.ts';

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '60' },
    from: { type: 'string', default: '1' },
  },
});

const PEACEFUL = ['end', 'done', 'announce', 'pass'];
/** Random play likes everything better that is not an end. */
const prefer = (key: string): boolean => !PEACEFUL.includes(key) && !key.startsWith('rest') && !key.startsWith('explore');

/** Every way of playing together; armed and besieging heroes come to fights and joint assaults soon. */
const TABLES = [
  { game: mageKnight, seats: 2, options: { scenario: 'blitz-conquest' } },
  { game: armedKnights, seats: 2, options: { scenario: 'blitz-conquest' } },
  { game: armedKnights, seats: 3, options: { scenario: 'full-conquest', printing: 'first' } },
  { game: besiegers, seats: 3, options: { scenario: 'blitz-conquest', duels: 'no', together: true } },
  { game: armedKnights, seats: 4, options: { scenario: 'blitz-conquest', laterFights: true } },
  { game: mageKnight, seats: 4, options: { scenario: 'full-conquest', teams: true } },
  { game: mageKnight, seats: 3, options: { scenario: 'full-cooperation' } },
  { game: mageKnight, seats: 2, options: { scenario: 'dungeon-lords' } },
] as const;

const until = Date.now() + Number(values.minutes) * 60_000;
const wanted = Number(values.positions);
let [positions, worlds, matches] = [0, 0, 0];
for (let seed = Number(values.from); positions < wanted && Date.now() < until; seed++) {
  for (const { game, seats, options } of TABLES) {
    const { imagined } = battery(game, { seeds: [seed], seats, options, every: 500, allSecrets: true, prefer, holds });
    positions += imagined;
    worlds += imagined * (seats + 1);
    matches++;
    if (positions >= wanted || Date.now() >= until) break;
  }
  process.stderr.write(`seed ${seed}: ${positions} positions\n`);
}
process.stdout.write(`${positions} positions of ${matches} matches, ${worlds} worlds compared, nothing told\n`);
