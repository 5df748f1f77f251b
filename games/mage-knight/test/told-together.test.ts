/** What is told before something is done comes true where several components meet: what it gives, and how far one is with it. */
import { describe, expect, test } from 'vitest';
import { type MageTable, mage, type Told } from './table.ts';

interface Figures {
  readonly gives: { readonly [key: string]: readonly (readonly { readonly what: string; readonly n: number }[])[] };
  readonly aims: readonly { readonly sum: number; readonly more: readonly { readonly key: string; readonly sum: number }[] }[];
}
const isFigures = (figures: unknown): figures is Figures =>
  typeof figures === 'object' && figures !== null && 'gives' in figures && 'aims' in figures;
function figuresOf(table: MageTable): Figures {
  const figures = table.figures();
  if (!isFigures(figures)) throw new Error('there are no figures');
  return figures;
}
const AMBUSH: Told['also'] = (state) => {
  state.mods[0] = [{ mod: 'ambush', attack: 1, block: 2 }];
};

describe('how far one is', () => {
  test.each<[key: string, sum: number, told: Told, answers?: readonly string[]]>([
    // Cards that use other cards.
    ['improvisation march', 3, { hand: 'improvisation march' }],
    ['concentration strong rage', 6, { hand: 'concentration rage', mana: 'green' }],
    ['concentration strong rage', 7, { hand: 'concentration rage', mana: 'green', also: AMBUSH }],
    ['maximal-effect rage', 6, { hand: 'maximal-effect rage' }],
    ['maximal-effect rage', 7, { hand: 'maximal-effect rage', also: AMBUSH }],
    ['concentration strong maximal-effect rage', 10, { hand: 'concentration maximal-effect rage march', mana: 'green' }],
    ['maximal-effect strong concentration rage', 7, { hand: 'maximal-effect concentration rage', mana: 'red', also: AMBUSH }],
    [
      ...(['maximal-effect strong concentration rage rage', 13] as const),
      { hand: 'maximal-effect concentration rage rage march', mana: 'red', also: AMBUSH },
    ],
    ['maximal-effect improvisation march promise', 6, { hand: 'maximal-effect improvisation march promise' }],
    ['magic-talent rage', 5, { hand: 'magic-talent rage', spells: 'flame-wall', mana: 'red' }],
    // What is chosen, and paid for besides.
    ['blood-rage', 5, { hand: 'blood-rage march' }, ['attack 5 for a wound']],
    ['horn-of-wrath strong', 10, { hand: 'horn-of-wrath march' }, ['siege 10']],
    ['mana-bolt', 7, { hand: 'mana-bolt march', mana: 'blue red' }],
    ['use altem-mages 0 1', 9, { units: 'altem-mages', mana: 'red blue', level: 5 }, ['pay red and blue']],
    ['call-to-arms', 6, { hand: 'call-to-arms march', mana: 'white red', offer: 'fire-mages' }, ['fire-mages 0 1']],
    // Sideways.
    ['march sideways', 2, { also: AMBUSH }],
    ['skill tovak-i-dont-give-a-damn fireball', 3, { hand: 'fireball march', skills: 'tovak-i-dont-give-a-damn' }],
    ['skill goldyx-universal-power rage', 4, { hand: 'rage march', skills: 'goldyx-universal-power', mana: 'red' }],
    ['skill arythea-power-of-pain wound', 2, { hand: 'wound march', skills: 'arythea-power-of-pain' }],
  ])('MK-COMBAT-26 an attack: %s for %i', (key, sum, told, answers = []) => {
    const table = mage({ fight: 'swamp-dragon swamp-dragon', stage: 'attack', hand: 'march', seed: 1, ...told });
    expect(figuresOf(table).aims[0]?.more.find((each) => each.key === key)?.sum).toBe(sum);
    table.play(key, ...answers);
    expect(figuresOf(table).aims[0]?.sum).toBe(sum);
  });

  test.each<[key: string, sum: number, told: Told]>([
    ['use utem-guardsmen 0 1', 8, { units: 'utem-guardsmen', fight: 'werewolf' }],
    ['use altem-guardians 0 1', 8, { units: 'altem-guardians', fight: 'swamp-dragon', options: { printing: 'first' } }],
    // Swift, paralyzing, of ice and resisting fire: four symbols, and ice against ice is halved.
    ['cold-toughness strong', 4, { hand: 'cold-toughness march', mana: 'blue', fight: 'freezers' }],
    ['concentration strong cold-toughness', 9, { hand: 'concentration cold-toughness', mana: 'green', fight: 'swamp-dragon' }],
  ])('MK-COMBAT-43 a block: %s for %i', (key, sum, told) => {
    const table = mage({ stage: 'block', hand: 'march', seed: 1, ...told });
    expect(figuresOf(table).aims[0]?.more.find((each) => each.key === key)?.sum).toBe(sum);
    table.play(key);
    expect(figuresOf(table).aims[0]?.sum).toBe(sum);
  });

  test('MK-CARD-06 points that count as attack, and what was kept for it', () => {
    const fight = { fight: 'swordsmen', stage: 'attack' } as const;
    const agile = mage({ ...fight, hand: 'agility rage' }).play('agility');
    expect(figuresOf(agile).aims[0]?.more).toContainEqual({ key: 'convert move attack', sum: 1, needed: 5 });
    const shield = mage({ fight: 'swordsmen', stage: 'block', hand: 'burning-shield rage', mana: 'red' });
    shield.play('burning-shield', 'rage', 'block swordsmen');
    expect(figuresOf(shield).aims[0]?.more).toContainEqual({ key: 'convert burning-shield', sum: 4, needed: 5 });
    const sword = mage({ ...fight, hand: 'sword-of-justice march', also: AMBUSH }).play('sword-of-justice');
    expect(figuresOf(sword).aims[0]?.more).toContainEqual({ key: 'discard march', sum: 4, needed: 5 });
  });
});

