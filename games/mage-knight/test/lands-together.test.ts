/** Where rules of the land meet: tiles at the edge, cities as they come, whom a step provokes, and the keeps of others. */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { type MageTable, mage, type Told } from './table.ts';

/** Nothing of these is left in the deck. */
const without = (...kinds: readonly ('countryside' | 'core' | 'city')[]): NonNullable<Told['also']> => {
  return (state) => {
    for (const kind of kinds) state[`${kind}Left`] = 0;
  };
};
const strong = { level: 9, fame: 80, hand: 'rage rage march stamina promise' } as const;
/** On to the attack phase with all damage on the hero, and there more than enough for these. */
function overcome(table: MageTable, foes: string): MageTable {
  table.until('0 attack');
  table.state.parts = [{ by: 'test', n: 60, kind: 'melee', element: 'fire' }];
  return table.play('march sideways', `strike ${foes}`);
}

describe('exploring', () => {
  test('MK-EXPLORE-08 a tile that touches one needs that one to touch two others', () => {
    const far = { at: '7.-4', move: 2, hand: 'rage', tiles: 'countryside-3@2,0' } as const;
    expect(mage(far).why('explore 3 0')).toMatchObject({ rule: 'MK-EXPLORE-08', why: 'tile-touches' });
    expect(mage({ ...far, tiles: 'countryside-3@2,0 countryside-4@1,1' }).offers('explore 3 0')).toBe(true);
    const left = mage({ at: '3.-6', move: 2, hand: 'rage', tiles: 'countryside-3@0,2' });
    expect([left.options('explore'), left.why('explore 1 2')?.rule]).toEqual([['explore 1 1'], 'MK-EXPLORE-08']);
  });

  test('MK-EXPLORE-10 MK-EXPLORE-12 MK-EXPLORE-13 a core tile of those set aside may not lie at the coast of a wedge either', () => {
    const told = { at: '4.-3', move: 2, hand: 'rage', tiles: 'countryside-3@1,1 countryside-4@2,1' } as const;
    const reserve = (scenario: string) =>
      mage({
        ...told,
        options: { scenario },
        also: (state) => {
          without('countryside', 'core', 'city')(state);
          state.countrysideBag = [];
        },
      });
    expect(reserve('solo-conquest').why('explore 2 0')).toMatchObject({ rule: 'MK-EXPLORE-10', why: 'tile-coast' });
    expect(reserve('first-reconnaissance').offers('explore 2 0')).toBe(true);
  });

  test('MK-EXPLORE-01 from a lake, if an effect leads there', () => {
    const table = mage({
      ...{ options: { scenario: 'first-reconnaissance' }, at: '2.-3', move: 5, hand: 'rage' },
      also: (state) => {
        state.mods[0] = [{ mod: 'terrain', terrains: ['lake'], set: 1, opens: true }];
      },
    }).play('move 2.-4');
    expect(table.options('explore').toSorted()).toEqual(['explore 0 2', 'explore 1 1']);
  });

  test.each([
    ['MK-SCENARIO-43', 'solo-conquest', 1, [5, 8]],
    ['MK-SCENARIO-33', 'full-conquest', 3, [4, 4, 4]],
    ['MK-SCENARIO-37', 'blitz-conquest', 4, [3, 3, 3, 3]],
    ['MK-SCENARIO-50', 'full-cooperation', 2, [5, 5, 8]],
    ['MK-SCENARIO-50', 'full-cooperation', 3, [5, 5, 5, 11]],
    ['MK-SCENARIO-57', 'blitz-cooperation', 3, [5, 8, 11]],
  ] as const)(
    '%s the cities of %s for %i come with their levels, in the order in which they are revealed',
    (_, scenario, seats, levels) => {
      const level = (revealed: number): unknown =>
        mage({
          ...{ options: { scenario }, at: '4.-3', move: 2, hand: 'rage', seed: 5 },
          others: Array.from({ length: seats - 1 }, () => ({})),
          tiles: 'countryside-3@2,0 countryside-4@0,2',
          also: (state) => {
            without('countryside', 'core')(state);
            state.cities = Array.from({ length: revealed }, (_, colour) => ({
              at: 9000 + colour,
              colour,
              level: 1,
              leader: -1,
            }));
            state.cityBag = state.cityBag.slice(revealed);
          },
        })
          .play('explore 1 1')
          .told('city-revealed')[0]?.level;
      expect(levels.map((_, revealed) => level(revealed))).toEqual(levels);
    },
  );
});

test('MK-SCENARIO-64 by agreement the first city has another level, and all that follow', () => {
  const level = (revealed: number): unknown =>
    mage({
      ...{ options: { firstCity: 2, otherCities: 10 }, at: '4.-3', move: 2, hand: 'rage', seed: 5 },
      tiles: 'countryside-3@2,0 countryside-4@0,2',
      also: (state) => {
        without('countryside', 'core')(state);
        state.cities = Array.from({ length: revealed }, (_, colour) => ({ at: 9000 + colour, colour, level: 1, leader: -1 }));
      },
    })
      .play('explore 1 1')
      .told('city-revealed')[0]?.level;
  expect([level(0), level(1), level(2)]).toEqual([2, 10, 10]);
});

