/** What is at hand: what an attack would do with its parts and who could answer, and the choices that go with it. */
import { isYou, list } from '@taverne/engine/telling';
import { Button, Choices, Crest, Note, type Say, seatClass, useSay } from '@taverne/ui';
import { partWord, shortWord, signed, unitWord } from '../../text/names.ts';
import { figuresOf, foreseen } from '../foreseen.ts';
import { isAttackVerb, type Way } from '../picking/ways.ts';
import { Sign, type SymbolName, signOf } from '../symbols.tsx';
import { type TacticsTable, useForecast, useTable } from '../table.tsx';
import { useTurn } from '../turn.ts';
import { unitWithId } from '../view.ts';
import styles from './notes.module.css';

/** In the sheet of a phone the buttons stand below it. */
export function Attack({ hasButtons = true }: { readonly hasButtons?: boolean }) {
  const table = useTable();
  const say = useSay();
  const { choices, main } = useTurn();
  const { picks, question, view, back, playback } = table;
  const { focus, preview } = useForecast();
  // Whoever is asked something in between need not wait for the end of the show.
  if (!question || (question.name === 'act' && playback.left > 3)) return null;
  const isAside = picks.length === 0 && question.name !== 'act';
  const shown = focus && isAttackVerb(focus.verb) ? focus : undefined;
  // A window is told even to whoever can only pass: it says what is going on.
  const isAsking = (choices.length > 0 && (picks.length > 0 || isAside)) || question.name.startsWith('window-');
  if (!isAsking && !shown) return null;
  const target = unitWithId(view, shown?.target ?? (question.name === 'riposte' ? view.attacks.at(-1)?.by : undefined));
  const { damage, most } = foreseen(preview);
  const attack = question.name === 'act' ? undefined : view.attacks.at(-1);
  const walker = unitWithId(view, view.walk?.unit);
  const title =
    shown && target ? say(`web.aim.${shown.verb}`, { target: unitWord(say, view, target.id) }) : titleOf(table, say);
  return (
    <Note
      className={styles.attack}
      role="group"
      mark={<Crest seat={target?.side ?? question.seat} size={24} />}
      title={title}
      onClose={picks.length > 0 ? back : undefined}
      closeLabel={say('web.back')}
    >
      {!shown && attack && (
        <p className={styles.about}>
          {say('web.note.attack', { attacker: unitWord(say, view, attack.by), target: unitWord(say, view, attack.on) })}
        </p>
      )}
      {!attack && walker && question.name.startsWith('window-') && (
        <p className={styles.about}>
          {say('web.note.walks', { unit: unitWord(say, view, walker.id), cell: walker.cell ?? '' })}
        </p>
      )}
      {shown && damage !== undefined && (
        <span className={styles.damage} role="img" aria-label={say('web.damage', { n: damage })}>
          {rangeOf(damage, most)}
        </span>
      )}
      {shown && <Forecast way={shown} />}
      {!shown && focus && isMove(focus) && <Journey way={focus} />}
      {isAsking && hasButtons && (
        <Choices choices={choices} focus={focus?.key}>
          {isAside && main && (
            <Button kind="quiet" icon={main.icon} onClick={main.act}>
              {main.label}
            </Button>
          )}
        </Choices>
      )}
    </Note>
  );
}

const isMove = (way: Way): boolean => way.verb === 'move' || way.question === 'go' || way.question === 'walk';

/** Where a Move would end, what it costs and what it brings. */
function Journey({ way }: { readonly way: Way }) {
  const { preview } = useForecast();
  const say = useSay();
  const { cost, left = 0, villages = [], healed = 0, refilled = 0, weakens } = foreseen(preview);
  if (cost === undefined || way.cell === undefined) return null;
  return (
    <ul className={styles.then}>
      <Line sign="move" strong={way.cell}>
        {say('web.forecast.move', { cost, left })}
      </Line>
      {villages.length > 0 && <Line sign="village">{say('web.forecast.village', { hp: healed, stock: refilled })}</Line>}
      {weakens && <Line sign="weak">{say('web.forecast.weakens')}</Line>}
    </ul>
  );
}

