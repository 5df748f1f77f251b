/** Artifacts that are no banners. They cost no mana; for their strong side they leave the game. */
import { option, type Play } from '@taverne/engine';
import {
  all,
  type Condition,
  crystal,
  type Effect,
  fame,
  forceful,
  heal,
  influence,
  mana,
  onAll,
  only,
  revealing,
  siege,
  special,
  strips,
  unless,
  untilEnd,
  when,
} from '../effects.ts';
import { forcesOf } from '../forces.ts';
import { BLACK, colourName, colourNumber, GOLD, gainCrystal, rollDie } from '../mana.ts';
import type { Mod } from '../mods.ts';
import type { Playing } from '../playing.ts';
import { refuseEffect } from '../refuse.ts';
import { give, pickColour } from '../run.ts';
import { lookAround } from '../sight.ts';
import { drawAllRuins } from '../sites/ruins.ts';
import { gainFame } from '../standing.ts';
import { isDark, modsOf } from '../state.ts';
import { ask } from '../types.ts';
import { BASICS, type Basic, COLOURS } from '../words.ts';
import { takeWounds } from '../wounds.ts';
import { artifact, type Card } from './card.ts';
import { besides, exchanged } from './turns.ts';

const ring = (id: string, colour: Basic): Card =>
  artifact(
    id,
    all(mana(colour), crystal(colour), fame(1)),
    all(untilEnd({ mod: 'endless', colours: [colour, 'black'] }), untilEnd({ mod: 'fame-per-spell', colour })),
  );
const rings = [
  ring('ruby-ring', 'red'),
  ring('sapphire-ring', 'blue'),
  ring('diamond-ring', 'white'),
  ring('emerald-ring', 'green'),
];

// ── weapons ──

const FAME_PER_FOE: Mod = { mod: 'fame-per-foe', n: 1 };
/** In the attack phase three for each card that is discarded, which may be none; and Fame for every enemy. */
const swordOfJustice = artifact(
  'sword-of-justice',
  only('fight', all(untilEnd(FAME_PER_FOE), only('attack', untilEnd({ mod: 'discards', by: 'sword-of-justice', n: 3 })))),
  only('fight', all(untilEnd({ mod: 'double' }), onAll(strips('resists-physical')), untilEnd(FAME_PER_FOE))),
);

function roll({ table }: Playing): number {
  const face = rollDie(table);
  table.emit({ event: 'die-rolled', rule: 'MK-CARD-10', colour: colourName(face), why: 'card' });
  return face;
}
/** Black or red is a wound. */
function dare(playing: Playing): void {
  const face = roll(playing);
  if (face === BLACK || face === colourNumber('red')) takeWounds(playing.state, playing.seat, 1);
}
const DARE: Effect = {
  do: 'special',
  name: 'a die for a wound',
  reveals: ['dice'],
  isBeside: true,
  *does(playing) {
    dare(playing);
  },
};
/** Up to as much again, with a die for each point. */
const blown = (n: number): Effect => {
  const horn = special(`siege ${n} and more`, function* (playing) {
    const ways = Array.from({ length: n + 1 }, (_, more) => option(`siege ${n + more}`, more));
    const more = yield* ask(playing.seat, 'choose', () => ways);
    give(playing, { kind: 'siege', n: n + more, element: 'physical' });
    for (let i = 0; i < more; i++) dare(playing);
  });
  const most = siege(n + n);
  return revealing(
    forceful(
      unless(horn, (playing) => refuseEffect(playing, siege(n))),
      (playing) => forcesOf(playing, most),
    ),
    'dice',
  );
};
const hornOfWrath = artifact('horn-of-wrath', all(siege(5), DARE), blown(5), {
  first: { basic: all(siege(6), DARE), strong: blown(6) },
});

// ── treasures ──

const bagOfGold = artifact('endless-bag-of-gold', all(influence(4), fame(2)), all(influence(9), fame(3)));

const byDay: Condition = { name: 'by day', holds: ({ state }) => !isDark(state) };
/** A crystal of the colour rolled, any for gold, and Fame for black. */
function* gem(playing: Playing): Play {
  const { state, table, seat, by } = playing;
  const face = roll(playing);
  if (face === BLACK) gainFame(state, table, seat, { n: 1, by, rule: 'MK-CARD-10' });
  else gainCrystal(state, table, seat, face === GOLD ? colourNumber(yield* pickColour(playing, BASICS)) : face);
}
const gemPouch = artifact(
  'endless-gem-pouch',
  revealing(
    special('two gems', function* (playing) {
      yield* gem(playing);
      yield* gem(playing);
    }),
    'dice',
  ),
  all(...BASICS.map((colour) => mana(colour)), when(byDay, mana('gold'), mana('black'))),
);

const goldenGrail = artifact(
  'golden-grail',
  all(heal(2), besides(untilEnd({ mod: 'fame-per-healing', n: 2 }))),
  all(heal(6), besides(untilEnd({ mod: 'draw-per-wound' }))),
);

const bookOfWisdom = artifact('book-of-wisdom', exchanged('advanced', 'hand'), exchanged('spells', 'hand', 'crystal'));

// ── amulets ──

/** As by day: garrisons nearby and all ruins are seen. */
const DAYLIGHT = revealing(
  special('daylight', function* ({ state, table, seat }) {
    state.mods[seat] = [...modsOf(state, seat), { mod: 'daylight' }];
    drawAllRuins(state, table);
    lookAround(state, table, seat);
  }),
  'garrison',
  'ruins',
);
const sunrise = when(
  { name: 'by night', holds: ({ state }) => isDark(state) },
  all(untilEnd({ mod: 'terrain', terrains: ['forest'], set: 3 }), untilEnd({ mod: 'allows', colour: 'gold' }), DAYLIGHT),
);
const GOLDEN = mana('gold');
const amuletOfSun = artifact('amulet-of-sun', all(GOLDEN, sunrise), all(GOLDEN, GOLDEN, GOLDEN, sunrise));

const nightfall = when(
  byDay,
  all(untilEnd({ mod: 'terrain', terrains: ['desert'], set: 3 }), untilEnd({ mod: 'allows', colour: 'black' })),
);
const ANY = mana(...COLOURS);
const amuletOfDarkness = artifact('amulet-of-darkness', all(ANY, nightfall), all(ANY, ANY, ANY, nightfall));

export const ARTIFACTS: readonly Card[] = [
  ...rings,
  swordOfJustice,
  hornOfWrath,
  bagOfGold,
  gemPouch,
  goldenGrail,
  bookOfWisdom,
  amuletOfSun,
  amuletOfDarkness,
];