describe('a step beside rampaging enemies', () => {
  const told = { at: '2.-2', move: 3, hand: 'rage march' } as const;

  test('MK-MOVE-19 provokes the one that both spaces border, and not one beside the space left alone', () => {
    const table = mage({ ...told, tokens: 'prowlers@3.-3! ironclads@1.-2!' }).play('provoke 3.-2');
    expect([table.foes, table.asked]).toEqual(['prowlers attacks', '0 block']);
  });

  test('MK-COMBAT-05 one beside the space entered alone may join', () => {
    const table = mage({ ...told, tokens: 'prowlers@3.-3! ironclads@4.-3!' }).play('provoke 3.-2');
    expect([table.asked, table.options()]).toEqual(['0 join', ['challenge ironclads 4.-3', 'done']]);
  });

  test('MK-TURN-18 MK-MOVE-21 onto an adventure site: the fight was the action, and the site is not entered', () => {
    const den = { tiles: 'countryside-6@1,1', tokens: 'prowlers@3.-4!', at: '4.-5', move: 3, ...strong } as const;
    const table = overcome(mage(den).play('provoke 3.-5'), 'prowlers');
    expect([table.asked, table.at, table.offers('enter'), table.reputation]).toEqual(['0 after', '3.-5', false, 1]);
  });

  test('MK-SITE-26 where a draconum fell on a mountain the mountain is still closed', () => {
    const mountain = { tiles: 'core-6@1,1', at: '3.-4', move: 9, ...strong } as const;
    const table = mage({ ...mountain, tokens: 'swamp-dragon@3.-5!' }).play('challenge swamp-dragon 3.-5');
    expect([overcome(table, 'swamp-dragon').tokens, table.reputation]).toEqual(['', 2]);
    expect(mage(mountain).why('move 3.-5')).toMatchObject({ rule: 'MK-MOVE-08' });
  });

  test('MK-MOVE-32 a walk does not lead over ruins that would be turned up, but it may end there', () => {
    const told = { tiles: 'countryside-8@1,1 countryside-7@1,2', at: '5.-5', night: true, move: 14, hand: 'rage' } as const;
    // Over the ruins in the forest, 5, to the plains, 2; around them it is one swamp and one forest.
    expect(mage({ ...told, ruins: 'altar-red@5.-6' }).preview('move 5.-7')).toMatchObject({ cost: 7 });
    const table = mage({ ...told, ruins: 'face-down@5.-6' });
    expect(table.preview('move 5.-7')).toMatchObject({ cost: 12, path: [{ space: '4.-5' }, { space: '4.-6' }, { n: 2 }] });
    expect(table.preview('move 5.-6')).toMatchObject({ cost: 5, reveals: ['ruins'] });
  });
});

describe('the keep of a rival who is away', () => {
  const keep = {
    ...{ tiles: 'countryside-3@1,1', at: '4.-5', move: 3, ...strong, tokens: 'prowlers@5.-5!' },
    others: [{ hero: 'norowas', shields: '5.-6' }],
    chance: [['gray enemy', 0]],
  } as const;

  test('MK-MOVE-16 MK-COMBAT-03 MK-COMBAT-04 whoever is provoked on the way fights too, without walls; one reputation for the assault', () => {
    const table = mage(keep).play('provoke 5.-6');
    expect([table.foes, table.reputation]).toEqual(['crossbowmen attacks, prowlers attacks', -1]);
    expect(table.view(0).foes.map(({ walls }) => walls)).toEqual([1, 0]);
  });

  test('MK-MOVE-17 MK-COMBAT-04 the defender gives half, the others all; the keep is won without them', () => {
    const all = overcome(mage(keep).play('provoke 5.-6'), 'crossbowmen prowlers');
    expect([all.fame, all.reputation, all.tokens]).toEqual([84, 0, '']);
    const one = overcome(mage(keep).play('provoke 5.-6'), 'crossbowmen').play('done');
    expect([one.fame, one.reputation, one.tokens, one.at]).toEqual([82, -1, 'prowlers@5.-5!', '5.-6']);
    expect(one.state.shields).toEqual([{ at: spaceAt(5, -6), seat: 0 }]);
  });

  test('MK-OUTCOME-11 MK-OUTCOME-12 if the defender stands, the hero goes back, whatever else fell', () => {
    const table = overcome(mage(keep).play('provoke 5.-6'), 'prowlers').play('done');
    expect([table.at, table.fame, table.tokens, table.reputation]).toEqual(['4.-5', 82, '', 0]);
    expect([table.state.shields, table.state.discards[1]?.length]).toEqual([[{ at: spaceAt(5, -6), seat: 1 }], 1]);
  });
});
