/**
 * What is printed on every card, unit, skill and tactic, told in lines of its own: a table to compare the game with, written from what is
 * known of the components and not from its code. A side that only gives points, mana or crystals is told in full (`attack 2 or block 2`);
 * of any other (`… 3 5`) all its figures but 0 and 1 are told.
 */

/** Id, kind and colour, both sides in the first printing, and both in the revised one where it differs. */
export const CARDS: readonly string[] = `
rage | basic red | attack 2 or block 2 | attack 4
determination | basic blue | attack 2 or block 2 | block 5
swiftness | basic white | move 2 | ranged 3
march | basic green | move 2 | move 4
stamina | basic blue | move 2 | move 4
tranquility | basic green | heal 1 or draw 1 | heal 2 or draw 2
promise | basic white | influence 2 | influence 4
threaten | basic red | influence 2 | influence 5 + later reputation -1
crystallize | basic blue | … | crystal red/blue/green/white
mana-draw | basic white | … | … 2
concentration | basic green | mana blue/white/red | … 2
improvisation | basic red | … 3 | … 5
battle-versatility | basic red | attack 2 or block 2 or ranged 1 | attack 4 or block 4 or attack 3 fire or block 3 fire or ranged 3 or siege 2
will-focus | basic green | mana blue/white/red or crystal green | … 3
noble-manners | basic white | … 2 | … 4
cold-toughness | basic blue | attack 2 ice or block 3 ice | … 5
fire-bolt | advanced red | crystal red | ranged 3 fire
ice-bolt | advanced blue | crystal blue | ranged 3 ice
swift-bolt | advanced white | crystal white | ranged 4
crushing-bolt | advanced green | crystal green | siege 3
blood-rage | advanced red | … 2 5 | … 4 9
ice-shield | advanced blue | block 3 ice | … 3
agility | advanced white | … 2 | … 2 4
refreshing-walk | advanced green | move 2 + heal 1 | move 4 + heal 2 | … 2 | … 2 4
intimidate | advanced red | influence 4 or attack 3 + later reputation -1 | influence 8 or attack 7 + later reputation -2
frost-bridge | advanced blue | … 2 | … 4
song-of-wind | advanced white | … 2 | … 2
path-finding | advanced green | … 2 | … 2 4
blood-ritual | advanced red | wound 1 + mana red + mana red/blue/green/white/gold/black | wound 1 + mana red/blue/green/white/gold/black ×3 | wound 1 + crystal red + mana red/blue/green/white/gold/black | … 3
pure-magic | advanced blue | … 4 | … 7
heroic-tale | advanced white | … 3 | … 6
regeneration | advanced green | heal 1 + ready 2 | heal 2 + ready 3
into-the-heat | advanced red | … 2 | … 3
steady-tempo | advanced blue | … 2 | … 4
diplomacy | advanced white | … 2 | … 4
in-need | advanced green | … 2 | … 2 4 | … 3 | … 2 5
decompose | advanced red | … 2 | …
crystal-mastery | advanced blue | … | …
mana-storm | advanced white | … | … 3
ambush | advanced green | … 2 | … 2 4
maximal-effect | advanced red | … 3 | … 2
magic-talent | advanced blue | … | …
learning | advanced white | … 2 6 | … 4 9
training | advanced green | … | …
fireball | spell red | ranged 5 fire | wound 1 + siege 8 fire
snowstorm | spell blue | ranged 5 ice | wound 1 + siege 8 ice
expose | spell white | … 2 | … 3
tremor | spell green | … 2 3 | … 2 3 4 6
flame-wall | spell red | attack 5 fire or block 7 fire | … 2 5 7
mana-bolt | spell blue | … 5 6 7 8 | … 8 9 10 11
whirlwind | spell white | … | …
underground-travel | spell green | … 3 | … 3
burning-shield | spell red | … 4 | … 4
chill | spell blue | … | … 4
wings-of-wind | spell white | … 5 | …
restoration | spell green | … 3 5 | … 3 5
demolish | spell red | … | …
space-bending | spell blue | … 2 | …
call-to-arms | spell white | … | …
meditation | spell green | … 2 | … 2
mana-meltdown | spell red competitive | … | … 2
mana-claim | spell blue competitive | … 3 | … 3
mind-read | spell white competitive | … | …
energy-flow | spell green competitive | … 2 | … 3
banner-of-glory | artifact banner | … | …
banner-of-fear | artifact banner | … | … | … | … 3
banner-of-protection | artifact banner | … | …
banner-of-courage | artifact banner | … | …
ruby-ring | artifact | mana red + crystal red + fame 1 | …
sapphire-ring | artifact | mana blue + crystal blue + fame 1 | …
diamond-ring | artifact | mana white + crystal white + fame 1 | …
emerald-ring | artifact | mana green + crystal green + fame 1 | …
sword-of-justice | artifact | … 3 | … 2
horn-of-wrath | artifact | … 6 | … 6 | … 5 | … 5
endless-bag-of-gold | artifact | influence 4 + fame 2 | influence 9 + fame 3
endless-gem-pouch | artifact | … 2 | …
golden-grail | artifact | … 2 | … 6
book-of-wisdom | artifact | … | …
amulet-of-sun | artifact | … 3 | … 3
amulet-of-darkness | artifact | … 3 | … 3
`
  .trim()
  .split('\n');

