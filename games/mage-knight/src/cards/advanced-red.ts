/** Red advanced actions. */
import {
  all,
  atEnd,
  attack,
  crystal,
  type Effect,
  either,
  influence,
  mana,
  only,
  paying,
  ranged,
  repeatable,
  taking,
  untilEnd,
  wound,
} from '../effects.ts';
import { innerForces, insideOf } from '../forces.ts';
import { colourNumber, gainCrystal } from '../mana.ts';
import { giveUp, playInner } from '../play.ts';
import { anotherAction, anotherActionCard } from '../takes.ts';
import { BASICS, COLOURS } from '../words.ts';
import { advanced, type Card, type Power } from './card.ts';
import { colourTaken, forAWound, perhaps } from './turns.ts';

const fireBolt = advanced('fire-bolt', 'red', crystal('red'), ranged(3, 'fire'));
const bloodRage = advanced(
  'blood-rage',
  'red',
  either(attack(2), forAWound(attack(5))),
  either(attack(4), forAWound(attack(9))),
);
const intimidate = advanced(
  'intimidate',
  'red',
  all(either(influence(4), attack(3)), atEnd('reputation', -1)),
  all(either(influence(8), attack(7)), atEnd('reputation', -2)),
);

const ANY = mana(...COLOURS);
const crystallized = paying({ red: crystal('red'), blue: crystal('blue'), green: crystal('green'), white: crystal('white') });
const bloodRitual: Card = {
  ...advanced('blood-ritual', 'red', all(wound(1), crystal('red'), ANY), all(wound(1), ANY, ANY, ANY, perhaps(crystallized))),
  first: { basic: all(wound(1), mana('red'), ANY), strong: all(wound(1), ANY, ANY, ANY) },
};

/** All own units are stronger in this fight, but nobody can hide behind them. */
const intoTheFight = (n: number): Effect =>
  only('start', all(untilEnd({ mod: 'units', attack: n, block: n }), untilEnd({ mod: 'spared-units' })));
const intoTheHeat = advanced('into-the-heat', 'red', intoTheFight(2), intoTheFight(3));

/** An action card leaves the game for crystals: two of its colour, or one of each other. */
const decompose = advanced(
  'decompose',
  'red',
  repeatable(
    taking('for two of its colour', anotherActionCard, function* (playing) {
      const colour = colourTaken(playing);
      giveUp(playing, 'gone');
      if (colour) for (let i = 0; i < 2; i++) gainCrystal(playing.state, playing.table, playing.seat, colourNumber(colour));
    }),
  ),
  repeatable(
    taking('for one of each other colour', anotherActionCard, function* (playing) {
      const colour = colourTaken(playing);
      giveUp(playing, 'gone');
      for (const other of BASICS)
        if (other !== colour) gainCrystal(playing.state, playing.table, playing.seat, colourNumber(other));
    }),
  ),
);

const severalTimes = (name: string, side: Power, times: number): Effect => ({
  ...taking(name, anotherAction(side, times), (playing) => playInner(playing, side, { times, after: 'gone' })),
  forces: (playing, price) => innerForces(playing, side, price, { times }),
  insides: (playing) => insideOf(playing, side),
});
const maximalEffect = advanced(
  'maximal-effect',
  'red',
  severalTimes('three times', 'basic', 3),
  severalTimes('twice', 'strong', 2),
);

export const RED: readonly Card[] = [fireBolt, bloodRage, intimidate, bloodRitual, intoTheHeat, decompose, maximalEffect];
