/** The rules of a space as they are at this moment: what it costs, what its site offers, who is there, what ending the turn here brings. */
import { capital, list } from '@taverne/engine/telling';
import type { Say } from '@taverne/ui';
import { SCENARIOS } from '../../src/content/scenarios.ts';
import { SITE_ROWS } from '../../src/content/sites.ts';
import { MOVE_COSTS, REPUTATIONS, WORST_REPUTATION } from '../../src/content/tracks.ts';
import type { Space } from '../../src/state.ts';
import { BASICS, type PileName, type SiteName, TERRAINS } from '../../src/words.ts';
import { groundWord } from '../names.ts';
import type { View } from '../view.ts';
import { enemyIn, pileOf, type Standing, standingAt } from './view.ts';

export interface HelpLine {
  readonly text: string;
  readonly rule?: string;
  /** What a step costs: a way tells it itself. */
  readonly isPrice?: true;
}

/** An enemy that is seen: what its token shows. */
export type Seen = NonNullable<ReturnType<typeof enemyIn>>;

export interface Help {
  readonly title: string;
  readonly lines: readonly HelpLine[];
  readonly enemies: readonly Seen[];
  readonly unknown: readonly PileName[];
}

interface Asked {
  readonly say: Say;
  readonly view: View;
  readonly seat: number;
  /** What a space of each terrain costs now; left out: as it is printed. */
  readonly costs?: readonly number[] | undefined;
}

/** The rule that tells most about a site. */
const SITE_RULES: { readonly [S in SiteName]: string } = {
  portal: 'MK-SETUP-18',
  village: 'MK-SITE-02',
  monastery: 'MK-SITE-05',
  keep: 'MK-MOVE-10',
  'mage-tower': 'MK-SITE-12',
  city: 'MK-CITY-01',
  dungeon: 'MK-SITE-13',
  tomb: 'MK-SITE-15',
  'monster-den': 'MK-SITE-17',
  'spawning-grounds': 'MK-SITE-18',
  ruins: 'MK-SITE-22',
  mine: 'MK-ENDTURN-13',
  glade: 'MK-TURN-08',
};

export function helpOf(asked: Asked, space: Space): Help | undefined {
  const { say, view } = asked;
  const there = standingAt(view, space);
  if (!there) return undefined;
  const { ground, tokens } = there;
  const hidden = tokens.filter(({ enemy }) => enemy < 0);
  return {
    title: groundWord(say, there.ground),
    lines: [
      ...(view.at[asked.seat] === space ? [{ text: say('board.here') }] : []),
      priceLine(asked, there),
      ...(ground.site ? siteLines(asked, ground.site, there) : []),
      ...(ground.rampager && tokens.length > 0 ? [{ text: say(`rampager.${ground.rampager}.does`), rule: 'MK-MOVE-19' }] : []),
    ],
    enemies: tokens.flatMap(({ enemy }) => enemyIn(view, enemy) ?? []),
    unknown: hidden.map(pileOf),
  };
}

/** MK-MOVE-05 to -08, with whatever makes it cheaper just now. */
function priceLine({ say, view, costs }: Asked, { ground: { terrain } }: Standing): HelpLine {
  const printed = MOVE_COSTS[terrain];
  const now = costs?.[TERRAINS.indexOf(terrain)] ?? printed?.[view.isNight ? 1 : 0];
  const name = capital(say(`terrain.${terrain}`));
  if (now === undefined || now >= CLOSED) return { text: say('board.price.closed', { terrain: name }), rule: 'MK-MOVE-08' };
  const [day, night] = printed ?? [now, now];
  const rule = view.isNight ? 'MK-MOVE-06' : 'MK-MOVE-05';
  return day === night && now === day
    ? { text: say('board.price', { terrain: name, now }), rule, isPrice: true }
    : { text: say('board.price.hours', { terrain: name, now, day, night }), rule, isPrice: true };
}
/** As the rules tell that nobody can pay it. */
const CLOSED = 99;

