/** Names in the reader's language. */
import type { Seat } from '@taverne/engine';
import { capital, list } from '@taverne/engine/telling';
import { known, type Say } from '@taverne/ui';
import { ENEMIES } from '../src/content/enemies.ts';
import { cardFace, skillFace, tacticFace, unitFace } from '../src/content/faces.ts';
import type { Deed } from '../src/deeds.ts';
import { distance, type Ground, groundAt, landOf, spaceName, spacesOfTile } from '../src/land.ts';
import { readBranch } from '../src/notation.ts';
import { BOUND, NONE } from '../src/words.ts';
import { pageVoice } from '../text/names.ts';
import type { Point } from './art/geometry.ts';
import { middleOfSpace, spaceNamed } from './board/geometry.ts';
import { enemyIn } from './board/view.ts';
import { gainsWords, slug } from './gains.ts';
import type { MageQuestion, MageState, View } from './view.ts';
import type { Way } from './ways.ts';

export const nameOf = (state: MageState, seat: Seat, say: Say): string =>
  pageVoice(state.view, state, say).name({ kind: 'seat', seat });

export const cardName = (say: Say, card: number): string => say(`card.${cardFace(card).id}.name`);
export const unitName = (say: Say, unit: number): string => say(`unit.${unitFace(unit).id}.name`);
export const skillName = (say: Say, skill: number): string => say(`skill.${skillFace(skill).id}.name`);
export const tacticName = (say: Say, tactic: number): string => say(`tactic.${tacticFace(tactic).id}.name`);
const enemyName = (say: Say, enemy: number): string => say(`enemy.${ENEMIES[enemy]?.id ?? ''}.name`);

/** As it is in this printing. */
export function printed(say: Say, view: Pick<View, 'rules'>, key: string): string {
  const first = view.rules.printing === 'first' ? known(say, `${key}.first`) : undefined;
  return first ?? known(say, key) ?? '';
}

/** What an ability of a unit does, with the mana it asks for: `for red mana: Fire Block 4`. */
export const abilityWord = (say: Say, view: Pick<View, 'rules'>, unit: number, ability: number): string =>
  priced(say, unit, ability, printed(say, view, `unit.${unitFace(unit).id}.does.${ability}`));

/** The same in other words: `for red mana: 4 fire block`. */
export function priced(say: Say, unit: number, ability: number, does: string): string {
  const mana = unitFace(unit).abilities[ability];
  return mana === undefined ? does : say('web.unit.price', { mana: say(`mana.${mana}`), does });
}

/** What it resists; undefined: nothing. */
export function resistsWord(say: Say, unit: number): string | undefined {
  const { resists } = unitFace(unit);
  if (resists.length === 0) return undefined;
  return say('web.unit.resists', {
    what: list(
      say,
      resists.map((element) => say(`element.${element}`)),
    ),
  });
}

/** What stands or grows there: `Village (2.-3)`. */
export function placeWord(say: Say, view: Pick<View, 'tiles'>, space: number): string {
  const ground = groundAt(landOf(view), space);
  const name = groundWord(say, ground);
  // There is one of each colour.
  return ground?.site === 'city' && ground.colour ? name : say('web.place', { name, at: spaceName(space) });
}

/** As one finds it from where a hero stands: `Hills (2 spaces away in the north-east)`. Where two would be called alike, by its name. */
function foundWord(say: Say, view: Pick<View, 'tiles' | 'at'>, seat: Seat, space: number): string {
  const here = view.at[seat] ?? 0;
  const land = landOf(view);
  const seen = (at: number): readonly [string, number, Quarter] => [
    groundWord(say, groundAt(land, at)),
    distance(here, at),
    quarterOf(here, middleOfSpace(at)),
  ];
  const [name, n, way] = seen(space);
  if (n === 0) return say('web.place.here', { name });
  const isAlone = !land.spaces.some((at) => at !== space && seen(at).join() === [name, n, way].join());
  return say('web.place.far', { name: isAlone ? name : placeWord(say, view, space), n, way });
}

export function groundWord(say: Say, ground: Ground | undefined): string {
  if (ground?.site === 'city' && ground.colour) return say(`city.${ground.colour}.name`);
  if (ground?.site === 'mine' && ground.colour) return say('board.mine', { colour: say(`colour.${ground.colour}`) });
  return capital(ground?.site ? say(`site.${ground.site}.name`) : say(`terrain.${ground?.terrain ?? 'plains'}`));
}

/** What one has pointed at there: whoever roams, otherwise the place. */
export function sightWord(say: Say, view: Pick<View, 'tiles' | 'tokens' | 'rules'>, space: number): string {
  const row = enemyIn(view, roamerAt(view, space));
  return row ? say(`enemy.${row.id}.name`) : groundWord(say, groundAt(landOf(view), space));
}
const roamerAt = ({ tokens }: Pick<View, 'tokens'>, space: number): number =>
  tokens.find(({ at, isRampaging }) => isRampaging && at === space)?.enemy ?? NONE;

