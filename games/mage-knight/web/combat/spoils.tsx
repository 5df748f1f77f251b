/** What a fight has left behind, until the turn is over: who was defeated, what it is worth, and the rewards to come. */
import { list } from '@taverne/engine/telling';
import { Note, RuleLink, useSay } from '@taverne/ui';
import { useState } from 'react';
import { Sign } from '../art/signs.tsx';
import { useTable } from '../table.tsx';
import { isFight } from '../view.ts';
import { LookBack } from './look-back.tsx';
import styles from './spoils.module.css';
import { enemyWord, lastFight, spoilsIn, stretchOf } from './tale.ts';

export function Spoils() {
  const { state, view } = useTable();
  const say = useSay();
  const [closed, close] = useState(-1);
  const began = lastFight(state.events);
  const spoils = began === closed || isFight(view) ? undefined : spoilsIn(state.events);
  if (!spoils) return null;
  const stretch = stretchOf(state.events);
  const { isWon, defeated, fame, reputation, wounds, site, rewards } = spoils;
  return (
    <Note
      className={styles.spoils}
      title={say(isWon ? 'fight.spoils.won' : 'fight.spoils.lost')}
      onClose={() => close(began)}
      closeLabel={say('web.close')}
    >
      <p>
        {defeated.length > 0
          ? say('fight.spoils.defeated', {
              enemies: list(
                say,
                defeated.map((each) => enemyWord(say, each)),
              ),
            })
          : say('fight.spoils.none')}
      </p>
      {site && <p>{say('fight.spoils.conquered', { site: say(`site.${site}.name`) })}</p>}
      <ul>
        {fame > 0 && (
          <li>
            <Sign of="fame" /> {say('fight.spoils.fame', { n: fame })}
          </li>
        )}
        {reputation !== 0 && (
          <li>
            <Sign of="reputation" />{' '}
            {say('fight.spoils.reputation', { change: reputation > 0 ? `+${reputation}` : `−${-reputation}` })}
          </li>
        )}
        {wounds > 0 && (
          <li>
            <Sign of="wound" /> {say('fight.spoils.wounds', { n: wounds })}
          </li>
        )}
      </ul>
      {rewards.length > 0 && (
        <p>
          {say('fight.spoils.rewards', {
            rewards: list(
              say,
              rewards.map((each) => say(`reward.${each}`)),
            ),
          })}{' '}
          <RuleLink rule="MK-ENDTURN-15" />
        </p>
      )}
      {stretch && <LookBack {...stretch} />}
    </Note>
  );
}
