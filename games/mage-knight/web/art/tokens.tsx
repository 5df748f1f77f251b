/** Tokens on the map: enemies with what they hit and bear, ruins, and the shields of those who conquered something. */
import type { ReactNode } from 'react';
import type { Basic, Element, PileName } from '../../src/words.ts';
import { DrawnSign, type SignName } from './signs.tsx';

/** What is drawn on each enemy token. */
export const ENEMY_SIGNS: { readonly [enemy: string]: SignName } = {
  prowlers: 'orc',
  diggers: 'orc',
  'cursed-hags': 'poison',
  'wolf-riders': 'swift',
  ironclads: 'axe',
  'orc-summoners': 'summon',
  crossbowmen: 'crossbow',
  guardsmen: 'tower',
  swordsmen: 'attack',
  golems: 'block',
  minotaur: 'brutal',
  gargoyle: 'block',
  medusa: 'paralyze',
  'crypt-worm': 'skull',
  werewolf: 'night',
  monks: 'monk',
  illusionists: 'summon',
  'ice-mages': 'mage',
  'fire-mages': 'mage',
  'ice-golems': 'ice',
  'fire-golems': 'fire',
  'swamp-dragon': 'dragon',
  'fire-dragon': 'dragon',
  'ice-dragon': 'dragon',
  'high-dragon': 'dragon',
  freezers: 'ice',
  gunners: 'fire',
  'altem-guardsmen': 'clash',
  'altem-mages': 'star',
};

const SHIELD = 'M-6.6,-7.4H6.6V.4Q6,5.6 0,8Q-6,5.6 -6.6,.4Z';

interface EnemyProps {
  readonly pile: PileName;
  /** Left out while it lies face down. */
  readonly face?: {
    readonly id: string;
    readonly attack: number;
    readonly element: Element;
    readonly armor: number;
    readonly summons: boolean;
  };
  /** Behind it, where the token is large enough; left out: a ring. */
  readonly scene?: ReactNode;
}

/** Around (0, 0). */
export const EnemyToken = ({ pile, face, scene }: EnemyProps) => (
  <g className={`mk-token mk-pile-${pile}`}>
    <circle className="mk-token-shade" cx="2" cy="3" r="21" />
    <circle className="mk-token-back" r="21" />
    {scene ?? <circle className="mk-token-ring" r="17.6" />}
    {face === undefined ? (
      <text className="mk-unknown" y="7">
        ?
      </text>
    ) : (
      <>
        <DrawnSign of={ENEMY_SIGNS[face.id] ?? 'skull'} x={0} y={-3} size={24} />
        <g className={`mk-hit mk-el-${face.element}`} transform="translate(-13 13)">
          <circle r="8" />
          {face.summons ? <DrawnSign of="summon" x={0} y={0} size={11} /> : <text y="4.4">{face.attack}</text>}
        </g>
        <g className="mk-armor" transform="translate(13 13)">
          <path d={SHIELD} />
          <text y="4">{face.armor}</text>
        </g>
      </>
    )}
  </g>
);

interface RuinsProps {
  /** Left out while it lies face down. */
  readonly face?: { readonly altar?: Basic | undefined; readonly enemies: readonly PileName[] };
}

/** An altar in its colour, or the backs of those who guard the place. */
export const RuinsToken = ({ face }: RuinsProps) => (
  <g className="mk-token mk-ruins-token">
    <path className="mk-token-back" d="M0,-15L14,-7.4V7.4L0,15L-14,7.4V-7.4Z" />
    {face === undefined && (
      <text className="mk-unknown" y="6">
        ?
      </text>
    )}
    {face?.altar && <path className={`mk-gem mk-of-${face.altar}`} d="M0,-9L7,0L0,9L-7,0Z" />}
    {face?.enemies[0] && <circle className={`mk-dot mk-pile-${face.enemies[0]}`} cx="-5.4" r="4.8" />}
    {face?.enemies[1] && <circle className={`mk-dot mk-pile-${face.enemies[1]}`} cx="5.4" r="4.8" />}
  </g>
);

/** The shield of a hero on what was conquered; the class of its seat must be set around it. */
export const ShieldMark = () => (
  <g className="mk-shield">
    <path className="mk-pole" d="M0,8V-24" />
    <path className="mk-cloth" d="M-9,-24H9V-12Q8,-5 0,-2Q-8,-5 -9,-12Z" />
  </g>
);
