/** The row of Quests with what they want; what the move under the pointer would complete is lit. */
import { Card, classes, useSay } from '@taverne/ui';
import { questSpot } from '../spots.ts';
import { Sign } from '../symbols.tsx';
import { useForecast, useTable } from '../table.tsx';
import { bookIn } from '../view.ts';
import styles from './quests.module.css';

export function Quests() {
  const { view, next, picks, press } = useTable();
  const { preview } = useForecast();
  const say = useSay();
  return (
    <section className={styles.quests} aria-label={say('web.quests')}>
      <h2>
        {say('web.quests')} <small>{say(view.isTokenTurned ? 'web.quests.stay' : 'web.quests.go')}</small>
      </h2>
      <ul>
        {view.row.map((number) => {
          const quest = bookIn().quests[number];
          if (!quest) return null;
          const fits = preview?.quests.includes(quest.id) ?? false;
          return (
            <Card
              key={number}
              className={classes(styles.quest, quest.kind === 'treasure' && styles.treasure, fits && styles.fits)}
              isReady={next.has(questSpot(number))}
              isPicked={picks[0] === questSpot(number)}
              title={quest.kind === 'treasure' ? say(`item.${quest.treasure}.does`) : undefined}
              onPress={() => press(questSpot(number))}
            >
              <span className={styles.pic}>
                <Sign name={quest.kind === 'treasure' ? quest.treasure : 'quest'} />
              </span>
              <span className={styles.words}>
                <b>{say(`quest.${quest.id}.name`)}</b>
                <span>{say(`quest.${quest.id}.does`)}</span>
                {fits && <em>{say('web.quests.fits')}</em>}
              </span>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
