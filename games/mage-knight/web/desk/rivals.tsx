/** The others at the table: what everybody may know of each, in a line; opened, their units, skills and tactic. */
import type { Seat } from '@taverne/engine';
import { Crest, classes, Hidden, Panel, seatClass, useSay } from '@taverne/ui';
import type { ReactNode } from 'react';
import { cardFace, skillFace, tacticFace, unitFace } from '../../src/content/faces.ts';
import { BASICS, NONE } from '../../src/words.ts';
import { cardSign, unitSign } from '../art/cards.ts';
import { Crystal } from '../art/mana.tsx';
import { Hero } from '../art/scenery.tsx';
import { Sign, type SignName } from '../art/signs.tsx';
import { cardName, nameOf, printed } from '../names.ts';
import { numbered } from '../numbered.ts';
import { useTable } from '../table.tsx';
import { actorIn, heroOf, othersWord, ownSeat } from '../view.ts';
import { Orders } from './order-sheet.tsx';
import styles from './rivals.module.css';

export function RivalSheet() {
  const { view, state } = useTable();
  const say = useSay();
  const own = ownSeat(state);
  // From one's own left around the table.
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (own + 1 + i) % view.seats);
  return (
    <Panel label={say(othersWord(view))} className={styles.rivals}>
      {others.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
      <Orders />
    </Panel>
  );
}

function Rival({ seat }: { readonly seat: Seat }) {
  const { view, state, playback } = useTable();
  const say = useSay();
  const hero = heroOf(view, seat);
  const name = nameOf(state, seat, say);
  const tactic = view.tactic[seat] ?? NONE;
  return (
    <details className={classes(styles.rival, seatClass(seat), actorIn(view) === seat && styles.acts)}>
      <summary>
        <span className={styles.portrait}>
          <svg viewBox="-22 -50 44 56" className="mk" aria-hidden="true">
            <Hero name={hero} />
          </svg>
        </span>
        <span className={styles.name}>
          <b>{name}</b>
          <small>
            {/* Whoever has no name goes by the hero, and a bot's name tells it as well. */}
            {!name.includes(say(`hero.${hero}.name`)) && `${say(`hero.${hero}.name`)} · `}
            {say('web.rival.level', { level: view.level[seat] ?? 1 })}
            {tactic !== NONE && ` · ${say('web.rival.tactic', { n: tacticFace(tactic).number })}`}
          </small>
        </span>
        <Crest seat={seat} size={22} />
        <span className={styles.figures}>
          <Figure sign="fame" label={say('web.rival.fame')} n={playback.seen.fame[seat] ?? 0} />
          <Figure sign="hand" label={say('web.rival.hand')} n={sizeOf(view.hand[seat])} />
          <Figure sign="draw" label={say('web.rival.deck')} n={view.deck[seat]?.size ?? 0} />
          <Figure sign="leader" label={say('web.rival.units')} n={view.units[seat]?.length ?? 0} />
          <Crystals seat={seat} />
        </span>
      </summary>
      <More seat={seat} />
    </details>
  );
}
const sizeOf = (hand: readonly number[] | number | undefined): number =>
  hand === undefined ? 0 : typeof hand === 'number' ? hand : hand.length;

const Figure = ({ sign, label, n }: { readonly sign: SignName; readonly label: string; readonly n: number }) => (
  <span title={label}>
    <Sign of={sign} /> <Hidden>{label}</Hidden> <b>{n}</b>
  </span>
);

function Crystals({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const say = useSay();
  return BASICS.map((colour, i) => {
    const n = view.crystals[seat]?.[i] ?? 0;
    if (n === 0) return null;
    const label = say('web.tokens', { n, mana: say(`crystal.${colour}`) });
    return (
      <span key={colour} title={label}>
        <Crystal of={colour} /> <Hidden>{label}</Hidden>
        <b aria-hidden="true">{n}</b>
      </span>
    );
  });
}

/** What one asks for now and then. */
function More({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const say = useSay();
  const [units = [], skills = [], played = []] = [view.units[seat], view.skills[seat], view.played[seat]];
  const used = [...(view.flipped[seat] ?? []), ...(view.used[seat] ?? [])];
  const tactic = view.tactic[seat] ?? NONE;
  return (
    <dl className={styles.more}>
      <Row title={say('web.rival.reputation')}>
        <p>{signed(view.reputation[seat] ?? 0)}</p>
      </Row>
      {units.length > 0 && (
        <Row title={say('web.rival.units')}>
          {numbered(units).map(([key, { unit, isSpent, wounds }]) => (
            <p key={key} className={classes((isSpent || wounds > 0) && styles.spent)}>
              <Sign of={unitSign(unitFace(unit).id)} /> {say(`unit.${unitFace(unit).id}.name`)}{' '}
              <small>{say(`web.unit.${wounds > 0 ? 'wounded' : isSpent ? 'spent' : 'ready'}`, { n: wounds })}</small>
            </p>
          ))}
        </Row>
      )}
      {skills.length > 0 && (
        <Row title={say('web.rival.skills')}>
          {skills.map((skill) => (
            <p key={skill} className={classes(used.includes(skill) && styles.spent)}>
              <b>{say(`skill.${skillFace(skill).id}.name`)}</b> {printed(say, view, `skill.${skillFace(skill).id}.does`)}
            </p>
          ))}
        </Row>
      )}
      {tactic !== NONE && (
        <Row title={say('web.asked.tactic')}>
          <p className={classes(view.isTacticDown[seat] && styles.spent)}>
            <b>{say(`tactic.${tacticFace(tactic).id}.name`)}</b> {printed(say, view, `tactic.${tacticFace(tactic).id}.does`)}
          </p>
        </Row>
      )}
      {played.length > 0 && (
        <Row title={say('web.rival.played')}>
          {numbered(played).map(([key, card]) => (
            <p key={key}>
              <Sign of={cardSign(cardFace(card))} /> {cardName(say, card)}
            </p>
          ))}
        </Row>
      )}
    </dl>
  );
}

const Row = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </>
);

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