const unitAt = (say: Say, view: View, seat: Seat, at: number): string => unitName(say, view.units[seat]?.[at]?.unit ?? NONE);

/** Who joins, and who goes or which skill leads for it. */
function recruitWord(say: Say, view: View, seat: Seat, deed: { readonly unit: number; readonly for: number }): string {
  const unit = unitName(say, view.offer[deed.unit] ?? NONE);
  if (deed.for === BOUND) return say('web.do.recruit.bound', { unit });
  if (deed.for === NONE) return say('web.do.recruit', { unit });
  return say('web.do.recruit.for', { unit, gone: unitAt(say, view, seat, deed.for) });
}

/** A deed as a button says it. */
function deedWord(say: Say, state: MageState, seat: Seat, deed: Deed): string {
  const { view } = state;
  const cards = (of: readonly number[]): string =>
    list(
      say,
      of.map((card) => cardName(say, card)),
    );
  switch (deed.do) {
    case 'card': {
      const name = cardName(say, deed.card);
      const word = say(`web.do.card.${deed.side}`, { name });
      return deed.taken.length === 0 ? word : say('web.do.with', { word, cards: cards(deed.taken) });
    }
    case 'unit':
      return say('web.do.unit', { name: unitAt(say, view, seat, deed.unit) });
    case 'skill': {
      const word = skillName(say, deed.skill);
      return deed.taken.length === 0 ? word : say('web.do.with', { word, cards: cards(deed.taken) });
    }
    case 'move':
    case 'provoke':
      return say(`web.do.${deed.do}`, { to: foundWord(say, view, seat, deed.to) });
    case 'challenge': {
      const foe = sightWord(say, view, deed.at);
      return say('web.do.challenge', { foe, way: quarterOf(view.at[seat] ?? 0, middleOfSpace(deed.at)) });
    }
    case 'rest':
      return deed.card === NONE ? say('web.do.rest.slow') : say('web.do.rest.with', { card: cardName(say, deed.card) });
    case 'heal':
      return deed.unit === NONE ? say('web.do.heal') : say('web.do.heal.unit', { unit: unitAt(say, view, seat, deed.unit) });
    case 'attach':
      return say('web.do.attach', { card: cardName(say, deed.card), unit: unitAt(say, view, seat, deed.unit) });
    case 'buy':
      return say('web.do.buy', { what: deed.card === NONE ? say(`goods.${deed.what}`) : cardName(say, deed.card) });
    case 'recruit':
      return recruitWord(say, view, seat, deed);
    case 'strike':
      return say('web.do.strike', {
        foes: list(
          say,
          deed.foes.map((foe) => foeWord(say, view, foe)),
        ),
      });
    case 'block':
      return say('web.do.block', { foe: foeWord(say, view, deed.foe) });
    case 'hit':
      return say(deed.unit === NONE ? 'web.do.hit.hero' : 'web.do.hit.unit', {
        foe: foeWord(say, view, deed.foe),
        unit: deed.unit === NONE ? '' : unitAt(say, view, seat, deed.unit),
      });
    case 'discard':
      return say('web.do.discard', { card: cardName(say, deed.card) });
    case 'convert': {
      const mod = view.mods[seat]?.[deed.mod];
      if (mod?.mod === 'kept') return say('web.do.kept', { kind: mod.kind, n: mod.n });
      return mod?.mod === 'convert' ? say('web.do.convert', { from: mod.from, kind: mod.kind, n: mod.rate }) : '';
    }
    case 'tactic':
      return tacticName(say, view.tactic[seat] ?? NONE);
    case 'meet':
      return say('web.do.meet', { name: nameOf(state, deed.seat, say) });
    case 'wound':
      return woundWord(say, state, deed.unit);
    case 'steal':
      return say('web.do.steal', { card: cardName(say, deed.card) });
    case 'drive':
      return say('web.do.drive', { to: foundWord(say, view, seat, deed.to) });
    case 'together':
      return say('web.do.together', { to: placeWord(say, view, deed.city) });
    case 'done':
      return say(view.duel ? 'web.do.done.duel' : view.stage === 'join' ? 'fight.begin' : 'web.do.done');
    case 'explore':
      return say('web.do.explore.towards', { way: towards(view.at[seat] ?? 0, deed) });
    default:
      return say(`web.do.${deed.do}`);
  }
}

const QUARTERS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
type Quarter = (typeof QUARTERS)[number];
/** Which way the place of a tile lies from a space: two of them would look alike in a list. */
export const towards = (from: number, { x, y }: Point): Quarter => quarterOf(from, middleOfSpace(spacesOfTile(x, y)[0] ?? 0));

