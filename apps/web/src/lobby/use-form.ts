/** What is chosen on the form of a new match, and what follows from it. */
import { seatsFor } from '@taverne/engine';
import type { ClockTerms, MatchOptions } from '@taverne/protocol';
import { detailsOf, type Failure, type Say, sayTrouble, useSay } from '@taverne/ui';
import { useMemo, useState } from 'react';
import { changeSettings, useSettings } from '../settings.ts';
import { levelsIn, nearestLevel } from './levels.ts';
import { type How, howFor, isHere, type Plan, planFor, resized, soloOptions, usualCount } from './seats.ts';
import { usefulOptions } from './special.ts';
import { NO_CLOCK, start } from './start.ts';
import { mainOption, misfitIn, optionAt, type Terms, withinSeats } from './terms.ts';

/** One option that does not fit, in the game's own words, with the place in it. */
export interface Wrong {
  readonly option: string;
  readonly say: string;
}

/** The game's own parser looks at everything that is chosen. */
function wrongIn(terms: Terms, chosen: MatchOptions, say: Say): Wrong | undefined {
  const parsed = terms.options(chosen);
  if (parsed.ok) return undefined;
  return { option: optionAt(parsed.trouble), say: detailsOf(say, parsed.trouble) };
}

/** What was chosen and is taken back is said where it was chosen, such as a hero whom another player leads. */
function takenBack(terms: Terms, useful: MatchOptions, count: number, say: Say): Wrong | undefined {
  const trouble = misfitIn(terms, useful, count);
  return trouble && { option: optionAt(trouble), say: detailsOf(say, trouble) };
}

/** How the sheet is opened: which way of playing, with which options, and what becomes of it. */
interface Opening {
  readonly first: How;
  readonly given: MatchOptions;
  readonly onDone: () => void;
}

export function useForm(game: string, terms: Terms, { first, given, onDone }: Opening) {
  const say = useSay();
  const settings = useSettings();
  const levels = levelsIn(say);
  const level = nearestLevel(levels, settings.level);
  const main = mainOption(terms);
  const [wish, setHow] = useState(first);
  const [options, setOptions] = useState<MatchOptions>(() =>
    first === 'solo' ? { ...soloOptions(terms.seats, main?.usual), ...given } : given,
  );
  const [wanted, setCount] = useState<number | undefined>(first === 'solo' ? 1 : undefined);
  const [seated, setPlan] = useState<readonly Plan[]>([]);
  const [clock, setClock] = useState<ClockTerms>(NO_CLOCK);
  const [programs, setPrograms] = useState(false);
  const [trouble, setTrouble] = useState<Failure>();

  const whole = main ? { [main.name]: main.usual, ...options } : options;
  const range = seatsFor(terms.seats, whole);
  const how = howFor(wish, range);
  const count = Math.min(Math.max(wanted ?? usualCount(range, how), range.min), range.max);
  const useful = usefulOptions(game, whole, count);
  const usefulText = JSON.stringify(useful);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text is the same choice
  const chosen = useMemo(() => withinSeats(terms, useful, count), [terms, usefulText, count]);
  const plan = resized(seated, count, how, level);
  const wrong = useMemo(() => wrongIn(terms, chosen, say), [terms, chosen, say]) ?? takenBack(terms, useful, count, say);

  const begin = async (): Promise<void> => {
    const problem = await start({
      game,
      how,
      plan,
      options: chosen,
      clock: isHere(how) ? NO_CLOCK : clock,
      programs,
      name: settings.name,
    });
    setTrouble(problem);
    if (!problem) onDone();
  };
  return {
    levels,
    level,
    main,
    mode: main ? String(whole[main.name]) : '',
    how,
    chosen,
    range,
    plan,
    clock,
    programs,
    wrong,
    trouble: trouble && sayTrouble(say, trouble),
    setOptions,
    setCount,
    setPlan,
    setClock,
    setPrograms,
    begin,
    setMode: (mode: string): void => setOptions(main ? { ...options, [main.name]: mode } : options),
    /** Whoever comes another way is somebody else. */
    setHow: (next: How): void => {
      setHow(next);
      setPlan([]);
    },
    setLevel: (next: number): void => {
      changeSettings({ level: next });
      setPlan(planFor(how, count, next));
    },
  };
}