/** Id, deck and copies, figures, where it is recruited, what it resists, its abilities; and those of the revised printing where they differ. */
export const UNITS: readonly string[] = `
peasants | regular 3 | level 1 cost 4 armor 3 | village | - | attack 2 or block 2 ; influence 2 ; move 2
herbalists | regular 2 | level 1 cost 3 armor 2 | village monastery | - | green: heal 2 ; ready 2 ; mana green
foresters | regular 2 | level 1 cost 5 armor 4 | village | - | … 2 ; block 3
utem-crossbowmen | regular 2 | level 2 cost 6 armor 4 | village keep | - | attack 3 or block 3 ; ranged 2
utem-guardsmen | regular 2 | level 2 cost 5 armor 5 | village keep | - | attack 2 ; … 4 | attack 2 ; … 2 4
utem-swordsmen | regular 2 | level 2 cost 6 armor 4 | keep | - | attack 3 or block 3 ; … 6
guardian-golems | regular 2 | level 2 cost 7 armor 3 | keep mage-tower | physical | attack 2 or block 2 ; red: block 4 fire ; blue: block 4 ice
illusionists | regular 2 | level 2 cost 7 armor 2 | monastery mage-tower | physical | influence 4 ; white: … ; crystal white
red-cape-monks | regular 1 | level 2 cost 7 armor 4 | monastery | - | attack 3 or block 3 ; red: attack 4 fire or block 4 fire
northern-monks | regular 1 | level 2 cost 7 armor 4 | monastery | - | attack 3 or block 3 ; blue: attack 4 ice or block 4 ice
savage-monks | regular 1 | level 2 cost 7 armor 4 | monastery | - | attack 3 or block 3 ; green: siege 4
fire-golems | elite 2 | level 3 cost 8 armor 4 | keep mage-tower | fire physical | attack 3 or block 3 ; red: ranged 4 fire
ice-golems | elite 2 | level 3 cost 8 armor 4 | keep mage-tower | ice physical | attack 3 or block 3 ; blue: attack 6 ice
fire-mages | elite 2 | level 3 cost 9 armor 4 | monastery mage-tower | fire | ranged 3 fire ; red: attack 6 fire or block 6 fire ; mana red + crystal red
ice-mages | elite 2 | level 3 cost 9 armor 4 | monastery mage-tower | ice | attack 4 ice or block 4 ice ; blue: siege 4 ice ; mana blue + crystal blue
amotep-gunners | elite 2 | level 3 cost 8 armor 6 | keep city | - | attack 5 or block 5 ; red: ranged 6 fire
amotep-freezers | elite 2 | level 3 cost 8 armor 6 | keep city | - | attack 5 or block 5 ; blue: … 3
catapults | elite 3 | level 3 cost 9 armor 4 | keep city | - | siege 3 ; red: siege 5 fire ; blue: siege 5 ice
altem-mages | elite 2 | level 4 cost 12 armor 5 | city | fire ice | mana red/blue/green/white/gold/black ×2 ; … 5 7 9 ; black: …
altem-guardians | elite 3 | level 4 cost 11 armor 7 | city | - | attack 5 ; … 8 ; green: … | attack 5 ; … 2 8 ; green: …
`
  .trim()
  .split('\n');