function siteLines(asked: Asked, site: SiteName, there: Standing): readonly HelpLine[] {
  const { say, view } = asked;
  const line = (key: string, rule: string, values = {}): HelpLine => ({ text: say(`board.now.${key}`, values), rule });
  const { kind, again, shown } = SITE_ROWS[site];
  const isMarked = there.shields.length > 0;
  if (there.isClosed) return [line('closed', 'MK-SCENARIO-24')];
  if (site === 'monastery' && isMarked) return [line('burned', 'MK-SITE-07')];
  // What a scenario is about is otherwise than on the printed card (MK-SCENARIO-59 to -61).
  const { quest } = SCENARIOS[view.rules.scenario];
  if (quest === 'mines' && site === 'mine' && there.tokens.length > 0) return [line('mine-held', 'MK-SCENARIO-59')];
  if (quest === 'dungeons' && isMarked && again) return [line('passages', 'MK-SCENARIO-61')];
  if (kind === 'adventure' && isMarked) return [again ? line('again', 'MK-SITE-16') : line('cleared', 'MK-SITE-24')];
  const lines: HelpLine[] = [{ text: say(`site.${site}.does`), rule: SITE_RULES[site] }];
  if (site === 'ruins') lines.push(...ruinsLines(asked, there));
  if (site === 'mine') lines.push(...mineLines(asked, there));
  if (site === 'glade') lines.push(line('glade', 'MK-TURN-08', { hour: view.isNight ? 'night' : 'day' }));
  if (quest === 'glades' && site === 'glade') lines.push(line('glade-marks', 'MK-SCENARIO-60'));
  if (quest === 'dungeons' && (site === 'village' || site === 'monastery'))
    lines.push(line(`secret-${site}`, 'MK-SCENARIO-61'));
  if (site === 'city') lines.push(...cityLines(asked, there));
  if (there.isHeld && there.tokens.some(({ enemy }) => enemy < 0))
    lines.push(line(shown === 'day' && view.isNight ? 'hidden-by-night' : 'hidden', 'MK-MOVE-30'));
  const isOpen = kind === 'inhabited' || (kind === 'fortified' && !there.isHeld);
  if (isOpen) lines.push(...localsLines(asked, there));
  return lines;
}

/** Whether the locals talk, and what Reputation is worth to them (MK-INTERACT-04, -05). */
function localsLines({ say, view, seat }: Asked, { ground: { site }, shields }: Standing): readonly HelpLine[] {
  const influence = REPUTATIONS[(view.reputation[seat] ?? 0) - WORST_REPUTATION] ?? null;
  if (site === 'keep' && !shields.includes(seat)) return [{ text: say('board.now.not-yours'), rule: 'MK-SITE-10' }];
  return [
    ...(site === 'keep' ? [{ text: say('board.now.yours'), rule: 'MK-SITE-10' }] : []),
    influence === null
      ? { text: say('board.now.disrepute'), rule: 'MK-INTERACT-05' }
      : {
          text: say('board.now.locals', { change: influence > 0 ? `+${influence}` : `${influence}`.replace('-', '−') }),
          rule: 'MK-INTERACT-04',
        },
  ];
}

function ruinsLines({ say }: Asked, { ruins, tokens }: Standing): readonly HelpLine[] {
  if (ruins === undefined) return [];
  if (ruins === null) return [{ text: say('board.now.ruins-hidden'), rule: 'MK-MOVE-32' }];
  if (tokens.length > 0)
    return [
      {
        text: say('board.now.ruins-left', {
          rewards: list(
            say,
            ruins.rewards.map((each) => say(`reward.${each}`)),
          ),
        }),
        rule: 'MK-SITE-28',
      },
    ];
  return [{ text: say(`ruins.${ruins.id}.does`), rule: ruins.altar ? 'MK-SITE-21' : 'MK-SITE-22' }];
}

function mineLines({ say, view, seat }: Asked, { ground: { colour } }: Standing): readonly HelpLine[] {
  if (!colour) return [];
  const n = view.crystals[seat]?.[BASICS.indexOf(colour)] ?? 0;
  return [
    { text: say('board.now.mine', { crystal: say(`crystal.${colour}`), n }), rule: n < 3 ? 'MK-ENDTURN-13' : 'MK-ENDTURN-14' },
  ];
}

function cityLines({ say }: Asked, { ground: { colour }, city, isHeld }: Standing): readonly HelpLine[] {
  if (!colour || !city) return [];
  if (!isHeld) return [{ text: say(`city.${colour}.sells`), rule: 'MK-INTERACT-17' }];
  return [
    { text: say('board.now.level', { level: city.level }), rule: 'MK-CITY-06' },
    { text: say(`city.${colour}.bonus`), rule: 'MK-COMBAT-64' },
  ];
}

/** A place where a tile could be laid. */
export function openingHelp({ say, view }: Asked): Help {
  const isCountryside = view.countrysideLeft > 0;
  const n = isCountryside ? view.countrysideLeft : view.coreLeft + view.cityLeft;
  return {
    title: say('board.explore.title'),
    lines: [
      { text: say('board.explore.says'), rule: 'MK-EXPLORE-20' },
      {
        text: say('board.explore.next', { kind: n === 0 ? 'none' : isCountryside ? 'countryside' : 'core', n }),
        rule: 'MK-EXPLORE-23',
      },
    ],
    enemies: [],
    unknown: [],
  };
}