describe('what it gives', () => {
  const gives = (told: Told, key: string): readonly string[] | undefined =>
    figuresOf(mage({ fight: 'prowlers', ...told })).gives[key]?.map((way) =>
      way.map(({ what, n }) => `${what} ${n}`).join(' + '),
    );

  test('MK-CARD-06 points for which the same card finds a use', () => {
    expect(gives({ hand: 'agility rage', stage: 'attack' }, 'agility')).toEqual(['mod 0 + move 2']);
    expect(gives({ hand: 'diplomacy rage', stage: 'block' }, 'diplomacy')).toEqual(['mod 0 + influence 2']);
    expect(gives({ hand: 'learning rage', stage: 'block', advanced: 'ambush' }, 'learning')).toEqual(['mod 0 + influence 2']);
    // Without a use of its own it is no option at all.
    expect(gives({ hand: 'march rage', stage: 'attack' }, 'march')).toBeUndefined();
  });

  test('MK-CARD-08 one mana does not pay twice: what a second one buys is told for those that are left', () => {
    expect(gives({ hand: 'mana-bolt rage', stage: 'attack', mana: 'blue red' }, 'mana-bolt')).toEqual(['attack 7']);
    expect(gives({ hand: 'mana-bolt rage', stage: 'attack', mana: 'blue blue red' }, 'mana-bolt')).toEqual([
      'attack 7',
      'attack 8',
    ]);
    expect(gives({ hand: 'pure-magic rage', stage: 'block', mana: 'blue gold' }, 'pure-magic strong')).toEqual(['block 7']);
  });

  test('MK-CARD-12 MK-ENDTURN-44 a token for a fourth crystal, and no more cards than there are', () => {
    const calm = (told: Told, key: string) => figuresOf(mage(told)).gives[key]?.flat();
    expect(calm({ hand: 'fire-bolt rage', crystals: 'red red red' }, 'fire-bolt')).toMatchObject([{ what: 'mana', n: 1 }]);
    const tranquil = { hand: 'tranquility rage', mana: 'green', deck: 'march' } as const;
    expect(calm(tranquil, 'tranquility strong')).toEqual([{ what: 'draw', n: 1 }]);
  });

  test('MK-CARD-04 a card sideways after an Ambush', () => {
    expect(gives({ stage: 'block', hand: 'march', also: AMBUSH }, 'march sideways')).toEqual(['block 3']);
    expect(gives({ stage: 'attack', hand: 'march', also: AMBUSH }, 'march sideways')).toEqual(['attack 2']);
  });
});

describe('what cannot be taken back', () => {
  const reveals = (told: Told, key: string): unknown => mage({ hand: 'march', ...told }).preview(key);

  test('MK-CARD-24 what a card turns up inside another', () => {
    const told = { mana: 'green', source: 'red', advanced: 'ambush', deck: 'rage' } as const;
    const inside = (hand: string, key: string) => reveals({ ...told, hand: `${hand} march` }, key);
    expect(inside('concentration tranquility', 'concentration strong tranquility')).toEqual({ reveals: ['cards'] });
    expect(inside('concentration mana-storm', 'concentration strong mana-storm')).toEqual({ reveals: ['dice'] });
    expect(inside('maximal-effect training', 'maximal-effect training march')).toEqual({ reveals: ['cards'] });
    expect(inside('concentration', 'concentration strong march')).toEqual({ reveals: [] });
  });

  test('MK-CARD-14 MK-CARD-24 what is bought for mana, and what another hand shows', () => {
    const talent = { hand: 'magic-talent stamina', spells: 'fireball meditation', mana: 'blue red' } as const;
    expect(reveals(talent, 'magic-talent strong')).toEqual({ reveals: ['cards'] });
    expect(reveals({ hand: 'mind-read march', mana: 'white', others: [{ hand: 'rage' }] }, 'mind-read')).toEqual({
      reveals: ['cards'],
    });
  });

  test('MK-MOVE-31 the only place there is to come to', () => {
    const keep = { tiles: 'countryside-3@1,1', tokens: 'gray@5.-6', at: '4.-4', night: true } as const;
    const told = { ...keep, hand: 'underground-travel rage', mana: 'green green black' } as const;
    expect(reveals(told, 'underground-travel strong')).toEqual({ reveals: ['garrison'] });
    // Where there are several, each of them says so.
    expect(reveals(told, 'underground-travel')).toEqual({ reveals: [] });
  });
});
