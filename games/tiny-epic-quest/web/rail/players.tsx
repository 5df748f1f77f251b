/** One sheet a player: Health and Power with their maxima, what counts for points, Legendary Items, Heroes and what they carry. */

import type { Seat } from '@taverne/engine';
import { isYou } from '@taverne/engine/telling';
import { Crest, classes, Panel, seatClass, signed, useSay } from '@taverne/ui';
import { heroesOf, heroNumber, LEGENDS, NONE } from '../../src/words.ts';
import { HeroFigure } from '../board/pieces.tsx';
import { briefRegion, nameOf, placeWord } from '../names.ts';
import { heroSpot, itemIn, RESERVE } from '../spots.ts';
import { Sign } from '../symbols.tsx';
import { useTable } from '../table.tsx';
import { bookIn, colourOf, isNight, isResting, itemsOfHero, reserveOf } from '../view.ts';
import { Items } from './items.tsx';
import { Orders } from './orders.tsx';
import styles from './players.module.css';

export function Players() {
  const { view, state } = useTable();
  const say = useSay();
  const mine = state.eyes ?? 0;
  const seats = Array.from({ length: view.seats }, (_, i) => (mine + i) % view.seats);
  return (
    <Panel label={say('web.players')} className={classes(styles.players, view.seats > 2 && styles.many)}>
      {seats.map((seat) => (
        <Player key={seat} seat={seat} />
      ))}
      <Orders />
    </Panel>
  );
}

function Player({ seat }: { readonly seat: Seat }) {
  const { view, state, playback } = useTable();
  const { health, power } = playback.places;
  const say = useSay();
  const holder = state.seats[seat];
  const isAsked = !state.outcome && state.asked.some((each) => each.seat === seat);
  const score = view.scores[seat]?.total ?? 0;
  const resting = isResting(view, seat);
  const name = nameOf(state, seat, say);
  return (
    <article
      className={classes(styles.player, seatClass(seat), isAsked && styles.asked, resting && styles.resting)}
      aria-label={name}
    >
      <header className={styles.head} data-flies={`seat-${seat}`}>
        <Crest seat={seat} size={22} />
        <b className={styles.name}>{isYou(state, seat) && holder?.name ? say('web.you', { name: holder.name }) : name}</b>
        {view.first === seat && view.seats > 1 && <em className={styles.first}>{say('web.first')}</em>}
        <i className={styles.doing}>
          {holder?.thinking
            ? say('web.thinking')
            : holder && !holder.present
              ? say('web.away')
              : isNight(view) && !state.outcome
                ? say(resting ? 'web.resting' : view.roller === seat ? 'web.has-dice' : 'web.adventuring')
                : ''}
        </i>
        <strong className={styles.score} title={say('web.score.now')}>
          {view.rules.mode === 'solo'
            ? say('web.points.target', { n: signed(score), target: bookIn().content.targets[view.rules.target] })
            : say('web.points', { n: score, points: signed(score) })}
        </strong>
      </header>
      <Track kind="heart" label="health" has={health[seat] ?? 0} most={view.most.health[seat] ?? 0} />
      <Track kind="power" label="power" has={power[seat] ?? 0} most={view.most.power[seat] ?? 0} />
      <div className={styles.counts}>
        <span title={say('web.count.quests')}>
          <Sign name="quest" />
          {view.done[seat]?.length ?? 0}
        </span>
        <span title={say('web.count.goblins')}>
          <Sign name="goblin" />
          {view.trophies[seat] ?? 0}
        </span>
        <span title={say('web.count.spell')}>
          <Sign name="tome" />
          {view.spell[seat] ?? 0}
        </span>
        <Legends seat={seat} />
      </div>
      <Heroes seat={seat} />
    </article>
  );
}

interface TrackProps {
  readonly kind: 'heart' | 'power';
  readonly label: 'health' | 'power';
  readonly has: number;
  readonly most: number;
}

const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export function Track({ kind, label, has, most }: TrackProps) {
  const say = useSay();
  return (
    <div className={classes(styles.track, styles[label])} role="img" aria-label={say(`web.track.${label}`, { has, most })}>
      <Sign name={kind} />
      <span className={styles.cells}>
        {CELLS.map((n) => (
          <i
            key={n}
            className={classes(n <= has ? styles.on : n <= most ? styles.free : styles.off, n === most && styles.most)}
          />
        ))}
      </span>
      <b>
        {has}
        <small>/{most}</small>
      </b>
    </div>
  );
}

/** Each with its two Temples, in order; those behind one are filled. */
function Legends({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const say = useSay();
  const temples = bookIn().content.legends[colourOf(view, seat)];
  return LEGENDS.map((legend, i) => {
    const step = view.legend[seat * LEGENDS.length + i] ?? 0;
    const names = temples[legend].map((temple) => say(`temple.${temple}.name`));
    return (
      <span
        key={legend}
        className={styles.legend}
        role="img"
        aria-label={say('web.legend', {
          item: say(`item.${legend}.name`),
          first: names[0] ?? '',
          second: names[1] ?? '',
          step,
        })}
        title={say('web.legend', { item: say(`item.${legend}.name`), first: names[0] ?? '', second: names[1] ?? '', step })}
      >
        <Sign name={legend} />
        {temples[legend].map((temple, n) => (
          <i key={temple} className={classes(n < step && styles.done, n === step && styles.next)}>
            <Sign name={temple} />
          </i>
        ))}
      </span>
    );
  });
}

export function Heroes({ seat }: { readonly seat: Seat }) {
  const { view, state, question, picks, next, press } = useTable();
  const say = useSay();
  const reserve = reserveOf(view, seat);
  return (
    <ul className={styles.heroes}>
      {heroesOf(seat).map((hero) => {
        const region = view.at[hero] ?? NONE;
        const spot = heroSpot(hero);
        const place = region === NONE ? '' : briefRegion(say, state, region);
        const track = view.track[hero] ?? 0;
        return (
          <li key={hero}>
            <button
              type="button"
              className={classes(styles.hero, next.has(spot) && styles.ready, picks.includes(spot) && styles.picked)}
              aria-pressed={picks.includes(spot)}
              data-spot={spot}
              title={region === NONE ? undefined : placeWord(say, state, region)}
              onClick={() => press(spot)}
            >
              <svg className={classes('teq', styles.figure)} viewBox="-18 -40 36 52" aria-hidden="true">
                <HeroFigure hero={hero} items={[]} />
              </svg>
              <span>
                <b>{say('thing.hero.bare', { n: heroNumber(hero) })}</b>
                <small>{track > 0 ? say('web.at.space', { place, n: track }) : place}</small>
              </span>
            </button>
            <Items items={itemsOfHero(view, hero)} />
          </li>
        );
      })}
      {(reserve.length > 0 || (next.has(RESERVE) && itemIn(picks[0]) !== undefined && seat === question?.seat)) && (
        <li className={classes(styles.reserve, next.has(RESERVE) && styles.ready)} data-spot={RESERVE}>
          <small>{say('web.reserve')}</small>
          <Items items={reserve} />
        </li>
      )}
    </ul>
  );
}