const rangeOf = (least: number, most: number | undefined): string =>
  most === undefined || most === least ? String(least) : `${least}–${most}`;

/** Who asks, and why now. */
function titleOf({ question, view, state, picks }: TacticsTable, say: Say): string {
  const name = question?.name ?? '';
  const attack = view.attacks.at(-1);
  const values = {
    attacker: attack ? unitWord(say, view, attack.by) : '',
    target: attack ? unitWord(say, view, attack.on) : '',
    you: isYou(state, question?.seat ?? -1) ? 1 : 0,
  };
  if (picks.length > 0) {
    const unit = view.units.find(({ cell }) => cell !== null && cell === picks[0]);
    if (unit) return unitWord(say, view, unit.id);
  }
  const id = `web.note.${name}`;
  const said = say(id, values);
  return said === id
    ? say(name.startsWith('window-') ? `web.moment.${name.slice('window-'.length)}` : 'web.note.other', values)
    : said;
}

interface LineProps {
  readonly sign: SymbolName;
  readonly strong?: string;
  readonly children?: string | undefined;
}

const Line = ({ sign, strong, children }: LineProps) => (
  <li>
    <Sign name={sign} />
    {strong && <b>{strong}</b>}
    {children && <span>{children}</span>}
  </li>
);

/** The preview of an attack or a spell, part by part. */
function Forecast({ way }: { readonly way: Way }) {
  const { view } = useTable();
  const { preview } = useForecast();
  const say = useSay();
  if (!preview) return null;
  const seen = foreseen(preview);
  const { range = 0, distance, rangeParts = [], effects = [], intercept = [], riposte, pushDice = 0 } = seen;
  const { ammo, mostAmmo = 0, missDice = 0, mana, starDice = 0 } = seen;
  const [first, ...parts] = seen.parts ?? [];
  const reach =
    distance === undefined
      ? undefined
      : range === null
        ? say('web.range.peak', { distance })
        : say('web.range', { range, distance });
  return (
    <div className={seatClass(unitWithId(view, way.target)?.side)}>
      <ul className={styles.parts}>
        {first && (
          <Line sign={signOf(first.of)} strong={`${first.by} ${partWord(say, first.of)}`}>
            {reach}
          </Line>
        )}
        {!first && reach && <Line sign="spell">{reach}</Line>}
        {parts.map(({ of, by }) => (
          <Line key={of} sign={signOf(of)} strong={`${signed(by)} ${partWord(say, of)}`} />
        ))}
        {rangeParts.slice(1).map(({ of, by }) => (
          <Line key={of} sign="climb">
            {say('web.range.part', { by: signed(by), part: partWord(say, of) })}
          </Line>
        ))}
      </ul>
      <ul className={styles.then}>
        {seen.captures && <Line sign="crown" strong={say('web.forecast.captures')} />}
        {ammo !== undefined && <Line sign="ammo">{say('web.forecast.ammo', { n: ammo, most: mostAmmo, dice: missDice })}</Line>}
        {mana !== undefined && <Line sign="mana">{say('web.forecast.mana', { n: mana, dice: starDice })}</Line>}
        {pushDice > 0 && <Line sign="push">{say('web.forecast.push', { n: pushDice })}</Line>}
        {effects.map((effect) => (
          <Line key={effect.does} sign="star">
            {say(`web.effect.${effect.does}`, {
              ...figuresOf(effect),
              units: list(
                say,
                effect.units.map((id) => shortWord(say, view, id)),
              ),
              n: effect.units.length,
            })}
          </Line>
        ))}
        {intercept.length > 0 && (
          <Line sign="shield">
            {say('web.forecast.intercept', {
              units: list(
                say,
                intercept.map((id) => shortWord(say, view, id)),
              ),
            })}
          </Line>
        )}
        {riposte && (
          <Line sign="riposte" strong={say('web.forecast.riposte')}>
            {list(
              say,
              riposte.ways.map((kind) => partWord(say, kind)),
            ) + (riposte.hp > 0 ? ` ${say('web.forecast.price', { n: riposte.hp })}` : '')}
          </Line>
        )}
        {seen.weakens && <Line sign="weak">{say('web.forecast.weakens')}</Line>}
      </ul>
    </div>
  );
}
