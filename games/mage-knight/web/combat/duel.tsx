/** A fight between two players, the same for both and for whoever looks on: who strikes and who blocks, with what, and what gets through. */
import type { Seat } from '@taverne/engine';
import { isYou } from '@taverne/engine/telling';
import { Button, Crest, classes, RuleLink, type Say, seatClass, useSay } from '@taverne/ui';
import { unitFace } from '../../src/content/faces.ts';
import type { DuelView, ShareView } from '../../src/pvp/figures.ts';
import { NONE } from '../../src/words.ts';
import { pageVoice } from '../../text/names.ts';
import { unitSign } from '../art/cards.ts';
import { Hero } from '../art/scenery.tsx';
import { ElementSign, Sign } from '../art/signs.tsx';
import { nameOf, wayWord } from '../names.ts';
import { numbered } from '../numbered.ts';
import { useTable } from '../table.tsx';
import { figuresOf, heroOf, type MageState } from '../view.ts';
import { isBlow } from '../ways.ts';
import { Bar, Short } from './aims.tsx';
import styles from './duel.module.css';
import shared from './fight.module.css';
import { FiguresOfFight, useFigures } from './figures.tsx';

export function Duel({ duel }: { readonly duel: DuelView }) {
  return (
    <FiguresOfFight>
      <Phases duel={duel} />
      <div className={styles.ring}>
        <Side duel={duel} seat={duel.aggressor} />
        <Blows duel={duel} />
        <Side duel={duel} seat={duel.defender} />
      </div>
    </FiguresOfFight>
  );
}

const PHASES = ['attend', 'ranged', 'melee'] as const;

