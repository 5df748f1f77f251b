/** An enemy in words: what it hits with, what it bears, and each of its abilities with what it means. */
import { capital, list } from '@taverne/engine/telling';
import { RuleLink, type Say, useSay } from '@taverne/ui';
import type { Element, Trait } from '../../src/words.ts';
import { ElementSign, Sign, TRAIT_SIGNS } from '../art/signs.tsx';
import styles from './foe.module.css';

/** What its token shows, or what it is now. */
export interface Facts {
  readonly armor: number;
  readonly attack: number;
  readonly element: Element;
  readonly traits: readonly Trait[];
  /** Known once it can be fought: how often it is fortified, what it takes to block it, and what it does if nobody does. */
  readonly walls?: number;
  readonly toBlock?: number;
  readonly deals?: number;
  readonly wounds?: number;
}

/** Where each ability is told. */
const TRAIT_RULES: { readonly [T in Trait]: string } = {
  fortified: 'MK-COMBAT-19',
  swift: 'MK-COMBAT-44',
  brutal: 'MK-COMBAT-50',
  poison: 'MK-COMBAT-59',
  paralyze: 'MK-COMBAT-61',
  summon: 'MK-COMBAT-32',
  'resists-physical': 'MK-COMBAT-23',
  'resists-fire': 'MK-COMBAT-23',
  'resists-ice': 'MK-COMBAT-23',
};

/** Which blocks count in full against an attack (MK-COMBAT-38 to -41). */
const BLOCK_RULES: { readonly [E in Element]: string } = {
  physical: 'MK-COMBAT-38',
  fire: 'MK-COMBAT-39',
  ice: 'MK-COMBAT-40',
  'cold-fire': 'MK-COMBAT-41',
};

/** What of it matters in this phase, as far as it does not matter in all. */
const IDLE: { readonly [stage: string]: readonly Trait[] } = {
  attack: ['fortified', 'swift', 'brutal', 'poison', 'paralyze', 'summon'],
  block: ['fortified'],
  damage: ['fortified', 'swift'],
};

interface FoeLinesProps {
  readonly facts: Facts;
  /** The phase of the fight; left out: none has begun. */
  readonly stage?: string | undefined;
  /** Where there are many, what each can do is named, and told to whoever asks. */
  readonly isFolded?: boolean;
}

export function FoeLines({ facts, stage, isFolded = false }: FoeLinesProps) {
  const say = useSay();
  if (!isFolded) return <Lines facts={facts} stage={stage} />;
  const { traits, walls = 0 } = facts;
  const isWalled = walls > (traits.includes('fortified') ? 1 : 0);
  const names = [...traits.map((trait) => say(`trait.${trait}.name`)), ...(isWalled ? [say('fight.behind-walls')] : [])];
  return (
    <details className={styles.folded}>
      <summary>{names.length > 0 ? capital(list(say, names)) : say('fight.plain')}</summary>
      <Lines facts={facts} stage={stage} />
    </details>
  );
}

function Lines({ facts, stage = '' }: Omit<FoeLinesProps, 'isFolded'>) {
  const say = useSay();
  const { element, traits, walls = 0 } = facts;
  const own = traits.includes('fortified') ? 1 : 0;
  return (
    <ul className={styles.lines}>
      {!traits.includes('summon') && stage !== 'attack' && (
        <li>
          <ElementSign of={element} />
          {attackWords(say, facts)} <RuleLink rule={BLOCK_RULES[element]} />
        </li>
      )}
      {traits.map((trait) => (
        <li key={trait} className={IDLE[stage]?.includes(trait) ? styles.idle : undefined}>
          <TraitSign of={trait} />
          <b>{say(`trait.${trait}.name`)}</b>
          {': '}
          {IDLE[stage]?.includes(trait) ? say('fight.no-matter') : say(`trait.${trait}.does`)}{' '}
          <RuleLink rule={TRAIT_RULES[trait]} />
        </li>
      ))}
      {walls > own && (
        <li className={stage === 'ranged' || stage === 'join' || stage === '' ? undefined : styles.idle}>
          <Sign of="fortified" />
          {say(stage === 'block' || stage === 'damage' || stage === 'attack' ? 'fight.walls.past' : 'fight.walls', { walls })}{' '}
          <RuleLink rule={walls > 1 ? 'MK-COMBAT-21' : 'MK-COMBAT-20'} />
        </li>
      )}
    </ul>
  );
}

const RESISTED: { readonly [T in Trait]?: Element } = {
  'resists-physical': 'physical',
  'resists-fire': 'fire',
  'resists-ice': 'ice',
};

/** A resistance has the sign of its element. */
function TraitSign({ of }: { readonly of: Trait }) {
  const element = RESISTED[of];
  return element ? <ElementSign of={element} /> : <Sign of={TRAIT_SIGNS[of]} />;
}

/** `attack 5 ice: fire and cold fire block count in full`. */
const attackWords = (say: Say, { attack, element, toBlock = attack, deals, wounds }: Facts): string => {
  const words = [say(`fight.attack.${element}`, { n: attack })];
  if (toBlock !== attack) words.push(say('fight.to-block', { n: toBlock }));
  if (deals !== undefined && wounds !== undefined) words.push(say('fight.unblocked', { deals, wounds }));
  return words.join(' ');
};
