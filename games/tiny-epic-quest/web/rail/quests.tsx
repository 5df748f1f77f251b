/** The row of Quests with what they want; what the move under the pointer would complete is lit. */
import { Card, classes, useSay } from '@taverne/ui';
import { questSpot } from '../spots.ts';
import { Sign } from '../symbols.tsx';
import { useForecast, useTable } from '../table.tsx';
import { bookIn } from '../view.ts';
import styles from './quests.module.css';

export function Quests() {
  const { view, next, picks, press, light, question } = useTable();
  const { preview } = useForecast();
  const say = useSay();
  const open = new Set(question?.name === 'travel' && question.figures ? Object.values(question.figures.quests).flat() : []);
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
          const couldFit = !fits && open.has(quest.id);
          return (
            <Card
              key={number}
              className={classes(styles.quest, quest.kind === 'treasure' && styles.treasure, fits && styles.fits)}
              isReady={next.has(questSpot(number))}
              isPicked={picks[0] === questSpot(number)}
              onPress={() => (next.has(questSpot(number)) ? press(questSpot(number)) : light(number))}
              onPoint={(on) => light(on ? number : undefined)}
            >
              <span className={styles.pic}>
                <Sign name={quest.kind === 'treasure' ? quest.treasure : 'quest'} />
              </span>
              <span className={styles.words}>
                <b>{say(`quest.${quest.id}.name`)}</b>
                <span>{say(`quest.${quest.id}.does`)}</span>
                {quest.kind === 'treasure' && <span className={styles.item}>{say(`item.${quest.treasure}.does`)}</span>}
                {fits && <em>{say('web.quests.fits')}</em>}
                {couldFit && <span className={styles.open}>{say('web.quests.open')}</span>}
              </span>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