function Phases({ duel: { attends, isMelee } }: { readonly duel: DuelView }) {
  const say = useSay();
  const now = attends === null ? 0 : isMelee ? 2 : 1;
  return (
    <ol className={classes(shared.phases, styles.phases)}>
      {PHASES.map((phase, i) => (
        <li
          key={phase}
          className={classes(i < now && shared.past, i === now && shared.now)}
          aria-current={i === now ? 'step' : undefined}
        >
          <b aria-hidden="true">{i < now ? '✓' : i + 1}</b>
          <span>
            <strong>{say(`duel.phase.${phase}`)}</strong>
            <small>{say(`duel.phase.${phase}.says`)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What this seat does, told to you if it is yours: `duel.attack`, `duel.attack.you`. */
export const doesWord = (say: Say, state: MageState, what: 'attend' | 'attack' | 'block', seat: Seat): string =>
  isYou(state, seat) ? say(`duel.${what}.you`) : say(`duel.${what}`, { name: nameOf(state, seat, say) });

/** What one does just now. */
function roleOf({ attends, attacker, blocker, defender }: DuelView, stage: string, seat: Seat): string {
  if (attends === null) return seat === defender ? 'attend' : 'waits';
  if (stage === 'block') return seat === blocker ? 'blocks' : 'struck';
  if (stage === 'damage') return seat === blocker ? 'suffers' : 'assigns';
  return seat === attacker ? 'strikes' : 'waits';
}

/** One of the two: what everybody may know of them. */
function Side({ duel, seat }: { readonly duel: DuelView; readonly seat: Seat }) {
  const { view, state } = useTable();
  const say = useSay();
  const hand = view.hand[seat];
  const role = roleOf(duel, view.stage, seat);
  const name = nameOf(state, seat, say);
  const units = view.units[seat] ?? [];
  return (
    <section className={classes(shared.sheet, styles.side, seatClass(seat), role !== 'waits' && styles.acts)}>
      <header>
        {/* They face each other. */}
        <svg viewBox="-22 -50 44 56" className={classes('mk', seat === duel.defender && styles.turned)} aria-hidden="true">
          <Hero name={heroOf(view, seat)} />
        </svg>
        <span>
          <h3>
            {name} {isYou(state, seat) && name !== say('told.you') && <i>{say('duel.you')}</i>}
          </h3>
          <small>{say(`duel.role.${seat === duel.aggressor ? 'aggressor' : (duel.attends ?? 'defender')}`)}</small>
        </span>
        <Crest seat={seat} size={26} />
      </header>
      <p className={styles.role}>{say(`duel.now.${role}`)}</p>
      <p>
        <Sign of="hand" /> {say('duel.hand', { n: typeof hand === 'number' ? hand : (hand?.length ?? 0) })}
        {seat === duel.defender && duel.hurt > 0 && <> · {say('duel.hurt', { n: duel.hurt })}</>}
      </p>
      {seat === duel.defender && duel.walled && (
        <p>
          <Sign of="fortified" /> {say('duel.walled')} <RuleLink rule="MK-PVP-27" />
        </p>
      )}
      <ul>
        {numbered(units).map(([at, { unit, isSpent, wounds }]) => {
          const { id } = unitFace(unit);
          const share = duel.units.find((each) => each.seat === seat && each.unit === Number(at));
          const how = wounds > 0 ? 'wounded' : isSpent ? 'spent' : 'ready';
          return (
            <li key={at} className={classes(share?.attacks && styles.attacks)}>
              <Sign of={unitSign(id)} /> {say(`unit.${id}.name`)} <small>{say(`web.unit.${how}`, { n: wounds })}</small>{' '}
              {share && (
                <small>
                  <Sign of="block" /> {share.armor}
                </small>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is struck with, what blocks it, and what is left; and what can be done about it. */
function Blows({ duel }: { readonly duel: DuelView }) {
  const { view, state, question } = useTable();
  const say = useSay();
  const { attack, value, block, sum, off, left } = duel;
  const isOver = view.stage === 'damage';
  return (
    <section className={classes(shared.sheet, styles.blows)} aria-live="polite">
      {duel.attends === null ? (
        <p>{doesWord(say, state, 'attend', duel.defender)}</p>
      ) : (
        <>
          <h3>
            {doesWord(say, state, 'attack', duel.attacker)} <b className={styles.value}>{value}</b>
          </h3>
          {attack.length === 0 ? (
            <p>{say('duel.empty')}</p>
          ) : (
            <>
              <Bar of={{ parts: attack, sum: value }} short={0} />
              <Shares of={attack} />
            </>
          )}
          {view.stage === 'block' && (
            <>
              <h3>
                {doesWord(say, state, 'block', duel.blocker)} <b className={styles.value}>{sum}</b>
              </h3>
              <Bar of={{ parts: block, sum: off }} short={left} says="duel.through" />
              <Shares of={block} />
              <p className={styles.left}>
                {say('duel.left', { off, left })} <RuleLink rule="MK-PVP-31" />
              </p>
            </>
          )}
          {isOver && (
            <p className={styles.left}>
              {say('duel.damage', { n: view.damage })} <RuleLink rule="MK-PVP-35" />
            </p>
          )}
        </>
      )}
      {question && <Deeds />}
      {question && <Reach stage={view.stage} />}
    </section>
  );
}

/** Halved as a sum where it is not efficient (MK-PVP-29). */
function Shares({ of }: { readonly of: readonly ShareView[] }) {
  const { view, state } = useTable();
  const say = useSay();
  const voice = pageVoice(view, state, say);
  return (
    <ul className={styles.shares}>
      {numbered(of).map(([key, { by, n, element, counts }]) => (
        <li key={key}>
          <span>{voice.name({ kind: 'cause', by })}</span> <b>{n}</b> <ElementSign of={element} />
          {counts === 'half' && <small>{say('duel.half')}</small>}
        </li>
      ))}
    </ul>
  );
}

/** How far one is from stopping it all, or from a wound, and what would be enough. */
function Reach({ stage }: { readonly stage: string }) {
  const [aim] = useFigures()?.aims ?? [];
  if (!aim || aim.short === 0 || aim.more.length === 0) return null;
  return <Short aim={aim} says={`duel.short.${stage === 'block' ? 'block' : 'strike'}`} />;
}

/** The blow itself, or what the damage buys, as buttons with their price. */
function Deeds() {
  const { ways, choose, state, question, pointAtWay } = useTable();
  const say = useSay();
  const costs = figuresOf(question)?.costs ?? {};
  const bought = ways.filter(isBlow);
  if (bought.length === 0) return null;
  return (
    <div className={styles.deeds}>
      {bought.map((way) => (
        <Button
          key={way.key}
          kind={way.deed?.do === 'assail' ? 'main' : 'act'}
          icon={way.deed?.do === 'assail' ? 'swords' : 'next'}
          isLit
          after={costs[way.key] === undefined ? undefined : say('web.after.damage', { n: costs[way.key] ?? NONE })}
          onClick={() => choose(way.key)}
          onPoint={(on) => pointAtWay(on ? way.key : undefined)}
        >
          {wayWord(say, state, question, way)}
        </Button>
      ))}
    </div>
  );
}
