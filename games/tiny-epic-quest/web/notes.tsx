/** On the table around the map: the round, the Quests and the Magic Track, cards or dice, what is asked, and why not. */
import { Choices, Crest, classes, Note, PHONE, type Reason, reasonFor, type Say, useMedia, useSay, WhyNote } from '@taverne/ui';
import { modeOf } from '../src/words.ts';
import { Chances } from './chances.tsx';
import { sayRefusal } from './describe.ts';
import { Flying } from './flying.tsx';
import { heroWord, regionWord } from './names.ts';
import styles from './notes.module.css';
import { Magic } from './rail/magic.tsx';
import { Mine } from './rail/mine.tsx';
import { Quests } from './rail/quests.tsx';
import { Road } from './rail/road.tsx';
import { Round } from './rail/round.tsx';
import { cardIn, heroIn, itemIn, questIn, type Spot } from './spots.ts';
import { Sign } from './symbols.tsx';
import { type QuestTable, type Reply, useForecast, useTable } from './table.tsx';
import { useTurn } from './turn.ts';
import { bookIn, isRegionName } from './view.ts';

export function Notes() {
  const isPhone = useMedia(PHONE);
  const { playback } = useTable();
  const night = playback.places.isNight;
  if (isPhone)
    return (
      <>
        <Flying />
        <WhyNot />
      </>
    );
  return (
    <>
      <div className={classes(styles.side, night && styles.night)}>
        <Round />
        <Quests />
        <Magic />
      </div>
      <div className={classes(styles.foot, night && styles.night)}>
        <Road />
        {night && (
          <div className={styles.asking}>
            <Asked />
            <div className={styles.chances}>
              <Chances />
            </div>
          </div>
        )}
      </div>
      <div className={styles.low}>{!night && <Asked />}</div>
      <Flying />
      <div className={styles.corner}>
        <WhyNot />
        <Forecast />
      </div>
    </>
  );
}

/** What is weighed just now, over the buttons of a phone. */
export function Matter() {
  const { question, playback } = useTable();
  return (
    <>
      <Mine />
      {question?.name === 'card' && playback.left === 0 && (
        <div className={styles.cards}>
          <Road />
        </div>
      )}
      <Chances />
      <Forecast />
    </>
  );
}

function WhyNot() {
  const table = useTable();
  const say = useSay();
  const { why, trouble, closeWhy } = table;
  return (
    <WhyNote
      className={styles.why}
      reason={why && reasonOf(table, say, why)}
      trouble={trouble}
      about={why?.spot}
      onClose={closeWhy}
    />
  );
}

/** In the words of this game. */
const reasonOf = ({ state, ways }: QuestTable, say: Say, reply: Reply): Reason =>
  reasonFor({ state, ways }, reply, {
    say,
    refusal: (refusal) => sayRefusal(refusal, state, say),
    spot: (spot) => spotWord(state, say, spot),
    idle: { says: 'web.plain.wait', rule: 'TEQ-DAY-05' },
  });

/** A Hero, a card, a Quest or an Item by its name, a Region by its own. */
function spotWord(state: QuestTable['state'], say: Say, spot: Spot): string {
  const [hero, card, quest, item] = [heroIn(spot), cardIn(spot), questIn(spot), itemIn(spot)];
  if (hero !== undefined) return heroWord(say, hero);
  if (card !== undefined) return say(`travel.${modeOf(card)}.name`);
  if (quest !== undefined) return say(`quest.${bookIn().quests[quest]?.id ?? ''}.name`);
  if (item !== undefined) return say(`item.${state.view.items.find((each) => each.item === item)?.name ?? 'bow'}.name`);
  return isRegionName(spot) ? spot : say('thing.reserve');
}

/** What is asked and lies nowhere on the map. */
function Asked() {
  const { question, picks, playback, back } = useTable();
  const { focus } = useForecast();
  const turn = useTurn();
  const say = useSay();
  if (!question || playback.left > 0 || question.name === 'card' || turn.choices.length === 0) return null;
  const hero = heroIn(picks[0]);
  return (
    <Note
      className={styles.asked}
      role="group"
      mark={<Crest seat={question.seat} size={22} />}
      title={hero === undefined ? (turn.subject ?? say(`web.asked.${question.name}`)) : heroWord(say, hero)}
      {...(picks.length > 0 && { onClose: back, closeLabel: say('web.back') })}
    >
      {hero === undefined && turn.subject && <p>{turn.sentence}</p>}
      <Choices choices={turn.choices} focus={focus?.key} />
    </Note>
  );
}

/** What the move under the pointer brings about: its toll, the Goblins it calms, the Quests it completes. */
function Forecast() {
  const { state, picks } = useTable();
  const { focus, preview } = useForecast();
  const say = useSay();
  if (focus?.deed.act !== 'move' || picks.length === 0 || !preview) return null;
  const { toll, calmed, quests } = preview;
  return (
    <Note
      className={styles.forecast}
      title={say('web.forecast', { hero: heroWord(say, focus.deed.hero), to: regionWord(say, state, focus.deed.to) })}
    >
      <ul>
        <li>
          <Sign name="power" /> {say('web.forecast.toll', { toll })}
        </li>
        {calmed.map((portal) => (
          <li key={portal}>
            <Sign name="goblin" /> {say('web.forecast.calmed', { portal })}
          </li>
        ))}
        {quests.map((quest) => (
          <li key={quest}>
            <Sign name="quest" /> {say('web.forecast.quest', { quest: say(`quest.${quest}.name`) })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
