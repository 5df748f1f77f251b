/** The schema of a pack's cards: units, tactics, enemy cards, the die. Limits keep a match finite and a card readable. */
import { type Check, flag, listOf, misfit, oneOf, orNull, record, text, whole } from '@taverne/engine/parse';
import { said } from '../../sentences.ts';
import { CLASS_NAMES, type ClassName, DIRECTIONS, type DieSymbol, SYMBOLS } from '../../words.ts';
import { TACTIC_NAMES, type TacticCard } from '../tactics.ts';
import {
  ABILITY_NAMES,
  type Ability,
  type EnemyCard,
  type EnemySide,
  MONSTER_NAMES,
  type Spell,
  type SpellEffect,
  type UnitCard,
} from '../types.ts';

/** Ids stand in notation (`hit W3 B5`): a capital letter, then letters and digits. */
const cardId: Check<string> = (raw, at) => {
  const id = text(8)(raw, at);
  return /^[A-Z][A-Za-z0-9]*$/.test(id) ? id : misfit(at, said('card-id', {}), raw);
};

// ── the die ──

const face: Check<readonly DieSymbol[]> = listOf(oneOf(SYMBOLS), SYMBOLS.length);

/** A symbol that never comes up would make whole rules idle. */
export const die: Check<readonly (readonly DieSymbol[])[]> = (raw, at) => {
  const faces = listOf(face, 20)(raw, at);
  const missing = SYMBOLS.find((symbol) => !faces.some((each) => each.includes(symbol)));
  return missing === undefined ? faces : misfit(at, said('card-die', { symbol: missing }), raw);
};

// ── units ──

const damage = whole(0, 9);
const dice = whole(0, 3);
const melee = record({ damage, pushDice: dice });
const ranged = record({ damage, range: whole(1, 12), missDice: dice });
const ability = record({ does: oneOf(ABILITY_NAMES), amount: whole(1, 6) });

const abilities: Check<readonly Ability[]> = (raw, at) => {
  const list = listOf(ability, 3)(raw, at);
  const twice = list.findIndex((each, i) => list.findIndex(({ does }) => does === each.does) < i);
  return twice < 0 ? list : misfit(`${at}[${twice}].does`, said('card-new-ability', {}), list[twice]?.does);
};

const distance = whole(0, 6);
const perStar = whole(0, 3);
const EFFECTS = {
  area: record({ does: oneOf(['area']), distance, damage }),
  chain: record({ does: oneOf(['chain']), distance, damage }),
  weaken: record({ does: oneOf(['weaken']), stars: whole(0, 3) }),
  push: record({ does: oneOf(['push']), cells: whole(0, 6), perStar }),
  drain: record({ does: oneOf(['drain']), perStar }),
  heal: record({ does: oneOf(['heal']), hp: whole(0, 9), perStar, cure: whole(0, 3) }),
  exchange: record({ does: oneOf(['exchange']) }),
  quicken: record({ does: oneOf(['quicken']), mp: whole(0, 9), perStar }),
} as const satisfies { readonly [D in SpellEffect['does']]: Check<SpellEffect> };

/** What can happen to an enemy and what to an ally: nobody heals the one and pushes the other. */
const ON = {
  enemy: ['area', 'chain', 'weaken', 'push', 'drain'],
  ally: ['heal', 'exchange', 'quicken'],
} as const;

const effectOn =
  (target: Spell['target']): Check<SpellEffect> =>
  (raw, at) => {
    const found = typeof raw === 'object' && raw !== null && 'does' in raw ? raw.does : undefined;
    return EFFECTS[oneOf(ON[target])(found, `${at}.does`)](raw, at);
  };

/** A spell attacks exactly if it deals damage (TET-SPELL-10), and attacks are aimed at enemies. */
const spell: Check<Spell> = (raw, at) => {
  const target = oneOf(['enemy', 'ally'])(
    typeof raw === 'object' && raw !== null && 'target' in raw ? raw.target : undefined,
    `${at}.target`,
  );
  const made = record({
    target: oneOf([target]),
    range: orNull(whole(1, 12)),
    attack: flag,
    damage: target === 'enemy' ? damage : whole(0, 0),
    damagePerStar: target === 'enemy' ? perStar : whole(0, 0),
    effects: listOf(effectOn(target), 3),
  })(raw, at);
  if (made.attack !== made.damage + made.damagePerStar > 0) misfit(`${at}.attack`, said('card-attack', {}), made.attack);
  if (target === 'enemy' && !made.attack) misfit(`${at}.damage`, said('card-damage', {}), made.damage);
  return made;
};

const hp = whole(1, 30);
const prowess = { move: whole(2, 8), melee, ranged: orNull(ranged), spell: orNull(spell), abilities };

/** Warriors and Rogues shoot, Wizards cast, Beasts do neither (TET-RANGED-01, TET-SPELL-01). */
function fitClass(name: ClassName, given: Pick<EnemySide, 'ranged' | 'spell'>, at: string): void {
  const shoots = name === 'warrior' || name === 'rogue';
  if ((given.ranged !== null) !== shoots)
    misfit(`${at}.ranged`, said(shoots ? 'card-there' : 'card-null', { class: name }), given.ranged);
  const casts = name === 'wizard';
  if ((given.spell !== null) !== casts)
    misfit(`${at}.spell`, said(casts ? 'card-there' : 'card-null', { class: name }), given.spell);
}

/** The Enemy's spells attack, and it rolls no miss dice (TET-SOLO-ENEMY-11, TET-SOLO-ENEMY-14). */
function fitEnemy(enemy: EnemySide, at: string): void {
  if (enemy.spell && !enemy.spell.attack) misfit(`${at}.spell.target`, said('card-enemy-target', {}), enemy.spell.target);
  if (enemy.ranged && enemy.ranged.missDice > 0) {
    misfit(`${at}.ranged.missDice`, said('card-enemy-miss', {}), enemy.ranged.missDice);
  }
}

export const unit: Check<UnitCard> = (raw, at) => {
  const made = record({
    id: cardId,
    class: oneOf(CLASS_NAMES),
    hp,
    stock: whole(0, 12),
    ...prowess,
    enemy: record({ hp, ...prowess }),
  })(raw, at);
  fitClass(made.class, made, at);
  fitClass(made.class, made.enemy, `${at}.enemy`);
  fitEnemy(made.enemy, `${at}.enemy`);
  if (made.stock > 0 !== (made.class !== 'beast')) {
    misfit(`${at}.stock`, said(made.class === 'beast' ? 'card-beast-stock' : 'card-stock', {}), made.stock);
  }
  return made;
};

// ── tactics and enemy cards ──

export const tactic: Check<TacticCard> = record({ id: cardId, does: oneOf(TACTIC_NAMES), amount: whole(1, 6) });

export const enemy: Check<EnemyCard> = record({
  id: cardId,
  activates: oneOf([...CLASS_NAMES, 'leftmost']),
  compass: oneOf(DIRECTIONS),
  bonus: record({ damage: whole(0, 3), move: whole(0, 4), climber: flag }),
  monster: record({ does: oneOf(MONSTER_NAMES), amount: whole(1, 6) }),
});
