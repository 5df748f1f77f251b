/** A new tournament: what is played, how, when and by whom. */
import type { CupKind, MatchOptions } from '@taverne/protocol';
import { CUP_KINDS } from '@taverne/protocol/words';
import { Button, Icon, useSay } from '@taverne/ui';
import { useId, useState } from 'react';
import { Check } from '../Check.tsx';
import { Link } from '../Link.tsx';
import { HouseRules } from '../lobby/HouseRules.tsx';
import { levelsIn } from '../lobby/levels.ts';
import form from '../lobby/new-match.module.css';
import { mainOption, useTerms } from '../lobby/terms.ts';
import { Sheet } from '../pages/Sheet.tsx';
import { Rivals } from '../people/Rivals.tsx';
import { useMember } from '../people/use-member.ts';
import { go } from '../router.ts';
import { sayTrouble } from '../trouble.ts';
import { CardWords, MoreWords } from '../words.tsx';
import { makeCup } from './api.ts';
import { CupClock } from './CupClock.tsx';
import styles from './cups.module.css';
import { cupMessages } from './text/index.ts';
import { ARENA_MINUTES, firstWish, localTime, MOST_IN, type Wish, wishOf } from './wish.ts';

export function NewCupPage() {
  const say = useSay();
  const [wish, setWish] = useState<Wish>(firstWish);
  const member = useMember();
  const [trouble, setTrouble] = useState('');
  const change = (more: Partial<Wish>): void => setWish((before) => ({ ...before, ...more }));
  const make = async (): Promise<void> => {
    const made = await makeCup(wishOf(wish));
    if (made.ok) go(`/cups/${made.value.cup}`);
    else setTrouble(sayTrouble(say, made.trouble));
  };
  return (
    <Sheet title={say('newcup.title')}>
      <form className={form.form} onSubmit={(event) => event.preventDefault()}>
        <label className={form.row}>
          {say('newcup.name')}
          <input value={wish.name} maxLength={40} onChange={({ target }) => change({ name: target.value })} />
        </label>
        <Rivals
          played={wish}
          label={say('newcup.mode')}
          onGame={(game) => change({ game, mode: '', options: {}, bot: null })}
          onMode={(mode) => change({ mode })}
        />
        <CardWords game={wish.game}>
          <Options wish={wish} onChange={(options) => change({ options })} />
        </CardWords>
        <Kinds kind={wish.kind} onKind={(kind) => change({ kind })} />
        <Length wish={wish} onChange={change} />
        <CupClock kind={wish.kind} value={wish.clock} onChange={(clock) => change({ clock })} />
        <label className={form.row}>
          {say('newcup.starts')}
          <input
            type="datetime-local"
            value={localTime(wish.starts)}
            onChange={({ target }) => change({ starts: new Date(target.value).getTime() || wish.starts })}
          />
        </label>
        <Whole
          label={say('newcup.least')}
          value={wish.least}
          least={2}
          most={wish.most}
          onChange={(least) => change({ least })}
        />
        <Whole
          label={say('newcup.most')}
          value={wish.most}
          least={2}
          most={MOST_IN[wish.kind]}
          onChange={(most) => change({ most, least: Math.min(wish.least, most) })}
        />
        {wish.kind !== 'arena' && (
          <CardWords game={wish.game}>
            <MoreWords words={cupMessages}>
              <LeftOver kind={wish.kind} bot={wish.bot} onBot={(bot) => change({ bot })} />
            </MoreWords>
          </CardWords>
        )}
        <Check label={say('newcup.rated')} checked={wish.rated} onChange={(rated) => change({ rated })} />
        <Check label={say('newcup.link')} checked={wish.isByLink} onChange={(isByLink) => change({ isByLink })} />
        {member === null && (
          <p>
            {say('cups.members')} <Link to="/you">{say('cups.account')}</Link>
          </p>
        )}
        {trouble && (
          <p role="alert" className={styles.trouble}>
            <Icon name="no" /> {trouble}
          </p>
        )}
        <div className={form.start}>
          <Button
            kind="main"
            icon="crown"
            disabled={!member || wish.name.trim() === '' || wish.mode === ''}
            onClick={() => void make()}
          >
            {say('newcup.do')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

function Kinds({ kind, onKind }: { readonly kind: CupKind; readonly onKind: (kind: CupKind) => void }) {
  const say = useSay();
  return (
    <fieldset>
      <legend>{say('newcup.kind')}</legend>
      {CUP_KINDS.map((each) => (
        <label key={each}>
          <input type="radio" name="kind" checked={kind === each} onChange={() => onKind(each)} />{' '}
          <span>
            <b>{say(`cup.kind.${each}`)}</b> <em>{say(`cup.kind.${each}.says`)}</em>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface PartProps {
  readonly wish: Wish;
  readonly onChange: (more: Partial<Wish>) => void;
}

/** How long it lasts, as the kind counts it. */
function Length({ wish: { kind, rounds, cycles, minutes }, onChange }: PartProps) {
  const say = useSay();
  const choice = (label: string, value: number, of: readonly (readonly [number, string])[], onPick: (n: number) => void) => (
    <label className={form.row}>
      {label}
      <select value={value} onChange={({ target }) => onPick(Number(target.value))}>
        {of.map(([n, words]) => (
          <option key={n} value={n}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  switch (kind) {
    case 'swiss':
      return (
        <Whole label={say('newcup.rounds')} value={rounds} least={1} most={15} onChange={(n) => onChange({ rounds: n })} />
      );
    case 'robin':
      return choice(
        say('newcup.cycles'),
        cycles,
        [1, 2].map((n) => [n, say(`newcup.cycles.${n}`)] as const),
        (n) => onChange({ cycles: n }),
      );
    case 'arena':
      return choice(
        say('newcup.minutes'),
        minutes,
        ARENA_MINUTES.map((n) => [n, say('newcup.minutes.n', { n })] as const),
        (n) => onChange({ minutes: n }),
      );
  }
}

interface WholeProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function Whole({ label, value, least, most, onChange }: WholeProps) {
  const within = (n: number): number => Math.min(most, Math.max(least, Math.round(n) || least));
  return (
    <label className={form.row}>
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={Math.min(value, most)}
        onChange={({ target }) => onChange(within(Number(target.value)))}
      />
    </label>
  );
}

/** The house rules of the game, as for any match of two. */
function Options({ wish, onChange }: { readonly wish: Wish; readonly onChange: (options: MatchOptions) => void }) {
  const terms = useTerms(wish.game);
  if (!terms) return null;
  return (
    <HouseRules
      game={wish.game}
      fields={terms.fields}
      except={terms.seats.by && mainOption(terms)?.name}
      seats={2}
      options={wish.options}
      wrong={undefined}
      onChange={onChange}
    />
  );
}

interface LeftOverProps {
  readonly kind: CupKind;
  readonly bot: number | null;
  readonly onBot: (bot: number | null) => void;
}

/** What becomes of whoever has no opponent in a round. */
function LeftOver({ kind, bot, onBot }: LeftOverProps) {
  const say = useSay();
  const id = useId();
  return (
    <div className={form.row}>
      <label htmlFor={id}>{say('newcup.bot')}</label>
      <select id={id} value={bot ?? 0} onChange={({ target }) => onBot(Number(target.value) || null)}>
        <option value={0}>{say(kind === 'robin' ? 'newcup.bot.none.robin' : 'newcup.bot.none')}</option>
        {levelsIn(say).map((level) => (
          <option key={level} value={level}>
            {say('newcup.bot.level', { name: say(`level.${level}.name`) })}
          </option>
        ))}
      </select>
    </div>
  );
}