/** Id with its hero, how often it is used, what it does. */
export const SKILLS: readonly string[] = `
arythea-dark-paths | turn | … 2
arythea-burning-power | turn | siege 1 or siege 1 fire
arythea-hot-swordsmanship | turn | attack 2 or attack 2 fire
arythea-dark-negotiation | turn | … 2 3
arythea-dark-fire-magic | round | crystal red + mana red/black
arythea-power-of-pain | turn | … 2
arythea-invocation | turn | …
arythea-polarization | turn | …
arythea-motivation | round | … 2
arythea-healing-ritual | round interactive | … 2
goldyx-freezing-power | turn | siege 1 or siege 1 ice
goldyx-potion-making | round | heal 2
goldyx-white-crystal-craft | round | crystal blue + mana white
goldyx-green-crystal-craft | round | crystal blue + mana green
goldyx-red-crystal-craft | round | crystal blue + mana red
goldyx-glittering-fortune | turn | …
goldyx-flight | round | … 2
goldyx-universal-power | turn | … 3 4
goldyx-motivation | round | … 2
goldyx-source-freeze | round interactive | …
norowas-forward-march | turn | … 3
norowas-day-sharpshooting | turn | … 2
norowas-inspiration | round | …
norowas-bright-negotiation | turn | … 2 3
norowas-leaves-in-the-wind | round | crystal green + mana white
norowas-whisper-in-the-treetops | round | crystal white + mana green
norowas-leadership | turn | … 2 3
norowas-bonds-of-loyalty | passive | … 2 5
norowas-motivation | round | … 2
norowas-prayer-of-weather | round interactive | … 2 5
tovak-double-time | turn | … 2
tovak-night-sharpshooting | turn | … 2
tovak-cold-swordsmanship | turn | attack 2 or attack 2 ice
tovak-shield-mastery | turn | block 3 or block 2 ice or block 2 fire
tovak-resistance-break | turn | …
tovak-i-feel-no-pain | turn | …
tovak-i-dont-give-a-damn | turn | … 2 3
tovak-who-needs-magic | turn | … 2 3
tovak-motivation | round | … 2
tovak-mana-exploit | round interactive | …
`
  .trim()
  .split('\n');

/** Id, hour and number, what it does in the revised printing. */
export const TACTICS: readonly string[] = `
early-bird | day 1 | …
rethink | day 2 | … 3
mana-steal | day 3 | …
planning | day 4 | … 2
great-start | day 5 | draw 2
the-right-moment | day 6 | …
from-the-dusk | night 1 | …
long-night | night 2 | … 3
mana-search | night 3 | … 2
midnight-meditation | night 4 | … 5
preparation | night 5 | …
sparing-power | night 6 | …
`
  .trim()
  .split('\n');

/** The sixteen cards of each hero: how often each is there. */
export const DECKS: { readonly [hero: string]: { readonly [card: string]: number } } = {
  arythea: {
    'battle-versatility': 1,
    rage: 1,
    determination: 1,
    swiftness: 2,
    march: 2,
    stamina: 2,
    tranquility: 1,
    promise: 1,
    threaten: 1,
    crystallize: 1,
    'mana-draw': 1,
    concentration: 1,
    improvisation: 1,
  },
  goldyx: {
    rage: 2,
    determination: 1,
    swiftness: 2,
    march: 2,
    stamina: 2,
    tranquility: 1,
    promise: 1,
    threaten: 1,
    crystallize: 1,
    'mana-draw': 1,
    'will-focus': 1,
    improvisation: 1,
  },
  norowas: {
    rage: 2,
    determination: 1,
    swiftness: 2,
    march: 2,
    stamina: 2,
    tranquility: 1,
    'noble-manners': 1,
    threaten: 1,
    crystallize: 1,
    'mana-draw': 1,
    concentration: 1,
    improvisation: 1,
  },
  tovak: {
    rage: 2,
    'cold-toughness': 1,
    swiftness: 2,
    march: 2,
    stamina: 2,
    tranquility: 1,
    promise: 1,
    threaten: 1,
    crystallize: 1,
    'mana-draw': 1,
    concentration: 1,
    improvisation: 1,
  },
};
