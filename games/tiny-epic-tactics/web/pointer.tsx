/**
 * What the pointer or the focus is on, and what it would bring about. It changes with every cell the pointer crosses, so it
 * stands apart from the rest of the table: only what shows a forecast is drawn anew.
 */
import type { Preview, Question } from '@taverne/engine';
import { type TableDoor, usePreview } from '@taverne/ui';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { openWays, type Picks } from './picking/picking.ts';
import { isAttackVerb, type Spot, type Way } from './picking/ways.ts';

interface Pointed {
  readonly spot: Spot | undefined;
  readonly key: string | undefined;
}

interface Setters {
  readonly pointAt: (spot: Spot | undefined) => void;
  readonly pointAtWay: (key: string | undefined) => void;
}

export interface Forecast {
  /** The way whose outcome is shown: the one under the pointer, or the first of a choice. */
  readonly focus: Way | undefined;
  readonly preview: Preview | undefined;
}

const NOWHERE: Pointed = { spot: undefined, key: undefined };
const ignore = (): void => {};

const PointedContext = createContext<Pointed>(NOWHERE);
const SettersContext = createContext<Setters>({ pointAt: ignore, pointAtWay: ignore });
const ForecastContext = createContext<Forecast>({ focus: undefined, preview: undefined });

/** Never changes: whoever only points is not drawn anew when somebody does. */
export const usePointerSetters = (): Setters => use(SettersContext);
export const useForecast = (): Forecast => use(ForecastContext);

export function Pointing({ children }: { readonly children: ReactNode }) {
  const [pointed, setPointed] = useState(NOWHERE);
  const setters = useMemo<Setters>(
    () => ({
      pointAt: (spot) => setPointed((now) => (now.spot === spot ? now : { ...now, spot })),
      pointAtWay: (key) => setPointed((now) => ({ ...now, key })),
    }),
    [],
  );
  return (
    <SettersContext value={setters}>
      <PointedContext value={pointed}>{children}</PointedContext>
    </SettersContext>
  );
}

interface ForecastingProps {
  readonly question: Question | undefined;
  readonly ways: readonly Way[];
  readonly next: ReadonlyMap<Spot, readonly Way[]>;
  readonly ending: readonly Way[];
  readonly picks: Picks;
  readonly door: TableDoor;
  readonly children: ReactNode;
}

export function Forecasting({ question, ways, next, ending, picks, door, children }: ForecastingProps) {
  const { spot, key } = use(PointedContext);
  const under = spot === undefined ? undefined : next.get(spot)?.find((way) => way.path.length === picks.length + 1);
  const focus = ways.find((way) => way.key === key) ?? under ?? aimed(question, ways, ending, picks);
  const preview = usePreview(question, focus?.key, door);
  const forecast = useMemo<Forecast>(() => ({ focus, preview }), [focus, preview]);
  return <ForecastContext value={forecast}>{children}</ForecastContext>;
}

/** With a target picked, the first of what can be done to it; asked for a riposte, the first one. */
function aimed(question: Question | undefined, ways: readonly Way[], ending: readonly Way[], picks: Picks): Way | undefined {
  if (picks.length > 1) return ending[0] ?? openWays(ways, picks)[0];
  return question?.name === 'riposte' ? ways.find((way) => isAttackVerb(way.verb)) : undefined;
}