function quarterOf(from: number, there: Point): Quarter {
  const here = middleOfSpace(from);
  const eighths = Math.round(Math.atan2(there.y - here.y, there.x - here.x) / (Math.PI / 4));
  return QUARTERS[(eighths + 8) % 8] ?? 'e';
}

/** Whom the damage of a fight between players wounds: the other one's unit, or that hero. */
function woundWord(say: Say, state: MageState, unit: number): string {
  const seat = state.view.duel?.blocker ?? 0;
  const name = nameOf(state, seat, say);
  return unit === NONE
    ? say('web.do.wound.hero', { name })
    : say('web.do.wound.unit', { name, unit: unitAt(say, state.view, seat, unit) });
}

/** An enemy of the fight; the second of a kind has a number. */
export function foeWord(say: Say, { foes }: Pick<View, 'foes'>, at: number): string {
  const { enemy } = foes[at] ?? { enemy: NONE };
  const nth = foes.slice(0, at + 1).filter((each) => each.enemy === enemy).length;
  const name = enemyName(say, enemy);
  return nth > 1 ? `${name} ${nth}` : name;
}

/** The answer to any other question in words. */
export function wayWord(say: Say, state: MageState, question: MageQuestion | undefined, { key, deed, path }: Way): string {
  if (!question) return key;
  if (deed) return deedWord(say, state, question.seat, deed);
  const word =
    known(say, `web.word.${question.name}.${slug(key)}`) ??
    beforeWord(say, question.name, key) ??
    known(say, `web.word.${slug(key)}`);
  if (word !== undefined) return word;
  const { view } = state;
  switch (question.name) {
    case 'tactic':
    case 'retire':
      return say(`tactic.${key}.name`);
    case 'pay': {
      const [from = '', colour = ''] = key.split(' ');
      return say('web.pay', { from, colour: say(`colour.${colour}`) });
    }
    case 'choose': {
      const [to = '', space = ''] = key.split(' ');
      if (to === 'to' && space.includes('.'))
        return say('web.do.move', { to: foundWord(say, view, question.seat, spaceNamed(space)) });
      return thingWord(say, key) ?? capital(gainsWords(say, [readBranch(key)]));
    }
    case 'propose': {
      const plan = question.options.find((each) => each.key === key)?.value;
      if (!plan) return key;
      const shares = plan.seats.map((seat, i) =>
        say('web.propose', { name: nameOf(state, seat, say), n: plan.shares[i] ?? 0 }),
      );
      return list(say, shares);
    }
    case 'wounds':
      return say('web.wounds', { n: Number(key) });
    case 'colour':
    case 'die':
      return capital(say(`colour.${key}`));
    case 'reward':
      return capital(say(`reward.${key}`));
    // Those that go: a name alone would sound as if they were played.
    case 'discard':
    case 'shed':
    case 'yield':
      return say(`web.${question.name}.card`, { card: say(`card.${key}.name`) });
    case 'search':
    case 'artifact':
    case 'spell':
    case 'learn':
      return say(`card.${key}.name`);
    case 'skill':
      return say(`skill.${key}.name`);
    case 'rival':
      return capital(say(`hero.${key}.name`));
    case 'spend': {
      const [hero = '', unit = ''] = key.split(' ');
      return say('web.spend', { hero: say(`hero.${hero}.name`), unit: say(`unit.${unit}.name`) });
    }
    case 'foe':
      return foeWord(say, view, Number(path[0]?.slice('foe-'.length)));
    case 'ready':
      return unitAt(say, view, question.seat, Number(path[0]?.slice('unit-'.length)));
    case 'unit': {
      const joins = question.options.find((each) => each.key === key)?.value;
      return joins ? recruitWord(say, view, question.seat, joins) : key;
    }
    default:
      return key;
  }
}

/** What may be done before one's own turn may be done in another's, too, and is called the same. */
function beforeWord(say: Say, name: string, key: string): string | undefined {
  if (!BEFORE.has(name)) return undefined;
  const [first = '', id = ''] = key.split(' ');
  return first === 'skill' ? known(say, `skill.${id}.name`) : known(say, `web.word.round.${slug(key)}`);
}
const BEFORE: ReadonlySet<string> = new Set(['round', 'attend', 'muster', 'answer']);

/** A spell that is cast from where it lies, or a unit of the offer that is called upon. */
function thingWord(say: Say, key: string): string | undefined {
  const [id = '', side = ''] = key.split(' ');
  const card = known(say, `card.${id}.name`);
  if (card !== undefined) return say(side === 'strong' ? 'web.do.card.strong' : 'web.do.card.basic', { name: card });
  return known(say, `unit.${id}.name`);
}
