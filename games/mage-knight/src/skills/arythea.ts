/** Arythea's skills. */
import { isWound } from '../book.ts';
import { all, attack, crystal, either, influence, mana, move, siege, special, taking, unless } from '../effects.ts';
import { BLACK, canExchange, colourNumber, type Exchange, exchangeMana, GOLD } from '../mana.ts';
import { hasMod } from '../mods.ts';
import { giveUp } from '../play.ts';
import type { Playing } from '../playing.ts';
import { NO_MORE_MANA } from '../refusals.ts';
import { type CardNumber, isDark, modsOf } from '../state.ts';
import { anotherCard } from '../takes.ts';
import type { Colour } from '../words.ts';
import { usableColours } from './at-once.ts';
import { HEALING_RITUAL } from './interactive.ts';
import type { Skill } from './skill.ts';
import { aWound, byNight, motivation, sideways } from './turns.ts';

const hero = 'arythea';

/** A wound sideways; it lies with the cards that were played and is discarded with them. */
const painful = sideways('a wound sideways', aWound, { most: () => 2 });

/** Each colour counts as its opposite; black as any by day, gold as black by night. */
const exchangeOf = (special: readonly [number, number]): Exchange => {
  const [red, blue, green, white] = [colourNumber('red'), colourNumber('blue'), colourNumber('green'), colourNumber('white')];
  return new Map([[red, blue], [blue, red], [green, white], [white, green], special]);
};
const BY_DAY = exchangeOf([BLACK, GOLD]);
const BY_NIGHT = exchangeOf([GOLD, BLACK]);
const exchangeNow = ({ state }: Playing): Exchange => (isDark(state) ? BY_NIGHT : BY_DAY);
const polarizing = unless(
  special('polarize', function* (playing) {
    const { state, table, seat } = playing;
    const face = yield* exchangeMana(state, table, seat, exchangeNow(playing));
    // By night gold counts as black for the strong side of a spell alone (MK-RULING-35).
    if (face === GOLD) state.mods[seat] = [...modsOf(state, seat), { mod: 'spells-only' }];
  }),
  (playing) => (canExchange(playing.state, playing.seat, exchangeNow(playing)) ? undefined : NO_MORE_MANA),
);

/** For a wound red or black, for another card white or green: as far as something can be done with it at once. */
const coloursFor = (card: CardNumber): readonly Colour[] => (isWound(card) ? DARK : BRIGHT);
const DARK: readonly Colour[] = ['red', 'black'];
const BRIGHT: readonly Colour[] = ['white', 'green'];
const invoking = taking(
  'discard for mana',
  (playing) =>
    hasMod(modsOf(playing.state, playing.seat), 'at-once')
      ? []
      : [...aWound(playing), ...anotherCard(playing)].filter(
          ([card = 0]) => usableColours(playing, coloursFor(card), card).length > 0,
        ),
  function* (playing) {
    const { state, seat, taken } = playing;
    giveUp(playing, 'discard');
    state.mods[seat] = [...modsOf(state, seat), { mod: 'calling', colours: coloursFor(taken[0] ?? 0) }];
  },
);
/** At the end of the list of skills: it came later than the others. */
export const INVOCATION: Skill = { id: 'arythea-invocation', hero, use: 'turn', effect: invoking };

export const ARYTHEA: readonly Skill[] = [
  { id: 'arythea-dark-paths', hero, use: 'turn', effect: byNight(move(2), move(1)) },
  { id: 'arythea-burning-power', hero, use: 'turn', effect: either(siege(1), siege(1, 'fire')) },
  { id: 'arythea-hot-swordsmanship', hero, use: 'turn', effect: either(attack(2), attack(2, 'fire')) },
  { id: 'arythea-dark-negotiation', hero, use: 'turn', effect: byNight(influence(3), influence(2)) },
  { id: 'arythea-dark-fire-magic', hero, use: 'round', effect: all(crystal('red'), mana('red', 'black')) },
  { id: 'arythea-power-of-pain', hero, use: 'turn', effect: painful },
  { id: 'arythea-polarization', hero, use: 'turn', effect: polarizing },
  motivation(hero, 'red'),
  HEALING_RITUAL,
];
