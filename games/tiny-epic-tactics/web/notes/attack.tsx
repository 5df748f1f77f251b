/** What is at hand: what an attack would do with its parts and who could answer, and the choices that go with it. */
import { Button, Choices, Crest, isYou, listed, Note, type Say, seatClass, useSay } from '@taverne/ui';
import { partWord, shortWord, signed, unitWord } from '../../text/names.ts';
import { isAttackVerb, type Way } from '../picking/ways.ts';
import { figureIn, isTold, listOf, objectsOf, partsIn } from '../preview.ts';
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
  const damage = figureIn(preview, 'damage');
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
          {rangeOf(damage, figureIn(preview, 'most'))}
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
  const cost = figureIn(preview, 'cost');
  if (cost === undefined || way.cell === undefined) return null;
  const villages = listOf(preview, 'villages').length;
  return (
    <ul className={styles.then}>
      <Line sign="move" strong={way.cell}>
        {say('web.forecast.move', { cost, left: figureIn(preview, 'left') ?? 0 })}
      </Line>
      {villages > 0 && (
        <Line sign="village">
          {say('web.forecast.village', { hp: figureIn(preview, 'healed') ?? 0, stock: figureIn(preview, 'refilled') ?? 0 })}
        </Line>
      )}
      {isTold(preview, 'weakens') && <Line sign="weak">{say('web.forecast.weakens')}</Line>}
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

const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);
const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** The preview of an attack or a spell, part by part. */
function Forecast({ way }: { readonly way: Way }) {
  const { view } = useTable();
  const { preview } = useForecast();
  const say = useSay();
  if (!preview) return null;
  const range = preview.range;
  const distance = figureIn(preview, 'distance');
  const [first, ...parts] = partsIn(preview.parts);
  const riposte = preview.riposte;
  const ripostes = typeof riposte === 'object' && riposte !== null && 'ways' in riposte ? words(riposte.ways) : [];
  const price = typeof riposte === 'object' && riposte !== null && 'hp' in riposte ? whole(riposte.hp) : 0;
  const reach =
    distance === undefined
      ? undefined
      : range === null
        ? say('web.range.peak', { distance })
        : say('web.range', { range: whole(range), distance });
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
        {partsIn(preview.rangeParts)
          .slice(1)
          .map(({ of, by }) => (
            <Line key={of} sign="climb">
              {say('web.range.part', { by: signed(by), part: partWord(say, of) })}
            </Line>
          ))}
      </ul>
      <ul className={styles.then}>
        {isTold(preview, 'captures') && <Line sign="crown" strong={say('web.forecast.captures')} />}
        {figureIn(preview, 'ammo') !== undefined && (
          <Line sign="ammo">
            {say('web.forecast.ammo', { n: whole(preview.ammo), most: whole(preview.mostAmmo), dice: whole(preview.missDice) })}
          </Line>
        )}
        {figureIn(preview, 'mana') !== undefined && (
          <Line sign="mana">{say('web.forecast.mana', { n: whole(preview.mana), dice: whole(preview.starDice) })}</Line>
        )}
        {whole(preview.pushDice) > 0 && <Line sign="push">{say('web.forecast.push', { n: whole(preview.pushDice) })}</Line>}
        {objectsOf(preview, 'effects').map((effect) => (
          <Line key={String(effect.does)} sign="star">
            {say(`web.effect.${String(effect.does)}`, {
              damage: whole(effect.damage),
              distance: whole(effect.distance),
              hp: whole(effect.hp),
              mp: whole(effect.mp),
              cells: whole(effect.cells),
              stars: whole(effect.stars),
              perStar: whole(effect.perStar),
              units: listed(
                say,
                words(effect.units).map((id) => shortWord(say, view, id)),
              ),
              n: words(effect.units).length,
            })}
          </Line>
        ))}
        {listOf(preview, 'intercept').length > 0 && (
          <Line sign="shield">
            {say('web.forecast.intercept', {
              units: listed(
                say,
                words(preview.intercept).map((id) => shortWord(say, view, id)),
              ),
            })}
          </Line>
        )}
        {ripostes.length > 0 && (
          <Line sign="riposte" strong={say('web.forecast.riposte')}>
            {listed(
              say,
              ripostes.map((kind) => partWord(say, kind)),
            ) + (price > 0 ? ` ${say('web.forecast.price', { n: price })}` : '')}
          </Line>
        )}
        {isTold(preview, 'weakens') && <Line sign="weak">{say('web.forecast.weakens')}</Line>}
      </ul>
    </div>
  );
}
