/** The other end of a lane: works for as long as it is told, says how fast it was, waits for the next word. */

import { on } from 'node:events';
import { ENTRANTS, isEntrant } from './entrants.ts';
import { rate } from './lane.ts';

const [, , entrant = ''] = process.argv;
if (!isEntrant(entrant)) throw new Error(`there is no entrant "${entrant}"`);
const orders = on(process, 'message');
const work = await ENTRANTS[entrant].enter();

for await (const [slice] of orders) process.send?.(await rate(work, Number(slice)));
